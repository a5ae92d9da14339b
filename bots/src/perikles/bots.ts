/**
 * The bots of Perikles. Only the archon models what lies face down, looks to the end of a stage, and uses the win chance learnt from
 * games.
 */
import { perikles } from '@stoa/perikles';
import { botSet } from '../bot-set.ts';
import { periklesFar, periklesMind, periklesPlain, periklesTrusting } from './mind.ts';

const archon = async (): Promise<typeof periklesMind> => {
  const [{ network }, { redeal }] = await Promise.all([import('./network.ts'), import('./redeal.ts')]);
  return { ...periklesFar, learned: network.deep, chance: { redeal } };
};

export const bots = botSet(perikles, {
  mind: periklesMind,
  plain: periklesPlain,
  byLevel: { citizen: periklesTrusting, strategos: periklesTrusting, archon },
  nodes: { citizen: 200, strategos: 1000, archon: 6000 },
  walksAhead: 24,
});
