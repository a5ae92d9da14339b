/**
 * Step 6.3: PA-10.6, PA-10.10, PA-10.12, PA-10.15, PA-10.16, PA-10.17, PA-10.18, PA-10.19, PA-10.20, PA-10.21, PA-10.22:
 * duties, exchanges with the bank, purchases, plans and wonder stages, each fleet for itself.
 * In: harbor cards are up or stay down. Out: all seats are done; back to the season.
 */
import { bit, has, type Illegal, type Log, leave, NOT_NOW, open, type Seat } from '@stoa/engine';
import { BUY, boxActions, DONE, fleetCard, made, PAY_DUTY, REFUSE_DUTY, TAKE_PLAN } from '../action-cache.ts';
import type { PaAction } from '../actions.ts';
import { exchanging, rateAt, rowIndex, stageOf } from '../build/bills.ts';
import { affords, NO_CHANGES } from '../build/pay.ts';
import { begin, draftActions, draftApply, draftWhy, orFinishFirst, payFixed } from '../build/purchases.ts';
import {
  CARD_COUNT,
  COMMODITY_MASK,
  cardId,
  cardNumber,
  FLEET_COUNT,
  FLEETS,
  type FleetId,
  FOREIGN,
  fleetId,
  NEIGHBOURING,
  WONDER_COUNT,
} from '../cards.ts';
import type { PaEvent } from '../events.ts';
import type { PaFrame } from '../frames.ts';
import { type Harbor, PAY_FLEET } from '../pack/box.ts';
import { illegal } from '../refusals.ts';
import type { PaRoom } from '../room.ts';
import { hasRules } from '../rules.ts';
import { box, type PaState } from '../state.ts';
import { aboard, aegisAboard, cargoSize, countOf, sawIn, sawOut } from '../table/holdings.ts';
import { everybody, fleetCount, fleetOf, landOf, plansTaken, seatsIn, wonderIndex } from '../table/islands.ts';
import { active, finishTurn, noteBegun, openOrdered } from '../table/order.ts';
import { freshPower, holds } from '../table/powers.ts';
import { cannotPayStage, mightPayStage } from './trade-start.ts';
import { openLands } from './voyage.ts';

/** The face-up card of a land, or none. */
const cardAt = (s: PaState, land: number): Harbor | undefined => (has(s.harborUp, land) ? box(s).harbors[s.harbor[land]!] : undefined);
/** PA-22.10 `ignoreHarbor`. */
const ignores = (s: PaState, seat: Seat, kind: string): boolean => {
  for (const power of box(s).able.ignores) if (holds(s, seat, power) && box(s).powers[power]?.ignores.includes(kind)) return true;
  return false;
};
/** PA-10.3, PA-10.4, PA-10.8: does the harbor itself let this fleet trade? Duties are checked in `owesDuty`. */
const isOpenFor = (s: PaState, seat: Seat, fleet: number): boolean => {
  const land = landOf(s, fleet);
  if (land < 0) return false;
  if (has(openLands(s), land)) return true;
  const card = cardAt(s, land);
  return card !== undefined && (!card.noTrade || ignores(s, seat, card.kind));
};
const owesDuty = (s: PaState, seat: Seat, fleet: number): boolean => {
  const card = cardAt(s, landOf(s, fleet));
  return card !== undefined && card.duty !== 0 && !has(s.dutyPaid, fleet) && !ignores(s, seat, card.kind);
};

