/**
 * The learnt prior: which moves a long search would look at. A small first layer reads the position as the win chance does. A move's
 * number is the product of that layer with the sum of the rows of its parts, plus the mind's own prior times a learnt factor. Weights are
 * whole numbers, so every machine computes the same sum. `learning/fit_prior.py` writes them.
 */
import type { Action, Seat } from '@stoa/engine';
import { partsOf } from './action-parts.ts';
import { type Encoder, newFeatureList } from './features.ts';
import { addRows, clip } from './kernel.ts';
import { weightReader } from './weight-reader.ts';

/** A part's row is in 64ths, and so is the first layer. */
const DOT_SCALE = 64 * 64;
const BIAS_SCALE = 64;
const BASE_SCALE = 256;

export interface PriorShape {
  readonly hidden: number;
  /** The parts that have a row, in the order of the rows. */
  readonly parts: readonly string[];
}

export interface Prior<S, A> {
  /**
   * Writes the logarithm of each action's share of attention, up to a constant. `actions` must be what the mind's `choices` has just left
   * of this table's list, because the mind's own prior rests on it.
   */
  prior(s: S, seat: Seat, actions: readonly A[], out: Float64Array): void;
}

interface PriorLayers {
  readonly own: Int8Array;
  readonly others: Int8Array;
  readonly table: Int8Array;
  readonly rows: Int8Array;
  readonly bias1: Int16Array;
  readonly partBias: Int16Array;
  /** The factor of the mind's own prior. */
  readonly base: number;
}

/** How many bytes the weights of this shape have. */
export const priorBytes = <S>({ seatSize, tableSize }: Encoder<S>, { hidden, parts }: PriorShape): number =>
  (2 * seatSize + tableSize + parts.length) * hidden + 2 * hidden + 2 * parts.length + 2;

/** Reads the layers in the order in which fit_prior.py writes them. */
const readLayers = <S>(encoder: Encoder<S>, shape: PriorShape, bytes: Uint8Array): PriorLayers => {
  const { int8, int16 } = weightReader(bytes, priorBytes(encoder, shape));
  const { hidden, parts } = shape;
  return {
    own: int8(encoder.seatSize * hidden),
    others: int8(encoder.seatSize * hidden),
    table: int8(encoder.tableSize * hidden),
    rows: int8(parts.length * hidden),
    bias1: int16(hidden),
    partBias: int16(parts.length),
    base: int16(1)[0]!,
  };
};

/** The rows of an action's parts. An action is looked up once for each number of seats and each seat, as long as the object lives. */
const makeRowsOf = <A extends Action>(parts: readonly string[]): ((a: A, seat: Seat, seats: number) => Uint16Array) => {
  const numbers = new Map(parts.map((part, i) => [part, i]));
  const known = new Map<number, WeakMap<A, Uint16Array>>();
  return (a, seat, seats) => {
    const place = 8 * seats + seat;
    let lists = known.get(place);
    if (lists === undefined) {
      lists = new WeakMap();
      known.set(place, lists);
    }
    const found = lists.get(a);
    if (found !== undefined) return found;
    const list = Uint16Array.from(
      partsOf(a, seat, seats)
        .map(part => numbers.get(part) ?? -1)
        .filter(i => i >= 0),
    );
    lists.set(a, list);
    return list;
  };
};

/** `base`: the prior of the mind (`Policy.prior`). */
export const makePrior = <S, A extends Action>(
  encoder: Encoder<S>,
  shape: PriorShape,
  bytes: Uint8Array,
  base: (s: S, seat: Seat, a: A) => number,
): Prior<S, A> => {
  const { hidden } = shape;
  const layers = readLayers(encoder, shape, bytes);
  const rowsOf = makeRowsOf<A>(shape.parts);
  const features = newFeatureList();
  const first = new Int32Array(hidden);
  const sum = new Int32Array(hidden);

  const add = (rows: Int8Array): void => {
    addRows(sum, 0, rows, hidden, features);
    for (let i = 0; i < hidden; i++) first[i] = first[i]! + sum[i]!;
  };
  /** The first layer as seen by `seat`. */
  const encode = (s: S, seat: Seat, seats: number): void => {
    encoder.prepare(s);
    for (let i = 0; i < hidden; i++) first[i] = layers.bias1[i]!;
    features.n = 0;
    encoder.table(s, features);
    add(layers.table);
    for (let other = 0; other < seats; other++) {
      features.n = 0;
      encoder.seat(s, other, features);
      add(other === seat ? layers.own : layers.others);
    }
    for (let i = 0; i < hidden; i++) first[i] = clip(first[i]!);
  };
  const learnt = (parts: Uint16Array): number => {
    let dot = 0;
    for (let k = 0; k < parts.length; k++) {
      const part = parts[k]!;
      const row = part * hidden;
      dot += BIAS_SCALE * layers.partBias[part]!;
      for (let i = 0; i < hidden; i++) dot += layers.rows[row + i]! * first[i]!;
    }
    return dot / DOT_SCALE;
  };

  return {
    prior(s, seat, actions, out) {
      const seats = encoder.seats(s);
      encode(s, seat, seats);
      for (let i = 0; i < actions.length; i++) {
        const a = actions[i]!;
        out[i] = learnt(rowsOf(a, seat, seats)) + (layers.base / BASE_SCALE) * base(s, seat, a);
      }
    },
  };
};
