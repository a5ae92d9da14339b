/**
 * A part of the screen that is drawn in small pieces of time, after the ledge has answered: a message of the table changes market, island and
 * sea at once, and in one piece they would hold up a touch. Not for matter and tray: a scene may cover them, and what is lit there must be of
 * the same question as the ledge.
 */
import { type ComponentType, memo, useDeferredValue } from 'react';

export const later = <P extends object>(Part: ComponentType<P>): ComponentType<P> => {
  const Kept = memo(({ props }: { props: P }) => <Part {...props} />);
  return props => <Kept props={useDeferredValue(props)} />;
};
