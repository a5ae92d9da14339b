/** The built-in pack as it was until rules 2: what cost something else then. Tables that began with it are played with it to their end. */
import type { CostJson, PackJson } from './types.ts';

type Cost = readonly CostJson[];
const ACROPOLIS: Readonly<Record<string, Cost>> = {
  academy: [
    { n: 1, of: 'papyrus' },
    { n: 1, of: 'anyWorkshopRare' },
  ],
};
const PLANS: Readonly<Record<string, Cost>> = {
  great_library: [{ n: 1, of: 'papyrus' }],
  mausoleum: [
    { n: 1, of: 'pottery' },
    { n: 1, of: 'ore' },
  ],
};
const PARTIALS: Readonly<Record<string, Cost>> = {
  lighthouse: [
    { n: 1, of: 'gold' },
    { n: 1, of: 'timber' },
  ],
  oracle: [
    { n: 1, of: 'gold' },
    { n: 1, of: 'olives' },
  ],
  olympic_stadium: [
    { n: 1, of: 'gold' },
    { n: 1, of: 'grain' },
  ],
};

export const beforeRules3 = (pack: PackJson): PackJson => ({
  ...pack,
  structures: pack.structures.map(card => {
    const cost = ACROPOLIS[card.id];
    return cost === undefined ? card : { ...card, cost };
  }),
  wonders: pack.wonders.map(card => ({
    ...card,
    plan: { ...card.plan, cost: PLANS[card.id] ?? card.plan.cost },
    partial: { ...card.partial, cost: PARTIALS[card.id] ?? card.partial.cost },
  })),
});
