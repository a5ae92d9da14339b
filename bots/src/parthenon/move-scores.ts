/**
 * How good a move looks at once, by the ledger: exchanges abroad, construction, cards to keep. The policy takes the best one; `choices`
 * and `prior` read the same scores. They read nothing that the acting seat does not know.
 */
import { has, type Rng, type Seat } from '@stoa/engine';
import { adoptionPrice, box, FLEETS, type PaAction, type PaState, structureNumber } from '@stoa/parthenon';
import {
  ARMY,
  BASICS,
  buildsLeft,
  cardOf,
  FIRST_TYPE,
  FLEET_COUNT,
  GOLD,
  GOODS,
  harvestsLeft,
  holdings,
  KINDS,
  PAPYRUS,
  plansOf,
} from './island.ts';
import { type Ledger, newLedger, planNeed, reckon, worthOf } from './ledger.ts';
import { TUNED } from './weights.ts';

export type RoomPolicy = (s: PaState, seat: Seat, legal: readonly PaAction[], rng: Rng) => number;
export type Kind = PaAction['do'];

export const find = (legal: readonly PaAction[], kind: Kind): number => {
  for (let i = 0; i < legal.length; i++) if (legal[i]!.do === kind) return i;
  return -1;
};
/** The first move of the first of these kinds that is there. */
export const findFirst = (legal: readonly PaAction[], kinds: readonly Kind[]): number => {
  let at = -1;
  let rank = kinds.length;
  for (let i = 0; i < legal.length && rank > 0; i++) {
    const kind = legal[i]!.do;
    for (let k = 0; k < rank; k++)
      if (kinds[k] === kind) {
        rank = k;
        at = i;
      }
  }
  return at;
};
/** A policy that makes the first of these kinds of move that there is. */
export const firstOf =
  (...kinds: readonly Kind[]): RoomPolicy =>
  (_s, _seat, legal) =>
    findFirst(legal, kinds);
/** The move with the highest score; never one scored −Infinity. */
export const best = (legal: readonly PaAction[], score: (a: PaAction) => number): number => {
  let at = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const m = score(legal[i]!);
    if (m > most) {
      most = m;
      at = i;
    }
  }
  return at;
};
export const NEVER = Number.NEGATIVE_INFINITY;

export const ledger = newLedger();
export const hold = new Array<number>(KINDS).fill(0);
export const reckonFor = (s: PaState, seat: Seat): Ledger => {
  holdings(s, seat, hold);
  reckon(s, seat, hold, ledger);
  return ledger;
};
/** What it costs to give one card away; `gone` cards of the kind are promised already. */
export const costOf = (l: Ledger, card: number, gone: number): number => {
  if (card >= GOODS) return 0.15;
  const units = card < BASICS ? 1 : 2;
  if (l.spare[card]! > gone) return Math.max(l.penny, 0.02) * units;
  return TUNED.spokenFor + Math.max(l.penny, 0.1) * units;
};
export const laidOut = (s: PaState, seat: Seat, card: number): number => s.reserved[seat * KINDS + card]!;

/** What one exchange brings: the most dispensable cards go, the most wanted ones come. */
const exchangeGain = (s: PaState, seat: Seat, f: number, row: string, l: Ledger): number => {
  const pack = box(s);
  const fleet = seat * FLEET_COUNT + f;
  const harbor = pack.harbors[s.harbor[s.at[fleet]!]!];
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
      if (s.cargo[fleet * KINDS + card]! <= gone[card]!) continue;
      const c = costOf(l, card, gone[card]!);
      if (c < least) {
        least = c;
        cheapest = card;
      }
    }
    if (cheapest < 0) return NEVER;
    gone[cheapest] = gone[cheapest]! + 1;
    changed[cheapest] = changed[cheapest]! - 1;
  }
  for (let n = 0; n < rate.get; n++) {
    let most = -1;
    let which = -1;
    for (let card = 0; card < GOODS; card++) {
      if (!has(rate.getMask & ~barred, card) || gone[card]! > 0) continue;
      const w = l.want[card]! * (card === which ? 0.6 : 1);
      if (w > most) {
        most = w;
        which = card;
      }
    }
    if (which < 0) return NEVER;
    changed[which] = changed[which]! + 1;
  }
  reckon(s, seat, changed, result);
  return result.value - l.value;
};
const changed = new Array<number>(KINDS).fill(0);
const result = newLedger();
const gone = new Array<number>(KINDS).fill(0);
const MANY_EXCHANGES = 9;

