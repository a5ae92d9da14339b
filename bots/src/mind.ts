/**
 * What a bot knows about one game beyond its rules. The terms are required; the search works with whatever else is there.
 */
import type { Rng, Seat } from '@stoa/engine';

export interface Mind<S, A> {
  /** Named terms of a position from one seat's side, and what each is worth. Tuned weights live beside the names. */
  readonly weights: Readonly<Record<string, number>>;
  /** Writes one number per weight, in their order. */
  terms(s: S, seat: Seat, out: number[]): void;
  /**
   * Every seat's weighted sum of its terms, where a mind has a quicker way than all of them one by one: most are 0 at any moment, and
   * much is the same for all seats. It must add what `terms` writes in the same order, so that both give the same number.
   */
  scores?(s: S, weights: readonly number[], out: number[]): void;
  seats(s: S): number;
  /** The game makes each action object once, so that the same action is the same object. */
  readonly interned: boolean;
  /**
   * Narrows the legal moves to those worth a thought, in place, and may add moves of the game's open kinds (offers), if they are
   * legal on every table that can be dealt from the chair; never leaves the list empty.
   */
  choices?(s: S, seat: Seat, legal: A[]): void;
  /** `choices` and `order` read nothing that the seat does not know, so that one list serves every table dealt from a chair. */
  readonly isSure?: boolean;
  /**
   * Deals the hidden things of an evenly dealt table anew, by what this seat has reason to suspect. Rests on what the seat sees and
   * the generator alone, and leaves a table that the seat cannot tell from the real one.
   */
  suspect?(s: S, seat: Seat, rng: Rng): void;
  /** True where the other seats' decisions come from habit, not from the tree: phases that everybody plays for himself. */
  byHabit?(s: S): boolean;
  /** Decisions after which a look gives up waiting for quiet; 60 unless told. */
  readonly patience?: number;
  /** How many of a move's own follow-ups a look compares before habit goes on; 2 unless told. */
  readonly depth?: number;
  /**
   * How promising a move looks before any look ahead, as the logarithm of its share of attention. Without it the search looks
   * one move ahead instead, which is dearer.
   */
  order?(s: S, seat: Seat, a: A): number;
  /** The play-out policy: an index into `legal`. Default: uniform. `me`: whose thought it is; the others may be played in haste. */
  playOut?(s: S, seat: Seat, legal: readonly A[], rng: Rng, me: Seat): number;
  /** Groups chance outcomes that lead to the same kind of table, e.g. dice by the losses they cause. Default: merged. */
  chanceKey?(before: S, a: A): string | number | undefined;
  /** How many decisions a play-out runs before the evaluation speaks. */
  readonly horizon: number;
  /**
   * Where the game has got to, in stretches that one thought should see the end of. With it every walk of a search, tree and
   * play-out alike, ends at the first quiet place of a later chapter, so that all walks are judged at the same moment.
   */
  chapter?(s: S): number;
  /** True where the dice decide next and the evaluation knows their odds: a walk that gets there from an earlier chapter ends. */
  weighed?(s: S): boolean;
  /** True where nothing begun is left to finish: a look stops there. */
  quiet?(s: S): boolean;
  /** True where a play-out stops before its horizon, after this many decisions, at least one. Default: where it is quiet. */
  playOutEnds?(s: S, made: number): boolean;
}

/** A mind made ready for the search: weights as a list, no allocation per question. */
export interface Judge<S> {
  /** Each seat's chance to win, summing to 1: softmax over the seats' scores. */
  chances(s: S, out: number[]): void;
  /** The same, term by term, for people. */
  explain(s: S, seat: Seat): Readonly<Record<string, number>>;
}

export const judgeOf = <S, A>(mind: Mind<S, A>): Judge<S> => {
  const names = Object.keys(mind.weights);
  const weights = Object.values(mind.weights);
  const terms: number[] = new Array<number>(weights.length).fill(0);
  const score = (s: S, seat: Seat): number => {
    mind.terms(s, seat, terms);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] as number) * (terms[i] as number);
    return sum;
  };
  return {
    chances(s, out) {
      const seats = mind.seats(s);
      if (mind.scores !== undefined) mind.scores(s, weights, out);
      else for (let seat = 0; seat < seats; seat++) out[seat] = score(s, seat);
      let whole = 0;
      for (let seat = 0; seat < seats; seat++) {
        const weight = Math.exp(Math.max(-30, Math.min(30, out[seat] as number)));
        out[seat] = weight;
        whole += weight;
      }
      for (let seat = 0; seat < seats; seat++) out[seat] = (out[seat] as number) / whole;
    },
    explain(s, seat) {
      mind.terms(s, seat, terms);
      return Object.fromEntries(names.map((name, i) => [name, (weights[i] as number) * (terms[i] as number)]));
    },
  };
};
