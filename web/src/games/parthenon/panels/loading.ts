/**
 * Phase 4 in the hand: which cards lie on which fleet, which land each sails to. Touch, keys and drag all end here; what the table would
 * not take is answered with why. The plan is the player's own until it is sent.
 */
import type { PaAction, PaView } from '@stoa/parthenon';
import { type CardId, FLEETS, type FleetId, type LandId } from '@stoa/parthenon/cards';
import { packOf } from '@stoa/parthenon/reading';
import { type Plan, usePlan, without } from '../plan.ts';
import type { PaProps } from '../types.ts';

/** The steps that make the plan true; what the table already holds is not sent again. */
export const voyageSteps = ({ loads, goals }: Pick<Plan, 'loads' | 'goals'>): readonly PaAction[] => [
  ...FLEETS.flatMap(fleet => (loads[fleet] ?? []).map((card): PaAction => ({ do: 'load', fleet, card }))),
  ...FLEETS.flatMap(fleet => {
    const land = goals[fleet];
    return land === undefined ? [] : [{ do: 'sail', fleet, land } as const];
  }),
];
export const MESSAGE = 16;
/** As many steps as one message carries, and the rest. */
export const sendInParts = (
  steps: readonly PaAction[],
  taken: number,
  choose: PaProps['choose'],
  set: (part: Partial<Plan>) => void,
): void => {
  const [first, ...then] = steps.slice(0, MESSAGE);
  set({ queue: steps.slice(MESSAGE), queueAfter: taken });
  if (first !== undefined) choose(first, ...then);
};

/** What the table already holds of this seat's plan. */
export const heldBy = (view: PaView, fleet: FleetId): readonly CardId[] => view.draft?.load[FLEETS.indexOf(fleet)] ?? [];
export const sentTo = (view: PaView, fleet: FleetId): LandId | null => view.draft?.goals[FLEETS.indexOf(fleet)] ?? null;
/** What is planned and the table does not hold: of a voyage that was sent it holds the first cards. */
export const toLoad = (view: PaView, { loads, sentAt }: Pick<Plan, 'loads' | 'sentAt'>): Plan['loads'] => {
  if (sentAt === null) return loads;
  let held = Math.max(0, (view.draft?.load.flat().length ?? 0) - sentAt);
  const rest: Partial<Record<FleetId, readonly CardId[]>> = {};
  for (const fleet of FLEETS) {
    const cards = loads[fleet] ?? [];
    if (cards.length > held) rest[fleet] = cards.slice(held);
    held = Math.max(0, held - cards.length);
  }
  return rest;
};
/** Cards neither loaded by the table nor in the plan. */
export const looseCards = (view: PaView, me: number, loads: Plan['loads']): readonly CardId[] => {
  const mine = view.islands[me];
  let left: readonly CardId[] = [...(mine?.hand ?? []), ...(mine?.aegis ?? []), ...(mine?.aegisAboard ?? [])];
  for (const fleet of FLEETS) for (const card of [...heldBy(view, fleet), ...(loads[fleet] ?? [])]) left = without(left, card);
  return left;
};

/** What lies at home and what aboard, each card once: planned, sent or at sea. */
export const storesOf = (
  view: PaView,
  me: number,
  plan: Pick<Plan, 'loads' | 'sentAt'>,
): { home: readonly CardId[]; aboard: readonly CardId[] } => {
  const mine = view.islands[me];
  if (view.room !== 'voyage-plan')
    return { home: [...(mine?.hand ?? []), ...(mine?.aegis ?? [])], aboard: mine?.fleets.flatMap(f => f.cargo ?? []) ?? [] };
  const loads = toLoad(view, plan);
  return { home: looseCards(view, me, loads), aboard: FLEETS.flatMap(fleet => [...heldBy(view, fleet), ...(loads[fleet] ?? [])]) };
};

/** It is mine to plan, and not yet sent. */
export const isPlanning = ({ view, me, actions }: Pick<PaProps, 'view' | 'me' | 'actions'>): boolean =>
  view.room === 'voyage-plan' &&
  me !== undefined &&
  view.acting.includes(me) &&
  !view.draft?.decided &&
  actions.some(a => a.do === 'load' || a.do === 'sail' || a.do === 'confirm');

