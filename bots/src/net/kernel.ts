/**
 * The sums of a network, in two ways that give the same whole numbers: with plain typed arrays, and with WebAssembly and 128-bit vectors
 * on machines that have them. A kernel holds the features of one position at a time.
 */
import { type FeatureList, newFeatureList } from './features.ts';
import { type Places, simdCode } from './simd-code.ts';

/** Fixed point: 64 is 1.0; activations are clipped to [0, 127]. */
const SCALE_BITS = 6;
const HALF = 1 << (SCALE_BITS - 1);
const TOP = 127;
export const MAX_SEATS = 6;

export interface Layers {
  readonly hidden: number;
  readonly second: number;
  readonly own: Int8Array;
  readonly others: Int8Array;
  readonly table: Int8Array;
  readonly bias1: Int16Array;
  readonly layer2: Int8Array;
  readonly bias2: Int32Array;
  readonly last: Int16Array;
}

export interface Kernel {
  /** The list that an encoder fills before `addTable` or `addSeat` reads it. */
  readonly features: FeatureList;
  addTable(): void;
  addSeat(seat: number): void;
  /** To be called when all seats are added: computes what they share. */
  share(seats: number): void;
  /** The last layer's sum for a seat. */
  logit(seat: number): number;
}

export const clip = (x: number): number => (x < 0 ? 0 : x > TOP ? TOP : x);

/** Writes the sum of the rows of the active features at `at`. */
export const addRows = (sum: Int32Array, at: number, rows: Int8Array, hidden: number, features: FeatureList): void => {
  sum.fill(0, at, at + hidden);
  for (let k = 0; k < features.n; k++) {
    const row = features.at[k]! * hidden;
    for (let i = 0; i < hidden; i++) sum[at + i] = sum[at + i]! + rows[row + i]!;
  }
};

export const plainKernel = ({ hidden, second, own, others, table, bias1, layer2, bias2, last }: Layers): Kernel => {
  const features = newFeatureList();
  /** By seat: what the seat's features add to its own first layer, and to that of the other seats. */
  const ownSums = new Int32Array(MAX_SEATS * hidden);
  const otherSums = new Int32Array(MAX_SEATS * hidden);
  const shared = new Int32Array(hidden);
  const first = new Int32Array(hidden);
  return {
    features,
    addTable: () => addRows(shared, 0, table, hidden, features),
    addSeat(seat) {
      addRows(ownSums, seat * hidden, own, hidden, features);
      addRows(otherSums, seat * hidden, others, hidden, features);
    },
    share(seats) {
      for (let i = 0; i < hidden; i++) {
        let sum = shared[i]! + bias1[i]!;
        for (let seat = 0; seat < seats; seat++) sum += otherSums[seat * hidden + i]!;
        shared[i] = sum;
      }
    },
    logit(seat) {
      const at = seat * hidden;
      for (let i = 0; i < hidden; i++) first[i] = clip(shared[i]! + ownSums[at + i]! - otherSums[at + i]!);
      let sum = 0;
      for (let j = 0; j < second; j++) {
        let x = bias2[j]!;
        const row = j * hidden;
        for (let i = 0; i < hidden; i++) x += layer2[row + i]! * first[i]!;
        sum += last[j]! * clip((x + HALF) >> SCALE_BITS);
      }
      return sum;
    },
  };
};

/** The part of WebAssembly that this file uses. */
interface Machine {
  readonly Memory: new (size: { readonly initial: number }) => { readonly buffer: ArrayBuffer };
  readonly Module: new (code: Uint8Array) => unknown;
  readonly Instance: new (
    module: unknown,
    imports: unknown,
  ) => {
    readonly exports: { add(rows: number, n: number, sum: number): void; logit(own: number, others: number): number };
  };
}
/** The machine's global object, if it has one; bots are compiled without the types of browser and Node. */
declare const WebAssembly: Machine | undefined;
const PAGE = 65_536;
const MOST_16 = 32_767;
/** Columns that one vector of 8-bit weights holds. */
const LANES = 16;

/** No sum of rows can leave 16 bits, for any set of features. */
const fitsIn16 = (rows: Int8Array, hidden: number): boolean => {
  for (let i = 0; i < hidden; i++) {
    let up = 0;
    let down = 0;
    for (let at = i; at < rows.length; at += hidden) {
      const weight = rows[at]!;
      if (weight > 0) up += weight;
      else down -= weight;
    }
    if (up > MOST_16 || down > MOST_16) return false;
  }
  return true;
};

/** Undefined on a machine without vectors, or one that forbids modules made at run time. */
export const simdKernel = (layers: Layers): Kernel | undefined => {
  const { hidden, second, own, others, table, bias1, layer2, bias2, last } = layers;
  const machine = typeof WebAssembly === 'undefined' ? undefined : WebAssembly;
  if (machine === undefined || hidden % LANES !== 0 || ![own, others, table].every(rows => fitsIn16(rows, hidden))) return undefined;
  let end = 0;
  const take = (bytes: number): number => {
    const at = end;
    end += LANES * Math.ceil(bytes / LANES);
    return at;
  };
  const plainList = newFeatureList();
  const sums = MAX_SEATS * hidden * 2;
  const at = {
    ...{ features: take(plainList.at.byteLength), own: take(own.length), others: take(others.length), table: take(table.length) },
    ...{
      shared: take(4 * hidden),
      first: take(2 * hidden),
      layer2: take(2 * layer2.length),
      bias2: take(4 * second),
      last: take(4 * second),
    },
    ...{ ownSums: take(sums), otherSums: take(sums), tableSum: take(2 * hidden) },
  };
  const places: Places = { ...at, hidden, second };
  try {
    const memory = new machine.Memory({ initial: Math.ceil(end / PAGE) });
    const { add, logit } = new machine.Instance(new machine.Module(simdCode(places)), { net: { memory } }).exports;
    const { buffer } = memory;
    new Int8Array(buffer).set(own, at.own);
    new Int8Array(buffer).set(others, at.others);
    new Int8Array(buffer).set(table, at.table);
    new Int16Array(buffer).set(layer2, at.layer2 / 2);
    new Int32Array(buffer).set(bias2, at.bias2 / 4);
    new Int32Array(buffer).set(last, at.last / 4);
    const shared = new Int32Array(buffer, at.shared, hidden);
    const tableSum = new Int16Array(buffer, at.tableSum, hidden);
    const otherSums = new Int16Array(buffer, at.otherSums, MAX_SEATS * hidden);
    const features: FeatureList = { at: new Uint16Array(buffer, at.features, plainList.at.length), n: 0 };
    return {
      features,
      addTable: () => add(at.table, features.n, at.tableSum),
      addSeat(seat) {
        add(at.own, features.n, at.ownSums + 2 * hidden * seat);
        add(at.others, features.n, at.otherSums + 2 * hidden * seat);
      },
      share(seats) {
        for (let i = 0; i < hidden; i++) {
          let sum = tableSum[i]! + bias1[i]!;
          for (let seat = 0; seat < seats; seat++) sum += otherSums[seat * hidden + i]!;
          shared[i] = sum;
        }
      },
      logit: seat => logit(at.ownSums + 2 * hidden * seat, at.otherSums + 2 * hidden * seat),
    };
  } catch {
    return undefined;
  }
};
