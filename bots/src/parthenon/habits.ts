/**
 * Quick habits, room by room: what an island does without looking ahead. Play-outs run on them, and they stand for the
 * other islands in the search. In: the legal moves. Out: an index. They read nothing that the acting seat does not know.
 */
import { count, has, type Rng, type Seat, top } from '@stoa/engine';
import { box, CARDS, FLEETS, LANDS, type PaAction, type PaState, STRUCTURES } from '@stoa/parthenon';
import {
  ARMY,
  BASICS,
  FIRST_TYPE,
  FLEET_COUNT,
  GOLD,
  GOODS,
  harvestsLeft,
  holdings,
  KINDS,
  keepLimit,
  type Ledger,
  newLedger,
  PAPYRUS,
  plansOf,
  reckon,
  structuresOf,
  worthOf,
} from './needs.ts';
import { answerHabit } from './offers.ts';
import { nextLoad, openFleet, promise, targetOf } from './voyage.ts';

type Habit = (s: PaState, seat: Seat, legal: readonly PaAction[], rng: Rng) => number;
type Kind = PaAction['do'];

const cardNumber = new Map<string, number>(CARDS.map((id, i) => [id, i]));
export const cardOf = (id: string): number => cardNumber.get(id) ?? -1;
const structureNumber = new Map<string, number>(STRUCTURES.map((id, i) => [id, i]));

const find = (legal: readonly PaAction[], kind: Kind): number => {
  for (let i = 0; i < legal.length; i++) if ((legal[i] as PaAction).do === kind) return i;
  return -1;
};
/** The move with the highest mark; moves marked −Infinity are left. */
const best = (legal: readonly PaAction[], mark: (a: PaAction) => number): number => {
  let at = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const m = mark(legal[i] as PaAction);
    if (m > most) {
      most = m;
      at = i;
    }
  }
  return at;
};
const NEVER = Number.NEGATIVE_INFINITY;

const ledger = newLedger();
const hold = new Array<number>(KINDS).fill(0);
const reckonFor = (s: PaState, seat: Seat): Ledger => {
  holdings(s, seat, hold);
  reckon(s, seat, hold, ledger);
  return ledger;
};
/** What giving one card away costs; `gone` of the kind are promised already. */
export const costOf = (l: Ledger, card: number, gone: number): number => {
  if (card >= GOODS) return 0.15;
  const units = card < BASICS ? 1 : 2;
  if ((l.spare[card] as number) > gone) return Math.max(l.penny, 0.02) * units;
  return 0.15 + Math.max(l.penny, 0.1) * units;
};
const laidOut = (s: PaState, seat: Seat, card: number): number => s.reserved[seat * KINDS + card] as number;

/** Lay out the card that is missed least; close as soon as it may be closed. */
const payStep: Habit = (s, seat, legal) => {
  const close = find(legal, 'confirm');
  if (close >= 0) return close;
  const l = reckonFor(s, seat);
  return best(legal, a => {
    if (a.do === 'pay') return -costOf(l, cardOf(a.card), laidOut(s, seat, cardOf(a.card)));
    if (a.do !== 'take') return NEVER;
    const card = cardOf(a.card);
    if (laidOut(s, seat, card) > 0) return -1;
    return (l.want[card] as number) * ((s.taken[seat * KINDS + card] as number) > 0 ? 0.6 : 1);
  });
};
const inDraft = (s: PaState, seat: Seat): boolean => s.draft[seat] !== 0;

/** Who is ahead: structures first, then goods in hand. */
const standing = (s: PaState, seat: Seat): number => {
  let cards = 0;
  for (let card = 0; card < GOODS; card++) cards += s.hand[seat * KINDS + card] as number;
  return structuresOf(s, seat) + 0.1 * cards + 0.5 * plansOf(s, seat);
};
/** The island others should be kept from naming: me where it is good, the leader where it hurts. */
const nameHabit: Habit = (s, seat, legal) => {
  const effect = box(s).events[s.row[s.event] as number]?.effects[s.effect];
  const isGood = effect?.op === 'named' && effect.steps[0]?.op === 'gain';
  return best(legal, a => {
    if (a.do !== 'choose-target') return NEVER;
    if (a.seat === seat) return isGood ? 100 : -100;
    return isGood ? -standing(s, a.seat) : standing(s, a.seat);
  });
};
const firstOf =
  (...kinds: readonly Kind[]): Habit =>
  (_s, _seat, legal) => {
    for (const kind of kinds) {
      const i = find(legal, kind);
      if (i >= 0) return i;
    }
    return -1;
  };

