/** An answer in words: one legal action as a button. */
import type { PaAction } from '@stoa/parthenon';
import { Spot } from '../../spot.tsx';
import type { PaProps } from '../types.ts';

export const Answer = ({
  action,
  props: { text, view, draft, choose },
  small = false,
  note,
}: {
  action: PaAction;
  props: Pick<PaProps, 'text' | 'view' | 'draft' | 'choose'>;
  small?: boolean;
  /** What it brings. */
  note?: string | undefined;
}) => {
  const words = text.action(action, view);
  return (
    <Spot
      className={`pa-act${small ? ' small' : ''}`}
      label={note === undefined ? words : `${words}. ${note}`}
      open
      pressed={draft.some(drafted => JSON.stringify(drafted) === JSON.stringify(action))}
      onTouch={() => choose(action)}
    >
      {words}
      {note !== undefined && <small className="pa-note">{note}</small>}
    </Spot>
  );
};
