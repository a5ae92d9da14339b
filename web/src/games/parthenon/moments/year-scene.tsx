/** The end of a year: the skylines of all islands, one frieze below the other, the tallest first. */
import type { PaEvent } from '@stoa/parthenon';
import { COMPLETE_STRUCTURES } from '@stoa/parthenon/cards';
import type { CSSProperties } from 'react';
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
      <ol className="pa-skylines" style={{ '--islands': view.islands.length } as CSSProperties}>
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
                <span className="pa-built" role="img" aria-label={words.of(island.structures, COMPLETE_STRUCTURES)}>
                  <b>{island.structures}</b>/{COMPLETE_STRUCTURES}
                </span>
              </li>
            );
          })}
      </ol>
    </div>
  );
};