/** Pay rather than suffer; take what is missed most, give what is missed least. */
const decideHabit: Habit = (s, seat, legal) => {
  const l = reckonFor(s, seat);
  if (find(legal, 'take-optional') >= 0) return find(legal, (l.want[PAPYRUS] as number) > 0.2 ? 'take-optional' : 'skip-optional');
  const pay = find(legal, 'pay-option');
  if (pay >= 0) return pay;
  const suffer = best(legal, a => (a.do === 'suffer' ? (a.reduce ? 1 : 0) : NEVER));
  if (suffer >= 0) return suffer;
  const close = find(legal, 'confirm');
  if (close >= 0) return close;
  const effect = box(s).events[s.row[s.event] as number]?.effects[s.effect];
  const steps =
    effect?.op === 'islands' || effect?.op === 'named' ? (has(s.named, seat) || effect.op === 'islands' ? effect.steps : effect.rest) : [];
  const isGain = steps[0]?.op === 'gain';
  const pick = best(legal, a => {
    if (a.do !== 'pick') return NEVER;
    const card = cardOf(a.card);
    if (!isGain) return -costOf(l, card, laidOut(s, seat, card));
    return card === ARMY ? 1 : (l.want[card] as number);
  });
  return pick;
};

/** Armies go where the good is missed most; no worker stays idle. */
const productionHabit: Habit = (s, seat, legal) => {
  const l = reckonFor(s, seat);
  const villages = box(s).islands[s.islandOf[seat] as number]?.villages;
  const good = (village: number): number => villages?.[village - 1]?.good ?? 0;
  return best(legal, a => {
    if (a.do === 'assign-army') return 2 + (l.want[good(a.village)] as number);
    if (a.do === 'boost-village') return 1 + (l.want[good(a.village)] as number);
    if (a.do === 'substitute') return (l.want[cardOf(a.good)] as number) - (l.want[good(a.village)] as number) - 0.05;
    return a.do === 'confirm' ? 0 : NEVER;
  });
};

const tradeStartHabit: Habit = (s, seat, legal, rng) => {
  if (inDraft(s, seat)) return payStep(s, seat, legal, rng);
  const wonder = find(legal, 'pay-wonder');
  if (wonder >= 0) return wonder;
  const l = reckonFor(s, seat);
  const gift = best(legal, a => (a.do === 'use-power' && a.good !== 'none' ? (l.want[cardOf(a.good)] as number) : NEVER));
  return gift >= 0 ? gift : find(legal, 'pass');
};

const voyageHabit: Habit = (s, seat, legal, rng) => {
  const f = openFleet(s, seat);
  if (f >= 0) {
    const l = reckonFor(s, seat);
    const land = targetOf(s, seat, f, l, rng);
    if (land >= 0) {
      const card = nextLoad(s, seat, f, land, l);
      const fleet = FLEETS[f];
      const i = best(legal, a => {
        if (card >= 0) return a.do === 'load' && a.fleet === fleet && cardOf(a.card) === card ? 1 : NEVER;
        return a.do === 'sail' && a.fleet === fleet && a.land === LANDS[land] ? 1 : NEVER;
      });
      if (i >= 0) return i;
    }
  }
  const close = find(legal, 'confirm');
  return close >= 0 ? close : best(legal, a => (a.do === 'sail' ? rng.int(100) : NEVER));
};

/** Reveal what lets me trade; leave a blockade face down. */
const harborHabit: Habit = (s, _seat, legal) =>
  best(legal, a => {
    if (a.do !== 'reveal' && a.do !== 'pass-harbor') return NEVER;
    const isShut = box(s).harbors[s.harbor[LANDS.indexOf(a.land)] as number]?.noTrade === true;
    return (a.do === 'reveal') === isShut ? 0 : 1;
  });

