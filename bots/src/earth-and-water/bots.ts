/**
 * The bots of Earth & Water. Citizen and strategos count what lies on the table; only the archon knows what it is worth there: its win
 * chance is learnt from games, in the middle of a battle too, so that its walks need no rollouts.
 */
import { earthWater } from '@stoa/earth-and-water';
import { botSet } from '../bot-set.ts';
import { earthWaterMind, earthWaterPlain } from './mind.ts';

const learned = async (): Promise<typeof earthWaterMind> => {
  const { network } = await import('./network.ts');
  return { ...earthWaterMind, learned: network, horizon: { ...earthWaterMind.horizon, rolloutLength: 0 } };
};

export const bots = botSet(earthWater, {
  mind: earthWaterMind,
  plain: earthWaterPlain,
  byLevel: { novice: learned, citizen: learned, strategos: learned, archon: learned },
  nodes: { novice: 10, citizen: 40, strategos: 400, archon: 10_000 },
  temperature: { novice: 0.03, citizen: 0.01 },
  exploration: 1,
});
