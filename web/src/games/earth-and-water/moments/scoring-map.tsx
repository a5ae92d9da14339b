/** A small map on which the cities that count light up one after another. What it tells stands in the lists beside it. */
import { CITIES } from '@stoa/earth-and-water/map';
import { BOARD_HEIGHT, BOARD_WIDTH, COAST } from '../board/coast.ts';
import { Roads } from '../board/drawing.tsx';
import { PLACES } from '../board/places.ts';
import type { EwProps } from '../types.ts';
import type { Counted } from './counted.ts';

const CLASS = ['persia', 'greece'] as const;

interface Props {
  readonly counted: readonly Counted[];
  readonly bridge: boolean;
  readonly names: EwProps['text']['cities'];
}
/** Holder, name and worth stand from the beginning; only the light around the cities comes one after another. */
export const ScoringMap = ({ counted, bridge, names }: Props) => (
  <svg className="ew-map ew-scoring-map" viewBox={`0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`} aria-hidden="true">
    <path className="ew-land" d={COAST} />
    <Roads bridge={bridge} />
    {counted.map(({ city, side, worth, delay }) => {
      const [x, y] = PLACES[city].at;
      return (
        <g key={city} transform={`translate(${x} ${y})`}>
          <g className={`ew-lit-city ${CLASS[side]}`} style={{ animationDelay: `${delay}ms` }}>
            <circle className="glow" r={worth === 2 ? 84 : 66} />
          </g>
        </g>
      );
    })}
    {CITIES.map(city => {
      const { at, name, anchor } = PLACES[city];
      const holder = counted.find(c => c.city === city);
      return (
        <g key={city} className={`ew-scored-city ${holder ? CLASS[holder.side] : 'nobody'}`}>
          <circle cx={at[0]} cy={at[1]} r={holder ? (holder.worth === 2 ? 50 : 40) : 22} />
          <text x={name[0]} y={name[1]} textAnchor={anchor}>
            {names[city]}
          </text>
          {holder && (
            <text className="worth" x={at[0]} y={at[1] + 17} textAnchor="middle">
              +{holder.worth}
            </text>
          )}
        </g>
      );
    })}
  </svg>
);
