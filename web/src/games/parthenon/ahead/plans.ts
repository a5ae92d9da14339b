/**
 * Planning ahead when playing by turn: what one would do in phases that are not open yet, kept in this browser, and judged again
 * when they open. A plan falls when something it depends on has changed. The table decides as always.
 */
import type { PaAction, PaView } from '@stoa/parthenon';
import { type CardId, FLEETS, type FleetId, type LandId } from '@stoa/parthenon/cards';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { countsOf, minus, sizeOf } from '../counts.ts';

export const PLANNED = ['trade', 'voyage', 'harbor', 'discard'] as const;
export type Planned = (typeof PLANNED)[number];

export interface Ahead {
  /** Ready at once, unless somebody has made me an offer. */
  readonly trade: boolean;
  readonly voyage: Readonly<Partial<Record<FleetId, { readonly land: LandId; readonly cards: readonly CardId[] }>>>;
  readonly harbor: 'reveal' | 'pass' | null;
  readonly discard: 'b' | readonly CardId[] | null;
  /** What the plans rest on. */
  readonly rests: Readonly<Partial<Record<Planned, string>>>;
}
export const NO_PLANS: Ahead = { trade: false, voyage: {}, harbor: null, discard: null, rests: {} };

export const hasPlan = (ahead: Ahead, what: Planned): boolean =>
  what === 'trade' ? ahead.trade : what === 'voyage' ? Object.keys(ahead.voyage).length > 0 : ahead[what] !== null;

/** The room in which each is due. */
export const ROOM_OF: Readonly<Record<Planned, PaView['room']>> = {
  trade: 'trade-open',
  voyage: 'voyage-plan',
  harbor: 'harbor-vote',
  discard: 'discard',
};
const PHASE_OF: Readonly<Record<Planned, number>> = { trade: 3, voyage: 4, harbor: 6, discard: 9 };

/** This season while the phase is still to come, else the next. */
const dueIn = (view: PaView, what: Planned): string => {
  const later = view.phase >= PHASE_OF[what] ? 1 : 0;
  const n = (view.year - 1) * 4 + (view.season - 1) + later;
  return `${n}`;
};
const now = (view: PaView): string => `${(view.year - 1) * 4 + (view.season - 1)}`;

/** What the seat knows of the sea; a harbor turned up or a fleet kept in port changes it. */
const seaOf = (view: PaView, me: number): string =>
  JSON.stringify([
    view.harbors.map(h => (h.isUp ? h.harbor : null)),
    view.islands[me]?.fleets.filter(f => f.grounded).map(f => f.fleet) ?? [],
  ]);
export const restsOn = (view: PaView, me: number, what: Planned): string =>
  what === 'voyage' ? `${dueIn(view, what)} ${seaOf(view, me)}` : dueIn(view, what);

export const holdings = (view: PaView, me: number): readonly CardId[] => {
  const mine = view.islands[me];
  return [...(mine?.hand ?? []), ...(mine?.aegis ?? []), ...(mine?.aegisAboard ?? [])];
};
const holds = (have: readonly CardId[], wanted: readonly CardId[]): boolean => sizeOf(minus(countsOf(wanted), countsOf(have))) === 0;

/**
 * The steps of a plan whose room is open and whose seat is asked; `null` if it no longer fits, undefined if it is not due.
 * `actions` is what the table offers this seat.
 */
export const stepsOf = (
  ahead: Ahead,
  what: Planned,
  view: PaView,
  me: number,
  actions: readonly PaAction[],
): readonly PaAction[] | null | undefined => {
  if (!hasPlan(ahead, what) || view.room !== ROOM_OF[what] || !view.acting.includes(me) || view.draft?.decided || view.draft?.begun)
    return undefined;
  const season = ahead.rests[what]?.split(' ')[0];
  if (season !== now(view)) return Number(season) < Number(now(view)) || season === undefined ? null : undefined;
  switch (what) {
    case 'trade':
      return view.offers.some(o => o.to === me) ? null : actions.some(a => a.do === 'ready') ? [{ do: 'ready' }] : undefined;
    case 'voyage': {
      if (ahead.rests.voyage !== `${season} ${seaOf(view, me)}`) return null;
      const fleets = FLEETS.flatMap(fleet => {
        const sails = ahead.voyage[fleet];
        return sails === undefined ? [] : [{ fleet, ...sails }];
      });
      const owned = view.islands[me]?.fleets.map(f => f.fleet) ?? [];
      const cards = fleets.flatMap(f => f.cards);
      if (!holds(holdings(view, me), cards) || fleets.some(f => !owned.includes(f.fleet) || f.cards.length === 0)) return null;
      return [
        ...fleets.flatMap(({ fleet, cards: load }) => load.map((card): PaAction => ({ do: 'load', fleet, card }))),
        ...fleets.map(({ fleet, land }): PaAction => ({ do: 'sail', fleet, land })),
        { do: 'confirm' },
      ];
    }
    case 'harbor': {
      const votes = actions.flatMap((a): PaAction[] =>
        a.do === 'reveal' ? [ahead.harbor === 'reveal' ? a : { do: 'pass-harbor', land: a.land }] : [],
      );
      return votes.length === 0 ? undefined : votes.slice(0, 1);
    }
    case 'discard': {
      if (ahead.discard === 'b') return actions.some(a => a.do === 'option-b') ? [{ do: 'option-b' }] : undefined;
      const keep = ahead.discard ?? [];
      if (!holds(view.islands[me]?.hand ?? [], keep)) return null;
      return [...keep.map((card): PaAction => ({ do: 'keep', card })), { do: 'option-a' }];
    }
  }
};

interface Store {
  readonly tables: Readonly<Record<string, Ahead>>;
  /** Plans that fell, until somebody has read of it. */
  readonly fallen: Readonly<Record<string, readonly Planned[]>>;
  plan(key: string, change: Partial<Ahead>): void;
  drop(key: string, what: Planned, fell: boolean): void;
  read(key: string): void;
}
const EMPTY_OF = { trade: { trade: false }, voyage: { voyage: {} }, harbor: { harbor: null }, discard: { discard: null } } as const;

export const useAheadPlans = create<Store>()(
  persist(
    set => ({
      tables: {},
      fallen: {},
      plan: (key, change) => set(s => ({ tables: { ...s.tables, [key]: { ...(s.tables[key] ?? NO_PLANS), ...change } } })),
      drop: (key, what, fell) =>
        set(s => ({
          tables: { ...s.tables, [key]: { ...(s.tables[key] ?? NO_PLANS), ...EMPTY_OF[what] } },
          fallen: fell ? { ...s.fallen, [key]: [...(s.fallen[key] ?? []), what] } : s.fallen,
        })),
      read: key => set(s => ({ fallen: { ...s.fallen, [key]: [] } })),
    }),
    { name: 'stoa-parthenon-ahead', version: 1 },
  ),
);

/** The plan that is due at this table now; one that no longer fits falls, and is told of when the table is opened. */
export const dueNow = (
  key: string,
  view: PaView,
  me: number,
  actions: readonly PaAction[],
): { readonly what: Planned; readonly steps: readonly PaAction[] } | undefined => {
  const { tables, drop } = useAheadPlans.getState();
  const ahead = tables[key];
  for (const what of ahead === undefined ? [] : PLANNED) {
    const steps = stepsOf(ahead as Ahead, what, view, me, actions);
    if (steps === null) drop(key, what, true);
    else if (steps !== undefined) return { what, steps };
  }
  return undefined;
};
/** Harbors are voted on one after another, so that plan stays until its phase is over. */
export const isDone = (what: Planned): boolean => what !== 'harbor';
