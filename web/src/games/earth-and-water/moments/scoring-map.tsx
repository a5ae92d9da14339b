/** A small map on which the cities that count light up one after another. What it tells stands in the lists beside it. */
import { CITIES } from '@stoa/earth-and-water/map';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { inFrames } from '../../../art/in-turn.ts';
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
/** How much of the map is drawn: the scene comes first, then the land, then the cities, each in a frame of its own. */
const useDrawn = (): number => {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => inFrames([() => setDrawn(1), () => setDrawn(2)]), []);
  return drawn;
};

const Land = ({ bridge }: Pick<Props, 'bridge'>) => (
  <>
    <path className="ew-land" d={COAST} />
    <Roads bridge={bridge} />
  </>
);

const share = (of: number, whole: number): string => `${(100 * of) / whole}%`;
/** No part of a picture: a motion in one that begins or ends makes the browser lay it out. */
const Lights = ({ counted }: Pick<Props, 'counted'>) => (
  <span className="ew-lights" style={{ '--wide': BOARD_WIDTH, '--high': BOARD_HEIGHT } as CSSProperties} aria-hidden="true">
    {counted.map(({ city, worth, delay }) => {
      const [x, y] = PLACES[city].at;
      const width = share(worth === 2 ? 168 : 132, BOARD_WIDTH);
      const style = { left: share(x, BOARD_WIDTH), top: share(y, BOARD_HEIGHT), width, animationDelay: `${delay}ms` };
      return <span key={city} className="ew-lit-city" style={style} />;
    })}
  </span>
);

/** Holder, name and worth stand from the beginning; only the light around the cities comes one after another. */
export const CountedCities = ({ counted, names }: Pick<Props, 'counted' | 'names'>) =>
  CITIES.map(city => {
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
  });

const Layer = ({ above = false, children }: { above?: boolean; children: ReactNode }) => (
  <svg className={`ew-map ew-scoring-map${above ? ' above' : ''}`} viewBox={`0 0 ${BOARD_WIDTH} ${BOARD_HEIGHT}`} aria-hidden="true">
    {children}
  </svg>
);

export const ScoringMap = ({ counted, bridge, names }: Props) => {
  const drawn = useDrawn();
  return (
    <>
      <Layer>{drawn > 0 && <Land bridge={bridge} />}</Layer>
      {drawn > 1 && <Lights counted={counted} />}
      <Layer above>{drawn > 1 && <CountedCities counted={counted} names={names} />}</Layer>
    </>
  );
};
