/**
 * The bots of Earth & Water: one mind, which has learnt from games what a position is worth, in the middle of a battle too, so that its walks
 * need no rollouts. The levels differ in how far they look, and the lower two do not always play what they hold for best.
 */
import { earthWater } from '@stoa/earth-and-water';
import { botSet } from '../bot-set.ts';
import { earthWaterMind } from './mind.ts';

const learned = async (): Promise<typeof earthWaterMind> => {
  const { network } = await import('./network.ts');
  return { ...earthWaterMind, learned: network, horizon: { ...earthWaterMind.horizon, rolloutLength: 0 } };
};

export const bots = botSet(earthWater, {
  mind: earthWaterMind,
  byLevel: { novice: learned, citizen: learned, strategos: learned, archon: learned },
  nodes: { novice: 10, citizen: 40, strategos: 400, archon: 20_000 },
  temperature: { novice: 0.03, citizen: 0.01 },
  exploration: 1,
  halves: true,
  othersEvery: { archon: 2 },
});
