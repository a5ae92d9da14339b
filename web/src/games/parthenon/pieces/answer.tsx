/** An answer in words: one legal action as a button. */
import type { PaAction } from '@stoa/parthenon';
import { Spot } from '../../spot.tsx';
import type { PanelProps } from '../panel.ts';

export const Answer = ({
  action,
  props: { text, view, draft, choose },
  small = false,
}: {
  action: PaAction;
  props: Pick<PanelProps, 'text' | 'view' | 'draft' | 'choose'>;
  small?: boolean;
}) => {
  const words = text.action(action, view);
  return (
    <Spot
      className={`pa-act${small ? ' small' : ''}`}
      label={words}
      open
      pressed={draft.some(drafted => JSON.stringify(drafted) === JSON.stringify(action))}
      onTouch={() => choose(action)}
    >
      {words}
    </Spot>
  );
};
