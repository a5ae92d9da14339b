/** What ends the phase, without a screen: one of fifteen endings, from the view, the legal actions and the plan. `phase-buttons.tsx` draws it. */
import type { PaAction, PaView } from '@stoa/parthenon';
import type { FleetId } from '@stoa/parthenon/cards';
import { choosing, hasSettlers, landData, myFleetLand, namingsLeft, packOf, planPrice, workersLeft } from '@stoa/parthenon/reading';
import type { Plan } from '../plan.ts';
import { isAside } from '../touch.ts';
import type { PaProps } from '../types.ts';
import { type DiscardEnd, discardEnd, type VoyageEnd, voyageEnd } from './endings.ts';
import { isPlanning, toLoad, voyageSteps } from './loading.ts';
import { allNames } from './naming.ts';
import { paySteps, type Way, type Ways, waysNow } from './paying.ts';

/** Cards or villages an event still asks for, or cards too many aboard. */
export const leftToChoose = (view: PaView, me: number | undefined, actions: readonly PaAction[]): number => {
  if (view.room === 'return' && actions.some(a => a.do === 'discard-cargo' || a.do === 'transfer')) {
    const limit = Number(packOf(view).limits.fleetCapacity?.value ?? 6);
    return (view.draft?.load ?? []).reduce((sum, cards) => sum + Math.max(0, cards.length - limit), 0);
  }
  if (view.room !== 'event-decide' || me === undefined || !actions.some(a => a.do === 'pick' || a.do === 'pick-village')) return 0;
  const so = choosing(view);
  return so === null ? 1 : Math.max(1, so.all - so.chosen);
};

export interface HazardForecast {
  readonly regions: readonly { readonly region: 'neighbouring' | 'foreign'; readonly draws: number }[];
  /** Harmful cards in the deck, and all of them. */
  readonly harm: number;
  readonly all: number;
}
/** PA-9.2: what waits on the way to where fleets are sent: cards drawn for the region, and how many of the deck do harm. */
export const hazardForecast = (view: PaView, goals: Plan['goals']): HazardForecast | undefined => {
  const lands = [...Object.values(goals), ...(view.draft?.goals ?? [])].flatMap(goal => (goal == null ? [] : [landData(view, goal)]));
  const regions = (['neighbouring', 'foreign'] as const).flatMap(region => {
    const draws = lands.find(land => land?.region === region)?.hazardDraws ?? 0;
    return draws === 0 ? [] : [{ region, draws }];
  });
  const all = view.hazardDeck.reduce((sum, n) => sum + n, 0);
  const harm = packOf(view).hazards.reduce((sum, { kind }, i) => sum + (kind === 'safe' ? 0 : (view.hazardDeck[i] ?? 0)), 0);
  return regions.length === 0 || all === 0 ? undefined : { regions, harm, all };
};

export type PhaseEnd =
  /** Loaded, but no fleet leaves, and that was asked once: unload or choose a land. */
  | ({ readonly ends: 'unload' } & VoyageEnd)
  | ({ readonly ends: 'voyage'; readonly isOpen: boolean; readonly steps: readonly PaAction[] } & VoyageEnd)
  /** Fewer cards are kept than could be: asked again. */
  | ({ readonly ends: 'discard'; readonly asksAgain: boolean; readonly showAll: PaAction } & DiscardEnd)
  /** Several things are asked for and some are missing. */
  | { readonly ends: 'choosing'; readonly left: number; readonly hasBegun: boolean }
  /** Whole payments to choose from; the first is the main answer. `mayLeave`: nothing is begun yet. */
  | { readonly ends: 'paying'; readonly way: Way; readonly steps: readonly PaAction[]; readonly mayLeave: boolean }
  /** PA-5.2: what the Archon may carry out next. */
  | { readonly ends: 'events'; readonly events: readonly CarryOut[] }
  /** PA-4.8: everything that the Archon names, together. */
  | { readonly ends: 'names'; readonly islands: number; readonly steps: readonly PaAction[] }
  /** PA-9.7: a hazard. A Gift for the only fleet that is hit is the whole answer. */
  | { readonly ends: 'respond'; readonly gifts: readonly Gift[]; readonly accept: PaAction }
  /** PA-22.10: the Archon lets a hazard stand or has another drawn. */
  | { readonly ends: 'redraw'; readonly redraw: PaAction; readonly keep: PaAction }
  /** PA-10.2: one harbor, shown to all or not. Of several each has its answers beside its card. */
  | { readonly ends: 'harbor'; readonly reveal: HarborAnswer; readonly pass: PaAction }
  /** PA-14.1: the first plan is free, but taken, not given: it is what the first answer does. */
  | { readonly ends: 'free-plan'; readonly take: PaAction; readonly leave: PaAction }
  | { readonly ends: 'done'; readonly action: PaAction; readonly isOnly: boolean; readonly laidAway: number | undefined }
  | { readonly ends: 'idle'; readonly action: PaAction; readonly idle: number; readonly settlers: boolean }
  | { readonly ends: 'confirm'; readonly action: PaAction; readonly says: 'without' | 'pay' | 'action' };

type HarborAnswer = Extract<PaAction, { readonly do: 'reveal' }>;
type CarryOut = Extract<PaAction, { readonly do: 'resolve-event' }>;
export interface Gift {
  readonly fleet: FleetId;
  readonly steps: readonly PaAction[];
}
type Seen = Pick<PaProps, 'view' | 'me' | 'actions' | 'draft'>;

