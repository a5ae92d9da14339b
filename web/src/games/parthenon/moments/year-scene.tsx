/** The end of a year: the skylines of all islands, one below the other, the tallest first; the leader wears the laurel. */
import type { PaEvent } from '@stoa/parthenon';
import { COMPLETE_STRUCTURES } from '@stoa/parthenon/cards';
import { Picture } from '../../../art/picture.tsx';
import { Skyline } from '../board/skyline.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';
import { grownIn } from './year-of.ts';

type Props = Pick<PaProps, 'view' | 'me' | 'text'> & { words: ScreenWords; log: readonly PaEvent[]; at: number };

export const YearScene = ({ view, me, text, words, log, at }: Props) => {
  const most = Math.max(...view.islands.map(i => i.structures));
  return (
    <div className="pa-year-scene">
      <Picture gallery="house/moments" name="victory" className="pa-year-picture" />
      <ol className="pa-skylines">
        {view.islands
          .toSorted((a, b) => b.structures - a.structures)
          .map(island => {
            const grown = grownIn(log, at, island.seat);
            return (
              <li key={island.seat} className={`${island.seat === me ? 'mine' : ''}${island.structures === most ? ' leads' : ''}`}>
                <SeatMark seat={island.seat} />
                <span className="pa-year-who">
                  <b>{island.seat === me ? words.you : text.seat(island.seat)}</b>{' '}
                  {island.island !== null && text.names.islands[island.island]}
                  <small>{words.grown(grown)}</small>
                </span>
                <Skyline island={island} text={text} words={words} />
                <b className="pa-built">{words.of(island.structures, COMPLETE_STRUCTURES)}</b>
              </li>
            );
          })}
      </ol>
    </div>
  );
};
