/** Which pieces are on their way after new events, and how the counts read until they arrive. */
import type { EwCityView, EwEvent } from '@stoa/earth-and-water';
import type { CityId, Side } from '@stoa/earth-and-water/map';

export interface Travel {
  readonly side: Side;
  readonly bySea: boolean;
  readonly from: CityId;
  readonly to: CityId;
  readonly armies: number;
  readonly fleets: number;
}

export const travelsIn = (events: readonly EwEvent[]): readonly Travel[] =>
  events.flatMap((e): readonly Travel[] => {
    if (e.e === 'armies-moved') return [{ side: e.side, bySea: false, from: e.from, to: e.to, armies: e.armies, fleets: 0 }];
    if (e.e === 'fleets-sailed') {
      // Until they land, armies at sea are in no city (EW-8.3).
      const lands = events.some(l => l.e === 'armies-landed' && l.city === e.to);
      return [{ side: e.side, bySea: true, from: e.from, to: e.to, armies: lands ? e.armies : 0, fleets: e.fleets }];
    }
    if (e.e === 'retreated') return [{ side: e.side, bySea: e.way === 'sea', from: e.from, to: e.to, armies: e.armies, fleets: e.fleets }];
    return [];
  });

const less = (counts: EwCityView['armies'], side: Side, n: number): EwCityView['armies'] =>
  side === 0 ? [Math.max(0, counts[0] - n), counts[1]] : [counts[0], Math.max(0, counts[1] - n)];

/** What has not arrived is not counted yet. */
export const beforeArrival = (spot: EwCityView, travels: readonly Travel[]): EwCityView => {
  let { armies, fleets } = spot;
  for (const travel of travels)
    if (travel.to === spot.city) {
      armies = less(armies, travel.side, travel.armies);
      fleets = less(fleets, travel.side, travel.fleets);
    }
  return { ...spot, armies, fleets };
};
