/**
 * Inputs of the network: a position as lists of switched-on features, one list for each seat and one for the table. Every feature is 0 or
 * 1, so sums are whole numbers and every machine computes the same.
 */
import type { Seat } from '@stoa/engine';

/** A list of feature numbers that is used again and again. */
export interface FeatureList {
  readonly at: Uint16Array;
  n: number;
}
const MOST = 1024;
export const newFeatureList = (): FeatureList => ({ at: new Uint16Array(MOST), n: 0 });

export const on = (out: FeatureList, feature: number): void => {
  out.at[out.n++] = feature;
};
/** A count as a thermometer: one feature for each threshold that the value reaches. */
export const thermometer = (out: FeatureList, first: number, thresholds: readonly number[], value: number): void => {
  for (let i = 0; i < thresholds.length; i++) {
    if (value < (thresholds[i] as number)) return;
    out.at[out.n++] = first + i;
  }
};

/** Numbers features one block after the other, so that no two blocks overlap. */
export const blocks = (): { take(size: number): number; size(): number } => {
  let next = 0;
  return {
    take(size) {
      const first = next;
      next += size;
      return first;
    },
    size: () => next,
  };
};

/** How a game becomes features. */
export interface Encoder<S> {
  /** How many features a seat and the table have. */
  readonly seatSize: number;
  readonly tableSize: number;
  seats(s: S): number;
  /** Looks once at what all seats share. Called before `seat` and `table`. */
  prepare(s: S): void;
  seat(s: S, seat: Seat, out: FeatureList): void;
  table(s: S, out: FeatureList): void;
}

export const steps = (from: number, to: number, by: number): readonly number[] => {
  const list: number[] = [];
  for (let x = from; x <= to; x += by) list.push(x);
  return list;
};

/** What a seat has more than the best of the others. */
export const leadOf = (values: readonly number[], seats: number, seat: Seat): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat && (values[other] as number) > best) best = values[other] as number;
  return (values[seat] as number) - best;
};
/** How many of the others have more than this seat. */
export const aheadOf = (values: readonly number[], seats: number, seat: Seat): number => {
  let n = 0;
  for (let other = 0; other < seats; other++) if ((values[other] as number) > (values[seat] as number)) n++;
  return n;
};

/** The rooms of a game by number, in the order of the game's own list. */
export const roomNumbers = (game: { readonly rooms: Readonly<Record<string, unknown>> }): ReadonlyMap<string, number> =>
  new Map(Object.keys(game.rooms).map((room, i) => [room, i]));
