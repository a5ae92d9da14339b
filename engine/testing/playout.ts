/** Random play: what the laws, `simulate`, replays and benches share. Chance is played by the same generator. */
import { type Action, type Actor, CHANCE, type Game, type GameEvent, type Rng } from '../src/contract.ts';
import type { Step } from './step.ts';

/** A random legal step of a seat that must act, sometimes of one that may; undefined when the game is over or no seat can act. */
export const randomStep = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  s: S,
  rng: Rng,
  scratch: A[] = [],
): Step<A> | undefined => {
  const actors = game.actors(s);
  if (actors.length === 0) return undefined;
  if (actors[0] === CHANCE) return { by: CHANCE, action: game.sample(s, rng) };
  const willing = game.mayAct(s);
  let by: Actor = actors[actors.length === 1 ? 0 : rng.int(actors.length)]!;
  if (willing.length > 0 && rng.int(8) === 0) by = willing[rng.int(willing.length)]!;
  scratch.length = 0;
  game.actions(s, by, scratch);
  if (scratch.length === 0 && !actors.includes(by)) {
    by = actors[0]!;
    game.actions(s, by, scratch);
  }
  const action = scratch.length === 0 ? undefined : scratch[rng.int(scratch.length)];
  return action === undefined ? undefined : { by, action };
};

export interface Playout<S, A> {
  readonly state: S;
  readonly steps: readonly Step<A>[];
  /** False if no seat could act, or the limit was reached, before the end. */
  readonly ended: boolean;
}

/** Plays from `s`, in place, to the end or for `limit` steps; `visit` sees every state before its step. */
export const randomPlayout = <S, A extends Action, E extends GameEvent, V, O>(
  game: Game<S, A, E, V, O>,
  s: S,
  rng: Rng,
  limit = 20_000,
  visit?: (s: S, step: Step<A>) => void,
): Playout<S, A> => {
  const steps: Step<A>[] = [];
  const scratch: A[] = [];
  while (steps.length < limit && game.outcome(s) === undefined) {
    const step = randomStep(game, s, rng, scratch);
    if (step === undefined) break;
    visit?.(s, step);
    game.apply(s, step.by, step.action);
    steps.push(step);
  }
  return { state: s, steps, ended: game.outcome(s) !== undefined };
};