export const useLoading = ({ view, me, actions, askWhy }: Pick<PaProps, 'view' | 'me' | 'actions' | 'askWhy'>) => {
  const plan = usePlan();
  const { goals } = plan;
  const loads = toLoad(view, plan);
  /** Whatever changes, it is not sent. */
  const set = (part: Partial<Plan>): void => plan.set({ ...part, loads: part.loads ?? loads, sentAt: null });
  const fleets = me === undefined ? [] : (view.islands[me]?.fleets ?? []);
  const capacity = Number(packOf(view).limits.fleetCapacity?.value ?? 6);
  const chosen: FleetId = fleets.some(f => f.fleet === plan.fleet) ? plan.fleet : 'A';
  const planned = (fleet: FleetId): readonly CardId[] => loads[fleet] ?? [];
  const aboard = (fleet: FleetId): readonly CardId[] => [...heldBy(view, fleet), ...planned(fleet)];
  const goal = (fleet: FleetId): LandId | null => goals[fleet] ?? sentTo(view, fleet);
  const mayLoad = (card: CardId, fleet: FleetId): boolean =>
    aboard(fleet).length < capacity && actions.some(a => a.do === 'load' && a.fleet === fleet && a.card === card);
  const put = (cards: Plan['loads'], fleet: FleetId, card: CardId): Plan['loads'] => ({
    ...cards,
    [fleet]: [...(cards[fleet] ?? []), card],
  });
  const off = (cards: Plan['loads'], fleet: FleetId, card: CardId): Plan['loads'] => ({
    ...cards,
    [fleet]: without(cards[fleet] ?? [], card),
  });
  const goalsWithout = (fleet: FleetId): Plan['goals'] => Object.fromEntries(Object.entries(goals).filter(([id]) => id !== fleet));
  /** PA-8.4: a fleet that gives its last card away stays at home. */
  const goalsAfter = (fleet: FleetId): Plan['goals'] => (aboard(fleet).length > 1 ? goals : goalsWithout(fleet));
  const load = (card: CardId, fleet: FleetId): void => {
    if (mayLoad(card, fleet)) set({ loads: put(loads, fleet, card), fleet, sure: false });
    else askWhy({ do: 'load', fleet, card }, voyageSteps({ loads, goals: {} }));
  };
  const move = (card: CardId, from: FleetId, to: FleetId): void => {
    if (from === to) return;
    if (mayLoad(card, to)) set({ loads: put(off(loads, from, card), to, card), goals: goalsAfter(from), fleet: to, sure: false });
    else askWhy({ do: 'load', fleet: to, card }, voyageSteps({ loads: off(loads, from, card), goals: {} }));
  };
  const stay = (fleet: FleetId): void => set({ goals: goalsWithout(fleet) });
  return {
    plan,
    fleets,
    capacity,
    chosen,
    planned,
    aboard,
    goal,
    loose: me === undefined ? [] : looseCards(view, me, loads),
    mayLoad,
    load,
    move,
    unload: (card: CardId, fleet: FleetId): void => set({ loads: off(loads, fleet, card), goals: goalsAfter(fleet), sure: false }),
    maySail: (fleet: FleetId): boolean => aboard(fleet).length > 0,
    sail: (fleet: FleetId, land: LandId): void => {
      if (aboard(fleet).length === 0 || fleets.some(f => f.fleet === fleet && f.grounded))
        askWhy({ do: 'sail', fleet, land }, voyageSteps({ loads, goals: {} }));
      else set({ goals: { ...goals, [fleet]: land }, fleet, sure: false });
    },
    stay,
  };
};
export type Loading = ReturnType<typeof useLoading>;

/** What a drag means: a card onto a fleet or back to the quay, a ship to a land or home again. */
export const dropped = ({ load, move, unload, sail, stay }: Loading, what: string, where: string): void => {
  const [kind, a = '', b = ''] = what.split(' ');
  const [target, to = ''] = where.split(' ');
  if (kind === 'card' && target === 'fleet') load(a as CardId, to as FleetId);
  else if (kind === 'aboard' && target === 'fleet') move(b as CardId, a as FleetId, to as FleetId);
  else if (kind === 'aboard' && target === 'quay') unload(b as CardId, a as FleetId);
  else if (kind === 'ship' && target === 'land') sail(a as FleetId, to as LandId);
  else if (kind === 'ship' && target === 'quay') stay(a as FleetId);
};
