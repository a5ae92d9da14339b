/**
 * Supply lines to draw on the map: from every army that has one, along the roads, to an own key city. The view says which
 * armies have one (EW-12.7); this finds the shortest way through cities that the enemy does not control.
 */
import { has } from '@stoa/engine';
import { CITIES, type CityId, cityOf, KEY_CITIES, other, ROADS, type Side, STRAIT } from '../map.ts';
import type { EwView } from '../view-types.ts';

export type Road = readonly [CityId, CityId];
interface SupplyLine {
  readonly side: Side;
  readonly from: CityId;
  readonly roads: readonly Road[];
}

const keyCities = (side: Side): readonly CityId[] => CITIES.filter(city => has(KEY_CITIES[side], cityOf(city)));

/** By city: the road one step nearer to an own key city. */
const waysHome = (view: EwView, side: Side): ReadonlyMap<CityId, { readonly road: Road; readonly next: CityId } | null> => {
  const foe = other(side);
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
