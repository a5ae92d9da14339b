/** What the label of an action tells beyond the action itself. In: a view and an action. Out: facts, by kind of action. */
import type { Seat } from '@stoa/engine';
import type { PaAction, PaActionOf } from '../actions.ts';
import type { CardId, FleetId, LandId, StructureId } from '../cards.ts';
import type { EffectJson } from '../pack/types.ts';
import type { OfferView, PaView } from '../view-types.ts';
import { type AfterDuty, afterDuty, dutiesDue } from './duty-due.ts';
import { abroadOf } from './empty-hold.ts';
import { asked, eventOptions, lessened, namedSteps } from './event-question.ts';
import { isAlone, isBlockade } from './harbor-seen.ts';
import { fleetsHit, hazardSteps } from './hazard-answer.ts';
import { struckSeat } from './in-turn.ts';
import { lockedOut } from './locked-out.ts';
import { offeredPower, savesLoss } from './offered-power.ts';
import { shortOf } from './paying.ts';
import {
  addedFor,
  adoptPrice,
  type Bargain,
  bargainOf,
  cheaperBy,
  fleetPrice,
  fleetRow,
  myFleetLand,
  type Price,
  planPrice,
  powerBargain,
  priceNow,
  serviceOf,
  soldToFleet,
  stageDue,
  villageGood,
  yieldOf,
} from './prices.ts';
import { hasSettlers } from './workers.ts';

interface OfVillage {
  /** What the village yields; undefined while the island is not known. */
  readonly good: CardId | undefined;
}
interface OfOffer {
  readonly offer: OfferView | undefined;
}
interface OfBargain {
  readonly bargain: Bargain | undefined;
}

/** Kinds that are not here tell only their own fields. */
export interface PaActionFacts {
  'decline-target': { readonly power: string | undefined };
  'accept-target': { readonly next: 'pay-or-suffer' | 'suffer'; readonly steps: readonly EffectJson[] };
  'pay-option': { readonly cost: Price };
  /** `how`: with a power that lessens the loss, though the island could pay, or because it cannot. `power`: the one that lessens it. */
  suffer: {
    readonly how: 'lessened' | 'unpaid' | 'cannot-pay';
    readonly power: string | undefined;
    readonly steps: readonly EffectJson[];
  } | null;
  'take-optional': { readonly cost: Price; readonly gets: readonly EffectJson[] } | null;
  pick: { readonly to: 'pay' | 'take' | 'lose' | 'choose' };
  'pick-village': OfVillage;
  'name-village': OfVillage;
  'assign-army': OfVillage & { readonly isAnyWorker: boolean };
  'boost-village': OfVillage;
  substitute: OfVillage;
  confirm: {
    readonly to: 'confirm' | 'pay' | 'take' | 'lose' | 'villages' | 'harvest' | 'unload' | 'sail' | 'stay-home';
    /** Laid down for an event. */
    readonly cards: readonly CardId[];
  };
  /** `less`: the event that makes it cheaper. */
  'pay-wonder': { readonly cost: Price | undefined; readonly less: string | undefined; readonly isFirstStage: boolean };
  'use-power': OfBargain;
  'use-service': OfBargain & { readonly owner: Seat | undefined };
  pass: { readonly from: 'voyage-start' | 'trade-start' | 'elsewhere' };
  accept: OfOffer;
  decline: OfOffer;
  withdraw: OfOffer;
  'accept-hazard': { readonly isAnswered: boolean; readonly fleets: readonly FleetId[]; readonly steps: readonly EffectJson[] };
  reveal: { readonly isBlockade: boolean };
  /** Whether another seat's vote may still open the harbor. */
  'pass-harbor': { readonly mayOpen: boolean };
  'pay-duty': { readonly left: AfterDuty };
  exchange: OfBargain;
  buy: { readonly sold: { readonly card: CardId; readonly price: Price } | undefined };
  'take-plan': { readonly cost: Price };
  /** `refusing`: fleets that could pay a duty and have not; `lands`: where. */
  done: {
    readonly of: 'building' | 'trading';
    readonly hasManyFleets: boolean;
    readonly refusing: readonly FleetId[];
    readonly lands: readonly LandId[];
  };
  build: { readonly good: CardId | undefined; readonly instead: readonly StructureId[]; readonly cost: Price };
  'buy-fleet': { readonly cost: Price };
  use: OfBargain;
  adopt: { readonly cost: Price };
  'option-a': { readonly kept: readonly CardId[] };
}
export type FactsOf<K extends PaAction['do']> = K extends keyof PaActionFacts ? PaActionFacts[K] : undefined;
type FactsMaker = { readonly [K in keyof PaActionFacts]: (a: PaActionOf<K>, view: PaView) => PaActionFacts[K] };

const mineOf = (view: PaView) => (view.me === null ? undefined : view.islands[view.me]);
const goodOf = (view: PaView, village: number, seat: Seat | null = view.me): OfVillage => ({ good: villageGood(view, seat, village) });
const offerOf = (view: PaView, id: number): OfOffer => ({ offer: view.offers.find(o => o.offer === id) });

