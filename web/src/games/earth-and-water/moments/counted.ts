/** The cities behind a scored campaign, in the order in which they are lit: Greece's first, then Persia's. */
import type { EwView } from '@stoa/earth-and-water';
import type { CityId, Side } from '@stoa/earth-and-water/map';
import { citiesBehind } from '@stoa/earth-and-water/reading';

export interface Counted {
  readonly city: CityId;
  readonly side: Side;
  readonly worth: 1 | 2;
  /** Milliseconds until it is lit. */
  readonly delay: number;
}

/** Milliseconds between two cities, and before the first. */
export const COUNTING = 220;
const START = 250;

/** Nothing where the map has changed since: then the numbers stand alone. */
export const countedIn = (view: EwView, counts: readonly [persia: number, greece: number]): readonly Counted[] =>
  ([1, 0] as const)
    .flatMap(side => (citiesBehind(view, side, counts[side]) ?? []).map(({ city, worth }) => ({ city, side, worth })))
    .map((counted, i) => ({ ...counted, delay: START + i * COUNTING }));
