/** English labels of actions, and the headings they are grouped under. */
import type { CardId } from '../../cards.ts';
import type { AfterDuty } from '../../reading/duty-due.ts';
import type { Bargain, Price } from '../../reading/prices.ts';
import { type ActionWords, type GroupWords, nameIn, powerName } from '../words.ts';
import { struck, yours } from './effects.ts';
import { and, card, cards, one, or, price, who } from './say.ts';

const village = (n: number, { good }: { readonly good: CardId | undefined }): string =>
  good === undefined ? `village ${n}` : `village ${n} (${card(good)})`;
const swap = (bargain: Bargain | undefined): string => (bargain === undefined ? '' : `: ${price(bargain.give)} for ${price(bargain.get)}`);
const free = (cost: Price): string => (cost.length === 0 ? ', free' : ` for ${price(cost)}`);
const paying = (id: CardId | 'none'): string => (id === 'none' ? '' : `, paying ${one(id)}`);
const then: Readonly<Record<AfterDuty, string>> = {
  trade: '',
  plan: '; after that only the free wonder plan is left to take',
  'too-few': '; what is left aboard is too little to trade there',
  nothing: '; then nothing to trade is left aboard',
};
const picking = { pay: 'Pay', take: 'Take', lose: 'Lose', choose: 'Choose' } as const;
const confirming = {
  confirm: 'Confirm',
  villages: 'Leave the chosen villages idle',
  harvest: 'Bring in the harvest',
  unload: 'Unload the fleets',
  sail: 'Set sail',
  'stay-home': 'Stay at home with every fleet',
} as const;
const passing = { 'voyage-start': 'Pass: look at no harbor', 'trade-start': 'Pass: go on to trading', elsewhere: 'Pass' } as const;