/** The additional worth of gold that buys the second plan or papyrus at once. */
const forPurchase = (s: PaState, seat: Seat, f: number, row: string, l: Ledger): number => {
  const fleet = seat * FLEET_COUNT + f;
  const pack = box(s);
  const land = pack.lands[s.at[fleet]!];
  const harbor = pack.harbors[s.harbor[s.at[fleet]!]!];
  const rate = row === 'sell' ? harbor?.sell : row === 'buy' ? harbor?.buy : pack.rates[pack.rowIds.indexOf(row)];
  if (land === undefined || rate?.getMask !== 1 << GOLD) return 0;
  const gold = s.cargo[fleet * KINDS + GOLD]!;
  if (land.plans.length > 0 && plansOf(s, seat) === 1 && gold === 0 && buildsLeft(s) > 1)
    return TUNED.nextPlan * TUNED.goldThere * planNeed(s, seat);
  const price = land.price.slots.length;
  if (land.sells !== PAPYRUS || gold >= price || l.want[PAPYRUS]! < WANTED) return 0;
  let units = 2 * gold;
  for (let card = 0; card < GOLD; card++) units += s.cargo[fleet * KINDS + card]! * (card < BASICS ? 1 : 2);
  return units < 2 * price ? 0 : l.want[PAPYRUS]! / price;
};
/** From here on papyrus is worth a voyage. */
const WANTED = 0.25;
/** How good a move of fleet trade looks at once; `done` is 0. */
export const tradeScore = (s: PaState, seat: Seat, a: PaAction, l: Ledger): number => {
  switch (a.do) {
    case 'pay-wonder':
      return 9;
    case 'take-plan':
      return plansOf(s, seat) === 0 || l.spare[GOLD]! > 0 || buildsLeft(s) >= TUNED.planSeasons ? 8 : -1;
    case 'pay-duty':
      return 3 - costOf(l, cardOf(a.card), 0);
    case 'buy': {
      const fleet = seat * FLEET_COUNT + FLEETS.indexOf(a.fleet);
      const sold = box(s).lands[s.at[fleet]!]?.sells ?? -1;
      const price = costOf(l, GOLD, 0) + costOf(l, GOLD, 1);
      if (sold === PAPYRUS) return l.want[PAPYRUS]! - price;
      return sold === ARMY ? TUNED.army * harvestsLeft(s) - price : 0.03 * harvestsLeft(s) - price;
    }
    case 'exchange': {
      const f = FLEETS.indexOf(a.fleet);
      if (s.exchanges[seat * FLEET_COUNT + f]! >= MANY_EXCHANGES) return NEVER;
      return exchangeGain(s, seat, f, a.row, l) - TUNED.worthwhile + forPurchase(s, seat, f, a.row, l);
    }
    case 'done':
      return 0;
    default:
      return NEVER;
  }
};

