/**
 * The board is drawn in small pieces of time, after the ledge has answered: a message of the table changes market, island and sea at once, and
 * in one piece they would hold up a touch. Until it is drawn it shows the last question; what is no answer to the present one takes no touch.
 * Not for matter and tray: a scene may cover them, and what is lit there must be of the same question as the ledge.
 */
import type { PaAction } from '@stoa/parthenon';
import { type ComponentType, memo, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { PaProps } from './types.ts';

type Asked = Pick<PaProps, 'before' | 'offered'>;
/** The board is of the present question, or the touch answers that one too. */
export const isStillAsked = (drawn: Asked, now: Asked, action: PaAction): boolean =>
  drawn.before === now.before || now.offered.some(one => JSON.stringify(one) === JSON.stringify(action));

export const later = (Part: ComponentType<PaProps>): ComponentType<PaProps> => {
  const Kept = memo(({ props }: { props: PaProps }) => <Part {...props} />);
  return props => {
    const drawn = useDeferredValue(props);
    const now = useRef(props);
    useLayoutEffect(() => {
      now.current = props;
    });
    const guarded = useMemo(
      (): PaProps => ({
        ...drawn,
        choose: (action, ...then) => {
          if (isStillAsked(drawn, now.current, action)) drawn.choose(action, ...then);
        },
      }),
      [drawn],
    );
    return <Kept props={guarded} />;
  };
};
