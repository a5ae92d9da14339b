/**
 * Supply as lines: from every army that has a line, along the roads, to an own key city. The view says which armies have one
 * (EW-12.7); here it is only drawn, by the shortest way through cities the enemy does not hold.
 */
import type { EwView } from '@stoa/earth-and-water';
import { CITIES, type CityId, cityOf, KEY_CITIES, ROADS, type Side, STRAIT } from '@stoa/earth-and-water/map';
import { ROAD_PATHS, STRAIT_PATHS } from './places.ts';

type Road = readonly [CityId, CityId];
export interface SupplyLine {
  readonly side: Side;
  readonly from: CityId;
  readonly roads: readonly Road[];
}

const isStrait = ([a, b]: Road): boolean => STRAIT.includes(a) && STRAIT.includes(b);
const keyCities = (side: Side): readonly CityId[] => CITIES.filter(city => (KEY_CITIES[side] & (1 << cityOf(city))) !== 0);

/** By city: the road one step nearer to an own key city. */
const waysHome = (view: EwView, side: Side): ReadonlyMap<CityId, { readonly road: Road; readonly next: CityId } | null> => {
  const foe: Side = side === 0 ? 1 : 0;
  const roads = view.bridge ? [...ROADS, STRAIT] : ROADS;
  const spot = new Map(view.cities.map(s => [s.city, s]));
  const ways = new Map<CityId, { readonly road: Road; readonly next: CityId } | null>();
  const waiting = keyCities(side).filter(city => (spot.get(city)?.armies[foe] ?? 0) === 0);
  for (const city of waiting) ways.set(city, null);
  for (let city = waiting.shift(); city !== undefined; city = waiting.shift())
    for (const road of roads) {
      const [a, b] = road;
      const other = a === city ? b : b === city ? a : undefined;
      if (other === undefined || ways.has(other)) continue;
      ways.set(other, { road, next: city });
      if (spot.get(other)?.control !== foe) waiting.push(other);
    }
  return ways;
};

export const supplyLines = (view: EwView): readonly SupplyLine[] =>
  ([0, 1] as const).flatMap(side => {
    const ways = waysHome(view, side);
    return view.cities.flatMap(({ city, armies, supply }) => {
      if (armies[side] === 0 || supply !== 'line') return [];
      const roads: Road[] = [];
      for (let way = ways.get(city); way; way = ways.get(way.next)) roads.push(way.road);
      return [{ side, from: city, roads }];
    });
  });

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
