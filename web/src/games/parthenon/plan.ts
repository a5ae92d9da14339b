/**
 * What the player has prepared and not yet sent: the page looked at, the voyage, what to keep, the cards laid down for an exchange, an offer half
 * made. It outlives other seats' steps, another tab and the text form; another table, phase or person begins with nothing.
 */
import type { PaAction, PaView } from '@stoa/parthenon';
import type { CardId, FleetId, LandId } from '@stoa/parthenon/cards';
import type { Paid } from '@stoa/parthenon/reading';
import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { useTable } from '../../table/store.ts';
import type { Counts } from './counts.ts';
import type { Names } from './panels/naming.ts';

export const TABS = ['year', 'market', 'sea', 'island', 'others'] as const;
export type Tab = (typeof TABS)[number];

const TAB_OF: Readonly<Record<string, Tab>> = { 'trade-open': 'market', 'order-set': 'year', dispute: 'year', '': 'others' };
const TAB_OF_PHASE: readonly Tab[] = ['year', 'year', 'island', 'island', 'sea', 'sea', 'sea', 'sea', 'island', 'island', 'year'];
/** Where the phase is played. A spectator has no island and no market. */
export const pageOf = (view: PaView, me: number | undefined): Tab => {
  const tab = TAB_OF[view.room] ?? TAB_OF_PHASE[view.phase] ?? 'year';
  return me === undefined && (tab === 'island' || tab === 'market') ? 'others' : tab;
};

/** The question that a page is looked at beside: the next one brings its own page. */
const questionOf = (view: PaView, me: number | undefined): string => {
  const asked = me !== undefined && view.acting.includes(me) ? view.room : '';
  return `${view.year} ${view.season} ${pageOf(view, me)} ${view.phase} ${me} ${asked}`;
};
/** A page that the player chose to look at. */
export interface Looked {
  readonly tab: Tab;
  readonly beside: string;
}
export const lookAt = (tab: Tab, view: PaView, me: number | undefined): Looked => ({ tab, beside: questionOf(view, me) });
/** The page of the phase, or the one that was chosen beside this question. */
export const tabNow = (looked: Looked | null, view: PaView, me: number | undefined): Tab =>
  looked?.beside === questionOf(view, me) ? looked.tab : pageOf(view, me);

/** An offer to all. */
export const TO_ALL = -1;
export interface Deal {
  readonly to: number;
  readonly give: Counts;
  readonly get: Counts;
  /** The offer this answers. */
  readonly counter: number | null;
}
export const NO_DEAL: Deal = { to: TO_ALL, give: {}, get: {}, counter: null };

export interface Plan {
  readonly looked: Looked | null;
  /** The fleet that touched cards go to. */
  readonly fleet: FleetId;
  /** The fleet touched in trade abroad. */
  readonly abroad: FleetId | null;
  readonly loads: Readonly<Partial<Record<FleetId, readonly CardId[]>>>;
  readonly goals: Readonly<Partial<Record<FleetId, LandId>>>;
  /** null: nothing was touched yet, and what is worth most is kept. */
  readonly keep: readonly CardId[] | null;
  /** Asked whether so few are kept, or all is unloaded. */
  readonly sure: boolean;
  readonly give: readonly CardId[];
  readonly deal: Deal;
  /** What is bought once a way to pay is chosen. */
  readonly paying: Paid | null;
  /** What the Archon names, where it is not the first. */
  readonly names: Names;
  /** Cards for the Archon. */
  readonly gift: Counts;
  /** What the player looks at closely: a structure or a wonder. */
  readonly close: string | null;
  readonly land: LandId | null;
  /** What one pays with to look at a harbor. */
  readonly look: CardId | null;
  /** Steps still to be sent: a message carries a limited number. */
  readonly queue: readonly PaAction[];
  /** How many cards the table had loaded when the last part was sent. */
  readonly queueAfter: number;
  /** How many cards the table had loaded when the voyage was sent; null: not sent. */
  readonly sentAt: number | null;
}
const EMPTY: Omit<Plan, 'looked'> = {
  fleet: 'A',
  abroad: null,
  loads: {},
  goals: {},
  keep: null,
  sure: false,
  give: [],
  deal: NO_DEAL,
  paying: null,
  names: {},
  gift: {},
  close: null,
  land: null,
  look: null,
  queue: [],
  queueAfter: 0,
  sentAt: null,
};

export const usePlan = create<Plan & { readonly sitting: string; readonly set: (part: Partial<Plan>) => void }>()(set => ({
  looked: null,
  sitting: '',
  ...EMPTY,
  set: part => set(part),
}));

export const useSitting = (view: PaView, me: number | undefined): void => {
  const table = useTable(s => s.client?.info.id);
  const sitting = `${table} ${view.year} ${view.season} ${view.room} ${me}`;
  useLayoutEffect(() => {
    if (usePlan.getState().sitting !== sitting) usePlan.setState({ ...EMPTY, sitting });
  }, [sitting]);
};

/** Trade abroad: the fleet that lies open, the one touched or the first that has something to do. */
export const fleetAbroad = (view: PaView, me: number, actions: readonly PaAction[], touched: FleetId | null) => {
  const away = view.islands[me]?.fleets.filter(f => f.land !== null) ?? [];
  return away.find(f => f.fleet === touched) ?? away.find(f => actions.some(a => 'fleet' in a && a.fleet === f.fleet)) ?? away[0];
};

/** Without the first card of that kind. */
export const without = (cards: readonly CardId[], card: CardId): readonly CardId[] => {
  const at = cards.indexOf(card);
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)];
};
