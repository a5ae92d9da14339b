/** The one touch that ends loading or discarding: whether it does what is planned, and when it is asked again because something would be lost. */
import type { PaAction, PaView } from '@stoa/parthenon';
import type { CardId, FleetId } from '@stoa/parthenon/cards';
import { type Plan, without } from '../plan.ts';
import { keepLimit, keptNow } from './keeping.ts';
import { voyageSteps } from './loading.ts';

const FLEETS: readonly FleetId[] = ['A', 'B', 'C'];
/** PA-11.4: these may lie aboard a ship in port. */
const STAYS: ReadonlySet<CardId> = new Set<CardId>(['army', 'warship', 'gift']);

export interface VoyageEnd {
  /** How many fleets would leave. */
  readonly fleets: number;
  /** Loaded, and no fleet leaves: how many cards come off again. */
  readonly cargo: number;
  /** Loaded, but without a land to sail to. */
  readonly stranded: readonly FleetId[];
  /** ask, unload: loaded, but nothing leaves; asked first · stay: needs a confirmation · refuse: a loaded fleet has no goal while another leaves · send: as planned */
  readonly does: 'ask' | 'unload' | 'refuse' | 'stay' | 'send';
}

export const voyageEnd = (view: PaView, plan: Pick<Plan, 'loads' | 'goals' | 'sure'>): VoyageEnd => {
  const fleets = FLEETS.filter((f, i) => plan.goals[f] !== undefined || (view.draft?.goals[i] ?? null) !== null).length;
  const stranded = FLEETS.filter(f => plan.goals[f] === undefined && (plan.loads[f] ?? []).some(card => !STAYS.has(card)));
  const cargo = stranded.length > 0 && fleets === 0 ? Object.values(plan.loads).flat().length : 0;
  const does =
    cargo > 0 ? (plan.sure ? 'unload' : 'ask') : stranded.length > 0 ? 'refuse' : voyageSteps(plan).length === 0 ? 'stay' : 'send';
  return { fleets, cargo, stranded, does };
};

export interface DiscardEnd {
  readonly kept: number;
  /** How many more could be kept. */
  readonly missed: number;
  readonly lost: readonly CardId[];
  /** Fewer than one could keep: asked again, for what is given up is gone. */
  readonly asks: boolean;
  readonly steps: readonly PaAction[];
}

export const discardEnd = (view: PaView, me: number, plan: Pick<Plan, 'keep' | 'sure'>): DiscardEnd => {
  const keep = keptNow(view, me, plan.keep);
  const hand = view.islands[me]?.hand ?? [];
  const laid = view.draft?.laid ?? [];
  const kept = keep.length + laid.length;
  const missed = Math.min(keepLimit(view, me), hand.length) - kept;
  let lost: readonly CardId[] = hand;
  for (const card of [...keep, ...laid]) lost = without(lost, card);
  const keepA: PaAction = { do: 'option-a' };
  // PA-15.2: with nothing kept the rules ask once more; the screen has asked already.
  const isAskedTwice = kept === 0 && view.rules > 1 && view.draft?.answer !== 0;
  return {
    kept,
    missed,
    lost,
    asks: missed > 0 && !plan.sure,
    steps: [...keep.map((card): PaAction => ({ do: 'keep', card })), keepA, ...(isAskedTwice ? [keepA] : [])],
  };
};
