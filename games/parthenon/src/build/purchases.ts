/**
 * Payments in steps, PA-21.5: what a seat is paying for is a private draft; cards are laid out one by one, then confirmed.
 * In: a code of the thing paid for. Out: the cards leave hand or cargo openly (PA-12.2), the purchase takes effect, an event reports it.
 */

import { bit, has, type Illegal, type Log, lowest, NOT_NOW, type Seat } from '@stoa/engine';
import { CONFIRM, made, PAY, TAKE } from '../action-cache.ts';
import type { PaAction } from '../actions.ts';
import {
  ACROPOLIS_COUNT,
  CARD_COUNT,
  type CardId,
  cardId,
  cardNumber,
  FIRST_ACROPOLIS,
  fleetId,
  PAPYRUS,
  STRUCTURES,
  VILLAGE_COUNT,
} from '../cards.ts';
import type { PaEvent } from '../events.ts';
import type { Rate } from '../pack/box.ts';
import type { Cost } from '../pack/cost.ts';
import { illegal, illegalByCard } from '../refusals.ts';
import type { PaRuleId } from '../rulebook.ts';
import { box, COMPLETE, type PaState } from '../state.ts';
import { aboard, gain, laidDown, sawIn, sawOut, spend } from '../table/holdings.ts';
import { landOf, structureKind } from '../table/islands.ts';
import { freshPower, sellerOf, usePower } from '../table/powers.ts';
import {
  type Bill,
  BUILDING,
  billOf,
  discountOf,
  EXCHANGE,
  exchangeOf,
  isBuilding,
  kindOf,
  MAKING,
  rowName,
  SERVICE,
  STAGE,
  specialAt,
  WONDER_KIND,
  whichOf,
} from './bills.ts';
import { completes, NO_CHANGES, settles, USED_DROP, USED_SUBSTITUTE } from './pay.ts';
import { isAnyAdoptable } from './philosophies.ts';

/** A service is paid first, so its card cannot pay the exchange as well. */
const withoutPrice = (s: PaState, seat: Seat, list: readonly number[], at: number): readonly number[] => {
  const price = s.price[seat]!;
  if (price < 0) return list;
  const rest = list.slice();
  rest[at * CARD_COUNT + price] = rest[at * CARD_COUNT + price]! - 1;
  return rest;
};

const reserved = (s: PaState, seat: Seat): number[] => s.reserved.slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
const sum = (list: readonly number[], block: number): number => {
  let n = 0;
  for (let i = block * CARD_COUNT; i < (block + 1) * CARD_COUNT; i++) n += list[i]!;
  return n;
};
const add = (list: number[], block: number, card: number, n: number): void => {
  list[block * CARD_COUNT + card] = list[block * CARD_COUNT + card]! + n;
};
const single = (mask: number): number => ((mask & (mask - 1)) === 0 ? lowest(mask) : -1);

/** Begins a payment. Where no unit leaves a choice it is over at once (PA-21.4). */
export const begin = (s: PaState, seat: Seat, code: number, log?: Log<PaEvent>): void => {
  s.draft[seat] = code;
  if (kindOf(code) === EXCHANGE) {
    const { rate } = exchangeOf(s, seat, code);
    const [give, get] = [single(rate.giveMask), single(rate.getMask)];
    if (give >= 0) add(s.reserved, seat, give, rate.give);
    if (get >= 0) add(s.taken, seat, get, rate.get);
    if (give >= 0 && get >= 0) finish(s, seat, log);
    return;
  }
  const { cost, changes } = billOf(s, seat, code);
  if (!cost.fixed || changes !== NO_CHANGES) return;
  for (const slot of cost.slots) add(s.reserved, seat, single(slot.mask), 1);
  finish(s, seat, log);
};

const NOTHING_BEGUN = illegal('PA-21.5', 'nothing-begun');
const INCOMPLETE = illegal('PA-21.5', 'incomplete');
const FINISH_FIRST = illegal('PA-21.5', 'finish-first');

const NOT_FITTING = illegalByCard('PA-22.4', 'not-fitting');
const NOT_TAKEN = illegalByCard('PA-10.9', 'not-fitting');

/** A payment under way, read once for a whole list of actions: an exchange with the bank, or a bill with what may pay it. */
type Payment =
  | { readonly rate: Rate; readonly fleet: number; readonly laid: readonly number[]; readonly paid: number; readonly got: number }
  | { readonly rate: undefined; readonly bill: Bill; readonly rest: readonly number[]; readonly laid: number[] };
