/** The last picture of a game: the whole map as it stood at the end, with holders, pieces and the bridge. */

import { BOARD_HEIGHT, BOARD_WIDTH } from './board/coast.ts';
import { Land, Regions, Roads, Shelf } from './board/drawing.tsx';
import { Ground } from './board/ground.tsx';
import { Holders } from './board/holders.tsx';
import { Stack } from './board/pieces.tsx';
import { PLACES } from './board/places.ts';
import { decidedAt } from './end.ts';
import type { EwProps } from './types.ts';

/** Three by two, with the sea running on at both sides. */
const BESIDE = (BOARD_HEIGHT * 1.5 - BOARD_WIDTH) / 2;
const HOLDER = ['persia', 'greece'] as const;

export const EndMap = ({ view, text }: Pick<EwProps, 'view' | 'text'>) => {
  const decided = decidedAt(view);
  return (
    <svg
      className="ew-map"
      viewBox={`${-BESIDE} 0 ${BOARD_HEIGHT * 1.5} ${BOARD_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Land />
      <Ground />
      <Shelf />
      <Holders cities={view.cities} />
      <Regions />
      <Roads bridge={view.bridge} />
      {view.cities.map(({ city, control, armies, fleets }) => {
        const { at, port, name, anchor } = PLACES[city];
        return (
          <g key={city} className={decided.includes(city) ? 'ew-spot lit' : undefined}>
            {decided.includes(city) && <circle className="halo" cx={at[0]} cy={at[1]} r="48" />}
            <circle className={`ew-city ${control === null ? 'nobody' : HOLDER[control]}`} cx={at[0]} cy={at[1]} r="28" />
            <Stack kind="army" counts={armies} at={at} />
            {port && <Stack kind="fleet" counts={fleets} at={port} />}
            <text className="ew-name" x={name[0]} y={name[1]} textAnchor={anchor}>
              {text.cities[city]}
            </text>
          </g>
        );
      })}
    </svg>
  );
};
