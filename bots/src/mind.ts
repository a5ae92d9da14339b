/**
 * What a bot knows about one game beyond its rules. Everything is optional but the terms: the search works with
 * whatever is there.
 */
import type { Rng, Seat } from '@stoa/engine';

export interface Mind<S, A> {
  /** Named, explainable terms of the position from a seat's side; `weights` says what each is worth. */
  terms(s: S, seat: Seat): Readonly<Record<string, number>>;
  readonly weights: Readonly<Record<string, number>>;
  /** Each seat's chance to win, summing to 1; made from the terms. Writes into `out`. */
  chances(s: S, out: number[]): void;
  /** A prior for move ordering and widening: higher is looked at earlier. */
  order?(s: S, seat: Seat, a: A): number;
  /** The play-out policy: an index into `legal`. Default: uniform. */
  playOut?(s: S, seat: Seat, legal: readonly A[], rng: Rng): number;
  /** Groups chance outcomes that lead to the same kind of table, e.g. dice by the losses they cause. Default: merged. */
  chanceKey?(before: S, a: A): string | number;
  /** How many decisions a play-out runs before the evaluation speaks. */
  readonly horizon: number;
  /** True where a play-out may stop early because the position is quiet. */
  quiet?(s: S): boolean;
}
