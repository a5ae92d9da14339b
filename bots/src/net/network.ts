/**
 * The learnt win chance of a position: a small network with integer weights. Sums are whole numbers and the softmax uses only
 * operations that every machine rounds alike, so the browser and the server compute the same number.
 *
 * A seat's first layer adds its own features, the features of the other seats and the features of the table. The layers are shared by
 * all seats, so one set of weights serves every number of seats. `learning/fit.py` writes the weights.
 */
import { type Encoder, type Known, knownFeatures, on } from './features.ts';
import { type Kernel, type Layers, plainKernel, simdKernel } from './kernel.ts';
import { weightReader } from './weight-reader.ts';

/** What the last layer's sum is divided by: 256 for its weights, 64 for its inputs. */
const LAST_SCALE = 256 * 64;

/** The layers' sizes, and which features the weights know. */
export interface Shape extends Known {
  readonly hidden: number;
  readonly second: number;
}

export interface Network<S> {
  /** Each seat's chance to win, summing to 1. */
  chances(s: S, out: number[]): void;
  /** The same between seats that search deeply, if the network tells the two apart. */
  readonly deep: { chances(s: S, out: number[]): void };
}

/** How many bytes the weights of this shape have. */
export const weightBytes = <S>(whole: Encoder<S>, shape: Shape): number => bytesFor(knownFeatures(whole, shape), shape);
const bytesFor = <S>({ seatSize, tableSize }: Encoder<S>, { hidden, second }: Shape): number =>
  (2 * seatSize + tableSize) * hidden + 2 * hidden + second * hidden + 4 * second + 2 * second;

/** Reads the layers in the order in which fit.py writes them. */
const readLayers = <S>(encoder: Encoder<S>, shape: Shape, bytes: Uint8Array): Layers => {
  const { hidden, second } = shape;
  const { int8, int16, int32 } = weightReader(bytes, bytesFor(encoder, shape));
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

/**
 * e to the power x for x ≤ 0, by halving and squaring: every machine rounds plain products and sums alike, which `Math.exp` does not
 * promise.
 */
export const expOf = (x: number): number => {
  if (x < -40) return 0;
  const y = x / 1024;
  let power = 1 + y * (1 + y * (0.5 + y * (1 / 6 + y * (1 / 24 + y / 120))));
  for (let i = 0; i < 10; i++) power *= power;
  return power;
};

/** `kernel`: which way to compute; by default the fastest that the machine has. All give the same numbers. */
export const makeNetwork = <S>(whole: Encoder<S>, shape: Shape, bytes: Uint8Array, kernel?: (layers: Layers) => Kernel): Network<S> => {
  const encoder = knownFeatures(whole, shape);
  const layers = readLayers(encoder, shape, bytes);
  const { features, addTable, addSeat, share, logit } = kernel?.(layers) ?? simdKernel(layers) ?? plainKernel(layers);

  const encode = (s: S, seats: number, isDeep: boolean): void => {
    encoder.prepare(s);
    features.n = 0;
    encoder.table(s, features);
    if (isDeep && encoder.deep !== undefined) on(features, encoder.deep);
    addTable();
    for (let seat = 0; seat < seats; seat++) {
      features.n = 0;
      encoder.seat(s, seat, features);
      addSeat(seat);
    }
    share(seats);
  };

  const chances = (s: S, out: number[], isDeep: boolean): void => {
    const seats = encoder.seats(s);
    encode(s, seats, isDeep);
    let most = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) {
      const x = logit(seat) / LAST_SCALE;
      out[seat] = x;
      if (x > most) most = x;
    }
    let whole = 0;
    for (let seat = 0; seat < seats; seat++) {
      const weight = expOf(out[seat]! - most);
      out[seat] = weight;
      whole += weight;
    }
    for (let seat = 0; seat < seats; seat++) out[seat] = out[seat]! / whole;
  };
  return { chances: (s, out) => chances(s, out, false), deep: { chances: (s, out) => chances(s, out, true) } };
};

/** One letter for each weight from −43 to 43, the most frequent ones: such text compresses as well as the bytes do. */
const LETTERS = Array.from({ length: 92 }, (_, i) => String.fromCharCode(35 + i)).filter(letter => !"$'\\`".includes(letter));
const NUMBER = new Map(LETTERS.map((letter, i) => [letter, i]));
const ZERO = 44;
/** Any other byte: this letter, then one letter for each half of the byte, counted from the next letter on. */
const OTHER = 0;
/** Decodes the text in which a module keeps its weights; learning/install.mjs writes it. */
export const bytesOf = (text: string): Uint8Array => {
  const bytes: number[] = [];
  const numberAt = (i: number): number => NUMBER.get(text[i] ?? '') ?? -1;
  for (let i = 0; i < text.length; i++) {
    const number = numberAt(i);
    if (number < 0) throw new Error(`weights with the letter "${text[i]}"`);
    if (number === OTHER) {
      bytes.push(16 * (numberAt(i + 1) - 1) + numberAt(i + 2) - 1);
      i += 2;
    } else bytes.push((number - ZERO) & 255);
  }
  return Uint8Array.from(bytes);
};