/** What one exchange brings: the least missed cards go, the most wanted come. */
const exchangeGain = (s: PaState, seat: Seat, f: number, row: string, l: Ledger): number => {
  const pack = box(s);
  const fleet = seat * FLEET_COUNT + f;
  const harbor = pack.harbors[s.harbor[s.at[fleet] as number] as number];
  const isOwn = row === 'sell' || row === 'buy';
  const rate = row === 'sell' ? harbor?.sell : row === 'buy' ? harbor?.buy : pack.rates[pack.rowIds.indexOf(row)];
  if (rate === undefined || rate === null) return NEVER;
  const barred = isOwn || harbor === undefined || harbor.special < 0 ? 0 : 1 << harbor.special;
  holdings(s, seat, changed);
  gone.fill(0);
  for (let need = rate.give; need > 0; need--) {
    let cheapest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let card = 0; card < GOODS; card++) {
      if (!has(rate.giveMask & ~barred, card)) continue;
      if ((s.cargo[fleet * KINDS + card] as number) <= (gone[card] as number)) continue;
      const c = costOf(l, card, gone[card] as number);
      if (c < least) {
        least = c;
        cheapest = card;
      }
    }
    if (cheapest < 0) return NEVER;
    gone[cheapest] = (gone[cheapest] as number) + 1;
    changed[cheapest] = (changed[cheapest] as number) - 1;
  }
  for (let n = 0; n < rate.get; n++) {
    let most = -1;
    let which = -1;
    for (let card = 0; card < GOODS; card++) {
      if (!has(rate.getMask & ~barred, card) || (gone[card] as number) > 0) continue;
      const w = (l.want[card] as number) * (card === which ? 0.6 : 1);
      if (w > most) {
        most = w;
        which = card;
      }
    }
    if (which < 0) return NEVER;
    changed[which] = (changed[which] as number) + 1;
  }
  reckon(s, seat, changed, result);
  return result.value - l.value;
};
const changed = new Array<number>(KINDS).fill(0);
const result = newLedger();
const gone = new Array<number>(KINDS).fill(0);
/** Below this an exchange is not worth the trouble. */
const WORTHWHILE = 0.02;
const MANY_EXCHANGES = 9;

const fleetTradeHabit: Habit = (s, seat, legal, rng) => {
  if (inDraft(s, seat)) return payStep(s, seat, legal, rng);
  const l = reckonFor(s, seat);
  return best(legal, a => tradeMark(s, seat, a, l));
};
/** How good a move of fleet trade looks at once; `done` is 0. */
export const tradeMark = (s: PaState, seat: Seat, a: PaAction, l: Ledger): number => {
  switch (a.do) {
    case 'pay-wonder':
      return 9;
    case 'take-plan':
      return plansOf(s, seat) === 0 || (l.spare[GOLD] as number) > 0 || harvestsLeft(s) > 3 ? 8 : -1;
    case 'pay-duty':
      return 3 - costOf(l, cardOf(a.card), 0);
    case 'buy': {
      const fleet = seat * FLEET_COUNT + FLEETS.indexOf(a.fleet);
      const sold = box(s).lands[s.at[fleet] as number]?.sells ?? -1;
      const price = costOf(l, GOLD, 0) + costOf(l, GOLD, 1);
      if (sold === PAPYRUS) return (l.want[PAPYRUS] as number) - price;
      return sold === ARMY ? 0.1 * harvestsLeft(s) - price : 0.03 * harvestsLeft(s) - price;
    }
    case 'exchange': {
      const f = FLEETS.indexOf(a.fleet);
      if ((s.exchanges[seat * FLEET_COUNT + f] as number) >= MANY_EXCHANGES) return NEVER;
      return exchangeGain(s, seat, f, a.row, l) - WORTHWHILE;
    }
    case 'done':
      return 0;
    default:
      return NEVER;
  }
};

const returnHabit: Habit = (s, seat, legal) => {
  const transfer = find(legal, 'transfer');
  if (transfer >= 0) return transfer;
  const l = reckonFor(s, seat);
  const shed = best(legal, a => (a.do === 'discard-cargo' ? -costOf(l, cardOf(a.card), laidOut(s, seat, cardOf(a.card))) : NEVER));
  return shed >= 0 ? shed : find(legal, 'confirm');
};

