/** What the player has in hand and not yet put down: a counter, a cube, an aimed tile; and which deck a phone shows. */
import type { CityId, PowerId, UnitId } from '@stoa/perikles/box';
import { create } from 'zustand';

export interface PickedCounter {
  readonly power: PowerId;
  readonly unit: UnitId;
  readonly strength: number;
}
export const DECKS = ['cities', 'locations', 'relations'] as const;
export type Deck = (typeof DECKS)[number];

export interface Picked {
  readonly counter: PickedCounter | null;
  /** The city whose cube pays for more counters; null leaves it to the table. */
  readonly pay: CityId | null;
  readonly cube: { readonly owner: number; readonly from: CityId } | null;
  readonly aiming: boolean;
  readonly deck: Deck;
  readonly power: PowerId | null;
  pick(changes: Partial<Omit<Picked, 'pick'>>): void;
}

export const usePicked = create<Picked>()(set => ({
  counter: null,
  pay: null,
  cube: null,
  aiming: false,
  deck: 'cities',
  power: null,
  pick: changes => set(changes),
}));
