/**
 * The bots of Earth & Water. Citizen and strategos count what lies on the table; only the archon knows what it is worth there: its win
 * chance is learnt from games, in the middle of a battle too, so that its walks need no rollouts.
 */
import { earthWater } from '@stoa/earth-and-water';
import { botSet } from '../bot-set.ts';
import { earthWaterMind, earthWaterPlain } from './mind.ts';

const archon = async (): Promise<typeof earthWaterMind> => {
  const { network } = await import('./network.ts');
  return { ...earthWaterMind, learned: network, horizon: { ...earthWaterMind.horizon, rolloutLength: 0 } };
};

export const bots = botSet(earthWater, {
  mind: earthWaterMind,
  plain: earthWaterPlain,
  byLevel: { citizen: earthWaterPlain, strategos: earthWaterPlain, archon },
  nodes: { citizen: 30, strategos: 600, archon: 10_000 },
  exploration: 1,
});
