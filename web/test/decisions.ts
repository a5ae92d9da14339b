/** Random games, decision by decision. */
import { type Action, CHANCE, type Game, type GameEvent, isIllegal, type Seat, sfc32 } from '@stoa/engine';

interface Decided<S, A> {
  /** The state before the decision. */
  readonly s: S;
  readonly seat: Seat;
  readonly legal: readonly A[];
}

/** Every decision of a game with the usual options; the seed says which action is taken. */
export function* decisionsOf<S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  seats: number,
  seed: string,
): Generator<Decided<S, A>> {
  const rng = sfc32(seed);
  const options = game.parseOptions({});
  if (isIllegal(options)) throw new Error(`options refused: ${options.why}`);
  const s = game.setup(seats, options, game.rules);
  while (game.outcome(s) === undefined) {
    const seat = game.actors(s)[0]!;
    if (seat === CHANCE) {
      game.apply(s, CHANCE, game.sample(s, rng));
      continue;
    }
    const legal: A[] = [];
    game.actions(s, seat, legal);
    yield { s, seat, legal };
    game.apply(s, seat, legal[rng.int(legal.length)]!);
  }
}
