/** What the player has in hand and not yet put down: a counter, a cube, an aimed tile; and which deck a phone shows. */
import type { CityId, LocationId, PowerId, UnitId } from '@stoa/perikles/box';
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
  readonly cube: { readonly owner: number; readonly from: CityId } | null;
  readonly aiming: boolean;
  /** The own Special tile is being read. */
  readonly reading: boolean;
  readonly deck: Deck;
  readonly power: PowerId | null;
  /** A location of the map that is looked at. */
  readonly place: LocationId | null;
  pick(changes: Partial<Omit<Picked, 'pick'>>): void;
}

/** What says nothing new draws nothing anew. */
const isNew = (now: Picked, changes: Partial<Picked>): boolean => {
  const known = new Map<string, unknown>(Object.entries(now));
  return Object.entries(changes).some(([key, value]) => known.get(key) !== value);
};

export const usePicked = create<Picked>()(set => ({
  counter: null,
  cube: null,
  aiming: false,
  reading: false,
  deck: 'cities',
  power: null,
  place: null,
  pick: changes => set(now => (isNew(now, changes) ? changes : now)),
}));
