/**
 * A bot's chair: all it ever receives. Whoever seats a bot determinizes once, so that the true state never reaches it;
 * `sample` then gives further tables that look the same from this chair.
 */
import type { Action, Game, GameEvent, Rng, Seat } from '@stoa/engine';

export interface Chair<S, A, V> {
  readonly seat: Seat;
  readonly view: V;
  readonly legal: readonly A[];
  /** A whole table this seat cannot tell from the real one. */
  sample(rng: Rng): S;
}

/** What a move may cost. Whichever runs out first ends the search; `cancelled` is asked often. */
export interface Budget {
  readonly millis?: number;
  readonly nodes?: number;
  /** A clock in milliseconds, handed in: bots have none of their own. Needed when `millis` is given. */
  readonly now?: () => number;
  readonly cancelled?: () => boolean;
}

export interface Bot<S, A, V> {
  readonly name: string;
  choose(chair: Chair<S, A, V>, budget: Budget, rng: Rng): A;
}

/** Pulls up a chair at a table: `s` is the true state here and is forgotten after the one determinization. */
export const chairAt = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  s: S,
  seat: Seat,
  rng: Rng,
): Chair<S, A, V> => chairOf(game, game.determinize(s, seat, rng), seat);

/** A chair from a state that is already determinized for this seat (as it arrives in a worker). */
export const chairOf = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, base: S, seat: Seat): Chair<S, A, V> => {
  const legal: A[] = [];
  game.actions(base, seat, legal);
  return { seat, view: game.view(base, seat), legal, sample: rng => game.determinize(base, seat, rng) };
};
