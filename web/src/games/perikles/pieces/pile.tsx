/** The strengths of an army, hoplites before triremes. */
import { UNITS } from '@stoa/perikles/box';
import type { Piles } from '../army.ts';
import type { ScreenWords } from '../words.ts';
import { UnitMark } from './unit-mark.tsx';

export const Pile = ({ piles, words }: { piles: Piles; words: ScreenWords }) => (
  <>
    {UNITS.map((unit, i) =>
      (piles[i]?.length ?? 0) === 0 ? null : (
        <span key={unit} className="pk-stack">
          <UnitMark unit={unit} label={words.unit[unit](piles[i]?.length ?? 0)} /> {piles[i]?.join(' ')}
        </span>
      ),
    )}
    {piles[0].length + piles[1].length === 0 && <span className="muted">–</span>}
  </>
);
