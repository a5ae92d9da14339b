/**
 * What a move leads to at once: chance is rolled, the mover finishes the move it began as well as it can, and the others follow the policy
 * until the position is stable; then the evaluation answers.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Rng, type Seat, winShares } from '@stoa/engine';
import type { Mind } from './mind.ts';
import { type WinModel, winModel } from './win-model.ts';

/** The number of decisions after which a lookahead stops waiting for a stable position. */
const LIMIT = 60;
/** How many follow-ups of a move are compared (a card, then where, then how many); after these the policy decides. */
const DEPTH = 2;

export interface Lookahead<S, A> {
  /** A table that looks the same to the observing seat, dealt by what that seat expects. */
  deal(observation: { readonly seat: Seat; sample(rng: Rng): S }, rng: Rng): S;
  readonly model: WinModel<S>;
  /** The seat's chance to win after this move. Leaves `s` as it is. */
  after(s: S, seat: Seat, a: A, rng: Rng): number;
  /** Each seat's share of the win: exact at the end of a game, the evaluation's estimate before it. */
  shares(s: S, out: number[]): void;
  /** How many moves lookaheads made, for speed figures. */
  readonly counted: { transitions: number };
}

/** Each seat's share of the win, into `out`. */
export const shareWin = (places: readonly number[], out: number[]): void => {
  winShares(places).forEach((share, seat) => {
    out[seat] = share;
  });
};

const makeShares =
  <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, model: WinModel<S>) =>
  (s: S, out: number[]): void => {
    const outcome = game.outcome(s);
    if (outcome === undefined) model.chances(s, out);
    else shareWin(outcome.places, out);
  };

export const makeLookahead = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  mind: Mind<S, A>,
): Lookahead<S, A> => {
  const model = winModel(mind);
  const { policy, horizon, chance } = mind;
  const limit = horizon.lookaheadLimit ?? LIMIT;
  const fullDepth = horizon.lookaheadDepth ?? DEPTH;
  const counted = { transitions: 0 };
  const share: number[] = [];

  const shares = makeShares(game, model);

  /** Plays `s` on until it is stable and returns what it is worth to the seat. Changes `s`. */
  const settle = (s: S, seat: Seat, depth: number, rng: Rng): number => {
    const legal: A[] = [];
    for (let n = 0; n < limit; n++) {
      const actor = game.actors(s)[0];
      if (actor === undefined) break;
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      if (horizon.isStable?.(s) ?? true) break;
      legal.length = 0;
      game.actions(s, actor, legal);
      if (actor === seat && depth > 0 && legal.length > 1) {
        policy?.choices?.(s, seat, legal);
        return Math.max(...legal.map(a => step(s, seat, a, depth - 1, rng)));
      }
      const i = legal.length === 1 ? 0 : (policy?.rollout?.(s, actor, legal, rng, seat) ?? rng.int(legal.length));
      game.apply(s, actor, legal[i]!);
      counted.transitions++;
    }
    shares(s, share);
    return share[seat]!;
  };

  const step = (before: S, seat: Seat, a: A, depth: number, rng: Rng): number => {
    const s = game.clone(before);
    game.apply(s, seat, a);
    counted.transitions++;
    return settle(s, seat, depth, rng);
  };

  return {
    model,
    counted,
    shares,
    deal(observation, rng) {
      const s = observation.sample(rng);
      chance?.redeal?.(s, observation.seat, rng);
      return s;
    },
    after: (s, seat, a, rng) => step(s, seat, a, fullDepth, rng),
  };
};
