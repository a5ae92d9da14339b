/** A small map on which the cities that count light up one after another. What it tells stands in the lists beside it. */
import { BOARD_HEIGHT, BOARD_WIDTH, COAST } from '../board/coast.ts';
import { Roads } from '../board/drawing.tsx';
import { PLACES } from '../board/places.ts';
import type { Counted } from './counted.ts';

/** The coast runs on around the board and fades there. */
const EDGE = 80;
const CLASS = ['persia', 'greece'] as const;

export const ScoringMap = ({ counted, bridge }: { counted: readonly Counted[]; bridge: boolean }) => (
  <svg
    className="ew-map ew-scoring-map"
    viewBox={`${-EDGE} ${-EDGE} ${BOARD_WIDTH + 2 * EDGE} ${BOARD_HEIGHT + 2 * EDGE}`}
    aria-hidden="true"
  >
    <path className="ew-land" d={COAST} />
    <Roads bridge={bridge} />
    {Object.entries(PLACES).map(([city, { at }]) => (
      <circle key={city} className="ew-city nobody" cx={at[0]} cy={at[1]} r="22" />
    ))}
    {counted.map(({ city, side, worth, delay }) => {
      const [x, y] = PLACES[city].at;
      return (
        <g key={city} transform={`translate(${x} ${y})`}>
          <g className={`ew-lit-city ${CLASS[side]}`} style={{ animationDelay: `${delay}ms` }}>
            <circle className="glow" r={worth === 2 ? 84 : 66} />
            <circle className="disc" r={worth === 2 ? 50 : 40} />
            <text y="17">+{worth}</text>
          </g>
        </g>
      );
    })}
  </svg>
);
