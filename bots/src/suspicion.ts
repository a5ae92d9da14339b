/**
 * The learnt suspicion of what is hidden. A hidden group (a stack of counters, a hand, a cargo) is dealt one thing after the other; the
 * weight of each kind is e to the power of a sum of learnt rows. A row belongs to something the seat sees, or to how many of a kind were
 * dealt already. Weights are small integers and the exponential is a table, so browser and server deal the same.
 */
import type { Rng, Seat } from '@stoa/engine';
import { type FeatureList, newFeatureList } from './net/features.ts';
import { expOf } from './net/network.ts';
import { weightReader } from './net/weight-reader.ts';

/** One sort of hidden group, for example hands. */
export interface Part {
  readonly name: string;
  /** How many kinds of things there are. */
  readonly kinds: number;
  /** How many features describe a group; each has a row with a number for every kind. */
  readonly seen: number;
  /** How many lists of classes a group has, and how many classes there are: a class has one number for each count already dealt. */
  readonly lists: number;
  readonly classes: number;
  /** The box never runs out: dealing a kind does not make it rarer. */
  readonly endless: boolean;
}

/** What a seat sees of one hidden group. */
export interface Group {
  readonly part: Part;
  /** By kind: how many might be in it; for an endless part 0 or 1. No answer changes this list. */
  readonly pool: Int32Array;
  /** By kind: how many are surely in it. */
  readonly sure: Int32Array;
  readonly seen: FeatureList;
  /** By list and kind: its class, or NO_CLASS. */
  readonly classes: Int32Array;
}
export const NO_CLASS = -1;
export const newGroup = (part: Part): Group => ({
  part,
  pool: new Int32Array(part.kinds),
  sure: new Int32Array(part.kinds),
  seen: newFeatureList(),
  classes: new Int32Array(part.lists * part.kinds).fill(NO_CLASS),
});

/**
 * Says what is in a group: `there` holds its present things by kind, and afterwards as many as before. `owner`: the seat they belong to.
 */
export type Answer = (group: Group, there: Int32Array, owner: Seat) => void;

/** What a game tells of its hidden things. */
export interface Suspicion<S> {
  readonly parts: readonly Part[];
  /**
   * Asks about the hidden groups one after the other and puts the answers into the table. Of what is hidden it reads only earlier answers,
   * and what an earlier group left over.
   */
  ask(s: S, seat: Seat, answer: Answer): void;
}

/** Counts already dealt that a class tells apart: 0, 1, 2, 3 and more. */
export const COUNTS = 4;
/** One unit of a weight is this part of a natural logarithm. */
export const FINENESS = 16;

/** Exponentials from 3 above a group's likeliest kind to 12 below it, so that a sum over a group fits into 32 bits. */
const ABOVE = 3 * FINENESS;
const BELOW = 12 * FINENESS;
const ONE = 1 << 23;
const EXP = Float64Array.from({ length: ABOVE + BELOW + 1 }, (_, i) => {
  const x = (ABOVE - i) / FINENESS;
  return Math.max(1, Math.round(x > 0 ? ONE / expOf(-x) : ONE * expOf(x)));
});
/** How likely a kind is whose sum is so far below the likeliest one's. */
const weightAt = (below: number): number => EXP[below < -ABOVE ? 0 : below > BELOW ? ABOVE + BELOW : below + ABOVE]!;

export interface Rows {
  /** By feature and kind. */
  readonly seen: Int8Array;
  /** By class and count. */
  readonly own: Int8Array;
}
export const partBytes = ({ kinds, seen, classes }: Part): number => kinds * seen + COUNTS * classes;
export const rowsOf = (parts: readonly Part[], bytes: Uint8Array): Rows[] => {
  const { int8 } = weightReader(
    bytes,
    parts.reduce((sum, part) => sum + partBytes(part), 0),
  );
  return parts.map(({ kinds, seen, classes }) => ({ seen: int8(kinds * seen), own: int8(COUNTS * classes) }));
};

const MOST_KINDS = 32;
const bases = new Int32Array(MOST_KINDS);
const weights = new Float64Array(MOST_KINDS);
const avail = new Int32Array(MOST_KINDS);

/** The sum of a kind of which this many were dealt. */
const sumOf = ({ part, classes }: Group, rows: Rows, kind: number, dealt: number): number => {
  let sum = bases[kind]!;
  for (let list = 0; list < part.lists; list++) {
    const of = classes[list * part.kinds + kind]!;
    if (of >= 0) sum += rows.own[of * COUNTS + (dealt < COUNTS ? dealt : COUNTS - 1)]!;
  }
  return sum;
};
/** Deals a group anew. */
const deal = (group: Group, rows: Rows, there: Int32Array, rng: Rng): void => {
  const { part, pool, sure, seen } = group;
  const { kinds, endless } = part;
  let left = 0;
  for (let kind = 0; kind < kinds; kind++) {
    left += there[kind]! - sure[kind]!;
    there[kind] = sure[kind]!;
    avail[kind] = pool[kind]!;
    bases[kind] = 0;
  }
  if (left === 0) return;
  for (let i = 0; i < seen.n; i++) {
    const row = seen.at[i]! * kinds;
    for (let kind = 0; kind < kinds; kind++) bases[kind] = bases[kind]! + rows.seen[row + kind]!;
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let kind = 0; kind < kinds; kind++) {
    if (avail[kind] === 0) continue;
    const sum = sumOf(group, rows, kind, there[kind]!);
    weights[kind] = sum;
    if (sum > most) most = sum;
  }
  let whole = 0;
  for (let kind = 0; kind < kinds; kind++) {
    weights[kind] = avail[kind] === 0 ? 0 : weightAt(most - weights[kind]!);
    whole += avail[kind]! * weights[kind]!;
  }
  for (; left > 0; left--) {
    let at = rng.int(whole);
    let kind = 0;
    while (at >= avail[kind]! * weights[kind]!) at -= avail[kind]! * weights[kind++]!;
    there[kind] = there[kind]! + 1;
    if (!endless) {
      avail[kind] = avail[kind]! - 1;
      whole -= weights[kind]!;
    }
    if (part.lists === 0 || avail[kind] === 0) continue;
    const next = weightAt(most - sumOf(group, rows, kind, there[kind]!));
    whole += avail[kind]! * (next - weights[kind]!);
    weights[kind] = next;
  }
};

/** How many features and classes the weights of a part know. */
export type PartShape = Pick<Part, 'name' | 'seen' | 'classes'>;

/** What `ChanceModel.redeal` asks for, by learnt weights. */
export const learntRedeal = <S>(
  suspicion: Suspicion<S>,
  shape: readonly PartShape[],
  bytes: Uint8Array,
): ((s: S, seat: Seat, rng: Rng) => void) => {
  for (const [i, { name, seen, classes }] of suspicion.parts.entries())
    if (shape[i]?.name !== name || shape[i].seen !== seen || shape[i].classes !== classes)
      throw new Error(`weights of a suspicion were learnt for other features of "${name}"`);
  const rows = rowsOf(suspicion.parts, bytes);
  const rowsFor = new Map(suspicion.parts.map((part, i) => [part, rows[i]!]));
  let now: Rng | undefined;
  const answer: Answer = (group, there) => deal(group, rowsFor.get(group.part)!, there, now!);
  return (s, seat, rng) => {
    now = rng;
    suspicion.ask(s, seat, answer);
  };
};
