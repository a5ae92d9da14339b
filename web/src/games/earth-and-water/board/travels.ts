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
    if (e.e === 'fleets-sailed') return [{ side: e.side, bySea: true, from: e.from, to: e.to, armies: e.armies, fleets: e.fleets }];
    if (e.e === 'retreated') return [{ side: e.side, bySea: e.way === 'sea', from: e.from, to: e.to, armies: e.armies, fleets: e.fleets }];
    return [];
  });

/** A city to which something is on its way looks as it did before, until that has arrived. */
export const beforeArrival = (
  cities: readonly EwCityView[],
  settled: readonly EwCityView[],
  travels: readonly Travel[],
): readonly EwCityView[] =>
  travels.length === 0
    ? cities
    : cities.map(spot => (travels.some(({ to }) => to === spot.city) && settled.find(({ city }) => city === spot.city)) || spot);