/** Which philosophy helps most, in the order of the box where it is not said. */
const TASTE: Readonly<Record<string, number>> = {
  atomism: 6,
  epicureanism: 5,
  pythagoreanism: 4,
  stoicism: 3,
  cynicism: 2,
  sophism: 1,
};
/** How good a move of construction looks at once; `done` is 0. */
export const buildMark = (s: PaState, seat: Seat, a: PaAction, l: Ledger): number => {
  switch (a.do) {
    case 'build': {
      const structure = structureNumber.get(a.structure) as number;
      const mark = worthOf(s, structure) - 0.1 * unitsOf(s, seat, structure);
      return has(l.ready, structure) ? 2 + mark : -0.9 + 0.1 * mark;
    }
    case 'pay-wonder':
      return 3.2;
    case 'choose-philosophy':
      return 20 + (TASTE[a.philosophy] ?? 0);
    case 'adopt': {
      const price = count(s.philosophies[seat] as number);
      return (s.freeAdoptions[seat] as number) > 0 || (l.spare[GOLD] as number) >= price ? 0.3 + 0.02 * (TASTE[a.philosophy] ?? 0) : -1;
    }
    case 'buy-fleet': {
      const price = s.fleets[seat] as number;
      return harvestsLeft(s) > 2 && ((l.spare[GOLD] as number) >= price || harvestsLeft(s) > 5) ? 1 : -1;
    }
    case 'use':
    case 'use-power':
    case 'use-service':
      return usable(s, seat, a, l) ? 0.5 : -1;
    case 'done':
      return 0;
    default:
      return NEVER;
  }
};
const unitsOf = (s: PaState, seat: Seat, structure: number): number => {
  const island = box(s).islands[s.islandOf[seat] as number];
  if (structure < FIRST_TYPE - 1) return island?.villages[structure]?.cost.slots.length ?? 0;
  if (structure < FIRST_TYPE) return 6;
  return box(s).acropolis[structure - FIRST_TYPE]?.cost[s.islandOf[seat] as number]?.slots.length ?? 0;
};
/** A swap at home is good when what it takes is spare. */
const usable = (s: PaState, seat: Seat, a: PaAction, l: Ledger): boolean => {
  const pack = box(s);
  const swap =
    a.do === 'use'
      ? pack.acropolis[(structureNumber.get(a.structure) as number) - FIRST_TYPE]?.swap
      : pack.powers.find(p => (a.do === 'use-power' && p.id === a.power) || (a.do === 'use-service' && p.id === a.wonder))?.swap;
  if (swap === null || swap === undefined || a.do === 'use-service') return false;
  if (swap.get === ARMY && harvestsLeft(s) < 3) return false;
  for (let card = 0; card < GOODS; card++) gone[card] = 0;
  for (const slot of swap.give[s.islandOf[seat] as number]?.slots ?? []) {
    let found = -1;
    for (let card = 0; card < GOODS; card++)
      if (has(slot.mask, card) && card !== PAPYRUS && (l.spare[card] as number) > (gone[card] as number)) found = card;
    if (found < 0) return false;
    gone[found] = (gone[found] as number) + 1;
  }
  return true;
};
const buildHabit: Habit = (s, seat, legal, rng) => {
  if (inDraft(s, seat)) return payStep(s, seat, legal, rng);
  const l = reckonFor(s, seat);
  return best(legal, a => buildMark(s, seat, a, l));
};

const KEPT_BASIC = 0.3;
/** How gladly a card is kept over the season's end. */
export const keepMark = (l: Ledger, card: number, n: number, kept: number): number => {
  const isPlanned = n - (l.spare[card] as number) > kept;
  const rank = card < BASICS ? KEPT_BASIC : card < PAPYRUS ? 0.5 : 0.6;
  return isPlanned ? rank : 0.3 * rank;
};
const discardHabit: Habit = (s, seat, legal) => {
  const l = reckonFor(s, seat);
  let inOpen = 0;
  let kept = 0;
  for (let card = 0; card < GOODS; card++) {
    if ((hold[card] as number) > 0) inOpen += keepMark(l, card, hold[card] as number, 0);
    kept += laidOut(s, seat, card);
  }
  if (kept === 0 && inOpen > closedWorth(s, seat, l)) return find(legal, 'option-b');
  const keep = best(legal, a =>
    a.do === 'keep' ? keepMark(l, cardOf(a.card), hold[cardOf(a.card)] as number, laidOut(s, seat, cardOf(a.card))) : NEVER,
  );
  return keep >= 0 ? keep : find(legal, 'option-a');
};
/** What the best cards kept in secret are worth. */
const closedWorth = (s: PaState, seat: Seat, l: Ledger): number => {
  let limit = keepLimit(s, seat);
  for (let card = 0; card < GOODS; card++) gone[card] = 0;
  let sum = 0;
  for (; limit > 0; limit--) {
    let most = 0;
    let which = -1;
    for (let card = 0; card < GOODS; card++) {
      if ((hold[card] as number) <= (gone[card] as number)) continue;
      const mark = keepMark(l, card, hold[card] as number, gone[card] as number);
      if (mark > most) {
        most = mark;
        which = card;
      }
    }
    if (which < 0) break;
    gone[which] = (gone[which] as number) + 1;
    sum += most;
  }
  return sum;
};