/** By public facts: are all cards aboard the fleets of this island aegis cards? Unknown while a fleet that may carry some is in port. */
const hasOnlyAegis = (s: PaState, seat: Seat): boolean => {
  let cards = 0;
  for (let f = 0; f < fleetCount(s, seat); f++) {
    if (!has(s.sailed, fleetOf(seat, f))) return false;
    cards += cargoSize(s, fleetOf(seat, f));
  }
  return cards === aegisAboard(s, seat);
};
/** PA-21.4: might this fleet in an open harbor do anything there, by public facts? Without commodities only what is free is left. */
const mightAct = (s: PaState, seat: Seat, fleet: number): boolean => {
  if (!hasRules(s, 4) || (cargoSize(s, fleet) > 0 && !hasOnlyAegis(s, seat))) return true;
  if (owesDuty(s, seat, fleet)) return false;
  const land = landOf(s, fleet);
  return box(s).lands[land]?.plans[plansTaken(s, seat)]?.slots.length === 0 || mightPayStage(s, seat, PAY_FLEET, land, 0);
};
export const enterFleetTrade = (s: PaState): boolean => {
  s.dutyPaid = 0;
  s.dutyRefused = 0;
  s.exchanges.fill(0);
  let idle = everybody(s);
  for (let seat = 0; seat < s.seats; seat++)
    for (let f = 0; f < FLEET_COUNT; f++) {
      const fleet = fleetOf(seat, f);
      if (isOpenFor(s, seat, fleet) && mightAct(s, seat, fleet)) idle &= ~bit(seat);
    }
  return openOrdered(s, 'fleet-trade', idle);
};

const NO_FLEET = illegal('PA-8.2', 'no-fleet');
const MAY_NOT = illegal('PA-10.6', 'may-not-trade');
const DUTY_FIRST = illegal('PA-10.7', 'duty-first');
const NO_DUTY = illegal('PA-10.7', 'no-duty');
const NOT_ROW = illegal('PA-10.11', 'not-this-row');
const CANNOT_PAY = illegal('PA-10.9', 'cannot-pay');
/** PA-21.5. */
const EXCHANGE_LIMIT = 40;
const TOO_MANY = illegal('PA-21.5', 'too-often', { limit: EXCHANGE_LIMIT });
const NOTHING_SOLD = illegal('PA-10.14', 'nothing-sold');
const NO_PLANS = illegal('PA-14.1', 'nothing-sold');
const TWO_PLANS = illegal('PA-14.1', 'two-plans');
const UNKNOWN = illegal('PA-22.1', 'unknown-card');
const HAND = illegal('PA-14.4', 'pay-elsewhere');

const cannotTrade = (s: PaState, seat: Seat, f: number): Illegal | undefined => {
  if (f >= fleetCount(s, seat)) return NO_FLEET;
  const fleet = fleetOf(seat, f);
  if (!isOpenFor(s, seat, fleet)) return MAY_NOT;
  if (!owesDuty(s, seat, fleet)) return undefined;
  return has(s.dutyRefused, fleet) ? MAY_NOT : DUTY_FIRST;
};
const cannotPayDuty = (s: PaState, seat: Seat, f: number): Illegal | undefined => {
  if (f >= fleetCount(s, seat)) return NO_FLEET;
  const fleet = fleetOf(seat, f);
  if (!isOpenFor(s, seat, fleet)) return MAY_NOT;
  return owesDuty(s, seat, fleet) && !has(s.dutyRefused, fleet) ? undefined : NO_DUTY;
};
const isDuty = (s: PaState, fleet: number, card: number): boolean =>
  has(cardAt(s, landOf(s, fleet))?.duty ?? 0, card) && aboard(s, fleet, card) > 0;

/** PA-10.9, PA-10.11, PA-21.5, for a fleet that may trade. */
const cannotUseRow = (s: PaState, seat: Seat, f: number, row: number): Illegal | undefined => {
  const fleet = fleetOf(seat, f);
  if (s.exchanges[fleet]! >= EXCHANGE_LIMIT) return TOO_MANY;
  const { foreignFrom, rates, lands } = box(s);
  if (row < 0) return NOT_ROW;
  if (row < rates.length) {
    const table = row < foreignFrom ? NEIGHBOURING : FOREIGN;
    const region = lands[landOf(s, fleet)]?.region;
    if (table !== region && (region === FOREIGN || freshPower(s, seat, 'upgrades') < 0)) return NOT_ROW;
  }
  const rate = rateAt(s, fleet, row);
  if (rate === undefined || rate.giveMask === 0 || rate.getMask === 0) return NOT_ROW;
  return countOf(s.cargo, fleet, rate.giveMask) >= rate.give ? undefined : CANNOT_PAY;
};
/** PA-10.9: a row of the table, for any fleet. */
const cannotExchange = (s: PaState, seat: Seat, f: number, row: number): Illegal | undefined =>
  cannotTrade(s, seat, f) ?? cannotUseRow(s, seat, f, row);

