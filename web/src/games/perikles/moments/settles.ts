/** How long a scene takes until the dice lie and the result is read. */
import type { GameEvent } from '@stoa/engine';
import type { PkEvent } from '@stoa/perikles';
import type { Battle, Round } from '../panels/story.ts';
import { stopOf, turnsOf } from './turns.ts';

/** Milliseconds between two steps of a scene. */
export const STEP = 350;
/** Steps before the first round. */
export const OPENING = 0.5;

/** How many steps a round takes. */
export const stepsOf = ({ rolls, column }: Round): number => (column === undefined ? 1 : 3 + rolls.length);

const battleSteps = ({ rounds }: Battle): number => rounds.reduce((sum, round) => sum + stepsOf(round), OPENING);

export const settles = (log: readonly GameEvent[], event: GameEvent): number => {
  const stop = stopOf(turnsOf(log as readonly PkEvent[]), event as PkEvent);
  return stop?.kind === 'battle' ? Math.round((battleSteps(stop.battle) + 1) * STEP) : 0;
};