const LOSS: Habit = (s, seat, legal) => {
  const l = reckonFor(s, seat);
  const i = best(legal, a => {
    if (a.do === 'pick-loss') return -costOf(l, cardOf(a.card), 0);
    return a.do === 'keep-card' ? costOf(l, cardOf(a.card), 0) + (l.want[cardOf(a.card)] as number) : NEVER;
  });
  return i;
};
const fleetSize = (s: PaState, fleet: number): number => {
  let n = 0;
  for (let card = 0; card < GOODS; card++) n += s.cargo[fleet * KINDS + card] as number;
  return n;
};
/** A Gift is for a cargo worth saving. */
const respondHabit: Habit = (s, seat, legal) => {
  const i = best(legal, a => (a.do === 'use-gift' && fleetSize(s, seat * FLEET_COUNT + FLEETS.indexOf(a.fleet)) > 2 ? 1 : NEVER));
  return i >= 0 ? i : find(legal, 'accept-hazard');
};
/** The Archon looks to his own fleets. */
const pickFleetHabit: Habit = (_s, seat, legal, rng) => best(legal, a => (a.do === 'pick-fleet' && a.seat !== seat ? rng.int(100) : -1));
/** An Archon of little weight is the safest. */
const voteHabit: Habit = (s, _seat, legal, rng) => best(legal, a => (a.do === 'vote' ? -standing(s, a.seat) + rng.int(100) / 100 : NEVER));
const meFirst: Habit = (_s, seat, legal) => best(legal, a => (a.do === 'place-next' && a.seat === seat ? 1 : NEVER));

const HABITS: Readonly<Record<string, Habit>> = {
  events: firstOf('resolve-event'),
  'event-target': nameHabit,
  'event-decline': firstOf('accept-target'),
  'event-decide': decideHabit,
  'event-name': firstOf('name-village', 'name-fleet'),
  production: productionHabit,
  'order-set': meFirst,
  'trade-start': tradeStartHabit,
  'trade-open': answerHabit,
  'voyage-start': firstOf('pass'),
  'voyage-plan': voyageHabit,
  'hazard-redraw': firstOf('keep-hazard'),
  'hazard-pick': pickFleetHabit,
  'hazard-respond': respondHabit,
  'hazard-choose': LOSS,
  'hazard-keep': LOSS,
  'hazard-divert': firstOf('divert'),
  'harbor-vote': harborHabit,
  'fleet-trade': fleetTradeHabit,
  return: returnHabit,
  build: buildHabit,
  dispute: meFirst,
  discard: discardHabit,
  vote: voteHabit,
};

/** What may be done at any time and is never done by habit. */
export const ASIDES: ReadonlySet<Kind> = new Set(['set-order-wish', 'promise', 'donate', 'unready', 'withdraw']);
const anyMove: Habit = (_s, _seat, legal, rng) => best(legal, a => (ASIDES.has(a.do) ? -1 : rng.int(1000)));

export const habit: Habit = (s, seat, legal, rng) => {
  const i = HABITS[top(s)?.room ?? '']?.(s, seat, legal, rng) ?? -1;
  return i >= 0 ? i : anyMove(s, seat, legal, rng);
};

/** How promising a move looks at once, as the logarithm of its share of attention. */
export const orderOf = (s: PaState, seat: Seat, a: PaAction): number => {
  switch (a.do) {
    case 'exchange':
    case 'buy':
    case 'take-plan':
    case 'pay-duty':
      return clip(8 * tradeMark(s, seat, a, reckonFor(s, seat)));
    case 'build':
    case 'use':
    case 'buy-fleet':
    case 'adopt':
    case 'choose-philosophy':
      return clip(buildMark(s, seat, a, reckonFor(s, seat)) - 2);
    case 'pay-wonder':
      return 2;
    case 'pay':
      return clip(-4 * costOf(reckonFor(s, seat), cardOf(a.card), laidOut(s, seat, cardOf(a.card))));
    case 'take':
      return clip(4 * (reckonFor(s, seat).want[cardOf(a.card)] as number));
    case 'keep':
      reckonFor(s, seat);
      return clip(4 * keepMark(ledger, cardOf(a.card), hold[cardOf(a.card)] as number, laidOut(s, seat, cardOf(a.card))));
    case 'sail':
      return clip(2 * promise(s, seat, FLEETS.indexOf(a.fleet), LANDS.indexOf(a.land), reckonFor(s, seat)) - 1);
    case 'load':
      return 0.5;
    case 'use-gift':
    case 'reveal':
    case 'accept':
    case 'offer':
      return 0.5;
    default:
      return 0;
  }
};
const clip = (x: number): number => Math.max(-2, Math.min(2, x));
