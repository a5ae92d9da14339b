/**
 * The bots of Earth & Water. Strategos and archon use the win chance learnt from games, which knows positions in mid-battle too, so their
 * walks need no rollouts. Novice and citizen count the terms and look a little ahead; they need no network, so a first game loads quickly.
 * Only the archon always plays the move it thinks best.
 */
import { earthWater } from '@stoa/earth-and-water';
import { botSet } from '../bot-set.ts';
import { earthWaterMind } from './mind.ts';

const learned = async (): Promise<typeof earthWaterMind> => {
  const { network } = await import('./network.ts');
  return { ...earthWaterMind, learned: network.deep, horizon: { ...earthWaterMind.horizon, rolloutLength: 0 } };
};

export const bots = botSet(earthWater, {
  mind: earthWaterMind,
  byLevel: { strategos: learned, archon: learned },
  nodes: { novice: 10, citizen: 40, strategos: 240, archon: 10_000 },
  temperature: { novice: 0.03, citizen: 0.01, strategos: 0.007 },
  // The learnt win chance says more about a move than the prior does: with 1 the tree would spend most walks on the moves of the prior.
  exploration: { novice: 1, citizen: 1, strategos: 0.25, archon: 0.25 },
  halves: true,
  walksAhead: 160,
});
