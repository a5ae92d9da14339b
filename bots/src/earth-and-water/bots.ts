/**
 * The bots of Earth & Water. Citizen and strategos count what lies on the table; only the archon knows what it is worth there: roads,
 * supply, what can be reached.
 */
import { earthWater } from '@stoa/earth-and-water';
import { botSet } from '../bot-set.ts';
import { earthWaterMind, earthWaterPlain } from './mind.ts';

export const bots = botSet(earthWater, {
  mind: earthWaterMind,
  plain: earthWaterPlain,
  byLevel: { citizen: earthWaterPlain, strategos: earthWaterPlain },
  nodes: { citizen: 30, strategos: 600, archon: 6000 },
  exploration: 1,
});
