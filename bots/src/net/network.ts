/**
 * The learnt win chance of a position: a small network with integer weights. Sums are whole numbers and the softmax uses only
 * operations that every machine rounds alike, so the browser and the server compute the same number.
 *
 * A seat's first layer adds its own features, the features of the other seats and the features of the table. The layers are shared by
 * all seats, so one set of weights serves every number of seats. `learning/fit.py` writes the weights.
 */
import type { Encoder } from './features.ts';
import { type Kernel, type Layers, plainKernel, simdKernel } from './kernel.ts';

/** What the last layer's sum is divided by: 256 for its weights, 64 for its inputs. */
const LAST_SCALE = 256 * 64;

export interface Shape {
  readonly hidden: number;
  readonly second: number;
}

export interface Network<S> {
  /** Each seat's chance to win, summing to 1. */
  chances(s: S, out: number[]): void;
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
    hidden,
    second,
    own: int8(encoder.seatSize * hidden),
    others: int8(encoder.seatSize * hidden),
    table: int8(encoder.tableSize * hidden),
    bias1: int16(hidden),
    layer2: int8(second * hidden),
    bias2: int32(second),
    last: int16(second),
  };
};

/** e to the power x for x ≤ 0, by halving and squaring: plain products and sums round alike everywhere, `Math.exp` need not. */
export const expOf = (x: number): number => {
  if (x < -40) return 0;
  const y = x / 1024;
  let power = 1 + y * (1 + y * (0.5 + y * (1 / 6 + y * (1 / 24 + y / 120))));
  for (let i = 0; i < 10; i++) power *= power;
  return power;
};

/** `kernel`: which way to compute; the machine's best unless given. Every way gives the same numbers. */
export const makeNetwork = <S>(encoder: Encoder<S>, shape: Shape, bytes: Uint8Array, kernel?: (layers: Layers) => Kernel): Network<S> => {
  const layers = readLayers(encoder, shape, bytes);
  const { features, addTable, addSeat, share, logit } = kernel?.(layers) ?? simdKernel(layers) ?? plainKernel(layers);

  const encode = (s: S, seats: number): void => {
    encoder.prepare(s);
    features.n = 0;
    encoder.table(s, features);
    addTable();
    for (let seat = 0; seat < seats; seat++) {
      features.n = 0;
      encoder.seat(s, seat, features);
      addSeat(seat);
    }
    share(seats);
  };

  return {
    chances(s, out) {
      const seats = encoder.seats(s);
      encode(s, seats);
      let most = Number.NEGATIVE_INFINITY;
      for (let seat = 0; seat < seats; seat++) {
        const x = logit(seat) / LAST_SCALE;
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
