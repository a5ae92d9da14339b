/** Supply drawn as lines along the roads. */
import type { EwView } from '@stoa/earth-and-water';
import { type Side, STRAIT } from '@stoa/earth-and-water/map';
import { type Road, supplyLines } from '@stoa/earth-and-water/reading';
import { ROAD_PATHS, STRAIT_PATHS } from './places.ts';

const isStrait = ([a, b]: Road): boolean => STRAIT.includes(a) && STRAIT.includes(b);
const CLASS = ['persia', 'greece'] as const;
const pathOf = (road: Road): string =>
  isStrait(road) ? `${STRAIT_PATHS.europe}${STRAIT_PATHS.bridge}${STRAIT_PATHS.asia}` : (ROAD_PATHS[`${road[0]}-${road[1]}`] ?? '');

export const SupplyLines = ({ view }: { view: EwView }) => {
  const drawn = new Map<string, { readonly side: Side; readonly road: Road }>();
  for (const { side, roads } of supplyLines(view)) for (const road of roads) drawn.set(`${side} ${road.join('-')}`, { side, road });
  return (
    <g aria-hidden="true">
      {[...drawn].map(([key, { side, road }]) => (
        <path key={key} className={`ew-line ${CLASS[side]}`} d={pathOf(road)} />
      ))}
    </g>
  );
};