const cannotBuy = (s: PaState, seat: Seat, f: number): Illegal | undefined => {
  const barred = cannotTrade(s, seat, f);
  if (barred !== undefined) return barred;
  const land = box(s).lands[landOf(s, fleetOf(seat, f))]!;
  if (land.sells < 0) return NOTHING_SOLD;
  return affords(s.cargo, fleetOf(seat, f), land.price, NO_CHANGES) ? undefined : CANNOT_PAY;
};
const cannotTakePlan = (s: PaState, seat: Seat, f: number): Illegal | undefined => {
  const barred = cannotTrade(s, seat, f);
  if (barred !== undefined) return barred;
  const { plans } = box(s).lands[landOf(s, fleetOf(seat, f))]!;
  if (plans.length === 0) return NO_PLANS;
  const price = plans[plansTaken(s, seat)];
  if (price === undefined) return TWO_PLANS;
  return affords(s.cargo, fleetOf(seat, f), price, NO_CHANGES) ? undefined : CANNOT_PAY;
};
/** PA-14.4: from one fleet, at the land its cost names. */
const cannotPayWonder = (s: PaState, seat: Seat, wonder: number, f: number): Illegal | undefined =>
  cannotTrade(s, seat, f) ?? cannotPayStage(s, seat, wonder, f, PAY_FLEET);

const fleetActions = (s: PaState, seat: Seat, f: number, out: PaAction[]): void => {
  const fleet = fleetOf(seat, f);
  if (cannotPayDuty(s, seat, f) === undefined) {
    for (let card = 0; card < CARD_COUNT; card++) if (isDuty(s, fleet, card)) out.push(fleetCard(PAY_DUTY, f, card));
    out.push(made(REFUSE_DUTY, f));
  }
  if (cannotTrade(s, seat, f) !== undefined) return;
  const { exchange, payWonder } = boxActions(box(s));
  const rows = box(s).rates.length + 2;
  for (let row = 0; row < rows; row++) if (cannotUseRow(s, seat, f, row) === undefined) out.push(made(made(exchange, f), row));
  if (cannotBuy(s, seat, f) === undefined) out.push(made(BUY, f));
  if (cannotTakePlan(s, seat, f) === undefined) out.push(made(TAKE_PLAN, f));
  for (let w = 0; w < WONDER_COUNT; w++)
    if (s.wonderOwner[w] === seat && cannotPayWonder(s, seat, w, f) === undefined) out.push(made(made(payWonder, w), f));
};

/** When nothing is being paid. */
const whyNot = (s: PaState, seat: Seat, a: PaAction): Illegal | undefined => {
  switch (a.do) {
    case 'done':
      return undefined;
    case 'pay-duty': {
      const f = FLEETS.indexOf(a.fleet);
      const barred = cannotPayDuty(s, seat, f);
      if (barred !== undefined) return barred;
      return isDuty(s, fleetOf(seat, f), cardNumber(a.card)) ? undefined : illegal('PA-10.7', 'not-held', { card: a.card });
    }
    case 'refuse-duty':
      return cannotPayDuty(s, seat, FLEETS.indexOf(a.fleet));
    case 'exchange': {
      const row = rowIndex(s, a.row);
      const barred = cannotExchange(s, seat, FLEETS.indexOf(a.fleet), row);
      return barred === CANNOT_PAY ? ownRates(s, fleetOf(seat, FLEETS.indexOf(a.fleet)), row) : barred;
    }
    case 'buy':
      return cannotBuy(s, seat, FLEETS.indexOf(a.fleet));
    case 'take-plan':
      return cannotTakePlan(s, seat, FLEETS.indexOf(a.fleet));
    case 'pay-wonder': {
      const wonder = wonderIndex(s, a.wonder);
      if (wonder < 0) return UNKNOWN;
      return a.fleet === 'none' ? HAND : cannotPayWonder(s, seat, wonder, FLEETS.indexOf(a.fleet));
    }
    default:
      return NOT_NOW;
  }
};

