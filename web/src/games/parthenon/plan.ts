/** What one has in hand and not yet sent: the tab, the voyage, what to keep, the cards laid down for an exchange. */

import type { PaAction } from '@stoa/parthenon';
import type { CardId, FleetId, LandId } from '@stoa/parthenon/cards';
import { create } from 'zustand';

export const TABS = ['year', 'market', 'sea', 'island', 'others'] as const;
export type Tab = (typeof TABS)[number];

export interface Plan {
  readonly tab: Tab;
  /** The fleet that touched cards go to. */
  readonly fleet: FleetId;
  readonly loads: Readonly<Partial<Record<FleetId, readonly CardId[]>>>;
  readonly goals: Readonly<Partial<Record<FleetId, LandId>>>;
  readonly keep: readonly CardId[];
  readonly give: readonly CardId[];
  /** What somebody looks at closely: a structure or a wonder. */
  readonly close: string | null;
  readonly land: LandId | null;
  /** Steps still to be sent: a message carries so many. */
  readonly queue: readonly PaAction[];
  /** How many cards the table had loaded when the last part was sent. */
  readonly queueAfter: number;
}
const EMPTY: Omit<Plan, 'tab'> = {
  fleet: 'A',
  loads: {},
  goals: {},
  keep: [],
  give: [],
  close: null,
  land: null,
  queue: [],
  queueAfter: 0,
};

export const usePlan = create<Plan & { readonly set: (part: Partial<Plan>) => void; readonly clear: () => void }>()(set => ({
  tab: 'year',
  ...EMPTY,
  set: part => set(part),
  clear: () => set(EMPTY),
}));

/** Without the first card of that kind. */
export const without = (cards: readonly CardId[], card: CardId): readonly CardId[] => {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
};
