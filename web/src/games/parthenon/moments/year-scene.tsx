/** The end of a year: the skylines of all islands, one below the other, the tallest first. */
import { Skyline } from '../board/skyline.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

export const YearScene = ({ view, me, text, words }: Pick<PaProps, 'view' | 'me' | 'text'> & { words: ScreenWords }) => (
  <ol className="pa-skylines">
    {view.islands
      .toSorted((a, b) => b.structures - a.structures)
      .map(island => (
        <li key={island.seat} className={island.seat === me ? 'mine' : ''}>
          <SeatMark seat={island.seat} />
          <span>
            <b>{island.seat === me ? words.you : text.seat(island.seat)}</b> {island.island !== null && text.names.islands[island.island]}
          </span>
          <Skyline island={island} text={text} words={words} />
          <b className="pa-built">{words.of(island.structures, 16)}</b>
        </li>
      ))}
  </ol>
);