const paymentOf = (s: PaState, seat: Seat): Payment => {
  const code = s.draft[seat]!;
  const laid = reserved(s, seat);
  if (kindOf(code) === EXCHANGE) {
    const { fleet, rate } = exchangeOf(s, seat, code);
    return { rate, fleet, laid, paid: sum(s.reserved, seat), got: sum(s.taken, seat) };
  }
  const bill = billOf(s, seat, code);
  return { rate: undefined, bill, rest: withoutPrice(s, seat, bill.list, bill.at), laid };
};

/** PA-22.4, PA-10.10: may this card be laid out next? */
const cannotLay = (s: PaState, payment: Payment, card: number): Illegal | undefined => {
  const n = payment.laid[card]!;
  if (payment.rate !== undefined) {
    const { rate, fleet, paid } = payment;
    return paid < rate.give && has(rate.giveMask, card) && aboard(s, fleet, card) > n ? undefined : NOT_FITTING[card];
  }
  const { bill, rest, laid } = payment;
  laid[card] = n + 1;
  const fits = completes(rest, bill.at, laid, bill.cost, bill.changes);
  laid[card] = n;
  return fits ? undefined : NOT_FITTING[card];
};
/** PA-10.9: may this card be taken for what is laid out? */
const cannotTake = (payment: Payment, card: number): Illegal | undefined => {
  if (payment.rate === undefined) return NOT_TAKEN[card];
  const { rate, paid, got } = payment;
  return paid >= rate.give && got < rate.get && has(rate.getMask, card) ? undefined : NOT_TAKEN[card];
};
/** PA-21.5: is the payment not complete yet? */
const cannotConfirm = (payment: Payment): Illegal | undefined => {
  if (payment.rate !== undefined) return payment.paid < payment.rate.give || payment.got < payment.rate.get ? INCOMPLETE : undefined;
  return settles(payment.laid, payment.bill.cost, payment.bill.changes) < 0 ? INCOMPLETE : undefined;
};

/** The steps of a payment under way: the seat is offered nothing else until it is confirmed or undone. */
export const draftActions = (s: PaState, seat: Seat, out: PaAction[]): void => {
  const payment = paymentOf(s, seat);
  for (let card = 0; card < CARD_COUNT; card++) if (cannotLay(s, payment, card) === undefined) out.push(made(PAY, card));
  for (let card = 0; card < CARD_COUNT; card++) if (cannotTake(payment, card) === undefined) out.push(made(TAKE, card));
  if (cannotConfirm(payment) === undefined) out.push(CONFIRM);
};
const NO_PAPYRUS = illegal('PA-10.13', 'nothing-sold');
const notHeld = (rule: PaRuleId, card: number): Illegal => illegal(rule, 'not-held', { card: cardId(card) });
/** PA-10.18: the good that this land trades only at the rates of its card, if this row is not one of them; or −1. */
const ownGood = (s: PaState, seat: Seat, fleet: number): number => {
  const { row } = exchangeOf(s, seat, s.draft[seat]!);
  return row < box(s).rates.length ? specialAt(s, fleet) : -1;
};
/** Why a card cannot be laid out: it is not there, the land has rates of its own for it (PA-10.18), or it does not belong to the price. */
const whyNotLaid = (s: PaState, seat: Seat, payment: Payment, card: number): Illegal | undefined => {
  const barred = cannotLay(s, payment, card);
  if (barred === undefined) return undefined;
  const n = payment.laid[card]!;
  if (payment.rate === undefined) {
    const { bill, rest } = payment;
    return rest[bill.at * CARD_COUNT + card]! > n ? barred : notHeld(bill.fleet < 0 ? 'PA-12.2' : 'PA-14.4', card);
  }
  if (aboard(s, payment.fleet, card) <= n) return notHeld('PA-10.9', card);
  return ownGood(s, seat, payment.fleet) === card ? illegal('PA-10.18', 'own-rates-only', { card: cardId(card) }) : barred;
};
/** Why a card cannot be taken: PA-10.18, PA-10.13, or the row does not give it. */
const whyNotTaken = (s: PaState, seat: Seat, payment: Payment, card: number): Illegal | undefined => {
  const barred = cannotTake(payment, card);
  if (barred === undefined || payment.rate === undefined) return barred;
  const own = kindOf(s.draft[seat]!) === EXCHANGE ? specialAt(s, payment.fleet) : -1;
  if (own === card && !has(payment.rate.getMask, card)) return illegal('PA-10.18', 'own-rates-only', { card: cardId(card) });
  return card === PAPYRUS ? NO_PAPYRUS : barred;
};
export const draftWhy = (s: PaState, seat: Seat, a: PaAction): Illegal | undefined => {
  const isStep = a.do === 'pay' || a.do === 'take' || a.do === 'confirm';
  if (s.draft[seat] === 0) return isStep ? NOTHING_BEGUN : NOT_NOW;
  if (a.do === 'pay') return whyNotLaid(s, seat, paymentOf(s, seat), cardNumber(a.card));
  if (a.do === 'take') return whyNotTaken(s, seat, paymentOf(s, seat), cardNumber(a.card));
  if (a.do === 'confirm') return cannotConfirm(paymentOf(s, seat));
  return FINISH_FIRST;
};
/** `free`: what the room says to an action when nothing is being paid. What it never takes is refused as such, also during a payment. */
export const orFinishFirst = (step: Illegal | undefined, free: () => Illegal | undefined): Illegal | undefined => {
  if (step === NOT_NOW) return free();
  return step === FINISH_FIRST && free() === NOT_NOW ? NOT_NOW : step;
};
export const draftApply = (s: PaState, seat: Seat, a: PaAction, log?: Log<PaEvent>): boolean => {
  if (a.do === 'pay') add(s.reserved, seat, cardNumber(a.card), 1);
  else if (a.do === 'take') add(s.taken, seat, cardNumber(a.card), 1);
  else if (a.do === 'confirm') finish(s, seat, log);
  else return false;
  return true;
};