/** Which philosophy helps most; those that are not named follow in the order of the box. */
const TASTE: Readonly<Record<string, number>> = {
  atomism: 6,
  epicureanism: 5,
  pythagoreanism: 4,
  stoicism: 3,
  cynicism: 2,
  sophism: 1,
};
/** How good a move of construction looks at once; `done` is 0. */
export const buildScore = (s: PaState, seat: Seat, a: PaAction, l: Ledger): number => {
  switch (a.do) {
    case 'build': {
      const structure = structureNumber(a.structure);
      const score = worthOf(s, structure) - 0.1 * unitsOf(s, seat, structure);
      return has(l.ready, structure) ? 2 + score : TUNED.unplanned + 0.1 * score;
    }
    case 'pay-wonder':
      return 3.2;
    case 'choose-philosophy':
      return 20 + (TASTE[a.philosophy] ?? 0);
    case 'adopt': {
      return l.spare[GOLD]! >= adoptionPrice(s, seat) ? 0.3 + 0.02 * (TASTE[a.philosophy] ?? 0) : -1;
    }
    case 'buy-fleet': {
      const price = s.fleets[seat]!;
      return harvestsLeft(s) > 2 && (l.spare[GOLD]! >= price || harvestsLeft(s) > TUNED.fleetSeasons) ? 1 : -1;
    }
    case 'use':
    case 'use-power':
    case 'use-service':
      return clipped(swapGain(s, seat, a, l) - TUNED.worthwhile);
    case 'done':
      return 0;
    default:
      return NEVER;
  }
};
/** Between leaving and building: a swap comes before `done` if it gains anything. */
const clipped = (gain: number): number => (gain > 0 ? 0.4 + Math.min(0.2, gain) : gain > NEVER ? Math.max(-2, gain) : NEVER);
const unitsOf = (s: PaState, seat: Seat, structure: number): number => {
  const island = box(s).islands[s.islandOf[seat]!];
  if (structure < FIRST_TYPE - 1) return island?.villages[structure]?.cost.slots.length ?? 0;
  if (structure < FIRST_TYPE) return 6;
  return box(s).acropolis[structure - FIRST_TYPE]?.cost[s.islandOf[seat]!]?.slots.length ?? 0;
};
const SMALL_GAIN = 0.1;
/**
 * What a swap at home brings: the most dispensable cards go, for a service one more to its owner. For an Aegis card only cards go that no
 * plan needs.
 */
const swapGain = (s: PaState, seat: Seat, a: PaAction, l: Ledger): number => {
  const pack = box(s);
  const swap =
    a.do === 'use'
      ? pack.acropolis[structureNumber(a.structure) - FIRST_TYPE]?.swap
      : pack.powers.find(p => (a.do === 'use-power' && p.id === a.power) || (a.do === 'use-service' && p.id === a.wonder))?.swap;
  if (swap === null || swap === undefined) return NEVER;
  holdings(s, seat, changed);
  gone.fill(0);
  const isAegis = swap.get >= ARMY;
  if (swap.get === ARMY && harvestsLeft(s) < TUNED.armySeasons) return NEVER;
  if (a.do === 'use-service') takeOne(1 << cardOf(a.pay), l, false);
  for (const slot of swap.give[s.islandOf[seat]!]?.slots ?? []) if (!takeOne(slot.mask, l, isAegis)) return NEVER;
  if (isAegis) return SMALL_GAIN;
  changed[swap.get] = changed[swap.get]! + 1;
  reckon(s, seat, changed, result);
  return result.value - l.value;
};
/** Takes the most dispensable card of these kinds out of `changed`; with `isSpare`, only one that no plan needs. */
const takeOne = (mask: number, l: Ledger, isSpare: boolean): boolean => {
  let cheapest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let card = 0; card < GOODS; card++) {
    if (!has(mask, card) || changed[card]! <= 0 || (isSpare && (card === PAPYRUS || l.spare[card]! <= gone[card]!))) continue;
    const c = costOf(l, card, gone[card]!) + (card === PAPYRUS ? 1 : 0);
    if (c < least) {
      least = c;
      cheapest = card;
    }
  }
  if (cheapest < 0) return false;
  gone[cheapest] = gone[cheapest]! + 1;
  changed[cheapest] = changed[cheapest]! - 1;
  return true;
};

/** What a card is worth over the end of the season. */
export const keepScore = (l: Ledger, card: number, n: number, kept: number): number => {
  const isPlanned = n - l.spare[card]! > kept;
  const rank = card < BASICS ? TUNED.keepBasic : card < PAPYRUS ? 0.5 : 0.6;
  return isPlanned ? rank : TUNED.keepSpare * rank;
};
