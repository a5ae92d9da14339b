/**
 * The bots of Parthenon. A citizen counts what stands and what can be built next. A strategos follows the policy and leaves it where the
 * search finds something better. An archon searches long enough to leave it more freely, and uses the win chance learnt from games.
 */
import { parthenon } from '@stoa/parthenon';
import { botSet } from '../bot-set.ts';
import { leaning, parthenonMind, parthenonPlain } from './mind.ts';

const archon = async (): Promise<typeof parthenonMind> => {
  const [{ network }, { redeal }] = await Promise.all([import('./network.ts'), import('./redeal.ts')]);
  return { ...parthenonMind, learned: network.deep, chance: { redeal } };
};

export const bots = botSet(parthenon, {
  mind: parthenonMind,
  plain: parthenonPlain,
  byLevel: { citizen: leaning(parthenonPlain, 0.5), strategos: leaning(parthenonMind, 2), archon },
  nodes: { citizen: 120, strategos: 600, archon: 6000 },
});
