/** What could be built, as a player knows it: a village by what it yields. */
import type { PaView } from '@stoa/parthenon';
import type { StructureId } from '@stoa/parthenon/cards';
import { yieldOf } from '@stoa/parthenon/reading';
import type { PaText } from '@stoa/parthenon/text';
import type { Goal } from './possible.ts';
import type { MarketWords } from './words.ts';

/** A village of the same good with a lower number is not built either: it comes first. */
const isAnother = (structure: string, view: PaView, me: number): boolean => {
  const number = Number(structure.slice('village-'.length));
  const built = view.islands[me]?.villages ?? [];
  const good = yieldOf(view, me, structure as StructureId);
  return Array.from({ length: number - 1 }, (_, i) => i + 1).some(
    n => !built.includes(n) && yieldOf(view, me, `village-${n}` as StructureId) === good,
  );
};
export const goalName = (goal: Goal, view: PaView, me: number, { names }: PaText, words: MarketWords): string => {
  if (goal.kind === 'fleet') return words.fleet(goal.fleet);
  if (goal.kind === 'wonder') return words.stage(names.wonders[goal.wonder]?.name ?? goal.wonder);
  const good = goal.structure.startsWith('village') ? yieldOf(view, me, goal.structure) : undefined;
  return good === undefined
    ? names.structures[goal.structure]
    : (isAnother(goal.structure, view, me) ? words.anotherVillage : words.village)(names.cards[good].one);
};
