/** The end: the winner's island as it stood, large, with what it came to; the reader's own, where it is another, small in its corner. */
import type { EndProps } from '../../types.ts';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { Pa } from '../types.ts';
import { WORDS } from '../words.ts';
import { IslandDrawing, useArt } from './island-drawing.tsx';
import './living-island.css';

export const EndIsland = ({ view, outcome, me, text, lang }: EndProps<Pa>) => {
  const art = useArt();
  const winner = view.islands[outcome.places.indexOf(1)];
  if (winner === undefined || winner.island === null) return null;
  const mine = me === undefined || me === winner.seat ? undefined : view.islands[me];
  return (
    <div className="pa-end-island" aria-hidden="true">
      <IslandDrawing view={view} seat={winner.seat} art={art} />
      <p className="pa-living-name">
        <SeatMark seat={winner.seat} /> {text.seat(winner.seat)} <b>{text.names.islands[winner.island]}</b>{' '}
        {WORDS[lang].structures(winner.structures)}
      </p>
      {mine !== undefined && (
        <div className="pa-end-mine">
          <IslandDrawing view={view} seat={mine.seat} art={art} />
          <p>
            <SeatMark seat={mine.seat} /> <span>{WORDS[lang].structures(mine.structures)}</span>
          </p>
        </div>
      )}
    </div>
  );
};
