/** English labels of actions, and the headings they are grouped under. */
import type { Seat } from '@stoa/engine';
import { type AfterDuty, afterDuty, dutiesDue } from '../../reading/duty-due.ts';
import { abroadOf } from '../../reading/empty-hold.ts';
import { asked, eventOptions, lessened, namedSteps } from '../../reading/event-question.ts';
import { isAlone, isBlockade } from '../../reading/harbor-seen.ts';
import { fleetsHit, hazardSteps } from '../../reading/hazard-answer.ts';
import { struckSeat } from '../../reading/in-turn.ts';
import { lockedOut } from '../../reading/locked-out.ts';
import { offeredPower, savesLoss } from '../../reading/offered-power.ts';
import { shortOf } from '../../reading/paying.ts';
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
} from '../../reading/prices.ts';
import type { PaView } from '../../view-types.ts';
import type { PaNames } from '../names.ts';
import { type ActionWords, type GroupWords, nameIn } from '../words.ts';
import { struck, yours } from './effects.ts';
import { and, card, cards, one, or, price, who } from './say.ts';

/** `names`: of the pack in force. */
export const actionsWith = (names: PaNames): ActionWords => {
  const land = names.lands;
  const power = (id: string): string => nameIn({ ...names.philosophies, ...names.wonders }, id);
  const village = (view: PaView, n: number, seat: Seat | null = view.me): string => {
    const good = villageGood(view, seat, n);
    return good === undefined ? `village ${n}` : `village ${n} (${card(good)})`;
  };
  const hasSettlers = (view: PaView): boolean => view.me !== null && (view.islands[view.me]?.settlers ?? 0) > 0;
  const swap = (bargain: Bargain | undefined): string =>
    bargain === undefined ? '' : `: ${price(bargain.give)} for ${price(bargain.get)}`;
  const free = (cost: Price): string => (cost.length === 0 ? ', free' : ` for ${price(cost)}`);
  const then: Readonly<Record<AfterDuty, string>> = {
    trade: '',
    plan: '; after that only the free wonder plan is left to take',
    'too-few': '; what is left aboard is too little to trade there',
    nothing: '; then nothing to trade is left aboard',
  };
  const paying = (id: string): string => (id === 'none' ? '' : `, paying ${one(id as 'gold')}`);

  return {
    'draw-island': a => names.islands[a.island],
    'deal-island': a => names.islands[a.island],
    'draw-archon': a => who(a.seat),
    'draw-plan': a => nameIn(names.wonders, a.wonder),
    'reveal-event': a => nameIn(names.events, a.event),
    'lose-card': a => card(a.card),
    'draw-hazard': a => nameIn(names.hazards, a.hazard),
    'draw-harbor': a => nameIn(names.harbors, a.harbor),
    'set-order-wish': a => `Act ${names.wishes[a.wish]}`,
    promise: a => `Promise ${who(a.to)} ${names.promises[a.what]}`,
    donate: a => `Give the Archon ${cards(a.cards)}`,
    'resolve-event': a => `Carry out ${nameIn(names.events, a.event)}`,
    'choose-target': a => `Name ${who(a.seat)}`,
    'decline-target': (a, view) => {
      const offered = offeredPower(view, 'declineTarget');
      return `Decline${offered === undefined ? '' : ` with ${power(offered.id)}`}${paying(a.pay)}: another is named`;
    },
    'accept-target': (_a, view) => {
      const steps = namedSteps(view);
      return steps[0]?.op === 'payOr' ? 'Accept: then you pay or suffer' : `Accept: you ${yours(steps)}`;
    },
    'pay-option': (a, view) => `Pay ${price(eventOptions(view)[a.option] ?? [])}`,
    suffer: (a, view) => {
      const now = asked(view);
      if (now.do !== 'suffer') return 'Suffer the effect';
      const saves = savesLoss(view, now.or);
      if (a.reduce) return `${saves === undefined ? 'With your power' : `Use ${power(saves)}`}: you ${yours(lessened(now.or))}`;
      if (now.options.some(cost => shortOf(view, cost).length === 0)) return `Do not pay: you ${yours(now.or)}`;
      return `${saves === undefined ? 'You' : `Without ${power(saves)}: you`} ${yours(now.or)}`;
    },
    'take-optional': (_a, view) => {
      const now = asked(view);
      return now.do === 'may' ? `Pay ${price(now.cost)} and ${yours(now.gets)}` : 'Take the exchange';
    },
    'skip-optional': () => 'Leave it: pay and get nothing',
    pick: (a, view) => {
      const now = asked(view).do;
      return `${now === 'pay' ? 'Pay' : now === 'take' ? 'Take' : now === 'lose' ? 'Lose' : 'Choose'} ${one(a.card)}`;
    },
    'pick-village': (a, view) => `Nothing from ${village(view, a.village)}`,
    pay: a => `Pay ${one(a.card)}`,
    confirm: (_a, view) =>
      view.room !== 'voyage-plan'
        ? 'Confirm'
        : view.draft?.goals.some(goal => goal !== null)
          ? 'Set sail'
          : 'Stay at home with every fleet',
    'name-village': (a, view) => `Nothing from ${village(view, a.village, struckSeat(view))}`,
    'name-fleet': a => `Fleet ${a.fleet} stays in port`,
    'assign-army': (a, view) => `Put ${hasSettlers(view) ? 'a worker' : 'an Army'} in ${village(view, a.village)}`,
    'boost-village': (a, view) => `One more card from ${village(view, a.village)}`,
    substitute: (a, view) => `${card(a.good)} instead from ${village(view, a.village)}`,
    'place-next': a => `${who(a.seat)} is next`,
    'pay-wonder': (a, view) => {
      const mine = view.me === null ? undefined : view.islands[view.me]?.wonders.find(w => w.wonder === a.wonder);
      const due = mine === undefined || mine.stage === 'complete' ? undefined : stageDue(view, a.wonder, mine.stage);
      const from = a.fleet === 'none' ? '' : ` from fleet ${a.fleet}`;
      const less = cheaperBy(view, 'wonder');
      const cost = `${due === undefined ? '' : price([...due.price, ...addedFor(view, 'wonder')])}${less === undefined ? '' : `, less with ${nameIn(names.events, less)}`}`;
      return `Your wonder ${nameIn(names.wonders, a.wonder)}, ${mine?.stage === 'plan' ? 'first' : 'last'} stage: pay ${cost}${from}`;
    },
    'use-power': (a, view) => `Use ${power(a.power)}${a.good === 'none' ? swap(powerBargain(view, a.power)) : `: take ${one(a.good)}`}`,
    'use-service': (a, view) => {
      const service = serviceOf(view, a.wonder);
      const to = service === undefined ? paying(a.pay) : `: pay ${one(a.pay)} to ${who(service.owner)}`;
      const gains = powerBargain(view, a.wonder);
      return `Use ${nameIn(names.wonders, a.wonder)}${to}${gains === undefined ? '' : `, then ${price(gains.give)} for ${price(gains.get)}`}`;
    },
    pass: (_a, view) =>
      view.room === 'voyage-start' ? 'Pass: look at no harbor' : view.room === 'trade-start' ? 'Pass: go on to trading' : 'Pass',
    offer: a => `Offer ${a.to < 0 ? 'everybody' : who(a.to)} ${cards(a.give)} for ${cards(a.want)}`,
    counter: a => `Answer with ${cards(a.give)} for ${cards(a.want)}`,
    accept: (a, view) => {
      const offer = view.offers.find(o => o.offer === a.offer);
      return offer === undefined ? 'Accept' : `Accept ${cards(offer.give)} from ${who(offer.seat)} for ${cards(offer.want)}`;
    },
    decline: (a, view) => {
      const offer = view.offers.find(o => o.offer === a.offer);
      return offer === undefined ? 'Decline' : `Decline the offer of ${who(offer.seat)}`;
    },
    withdraw: (a, view) => {
      const offer = view.offers.find(o => o.offer === a.offer);
      return offer === undefined
        ? 'Withdraw'
        : `Withdraw the offer to ${offer.to === null ? 'everybody' : who(offer.to)}: ${cards(offer.give)} for ${cards(offer.want)}`;
    },
    ready: () => 'Ready',
    unready: () => 'Not ready after all',
    peek: a => `Look at ${land[a.land]}${paying(a.pay)}`,
    load: a => `Load ${one(a.card)} on fleet ${a.fleet}`,
    sail: a => `Send fleet ${a.fleet} to ${land[a.land]}`,
    redraw: () => 'Have another hazard drawn',
    'keep-hazard': () => 'Let it stand',
    'pick-fleet': a => `Fleet ${a.fleet} of ${who(a.seat)}`,
    'use-gift': a => `Use a Gift of Poseidon for fleet ${a.fleet}: it is spared, and meets a new card alone`,
    'replace-hazard': a => `Replace the hazard for fleet ${a.fleet}${paying(a.pay)}: it is spared, and meets a new card alone`,
    'accept-hazard': (_a, view) => {
      if ((view.draft?.marked ?? 0) !== 0) return 'Confirm this answer';
      const hit = fleetsHit(view);
      return hit.length === 0
        ? 'Accept what comes'
        : `Accept: ${hit.length === 1 ? `fleet ${hit[0]}` : `each of fleets ${and(hit)}`} ${struck(hazardSteps(view))}`;
    },
    'pick-loss': a => `Lose ${one(a.card)}`,
    'keep-card': a => `Keep ${one(a.card)}`,
    'keep-none': () => 'Keep nothing, and keep the power for later',
    divert: a => `To ${land[a.land]}`,
    reveal: (a, view) =>
      `Reveal ${land[a.land]}: ${isBlockade(view, a.land) ? 'all see the blockade' : 'trade for all there until the year ends'}`,
    'pass-harbor': (a, view) =>
      `Pass on ${land[a.land]}: ${isAlone(view, a.land) || isBlockade(view, a.land) ? 'no trade there this season' : 'no trade there, unless another reveals it'}`,
    'pay-duty': (a, view) => `Fleet ${a.fleet} pays ${one(a.card)} as duty${then[afterDuty(view, a.fleet, a.card)]}`,
    'refuse-duty': a => `Fleet ${a.fleet} refuses the duties: no trade there this season`,
    exchange: (a, view) => {
      const rate = fleetRow(view, a.fleet, a.row);
      return rate === undefined ? `Fleet ${a.fleet}: rate ${a.row}` : `Fleet ${a.fleet}: ${price(rate.give)} for ${price(rate.get)}`;
    },
    take: a => `Take ${one(a.card)}`,
    buy: (a, view) => {
      const sold = soldToFleet(view, a.fleet);
      return sold === undefined
        ? `Fleet ${a.fleet} buys what is sold here`
        : `Fleet ${a.fleet} buys ${one(sold.card)} for ${price(sold.price)}`;
    },
    'take-plan': (a, view) => {
      const cost = planPrice(view, myFleetLand(view, a.fleet), view.me) ?? [];
      return `Fleet ${a.fleet} takes a wonder plan${free(cost)}`;
    },
    done: (_a, view) => {
      if (view.room !== 'fleet-trade') return 'Finish building';
      const due = dutiesDue(view).filter(({ canPay }) => canPay);
      const many = abroadOf(view) > 1;
      if (due.length > 0) {
        const where = and([...new Set(due.map(duty => land[duty.land]))]);
        const fleets = due.length === 1 ? `fleet ${due[0]?.fleet} refuses` : `fleets ${and(due.map(({ fleet }) => fleet))} refuse`;
        return many ? `Finish with all fleets: ${fleets} the duty, no trade (${where})` : `Finish: refuse the duty, no trade (${where})`;
      }
      return many ? 'Finish trading with all fleets' : 'Finish trading abroad';
    },
    transfer: a => `Pass ${one(a.card)} from fleet ${a.from} to ${a.to}`,
    'discard-cargo': a => `Discard ${one(a.card)} from fleet ${a.fleet}`,
    'keep-aboard': a => `Leave ${one(a.card)} aboard fleet ${a.fleet}`,
    build: (a, view) => {
      const good = yieldOf(view, view.me, a.structure);
      const instead = lockedOut(view, a.structure).map(id => names.structures[id]);
      const twice = instead.length === 0 ? '' : ` a second time, for good instead of ${or(instead)},`;
      return `Build: ${names.structures[a.structure]}${good === undefined ? '' : ` (${card(good)})`}${twice} for ${price(priceNow(view, view.me, a.structure))}`;
    },
    'buy-fleet': (_a, view) =>
      `Buy the next fleet for ${price(fleetPrice(view, view.me === null ? 0 : (view.islands[view.me]?.fleets.length ?? 0)) ?? [])}`,
    use: (a, view) => `Use: ${names.structures[a.structure]}${swap(bargainOf(view, a.structure))}`,
    'choose-philosophy': a => `Introduce ${nameIn(names.philosophies, a.philosophy)}${free([])}`,
    adopt: (a, view) => `Adopt ${nameIn(names.philosophies, a.philosophy)}${free(adoptPrice(view))}`,
    keep: a => `Keep ${one(a.card)}`,
    'option-a': (_a, view) => `Option A: keep ${cards(view.draft?.laid ?? [])} in secret`,
    'option-b': () => 'Option B: show the hand, keep one of each',
    vote: a => `Vote for ${who(a.seat)}`,
    'pick-winner': a => `${who(a.seat)} wins`,
  };
};

