/**
 * The learnt win chance of a position: a small network with integer weights. Sums are whole numbers and the softmax uses only
 * operations that every machine rounds alike, so the browser and the server compute the same number.
 *
 * A seat's first layer adds its own features, the features of the other seats and the features of the table. The layers are shared by
 * all seats, so one set of weights serves every number of seats. `learning/fit.py` writes the weights.
 */
import { type Encoder, type FeatureList, newFeatureList } from './features.ts';

/** Fixed point: 64 is 1.0; activations are clipped to [0, 127]. */
const SCALE_BITS = 6;
const HALF = 1 << (SCALE_BITS - 1);
const TOP = 127;
/** What the last layer's sum is divided by: 256 for its weights, 64 for its inputs. */
const LAST_SCALE = 256 * 64;
const MAX_SEATS = 6;

export interface Shape {
  readonly hidden: number;
  readonly second: number;
}

export interface Network<S> {
  /** Each seat's chance to win, summing to 1. */
  chances(s: S, out: number[]): void;
}

interface Layers {
  readonly own: Int8Array;
  readonly others: Int8Array;
  readonly table: Int8Array;
  readonly bias1: Int16Array;
  readonly layer2: Int8Array;
  readonly bias2: Int32Array;
  readonly last: Int16Array;
}

/** How many bytes the weights of this shape have. */
export const weightBytes = <S>({ seatSize, tableSize }: Encoder<S>, { hidden, second }: Shape): number =>
  (2 * seatSize + tableSize) * hidden + 2 * hidden + second * hidden + 4 * second + 2 * second;

/** Reads the layers in the order in which fit.py writes them, little-endian. */
const readLayers = <S>(encoder: Encoder<S>, { hidden, second }: Shape, bytes: Uint8Array): Layers => {
  const wanted = weightBytes(encoder, { hidden, second });
  if (bytes.length !== wanted) throw new Error(`weights of ${bytes.length} bytes where ${wanted} are needed`);
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  const int8 = (n: number): Int8Array => Int8Array.from({ length: n }, () => data.getInt8(at++));
  const int16 = (n: number): Int16Array =>
    Int16Array.from({ length: n }, () => {
      at += 2;
      return data.getInt16(at - 2, true);
    });
  const int32 = (n: number): Int32Array =>
    Int32Array.from({ length: n }, () => {
      at += 4;
      return data.getInt32(at - 4, true);
    });
  return {
    own: int8(encoder.seatSize * hidden),
    others: int8(encoder.seatSize * hidden),
    table: int8(encoder.tableSize * hidden),
    bias1: int16(hidden),
    layer2: int8(second * hidden),
    bias2: int32(second),
    last: int16(second),
  };
};

const clip = (x: number): number => (x < 0 ? 0 : x > TOP ? TOP : x);

/** e to the power x for x ≤ 0, by halving and squaring: plain products and sums round alike everywhere, `Math.exp` need not. */
export const expOf = (x: number): number => {
  if (x < -40) return 0;
  const y = x / 1024;
  let power = 1 + y * (1 + y * (0.5 + y * (1 / 6 + y * (1 / 24 + y / 120))));
  for (let i = 0; i < 10; i++) power *= power;
  return power;
};

/** Adds the rows of the switched-on features to `sum`, from `at` on. */
const addRows = (sum: Int32Array, at: number, rows: Int8Array, hidden: number, features: FeatureList): void => {
  for (let k = 0; k < features.n; k++) {
    const row = (features.at[k] as number) * hidden;
    for (let i = 0; i < hidden; i++) sum[at + i] = (sum[at + i] as number) + (rows[row + i] as number);
  }
};

export const makeNetwork = <S>(encoder: Encoder<S>, shape: Shape, bytes: Uint8Array): Network<S> => {
  const { hidden, second } = shape;
  const { own, others, table, bias1, layer2, bias2, last } = readLayers(encoder, shape, bytes);
  const features = newFeatureList();
  /** By seat: what the seat's features add to its own first layer, and to that of the other seats. */
  const ownSums = new Int32Array(MAX_SEATS * hidden);
  const otherSums = new Int32Array(MAX_SEATS * hidden);
  const shared = new Int32Array(hidden);
  const first = new Int32Array(hidden);

  const encode = (s: S, seats: number): void => {
    encoder.prepare(s);
    ownSums.fill(0);
    otherSums.fill(0);
    for (let i = 0; i < hidden; i++) shared[i] = bias1[i] as number;
    features.n = 0;
    encoder.table(s, features);
    addRows(shared, 0, table, hidden, features);
    for (let seat = 0; seat < seats; seat++) {
      features.n = 0;
      encoder.seat(s, seat, features);
      addRows(ownSums, seat * hidden, own, hidden, features);
      addRows(otherSums, seat * hidden, others, hidden, features);
    }
    for (let seat = 0; seat < seats; seat++)
      for (let i = 0; i < hidden; i++) shared[i] = (shared[i] as number) + (otherSums[seat * hidden + i] as number);
  };

  const logit = (seat: number): number => {
    const at = seat * hidden;
    for (let i = 0; i < hidden; i++) first[i] = clip((shared[i] as number) + (ownSums[at + i] as number) - (otherSums[at + i] as number));
    let sum = 0;
    for (let j = 0; j < second; j++) {
      let x = bias2[j] as number;
      const row = j * hidden;
      for (let i = 0; i < hidden; i++) x += (layer2[row + i] as number) * (first[i] as number);
      sum += (last[j] as number) * clip((x + HALF) >> SCALE_BITS);
    }
    return sum / LAST_SCALE;
  };

  return {
    chances(s, out) {
      const seats = encoder.seats(s);
      encode(s, seats);
      let most = Number.NEGATIVE_INFINITY;
      for (let seat = 0; seat < seats; seat++) {
        const x = logit(seat);
        out[seat] = x;
        if (x > most) most = x;
      }
      let whole = 0;
      for (let seat = 0; seat < seats; seat++) {
        const weight = expOf((out[seat] as number) - most);
        out[seat] = weight;
        whole += weight;
      }
      for (let seat = 0; seat < seats; seat++) out[seat] = (out[seat] as number) / whole;
    },
  };
};

const CODE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Bytes from base64, the form in which weights are kept in a module. */
export const bytesOf = (base64: string): Uint8Array => {
  const clean = base64.replace(/=+$/, '');
  const bytes = new Uint8Array(Math.floor((clean.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let n = 0;
  for (const letter of clean) {
    held = ((held << 6) | CODE.indexOf(letter)) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[n++] = (held >> bits) & 255;
    }
  }
  return bytes;
};
