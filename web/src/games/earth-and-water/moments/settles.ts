/** How long the scene of a great event takes until its result is seen. Until then neither story, ledge nor score tells it. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { GameEvent } from '@stoa/engine';
import { battleOf } from './battle-of.ts';
import { COUNTING } from './counted.ts';

/** Milliseconds. Those who attack are seen arriving; then the scene comes, the dice tumble, the fallen fall, the loss is stamped. */
const ARRIVAL = 550;
const DICE = 1450;
/** The marker sets out after the last city and takes this long. */
const MARKER = 1300;
/** Cities for each point: a city has one or two. */
const CITIES = 0.7;

export const settles = (told: readonly GameEvent[], stop: GameEvent): number => {
  const [log, event] = [told as readonly EwEvent[], stop as EwEvent];
  if (event.e === 'campaign-scored') return Math.round(COUNTING * CITIES * (event.counts[0] + event.counts[1])) + MARKER;
  if (event.e !== 'battle-ended') return 0;
  const battle = battleOf(log, log.lastIndexOf(event) + 1);
  // After a retreat nothing is thrown.
  if (battle === undefined || battle.retreat) return 0;
  return DICE + (battle.rounds.length === 1 ? ARRIVAL : 0);
};