/** The cards of a block by name, for an event. */
export const cardsIn = (list: readonly number[], block: number, from = 0, to: number = CARD_COUNT): CardId[] => {
  const cards: CardId[] = [];
  for (let card = from; card < to; card++) for (let n = list[block * CARD_COUNT + card]!; n > 0; n--) cards.push(cardId(card));
  return cards;
};

/** What is laid out goes to the bank, seen by all. */
const payOut = (s: PaState, seat: Seat, fleet: number): void => {
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = laidDown(s, seat, card);
    if (n === 0) continue;
    if (fleet < 0) spend(s, seat, card, n);
    else add(s.cargo, fleet, card, -n);
    sawOut(s, seat, card, n);
  }
};
export const endDraft = (s: PaState, seat: Seat): void => {
  s.draft[seat] = 0;
  s.price[seat] = -1;
  s.reserved.fill(0, seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
  s.taken.fill(0, seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
};

/** PA-14.7: the price goes from the payer to the owner's hand. */
export const payService = (s: PaState, seat: Seat, power: number, card: number, log?: Log<PaEvent>): void => {
  spend(s, seat, card, 1);
  passOn(s, seat, power, card, log);
};
/** The same for a card already taken from a fleet. */
export const passOn = (s: PaState, seat: Seat, power: number, card: number, log?: Log<PaEvent>): void => {
  const owner = sellerOf(s, power);
  gain(s, owner, card, 1);
  sawOut(s, seat, card, 1);
  sawIn(s, owner, card, 1);
  usePower(s, seat, power);
  log?.({ e: 'service-bought', seat, to: owner, wonder: box(s).powers[power]?.id ?? '', card: cardId(card) });
};

const finish = (s: PaState, seat: Seat, log?: Log<PaEvent>): void => {
  const code = s.draft[seat]!;
  const which = whichOf(code);
  const paid = log === undefined ? [] : cardsIn(s.reserved, seat);
  if (kindOf(code) === EXCHANGE) {
    finishExchange(s, seat, code, paid, log);
    return;
  }
  const { cost, changes, fleet } = billOf(s, seat, code);
  const used = changes === NO_CHANGES ? 0 : settles(reserved(s, seat), cost, changes);
  payOut(s, seat, fleet);
  if ((used & USED_SUBSTITUTE) !== 0) usePower(s, seat, freshPower(s, seat, 'costPaid'));
  if ((used & USED_DROP) !== 0) dropDiscount(s, seat, kindOf(code) === BUILDING ? structureKind(which) : WONDER_KIND);
  switch (kindOf(code)) {
    case BUILDING:
      raise(s, seat, which);
      log?.({ e: 'built', seat, structure: STRUCTURES[which]!, paid });
      break;
    case STAGE:
      advanceWonder(s, seat, which >> 2, paid, log);
      break;
    case MAKING: {
      const got = box(s).acropolis[which]?.swap?.get as number;
      s.uses[seat * ACROPOLIS_COUNT + which] = s.uses[seat * ACROPOLIS_COUNT + which]! + 1;
      make(s, seat, got);
      log?.({ e: 'made', seat, by: STRUCTURES[FIRST_ACROPOLIS + which]!, paid, got: cardId(got) });
      break;
    }
    default: {
      const power = box(s).powers[which];
      if (kindOf(code) === SERVICE) payService(s, seat, which, s.price[seat]!, log);
      else usePower(s, seat, which);
      const got = power?.swap?.get as number;
      make(s, seat, got);
      log?.({ e: 'made', seat, by: power?.id ?? '', paid, got: cardId(got) });
    }
  }
  endDraft(s, seat);
};
const make = (s: PaState, seat: Seat, card: number): void => {
  gain(s, seat, card, 1);
  sawIn(s, seat, card, 1);
};
const dropDiscount = (s: PaState, seat: Seat, kind: number): void => {
  const discount = s.discounts[seat]!;
  for (let e = 0; discount >> e !== 0; e++)
    if (has(discount, e) && has(discountOf(s, e)?.applies ?? 0, kind)) {
      s.discounts[seat] = discount & ~bit(e);
      return;
    }
};

/** PA-12.1: the structure is built; an Academy lets its island choose a philosophy. */
const raise = (s: PaState, seat: Seat, structure: number): void => {
  if (structure < VILLAGE_COUNT) s.villages[seat] = s.villages[seat]! | bit(structure);
  else if (structure < FIRST_ACROPOLIS) s.workshops[seat] = s.workshops[seat]! + 1;
  else {
    const type = structure - FIRST_ACROPOLIS;
    s.acropolis[seat * ACROPOLIS_COUNT + type] = s.acropolis[seat * ACROPOLIS_COUNT + type]! + 1;
    s.freePicks[seat] = s.freePicks[seat]! + (box(s).acropolis[type]?.freePhilosophies ?? 0);
  }
};
/** PA-14.3, PA-14.5: the next stage is built at once. */
const advanceWonder = (s: PaState, seat: Seat, wonder: number, paid: CardId[], log?: Log<PaEvent>): void => {
  const stage = s.wonderStage[wonder]! + 1;
  s.wonderStage[wonder] = stage;
  const { wonders, powers, philosophies } = box(s);
  if (stage === COMPLETE && !(isBuilding(s) && !isAnyAdoptable(s, seat)))
    s.freeAdoptions[seat] = s.freeAdoptions[seat]! + (powers[philosophies.length + wonder]?.freeAdoptions ?? 0);
  log?.({ e: 'wonder-paid', seat, wonder: wonders[wonder]?.id ?? '', stage: stage === COMPLETE ? 'complete' : 'partial', paid });
};

const finishExchange = (s: PaState, seat: Seat, code: number, paid: CardId[], log?: Log<PaEvent>): void => {
  const { fleet, row } = exchangeOf(s, seat, code);
  const got = log === undefined ? [] : cardsIn(s.taken, seat);
  payOut(s, seat, fleet);
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = s.taken[seat * CARD_COUNT + card]!;
    if (n === 0) continue;
    add(s.cargo, fleet, card, n);
    sawIn(s, seat, card, n);
  }
  s.exchanges[fleet] = s.exchanges[fleet]! + 1;
  const { lands, foreignFrom, rates } = box(s);
  if (row >= foreignFrom && row < rates.length && lands[landOf(s, fleet)]?.region === 0) usePower(s, seat, freshPower(s, seat, 'upgrades'));
  log?.({ e: 'exchanged', seat, fleet: fleetId(fleet % 3), row: rowName(s, row), paid, got });
  endDraft(s, seat);
};

/** Pays a cost without a choice at once, from the hand or from a fleet. */
export const payFixed = (s: PaState, seat: Seat, cost: Cost, fleet: number): CardId[] => {
  const cards: CardId[] = [];
  for (const slot of cost.slots) {
    const card = single(slot.mask);
    if (fleet < 0) spend(s, seat, card, 1);
    else add(s.cargo, fleet, card, -1);
    sawOut(s, seat, card, 1);
    cards.push(cardId(card));
  }
  return cards;
};
