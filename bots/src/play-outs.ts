/**
 * Play-outs: the policy of a mind plays a table on to its end, many times. Late in a game their mean knows what the learnt win chance does
 * not: who can still pay what.
 */
import { type Action, CHANCE, type Game, type GameEvent, type Rng } from '@stoa/engine';
import { shareWin } from './lookahead.ts';
import type { Mind } from './mind.ts';

/** Plays a table on to the end of the game and writes each seat's share of the win. Changes the table. */
export type PlayOut<S> = (s: S, rng: Rng, out: number[]) => void;

export const makePlayOut = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  { policy }: Mind<S, A>,
): PlayOut<S> => {
  const legal: A[] = [];
  const moveOf = (s: S, seat: number, rng: Rng): A => {
    if (legal.length === 1) return legal[0]!;
    if (policy?.habit !== undefined) return policy.habit(s, seat, legal, rng);
    return legal[policy?.rollout?.(s, seat, legal, rng, seat) ?? rng.int(legal.length)]!;
  };
  return (s, rng, out) => {
    for (;;) {
      const outcome = game.outcome(s);
      if (outcome !== undefined) return shareWin(outcome.places, out);
      const actor = game.actors(s)[0]!;
      if (actor === CHANCE) {
        game.apply(s, CHANCE, game.sample(s, rng));
        continue;
      }
      legal.length = 0;
      game.actions(s, actor, legal);
      game.apply(s, actor, moveOf(s, actor, rng));
    }
  };
};