export const actions: ActionWords = {
  'draw-island': (a, names) => names.islands[a.island],
  'deal-island': (a, names) => names.islands[a.island],
  'draw-archon': a => who(a.seat),
  'draw-plan': (a, names) => nameIn(names.wonders, a.wonder),
  'reveal-event': (a, names) => nameIn(names.events, a.event),
  'lose-card': a => card(a.card),
  'draw-hazard': (a, names) => nameIn(names.hazards, a.hazard),
  'draw-harbor': (a, names) => nameIn(names.harbors, a.harbor),
  'set-order-wish': (a, names) => `Act ${names.wishes[a.wish]}`,
  promise: (a, names) => `Promise ${who(a.to)} ${names.promises[a.what]}`,
  donate: a => `Give the Archon ${cards(a.cards)}`,
  'resolve-event': (a, names) => `Carry out ${nameIn(names.events, a.event)}`,
  'choose-target': a => `Name ${who(a.seat)}`,
  'decline-target': (a, names, { power }) =>
    `Decline${power === undefined ? '' : ` with ${powerName(names, power)}`}${paying(a.pay)}: another is named`,
  'accept-target': (_a, _names, { next, steps }) =>
    next === 'pay-or-suffer' ? 'Accept: then you pay or suffer' : `Accept: you ${yours(steps)}`,
  'pay-option': (_a, _names, { cost }) => `Pay ${price(cost)}`,
  suffer: (_a, names, facts) => {
    if (facts === null) return 'Suffer the effect';
    const { how, power, steps } = facts;
    if (how === 'lessened') return `${power === undefined ? 'With your power' : `Use ${powerName(names, power)}`}: you ${yours(steps)}`;
    if (how === 'unpaid') return `Do not pay: you ${yours(steps)}`;
    return `${power === undefined ? 'You' : `Without ${powerName(names, power)}: you`} ${yours(steps)}`;
  },
  'take-optional': (_a, _names, facts) => (facts === null ? 'Take the exchange' : `Pay ${price(facts.cost)} and ${yours(facts.gets)}`),
  'skip-optional': () => 'No, thank you',
  pick: (a, _names, { to }) => `${picking[to]} ${one(a.card)}`,
  'pick-village': (a, _names, facts) => `Nothing from ${village(a.village, facts)}`,
  pay: a => `Pay ${one(a.card)}`,
  confirm: (_a, _names, { to, cards: laid }) =>
    to === 'pay' || to === 'take' || to === 'lose' ? `${picking[to]} ${cards(laid)}` : confirming[to],
  'name-village': (a, _names, facts) => `Nothing from ${village(a.village, facts)}`,
  'name-fleet': a => `Fleet ${a.fleet} stays in port`,
  'assign-army': (a, _names, facts) => `Put ${facts.isAnyWorker ? 'a worker' : 'an Army'} in ${village(a.village, facts)}`,
  'boost-village': (a, _names, facts) => `One more card from ${village(a.village, facts)}`,
  substitute: (a, _names, facts) => `${card(a.good)} instead from ${village(a.village, facts)}`,
  'place-next': a => `${who(a.seat)} is next`,
  'pay-wonder': (a, names, { cost, less, isFirstStage }) => {
    const from = a.fleet === 'none' ? '' : ` from fleet ${a.fleet}`;
    const cheaper = less === undefined ? '' : `, less with ${nameIn(names.events, less)}`;
    const due = `${cost === undefined ? '' : price(cost)}${cheaper}`;
    return `Your wonder ${nameIn(names.wonders, a.wonder)}, ${isFirstStage ? 'first' : 'last'} stage: pay ${due}${from}`;
  },
  'use-power': (a, names, { bargain }) => `Use ${powerName(names, a.power)}${a.good === 'none' ? swap(bargain) : `: take ${one(a.good)}`}`,
  'use-service': (a, names, { owner, bargain }) => {
    const to = owner === undefined ? paying(a.pay) : `: pay ${one(a.pay)} to ${who(owner)}`;
    return `Use ${nameIn(names.wonders, a.wonder)}${to}${bargain === undefined ? '' : `, then ${price(bargain.give)} for ${price(bargain.get)}`}`;
  },
  pass: (_a, _names, { from }) => passing[from],
  offer: a => `Offer ${a.to < 0 ? 'everybody' : who(a.to)} ${cards(a.give)} for ${cards(a.want)}`,
  counter: a => `Answer with ${cards(a.give)} for ${cards(a.want)}`,
  accept: (_a, _names, { offer }) =>
    offer === undefined ? 'Accept' : `Accept ${cards(offer.give)} from ${who(offer.seat)} for ${cards(offer.want)}`,
  decline: (_a, _names, { offer }) => (offer === undefined ? 'Decline' : `Decline the offer of ${who(offer.seat)}`),
  withdraw: (_a, _names, { offer }) =>
    offer === undefined
      ? 'Withdraw'
      : `Withdraw the offer to ${offer.to === null ? 'everybody' : who(offer.to)}: ${cards(offer.give)} for ${cards(offer.want)}`,
  ready: () => 'Ready',
  unready: () => 'Not ready after all',
  peek: (a, names) => `Look at ${names.lands[a.land]}${paying(a.pay)}`,
  load: a => `Load ${one(a.card)} on fleet ${a.fleet}`,
  sail: (a, names) => `Send fleet ${a.fleet} to ${names.lands[a.land]}`,
  redraw: () => 'Have another hazard drawn',
  'keep-hazard': () => 'Let it stand',
  'pick-fleet': a => `Fleet ${a.fleet} of ${who(a.seat)}`,
  'use-gift': a => `Use a Gift of Poseidon for fleet ${a.fleet}: it is spared, and meets a new card alone`,
  'replace-hazard': a => `Replace the hazard for fleet ${a.fleet}${paying(a.pay)}: it is spared, and meets a new card alone`,
  'accept-hazard': (_a, _names, { isAnswered, fleets, steps }) => {
    if (isAnswered) return 'Confirm this answer';
    if (fleets.length === 0) return 'Accept what comes';
    return `Accept: ${fleets.length === 1 ? `fleet ${fleets[0]}` : `each of fleets ${and(fleets)}`} ${struck(steps)}`;
  },
  'pick-loss': a => `Lose ${one(a.card)}`,
  'keep-card': a => `Keep ${one(a.card)}`,
  'keep-none': () => 'Keep nothing, and keep the power for later',
  divert: (a, names) => `To ${names.lands[a.land]}`,
  reveal: (a, names, facts) =>
    `Reveal ${names.lands[a.land]}: ${facts.isBlockade ? 'all see the blockade' : 'trade for all there until the year ends'}`,
  'pass-harbor': (a, names, { mayOpen }) =>
    `Pass on ${names.lands[a.land]}: ${mayOpen ? 'no trade there, unless another reveals it' : 'no trade there this season'}`,
  'pay-duty': (a, _names, { left }) => `Fleet ${a.fleet} pays ${one(a.card)} as duty${then[left]}`,
  'refuse-duty': a => `Fleet ${a.fleet} refuses the duties: no trade there this season`,
  exchange: (a, _names, { bargain }) =>
    bargain === undefined ? `Fleet ${a.fleet}: rate ${a.row}` : `Fleet ${a.fleet}: ${price(bargain.give)} for ${price(bargain.get)}`,
  take: a => `Take ${one(a.card)}`,
  buy: (a, _names, { sold }) =>
    sold === undefined ? `Fleet ${a.fleet} buys what is sold here` : `Fleet ${a.fleet} buys ${one(sold.card)} for ${price(sold.price)}`,
  'take-plan': (a, _names, { cost }) => `Fleet ${a.fleet} takes a wonder plan${free(cost)}`,
  done: (_a, names, { of, hasManyFleets, refusing, lands }) => {
    if (of === 'building') return 'Finish building';
    if (refusing.length === 0) return hasManyFleets ? 'Finish trading with all fleets' : 'Finish trading abroad';
    const where = and(lands.map(land => names.lands[land]));
    const fleets = refusing.length === 1 ? `fleet ${refusing[0]} refuses` : `fleets ${and(refusing)} refuse`;
    return hasManyFleets
      ? `Finish with all fleets: ${fleets} the duty, no trade (${where})`
      : `Finish: refuse the duty, no trade (${where})`;
  },
  transfer: a => `Pass ${one(a.card)} from fleet ${a.from} to ${a.to}`,
  'discard-cargo': a => `Discard ${one(a.card)} from fleet ${a.fleet}`,
  'keep-aboard': a => `Leave ${one(a.card)} aboard fleet ${a.fleet}`,
  build: (a, names, { good, instead, cost }) => {
    const twice = instead.length === 0 ? '' : ` a second time, for good instead of ${or(instead.map(id => names.structures[id]))},`;
    return `Build: ${names.structures[a.structure]}${good === undefined ? '' : ` (${card(good)})`}${twice} for ${price(cost)}`;
  },
  'buy-fleet': (_a, _names, { cost }) => `Buy the next fleet for ${price(cost)}`,
  use: (a, names, { bargain }) => `Use: ${names.structures[a.structure]}${swap(bargain)}`,
  'choose-philosophy': (a, names) => `Introduce ${nameIn(names.philosophies, a.philosophy)}${free([])}`,
  adopt: (a, names, { cost }) => `Adopt ${nameIn(names.philosophies, a.philosophy)}${free(cost)}`,
  keep: a => `Keep ${one(a.card)}`,
  'option-a': (_a, _names, { kept }) => `Option A: keep ${cards(kept)} in secret`,
  'option-b': () => 'Option B: show the hand, keep one of each',
  vote: a => `Vote for ${who(a.seat)}`,
  'pick-winner': a => `${who(a.seat)} wins`,
};

export const groups: GroupWords = {
  draws: 'Draws',
  order: 'Order of play',
  promises: 'Promises',
  gifts: 'Gifts to the Archon',
  archon: 'The Archon decides',
  answer: 'Your answer',
  payment: 'Payment',
  ending: 'Finish',
  production: 'Production',
  wonders: 'Wonders',
  powers: 'Powers',
  trade: 'Trade',
  voyage: 'Voyage',
  abroad: 'Trade abroad',
  return: 'Return',
  construction: 'Construction',
  philosophies: 'Philosophies',
  hand: 'Hand',
  vote: 'The vote',
};
