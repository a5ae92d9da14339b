/** Facts about a scored campaign: which cities counted and where the marker was before (EW-13.3, EW-13.4). */
import { has } from '@stoa/engine';
import type { EwEvent } from '../events.ts';
import { type CityId, cityOf, KEY_CITIES, PERSIA, type Side, VP_LIMIT } from '../map.ts';
import type { EwView } from '../view-types.ts';

type Scored = Extract<EwEvent, { readonly e: 'campaign-scored' }>;
type Point = Extract<EwEvent, { readonly e: 'point-scored' }>;

const worth = (city: CityId): 1 | 2 => (has(KEY_CITIES[0] | KEY_CITIES[1], cityOf(city)) ? 2 : 1);

/** What a city counts if the campaign were scored now. */
export const worthOf = (view: EwView, city: CityId): 0 | 1 | 2 => (view.acropolis && city === 'athenai' ? 0 : worth(city));

type Counted = readonly { city: CityId; worth: 1 | 2 }[];
const sum = (cities: Counted): number => cities.reduce((all, c) => all + c.worth, 0);

/** The cities that make up a count. Undefined if the map has changed since then. */
export const citiesBehind = (view: EwView, side: Side, count: number): Counted | undefined => {
  const held = view.cities.filter(c => c.control === side).map(({ city }) => ({ city, worth: worth(city) }));
  // EW-17.P15: after Acropolis on Fire Athens counts for no side.
  const withoutAthens = held.filter(({ city }) => city !== 'athenai');
  return [held, withoutAthens].find(cities => sum(cities) === count);
};

/**
 * Where the marker was before points were scored, by the events before. Without them it is an estimate at the end of the track: points
 * beyond it were lost (EW-13.4).
 */
export const markerBefore = (score: Scored | Point, before: readonly EwEvent[] = []): number => {
  const last = before.findLast(e => e.e === 'point-scored' || e.e === 'campaign-scored');
  if (last !== undefined && 'vp' in last) return last.vp;
  const lead = score.e === 'campaign-scored' ? score.counts[0] - score.counts[1] : score.side === PERSIA ? 1 : -1;
  return before.length > 0 ? 0 : Math.max(-VP_LIMIT, Math.min(VP_LIMIT, score.vp - lead));
};
