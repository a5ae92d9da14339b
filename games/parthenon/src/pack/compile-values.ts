/** Small values of a pack as the box has them: cards, numbers, who picks, rates, and costs by island. */
import { setOf } from '@stoa/engine';
import { cardIndex } from '../cards.ts';
import {
  ALL_OF_IT,
  HALF_OF_IT,
  type IslandCost,
  type IslandMask,
  PICK_ARCHON,
  PICK_NONE,
  PICK_OWNER,
  PICK_RANDOM,
  type Rate,
} from './box.ts';
import { costOf, maskOf, type Scope } from './cost.ts';
import type { CostJson } from './types.ts';

export const NO_SCOPE: Scope = { produced: 0, own: 0 };
export const first = (items: readonly CostJson[] | undefined): CostJson => items?.[0] ?? { n: 0, of: '' };
export const cardOf = (id: string): number => cardIndex.get(id)!;
export const cardsOf = (ids: readonly string[]): number => setOf(ids.map(cardOf));
export const byId = <T extends { readonly id: string }>(list: readonly T[], id: string): T => list.find(x => x.id === id)!;
export const pickOf = (pick: string | undefined): number =>
  pick === 'owner' || pick === 'receiver' ? PICK_OWNER : pick === 'archon' ? PICK_ARCHON : pick === 'random' ? PICK_RANDOM : PICK_NONE;
export const numberOf = (n: number | string | undefined): number => (n === 'all' ? ALL_OF_IT : n === 'half' ? HALF_OF_IT : Number(n ?? 1));

export const rateOf = (row: { readonly give: readonly CostJson[]; readonly get: readonly CostJson[] }, scope: Scope): Rate => {
  const [give, get] = [first(row.give), first(row.get)];
  return { give: give.n, giveMask: maskOf(give.of, scope), get: get.n, getMask: maskOf(get.of, scope) };
};

/** What a price or a word for cards means on each island: islands produce different goods. */
export interface ByIsland {
  readonly costs: (items: readonly CostJson[]) => IslandCost;
  readonly masks: (of: string) => IslandMask;
}
export const byIsland = (scopes: readonly Scope[]): ByIsland => ({
  costs: items => scopes.map(scope => costOf(items, scope)),
  masks: of => scopes.map(scope => maskOf(of, scope)),
});
