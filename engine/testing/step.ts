/** One step of a game in tests, and whether the game's list, its `why` and its `parseAction` agree on it. */
import { type Action, type Actor, CHANCE, type Game, type GameEvent, type Illegal } from '../src/contract.ts';
import { same } from './same.ts';

export interface Step<A> {
  readonly by: Actor;
  readonly action: A;
}

export const listed = <S, A extends Action, E extends GameEvent, V, O>(game: Game<S, A, E, V, O>, s: S, by: Actor): readonly A[] => {
  if (by === CHANCE) return game.outcomes(s).list?.map(([a]) => a) ?? [];
  const out: A[] = [];
  game.actions(s, by, out);
  return out;
};

/** `why`, after making sure that the list and `parseAction` agree with it. */
export const judgeStep = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  s: S,
  { by, action }: Step<A>,
): Illegal | undefined => {
  const refusal = game.why(s, by, action);
  const parsed = game.parseAction(JSON.parse(JSON.stringify(action)));
  if (refusal === undefined && !same(parsed, action)) throw new Error(`parseAction refuses or changes ${JSON.stringify(action)}`);
  const isListed = listed(game, s, by).some(a => same(a, action));
  const mustList = by === CHANCE ? game.outcomes(s).list !== undefined : !game.openKinds.includes(action.do);
  if (refusal === undefined && !isListed && mustList) throw new Error(`legal but not listed: ${JSON.stringify(action)}`);
  if (refusal !== undefined && isListed) throw new Error(`listed but refused (${refusal.rule} ${refusal.why}): ${JSON.stringify(action)}`);
  return refusal;
};
