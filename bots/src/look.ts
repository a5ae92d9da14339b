/**
 * What a move leads to at once: chance is rolled, the mover finishes what it began as well as it can, the others answer
 * by habit, until the table is quiet; then the evaluation speaks.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Rng, type Seat } from '@stoa/engine';
import { type Judge, judgeOf, type Mind } from './mind.ts';

/** Decisions after which a look gives up waiting for quiet. */
const PATIENCE = 60;
/** A move's own follow-ups are compared this deep (a card, then where, then how many); below that habit decides. */
const DEPTH = 2;

export interface Look<S, A> {
  /** A table that looks the same from the chair, by what its seat suspects. */
  deal(chair: { readonly seat: Seat; sample(rng: Rng): S }, rng: Rng): S;
  readonly judge: Judge<S>;
  /** The seat's chance to win after this move. Leaves `s` as it is. */
  after(s: S, seat: Seat, a: A, rng: Rng): number;
  /** Each seat's share of the win: exact at the end of a game, the evaluation's word before it. */
  shares(s: S, out: number[]): void;
  /** Moves made while looking, for speed figures. */
  readonly counted: { transitions: number };
}

export const lookOf = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, mind: Mind<S, A>): Look<S, A> => {
  const judge = judgeOf(mind);
  const patience = mind.patience ?? PATIENCE;
  const depthOfLook = mind.depth ?? DEPTH;
  const counted = { transitions: 0 };
  const share: number[] = [];

  const shares = (s: S, out: number[]): void => {
    const outcome = game.outcome(s);
    if (outcome === undefined) {
      judge.chances(s, out);
      return;
    }
    const winners = outcome.places.reduce((n, place) => n + (place === 1 ? 1 : 0), 0);
    outcome.places.forEach((place, seat) => {
      out[seat] = place === 1 ? 1 / winners : 0;
    });
  };

  /** Plays `s` on until it is quiet and says what it is worth to the seat. Changes `s`. */
  const settle = (s: S, seat: Seat, depth: number, rng: Rng): number => {
    const legal: A[] = [];
    for (let n = 0; n < patience; n++) {
      const actor = game.actors(s)[0];
      if (actor === undefined) break;
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      if (mind.quiet?.(s) ?? true) break;
      legal.length = 0;
      game.actions(s, actor, legal);
      if (actor === seat && depth > 0 && legal.length > 1) {
        mind.choices?.(s, seat, legal);
        return Math.max(...legal.map(a => step(s, seat, a, depth - 1, rng)));
      }
      game.apply(s, actor, legal[legal.length === 1 ? 0 : (mind.playOut?.(s, actor, legal, rng, seat) ?? rng.int(legal.length))] as A);
      counted.transitions++;
    }
    shares(s, share);
    return share[seat] as number;
  };

  const step = (before: S, seat: Seat, a: A, depth: number, rng: Rng): number => {
    const s = game.clone(before);
    game.apply(s, seat, a);
    counted.transitions++;
    return settle(s, seat, depth, rng);
  };

  return {
    judge,
    counted,
    shares,
    deal(chair, rng) {
      const s = chair.sample(rng);
      mind.suspect?.(s, chair.seat, rng);
      return s;
    },
    after: (s, seat, a, rng) => step(s, seat, a, depthOfLook, rng),
  };
};