const payingEnd = ({ action, ways }: Ways): PhaseEnd | undefined => {
  const way = ways[0];
  return way && { ends: 'paying', way, steps: paySteps(action, way), mayLeave: action !== null };
};
const namesEnd = (view: PaView, actions: readonly PaAction[], names: Plan['names']): PhaseEnd | undefined => {
  const namings = actions.some(a => a.do === 'name-village' || a.do === 'name-fleet') ? namingsLeft(view) : [];
  if (namings.length === 0) return undefined;
  return { ends: 'names', islands: new Set(namings.map(({ seat }) => seat)).size, steps: allNames(namings, names) };
};
/** As many as the ledge of a phone has room for; of more the cards on the board are touched. */
const MOST_EVENTS = 3;
const eventsEnd = (actions: readonly PaAction[]): PhaseEnd | undefined => {
  const events = actions.flatMap(a => (a.do === 'resolve-event' ? [a] : []));
  return events.length === 0 || events.length > MOST_EVENTS ? undefined : { ends: 'events', events };
};
const redrawEnd = (actions: readonly PaAction[]): PhaseEnd | undefined => {
  const redraw = actions.find(a => a.do === 'redraw');
  const keep = actions.find(a => a.do === 'keep-hazard');
  return redraw && keep && { ends: 'redraw', redraw, keep };
};
const harborEnd = (actions: readonly PaAction[]): PhaseEnd | undefined => {
  const [reveal, ...more] = actions.flatMap(a => (a.do === 'reveal' ? [a] : []));
  const pass = actions.find(a => a.do === 'pass-harbor');
  return reveal === undefined || pass === undefined || more.length > 0 ? undefined : { ends: 'harbor', reveal, pass };
};
const respondEnd = (view: PaView, me: number, actions: readonly PaAction[]): PhaseEnd | undefined => {
  const accept = actions.find(a => a.do === 'accept-hazard');
  if (accept === undefined) return undefined;
  const isOnly = view.hazard.hit.filter(h => h.seat === me).length === 1;
  const gifts = actions.flatMap(a => (a.do === 'use-gift' ? [{ fleet: a.fleet, steps: isOnly ? [a, accept] : [a] }] : []));
  return { ends: 'respond', gifts, accept };
};

const doneEnd = (view: PaView, me: number, actions: readonly PaAction[], hasLaid: boolean, done: PaAction): PhaseEnd => {
  const isLaid = view.room === 'fleet-trade' && hasLaid;
  const take = actions.find(a => a.do === 'take-plan' && planPrice(view, myFleetLand(view, a.fleet), me)?.length === 0);
  if (take !== undefined && !isLaid) return { ends: 'free-plan', take, leave: done };
  const away = view.islands[me]?.fleets.filter(f => f.land !== null).length ?? 0;
  const isOnly = actions.every(a => a.do === 'done' || isAside(a, actions));
  return { ends: 'done', action: done, isOnly, laidAway: isLaid ? away : undefined };
};

const confirmEnd = (view: PaView, me: number, actions: readonly PaAction[], action: PaAction): PhaseEnd => {
  const inProduction = view.room === 'production';
  const idle = inProduction ? workersLeft(view, me) : 0;
  if (idle > 0 && actions.some(a => a.do === 'assign-army')) return { ends: 'idle', action, idle, settlers: hasSettlers(view, me) };
  const isUnused = inProduction && actions.some(a => a.do === 'boost-village');
  return { ends: 'confirm', action, says: isUnused ? 'without' : view.draft?.begun ? 'pay' : 'action' };
};

/** Undefined: nothing ends here, or an answer waits for its confirmation. */
export const phaseEnd = (seen: Seen, plan: Plan): PhaseEnd | undefined => {
  const { view, me, actions, draft } = seen;
  if (me === undefined || draft.length > 0 || plan.queue.length > 0) return undefined;
  const confirm = actions.find(a => a.do === 'confirm');
  if (isPlanning(seen)) {
    const left = { ...plan, loads: toLoad(view, plan) };
    const end = voyageEnd(view, left);
    const steps = voyageSteps(left);
    if (end.does === 'unload') return { ends: 'unload', ...end };
    const isOpen = end.does === 'ask' || (end.does !== 'refuse' && (confirm !== undefined || steps.length > 0));
    return { ends: 'voyage', ...end, steps, isOpen };
  }
  const ways = waysNow(view, actions, plan.paying);
  if (ways !== undefined) return payingEnd(ways);
  const answer =
    namesEnd(view, actions, plan.names) ?? eventsEnd(actions) ?? redrawEnd(actions) ?? respondEnd(view, me, actions) ?? harborEnd(actions);
  if (answer !== undefined) return answer;
  const showAll = actions.find(a => a.do === 'option-b');
  if (view.room === 'discard' && showAll !== undefined) {
    const end = discardEnd(view, me, plan);
    return { ends: 'discard', ...end, asksAgain: end.missed > 0 && plan.sure, showAll };
  }
  // What asks for several things shows from the start what ends it.
  const left = confirm === undefined ? leftToChoose(view, me, actions) : 0;
  // One card is the whole answer: its touch ends it.
  if (left === 1 && choosing(view)?.all === 1) return undefined;
  if (left > 0) return { ends: 'choosing', left, hasBegun: (choosing(view)?.chosen ?? 0) > 0 };
  const done = actions.find(a => a.do === 'done');
  if (done !== undefined) return doneEnd(view, me, actions, plan.give.length > 0, done);
  return confirm && confirmEnd(view, me, actions, confirm);
};
