/** How long a scene takes until the dice lie and the result is read. */
import type { GameEvent } from '@stoa/engine';
import type { PkEvent } from '@stoa/perikles';
import type { Battle, Round } from '../panels/story.ts';
import { stopOf, turnsOf } from './turns.ts';

/** Milliseconds between two steps of a scene. */
export const STEP = 350;
/** Steps before the first round. */
export const OPENING = 0.5;

/** Elections: steps between two cities, and until the winner of one stands on its roof. */
export const ELECTION_PACE = 1.4;
export const RISE = 0.8;

/** How many steps a round takes. */
export const stepsOf = ({ rolls, column }: Round): number => (column === undefined ? 1 : 3 + rolls.length);

const battleSteps = ({ rounds }: Battle): number => rounds.reduce((sum, round) => sum + stepsOf(round), OPENING);

/** How many steps a scene takes until it has told everything. */
const stepsTo = (stop: ReturnType<typeof stopOf>): number | undefined => {
  if (stop?.kind === 'battle') return battleSteps(stop.battle) + 1;
  return stop?.kind === 'elections' ? (stop.elections.results.length - 1) * ELECTION_PACE + RISE + 1 : undefined;
};

export const settles = (log: readonly GameEvent[], event: GameEvent): number =>
  Math.round((stepsTo(stopOf(turnsOf(log as readonly PkEvent[]), event as PkEvent)) ?? 0) * STEP);
