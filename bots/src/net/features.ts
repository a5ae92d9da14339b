/**
 * Inputs of the network: a position as lists of active features, one list for each seat and one for the table. Every feature is 0 or 1, so
 * all sums are whole numbers and every machine computes the same.
 */
import type { Seat } from '@stoa/engine';

/** A list of feature numbers that is reused. */
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
    if (value < thresholds[i]!) return;
    out.at[out.n++] = first + i;
  }
};

/** Numbers features block by block, so that no two blocks overlap. */
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
  /** The rooms whose order numbers features: weights are valid only as long as the order stays. */
  readonly rooms: readonly string[];
  /** How many features a seat and the table have. */
  readonly seatSize: number;
  readonly tableSize: number;
  /**
   * The table feature for "all seats search deeply", if the game has one. The encoder does not know who plays, so the caller activates it.
   */
  readonly deep?: number;
  seats(s: S): number;
  /** Reads once what all seats share. Called before `seat` and `table`. */
  prepare(s: S): void;
  seat(s: S, seat: Seat, out: FeatureList): void;
  table(s: S, out: FeatureList): void;
}

/**
 * Which features the weights know: how many, from the first; and, of a seat's, the ranges that were left out again, as pairs of first and
 * last number.
 */
export interface Known {
  readonly seat: number;
  readonly table: number;
  readonly without?: readonly number[];
}
/** By feature: its place among those that are known, or −1. */
const placesOf = (size: number, known: number, without: readonly number[]): Int16Array => {
  const places = new Int16Array(size).fill(-1);
  let pair = 0;
  let next = 0;
  for (let feature = 0; feature < known; feature++) {
    while (pair < without.length && feature > without[pair + 1]!) pair += 2;
    if (pair >= without.length || feature < without[pair]!) places[feature] = next++;
  }
  return places;
};
const keepKnown = (out: FeatureList, from: number, places: Int16Array): void => {
  let n = from;
  for (let i = from; i < out.n; i++) {
    const place = places[out.at[i]!]!;
    if (place >= 0) out.at[n++] = place;
  }
  out.n = n;
};
/**
 * The same encoder with the known features only, numbered anew. So features may be added at the end before weights are trained with them.
 */
export const knownFeatures = <S>(encoder: Encoder<S>, { seat, table, without = [] }: Known): Encoder<S> => {
  if (encoder.seatSize === seat && encoder.tableSize === table && without.length === 0) return encoder;
  const seatPlaces = placesOf(encoder.seatSize, seat, without);
  const tablePlaces = placesOf(encoder.tableSize, table, []);
  const deep = encoder.deep === undefined ? -1 : tablePlaces[encoder.deep]!;
  return {
    rooms: encoder.rooms,
    seatSize: seatPlaces.reduce((most, place) => Math.max(most, place + 1), 0),
    tableSize: table,
    ...(deep >= 0 && { deep }),
    seats: encoder.seats,
    prepare: encoder.prepare,
    seat(s, of, out) {
      const from = out.n;
      encoder.seat(s, of, out);
      keepKnown(out, from, seatPlaces);
    },
    table(s, out) {
      const from = out.n;
      encoder.table(s, out);
      keepKnown(out, from, tablePlaces);
    },
  };
};

export const steps = (from: number, to: number, by: number): readonly number[] => {
  const list: number[] = [];
  for (let x = from; x <= to; x += by) list.push(x);
  return list;
};

/** How much more a seat has than the best of the others. */
export const leadOf = (values: readonly number[], seats: number, seat: Seat): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat && values[other]! > best) best = values[other]!;
  return values[seat]! - best;
};
/** How many of the others have more than this seat. */
export const aheadOf = (values: readonly number[], seats: number, seat: Seat): number => {
  let n = 0;
  for (let other = 0; other < seats; other++) if (values[other]! > values[seat]!) n++;
  return n;
};

/** By room: the number of its feature. */
export const roomNumbers = (rooms: readonly string[]): ReadonlyMap<string, number> => new Map(rooms.map((room, i) => [room, i]));
