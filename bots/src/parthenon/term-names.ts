/** The names, in the order they are written. */
export const TERMS = [
  'villages',
  'workshops',
  'acropolis',
  'wonders', // complete ones
  'stages', // partial construction
  'plans',
  'goods', // how far the goods at hand go towards the next buildings
  'basics',
  'rares',
  'gold',
  'papyrus',
  'armies', // those with a village to work in
  'aegis', // Warships, Gifts, idle Armies
  'fleets',
  'philosophies',
  'treasury',
  'future', // what the harvests to come will still build
  'archon',
] as const;
export type Term = (typeof TERMS)[number];
