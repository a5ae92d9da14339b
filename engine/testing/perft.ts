/** Counts the game tree from fixed positions: a changed number means changed rules. */
import { type Action, CHANCE, type Game, type GameEvent, type Seat } from '../src/contract.ts';

/** `each`: every listed outcome is a branch. `first`: only the first listed one. A function picks the outcome. */
export type ChancePolicy<S, A> = 'each' | 'first' | ((s: S) => A);

/** Leaves after `depth` decisions; chance does not count as depth. Ended games are leaves. */
export const perft = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  s: S,
  depth: number,
  chance: ChancePolicy<S, A> = 'each',
): number => {
  const actors = game.actors(s);
  if (actors.length === 0) return 1;
  const branch = (by: number, action: A, left: number): number => {
    const next = game.clone(s);
    game.apply(next, by, action);
    return perft(game, next, left, chance);
  };
  if (actors[0] === CHANCE) {
    if (typeof chance === 'function') return branch(CHANCE, chance(s), depth);
    const list = game.outcomes(s).list;
    if (list === undefined) throw new Error(`room ${game.room(s)} does not list its outcomes: give a chance policy`);
    let leaves = 0;
    for (const [action] of chance === 'first' ? list.slice(0, 1) : list) leaves += branch(CHANCE, action, depth);
    return leaves;
  }
  if (depth === 0) return 1;
  let leaves = 0;
  for (const seat of actors as readonly Seat[]) {
    const list: A[] = [];
    game.actions(s, seat, list);
    for (const action of list) leaves += branch(seat, action, depth - 1);
  }
  return leaves;
};