export const fleetTrade: PaRoom<'fleet-trade'> = {
  rule: 'PA-10.9',
  mode: 'open',
  revealsNothing: ['done'],
  leadsTo: ['plan-draw', 'season'],
  actors: s => seatsIn(active(s)),
  actions(s, _f, seat, out) {
    if (s.draft[seat] !== 0) {
      draftActions(s, seat, out);
      return;
    }
    for (let f = 0; f < fleetCount(s, seat); f++) if (landOf(s, fleetOf(seat, f)) >= 0) fleetActions(s, seat, f, out);
    out.push(DONE);
  },
  why: (s, _f, seat, a) => orFinishFirst(draftWhy(s, seat, a), () => whyNot(s, seat, a)),
  apply(s, _f, by, a, log) {
    if (!draftApply(s, by, a, log)) act(s, by, a, log);
    noteBegun(s, by);
  },
};

const act = (s: PaState, by: Seat, a: PaAction, log?: Log<PaEvent>): void => {
  switch (a.do) {
    case 'pay-duty': {
      const fleet = fleetOf(by, FLEETS.indexOf(a.fleet));
      const card = cardNumber(a.card);
      s.cargo[fleet * CARD_COUNT + card] = aboard(s, fleet, card) - 1;
      sawOut(s, by, card, 1);
      s.dutyPaid |= bit(fleet);
      log?.({ e: 'paid', seat: by, cards: [a.card], rule: 'PA-10.7' });
      return;
    }
    case 'refuse-duty':
      s.dutyRefused |= bit(fleetOf(by, FLEETS.indexOf(a.fleet)));
      log?.({ e: 'duty-refused', seat: by, fleet: a.fleet });
      return;
    case 'exchange':
      begin(s, by, exchanging(FLEETS.indexOf(a.fleet), rowIndex(s, a.row)), log);
      return;
    case 'buy': {
      const f = FLEETS.indexOf(a.fleet);
      const fleet = fleetOf(by, f);
      const { sells, price } = box(s).lands[landOf(s, fleet)]!;
      const paid = payFixed(s, by, price, fleet);
      s.cargo[fleet * CARD_COUNT + sells] = aboard(s, fleet, sells) + 1;
      sawIn(s, by, sells, 1);
      log?.({ e: 'bought', seat: by, fleet: fleetId(f), paid, got: [cardId(sells)] });
      return;
    }
    case 'take-plan': {
      const fleet = fleetOf(by, FLEETS.indexOf(a.fleet));
      const { plans } = box(s).lands[landOf(s, fleet)]!;
      const price = plans[plansTaken(s, by)];
      const paid = price === undefined ? [] : payFixed(s, by, price, fleet);
      if (paid.length > 0) log?.({ e: 'paid', seat: by, cards: paid, rule: 'PA-14.1' });
      open<PaFrame>(s, { room: 'plan-draw', at: { fleet } });
      return;
    }
    case 'pay-wonder':
      begin(s, by, stageOf(wonderIndex(s, a.wonder), FLEETS.indexOf(a.fleet as FleetId)), log);
      return;
    default:
      if (finishTurn(s, by)) leave(s);
  }
};

/** Short of cards only because the harbor's own good does not count in table rows (PA-10.18)? */
const ownRates = (s: PaState, fleet: number, row: number): Illegal => {
  const special = cardAt(s, landOf(s, fleet))?.special ?? -1;
  const rate = box(s).rates[row];
  if (special < 0 || rate === undefined || !has(rate.giveMask & COMMODITY_MASK, special)) return CANNOT_PAY;
  return countOf(s.cargo, fleet, rate.giveMask) >= rate.give
    ? illegal('PA-10.18', 'own-rates-only', { card: cardId(special) })
    : CANNOT_PAY;
};