const draws = 'Draws';
const answer = 'Your answer';
const archon = 'The Archon decides';
const trading = 'Trade';
const payment = 'Payment';
const sailing = 'Voyage';
const abroad = 'Trade abroad';
const construction = 'Construction';
const ending = 'Finish';
export const groups: GroupWords = {
  'draw-island': draws,
  'deal-island': draws,
  'draw-archon': draws,
  'draw-plan': draws,
  'reveal-event': draws,
  'lose-card': draws,
  'draw-hazard': draws,
  'draw-harbor': draws,
  'set-order-wish': 'Order of play',
  promise: 'Promises',
  donate: 'Gifts to the Archon',
  'resolve-event': archon,
  'choose-target': archon,
  'decline-target': answer,
  'accept-target': answer,
  'pay-option': answer,
  suffer: answer,
  'take-optional': answer,
  'skip-optional': answer,
  pick: answer,
  'pick-village': answer,
  pay: payment,
  confirm: ending,
  'name-village': archon,
  'name-fleet': archon,
  'assign-army': 'Production',
  'boost-village': 'Production',
  substitute: 'Production',
  'place-next': archon,
  'pay-wonder': 'Wonders',
  'use-power': 'Powers',
  'use-service': 'Powers',
  pass: ending,
  offer: trading,
  counter: trading,
  accept: trading,
  decline: trading,
  withdraw: trading,
  ready: ending,
  unready: ending,
  peek: 'Powers',
  load: sailing,
  sail: sailing,
  redraw: archon,
  'keep-hazard': archon,
  'pick-fleet': archon,
  'use-gift': answer,
  'replace-hazard': answer,
  'accept-hazard': answer,
  'pick-loss': answer,
  'keep-card': answer,
  'keep-none': answer,
  divert: archon,
  reveal: answer,
  'pass-harbor': answer,
  'pay-duty': abroad,
  'refuse-duty': abroad,
  exchange: abroad,
  take: payment,
  buy: abroad,
  'take-plan': abroad,
  done: ending,
  transfer: 'Return',
  'discard-cargo': 'Return',
  'keep-aboard': 'Return',
  build: construction,
  'buy-fleet': construction,
  use: construction,
  'choose-philosophy': 'Philosophies',
  adopt: 'Philosophies',
  keep: 'Hand',
  'option-a': 'Hand',
  'option-b': 'Hand',
  vote: 'The vote',
  'pick-winner': archon,
};
