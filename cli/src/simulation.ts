/**
 * One simulated game: played to the end with every invariant checked after every entry.
 * In: a game, seats, options, a seed, who chooses. Out: the outcome, or what failed and at which entry.
 */

import { observe } from '@stoa/bots';
import { type Action, type Actor, type AnyGame, CHANCE, type FastRng, type GameEvent, messageOf, type Outcome, sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import type { AnyBot } from './bots.ts';

/** Past this a game counts as endless. */
const MOST_ENTRIES = 100_000;
const LONGEST_LIST = 300;

export interface SimulatedGame {
  readonly entries: number;
  /** Decisions of seats; chance is not counted. */
  readonly transitions: number;
  readonly outcome: Outcome | undefined;
  /** What failed, at entry `entries`; undefined if nothing did. */
  readonly failure: string | undefined;
}

export type Chooser = (game: AnyGame, s: unknown, rng: FastRng) => { readonly by: Actor; readonly action: Action } | undefined;

/** Random steps of all seats; asides now and then. */
export const randomly = (): Chooser => {
  const scratch: Action[] = [];
  return (game, s, rng) => {
    const step = randomStep(game, s, rng, scratch);
    if (scratch.length > LONGEST_LIST) throw new Error(`a list of ${scratch.length} actions in room ${game.room(s)}`);
    return step;
  };
};

/** The bot in every seat that must act; it gets an observation, never the state. */
export const byBot =
  (bot: AnyBot, millis: number): Chooser =>
  (game, s, rng) => {
    const by = game.actors(s)[0];
    if (by === undefined) return undefined;
    if (by === CHANCE) return { by, action: game.sample(s, rng) };
    const observation = observe(game, s, by, rng);
    return observation.legal.length === 0
      ? undefined
      : { by, action: bot.choose(observation, { millis, now: () => performance.now() }, rng) };
  };

/** Applies the step; returns the entry invariants that it broke. */
const followed = (game: AnyGame, s: unknown, by: Actor, action: Action): readonly string[] => {
  if (game.entryInvariants === undefined) {
    game.apply(s, by, action);
    return [];
  }
  const before = game.clone(s);
  const events: GameEvent[] = [];
  game.apply(s, by, action, e => events.push(e));
  return game.entryInvariants(before, s, events);
};

export const simulateGame = (game: AnyGame, seats: number, options: unknown, seed: string, choose: Chooser): SimulatedGame => {
  const rng = sfc32(seed);
  let entries = 0;
  let transitions = 0;
  const broken = (failure: string): SimulatedGame => ({ entries, transitions, outcome: undefined, failure });
  try {
    const s = game.setup(seats, options, game.rules);
    for (;;) {
      const wrong = game.invariants(s);
      if (wrong.length > 0) return broken(`invariant: ${wrong.join('; ')}`);
      const outcome = game.outcome(s);
      if (outcome !== undefined) return { entries, transitions, outcome, failure: undefined };
      if (entries >= MOST_ENTRIES) return broken(`no end after ${MOST_ENTRIES} entries`);
      const step = choose(game, s, rng);
      if (step === undefined) return broken(`nobody can act in room ${game.room(s)}`);
      const refusal = game.why(s, step.by, step.action);
      if (refusal !== undefined) return broken(`${JSON.stringify(step.action)} was chosen but is refused: ${refusal.rule} ${refusal.why}`);
      entries++;
      if (step.by !== CHANCE) transitions++;
      const missed = followed(game, s, step.by, step.action);
      if (missed.length > 0) return broken(`invariant: ${missed.join('; ')}`);
    }
  } catch (error) {
    return broken(`thrown: ${messageOf(error)}`);
  }
};
