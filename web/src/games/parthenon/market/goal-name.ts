/** What could be built, as a player knows it: a village by what it yields. */
import type { PaView } from '@stoa/parthenon';
import { yieldOf } from '@stoa/parthenon/reading';
import type { PaText } from '@stoa/parthenon/text';
import type { Goal } from './possible.ts';
import type { MarketWords } from './words.ts';

export const goalName = (goal: Goal, view: PaView, me: number, { names }: PaText, words: MarketWords): string => {
  if (goal.kind === 'fleet') return words.fleet(goal.fleet);
  if (goal.kind === 'wonder') return words.stage(names.wonders[goal.wonder]?.name ?? goal.wonder);
  const good = goal.structure.startsWith('village') ? yieldOf(view, me, goal.structure) : undefined;
  return good === undefined ? names.structures[goal.structure] : words.village(names.cards[good].one);
};
