/**
 * What a bot knows about one game beyond its rules, in five parts: what a position is worth, which moves are likely, how far a search
 * looks, when play-outs know more, and what chance and hidden things are like. Only the evaluation is required; a search uses whatever
 * else there is.
 */
import type { Rng, Seat } from '@stoa/engine';

/** What a position is worth: a weighted sum of named terms for each seat. */
export interface Evaluation<S> {
  /** The names of the terms, each with its weight. */
  readonly weights: Readonly<Record<string, number>>;
  /** Writes one number per weight, in their order, from one seat's side. */
  terms(s: S, seat: Seat, out: number[]): void;
  /**
   * Writes the weighted sum of every seat at once. A mind has it if that is faster than term by term. It must add in the same order what
   * `terms` writes, so that both give the same number to the last digit.
   */
  scores?(s: S, weights: readonly number[], out: number[]): void;
}

/** Which moves are likely, without looking ahead. */
export interface Policy<S, A> {
  /**
   * Narrows the legal moves in place to those worth searching. It may add moves of the game's open kinds (offers) if they are legal on
   * every table that can be dealt for the observation. It never leaves the list empty.
   */
  choices?(s: S, seat: Seat, legal: A[]): void;
  /** True if `choices` and `prior` read only what the seat knows: then one list serves every table dealt for an observation. */
  readonly readsOnlyOwnView?: boolean;
  /** The logarithm of a move's share of attention. Without it the search looks one move ahead instead, which takes longer. */
  prior?(s: S, seat: Seat, a: A): number;
  /**
   * The move of a rollout, as an index into `legal`. Default: uniform. `searcher` is the seat that thinks: others may get a faster policy.
   */
  rollout?(s: S, seat: Seat, legal: readonly A[], rng: Rng, searcher: Seat): number;
  /** What a seat does without a search, if that is better than `rollout`. May narrow `legal`. */
  habit?(s: S, seat: Seat, legal: A[], rng: Rng): A;
  /** True where the other seats' decisions come from `rollout`, not from the tree. */
  othersUsePolicy?(s: S): boolean;
}

/** How far a search looks. */
export interface Horizon<S> {
  /** How many decisions a rollout makes before the evaluation answers. */
  readonly rolloutLength: number;
  /** True where a rollout ends early, after `made` decisions, at least one. Default: where the position is stable. */
  rolloutEnds?(s: S, made: number): boolean;
  /** True where no move is half made: a lookahead stops there. */
  isStable?(s: S): boolean;
  /**
   * The stage the game has reached. With it every walk of a search, tree and rollout alike, ends at the first stable position of a later
   * stage, so that all walks are evaluated at the same moment.
   */
  stage?(s: S): number;
  /** True where dice decide next and the evaluation knows their odds: a walk that arrives here from an earlier stage ends. */
  endsBeforeDice?(s: S): boolean;
  /** After this many decisions a lookahead stops waiting for a stable position. Default 60. */
  readonly lookaheadLimit?: number;
  /** How many follow-ups of a move a lookahead compares before the policy goes on. Default 2. */
  readonly lookaheadDepth?: number;
}

/** What chance and hidden things are like. */
export interface ChanceModel<S, A> {
  /**
   * Redraws the hidden things of an evenly dealt table by what this seat has reason to expect. Reads only what the seat sees and the
   * generator, and leaves a table that the seat cannot tell from the real one.
   */
  redeal?(s: S, seat: Seat, rng: Rng): void;
  /** Groups chance outcomes that lead to the same kind of position, e.g. dice by the losses they cause. Default: one group. */
  outcomeKey?(before: S, a: A): string | number | undefined;
}

/** A win chance learnt from games (`net/`). */
export interface WinChance<S> {
  /** Each seat's chance to win, summing to 1. */
  chances(s: S, out: number[]): void;
}

/** Late in a game, play-outs by the policy know what the win chance does not. */
export interface PlayOuts<S> {
  /** How many are played. */
  readonly count: number;
  /** The weight of their mean against the win chance, from 0 (no play-outs) to 1. Reads only what all seats see. */
  weight(s: S): number;
}

export interface Mind<S, A> {
  readonly evaluation: Evaluation<S>;
  /** If present, it answers instead of the evaluation; the evaluation still explains. */
  readonly learned?: WinChance<S>;
  readonly policy?: Policy<S, A>;
  readonly horizon: Horizon<S>;
  /** For the thorough win chance (`networks.ts`); a search does without. */
  readonly playOuts?: PlayOuts<S>;
  readonly chance?: ChanceModel<S, A>;
  seats(s: S): number;
  /** True if the game makes each action object once, so that equal actions are the same object. */
  readonly interned: boolean;
}
