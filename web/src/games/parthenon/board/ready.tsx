/** In phases all play at once: who is done, who is still at it, as far as the rules let it be seen. */
import { useStageSize } from '../../../screen-size.ts';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

const OPEN: ReadonlySet<string> = new Set(['trade-start', 'trade-open', 'voyage-start', 'fleet-trade', 'build']);

const DONE = '✓';
const BUSY = '…';

export const Ready = ({ view, text, words }: PaProps & { words: ScreenWords }) => {
  // On a phone the rims of the plates say who is awaited.
  const isPhone = useStageSize() === 'phone';
  if (isPhone || !OPEN.has(view.room)) return null;
  return (
    <ul className="pa-ready" aria-label={words.readyHeading}>
      {view.islands.map(({ seat }) => {
        const done = (view.done & (1 << seat)) !== 0;
        return (
          <li key={seat} className={done ? 'done' : ''}>
            <SeatMark seat={seat} label={`${text.seat(seat)}: ${done ? words.isReady : words.isBusy}`} />
            <span aria-hidden="true">{done ? DONE : BUSY}</span>
          </li>
        );
      })}
    </ul>
  );
};