const suffering: FactsMaker['suffer'] = (a, view) => {
  const now = asked(view);
  if (now.do !== 'suffer') return null;
  const power = savesLoss(view, now.or);
  if (a.reduce) return { how: 'lessened', power, steps: lessened(view, now.or) };
  return { how: now.options.some(cost => shortOf(view, cost).length === 0) ? 'unpaid' : 'cannot-pay', power, steps: now.or };
};

const stagePaid: FactsMaker['pay-wonder'] = (a, view) => {
  const mine = mineOf(view)?.wonders.find(w => w.wonder === a.wonder);
  const due = mine === undefined || mine.stage === 'complete' ? undefined : stageDue(view, a.wonder, mine.stage);
  return {
    cost: due === undefined ? undefined : [...due.price, ...addedFor(view, 'wonder')],
    less: cheaperBy(view, 'wonder'),
    isFirstStage: mine?.stage === 'plan',
  };
};

const finishing: FactsMaker['done'] = (_a, view) => {
  const due = view.room === 'fleet-trade' ? dutiesDue(view).filter(({ canPay }) => canPay) : [];
  return {
    of: view.room === 'fleet-trade' ? 'trading' : 'building',
    hasManyFleets: abroadOf(view) > 1,
    refusing: due.map(({ fleet }) => fleet),
    lands: [...new Set(due.map(({ land }) => land))],
  };
};

/** What the answer does, where that is known from the room. */
const confirmed = (view: PaView): PaActionFacts['confirm']['to'] => {
  const { room, draft } = view;
  switch (room) {
    case 'event-decide': {
      const now = asked(view).do;
      return now === 'pay' || now === 'take' || now === 'lose' || now === 'villages' ? now : 'confirm';
    }
    case 'production':
      return 'harvest';
    case 'return':
      return 'unload';
    case 'voyage-plan':
      return draft?.goals.some(goal => goal !== null) ? 'sail' : 'stay-home';
    default:
      return 'confirm';
  }
};

const FACTS: FactsMaker = {
  'decline-target': (_a, view) => ({ power: offeredPower(view, 'declineTarget')?.id }),
  'accept-target': (_a, view) => {
    const steps = namedSteps(view);
    return { next: steps[0]?.op === 'payOr' ? 'pay-or-suffer' : 'suffer', steps };
  },
  'pay-option': (a, view) => ({ cost: eventOptions(view)[a.option] ?? [] }),
  suffer: suffering,
  'take-optional': (_a, view) => {
    const now = asked(view);
    return now.do === 'may' ? now : null;
  },
  pick: (_a, view) => {
    const now = asked(view).do;
    return { to: now === 'pay' || now === 'take' || now === 'lose' ? now : 'choose' };
  },
  'pick-village': (a, view) => goodOf(view, a.village),
  'name-village': (a, view) => goodOf(view, a.village, struckSeat(view)),
  'assign-army': (a, view) => ({ ...goodOf(view, a.village), isAnyWorker: view.me !== null && hasSettlers(view, view.me) }),
  'boost-village': (a, view) => goodOf(view, a.village),
  substitute: (a, view) => goodOf(view, a.village),
  confirm: (_a, view) => ({ to: confirmed(view), cards: view.draft?.laid ?? [] }),
  'pay-wonder': stagePaid,
  'use-power': (a, view) => ({ bargain: powerBargain(view, a.power) }),
  'use-service': (a, view) => ({ bargain: powerBargain(view, a.wonder), owner: serviceOf(view, a.wonder)?.owner }),
  pass: (_a, { room }) => ({ from: room === 'voyage-start' || room === 'trade-start' ? room : 'elsewhere' }),
  accept: (a, view) => offerOf(view, a.offer),
  decline: (a, view) => offerOf(view, a.offer),
  withdraw: (a, view) => offerOf(view, a.offer),
  'accept-hazard': (_a, view) => ({ isAnswered: (view.draft?.marked ?? 0) !== 0, fleets: fleetsHit(view), steps: hazardSteps(view) }),
  reveal: (a, view) => ({ isBlockade: isBlockade(view, a.land) }),
  'pass-harbor': (a, view) => ({ mayOpen: !isAlone(view, a.land) && !isBlockade(view, a.land) }),
  'pay-duty': (a, view) => ({ left: afterDuty(view, a.fleet, a.card) }),
  exchange: (a, view) => ({ bargain: fleetRow(view, a.fleet, a.row) }),
  buy: (a, view) => ({ sold: soldToFleet(view, a.fleet) }),
  'take-plan': (a, view) => ({ cost: planPrice(view, myFleetLand(view, a.fleet), view.me) ?? [] }),
  done: finishing,
  build: (a, view) => ({
    good: yieldOf(view, view.me, a.structure),
    instead: lockedOut(view, a.structure),
    cost: priceNow(view, view.me, a.structure),
  }),
  'buy-fleet': (_a, view) => ({ cost: fleetPrice(view, mineOf(view)?.fleets.length ?? 0) ?? [] }),
  use: (a, view) => ({ bargain: bargainOf(view, a.structure) }),
  adopt: (_a, view) => ({ cost: adoptPrice(view) }),
  'option-a': (_a, view) => ({ kept: view.draft?.laid ?? [] }),
};

export const factsOf = (a: PaAction, view: PaView): unknown =>
  a.do in FACTS ? (FACTS[a.do as keyof PaActionFacts] as (a: PaAction, view: PaView) => unknown)(a, view) : undefined;
