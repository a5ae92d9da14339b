/**
 * What a bot receives: its seat, its view, its legal moves and a way to deal tables that look the same from that seat. The caller
 * determinizes the true state once, so the true state never reaches a bot.
 */
import type { Action, Game, GameEvent, Rng, Seat } from '@stoa/engine';

export interface Observation<S, A, V> {
  readonly seat: Seat;
  readonly view: V;
  readonly legal: readonly A[];
  /** A whole table that this seat cannot tell from the real one. */
  sample(rng: Rng): S;
}

/** What a move may cost. The limit that is reached first ends the search; `cancelled` is called often. */
export interface Budget {
  readonly millis?: number;
  readonly nodes?: number;
  /** A clock in milliseconds, handed in: bots have no clock. Needed when `millis` is given. */
  readonly now?: () => number;
  readonly cancelled?: () => boolean;
}

export interface Bot<S, A, V> {
  readonly name: string;
  choose(observation: Observation<S, A, V>, budget: Budget, rng: Rng): A;
}

/** What `seat` observes of the true state `s`, which is read for one determinization only. */
export const observe = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  s: S,
  seat: Seat,
  rng: Rng,
): Observation<S, A, V> => observationOf(game, game.determinize(s, seat, rng), seat);

/** An observation from a state that is already determinized for this seat (as it arrives in a worker). */
export const observationOf = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  base: S,
  seat: Seat,
): Observation<S, A, V> => {
  const legal: A[] = [];
  game.actions(base, seat, legal);
  return { seat, view: game.view(base, seat), legal, sample: rng => game.determinize(base, seat, rng) };
};
