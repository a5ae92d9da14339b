/**
 * Phase 8, PA-12 to PA-14: build, buy fleets, use structures and powers, pay wonder stages, take philosophies.
 * In: goods are home. Out: all seats are done; back to the season. Competing wishes for a philosophy go to the Archon (PA-4.7).
 */
import { bit, has, type Illegal, type Log, leave, NOT_NOW, type Seat } from '@stoa/engine';
import { BUILD, BUY_FLEET, boxActions, DONE, made, NO_CARD, USE } from '../action-cache.ts';
import type { PaAction } from '../actions.ts';
import {
  building,
  changesFor,
  FROM_HAND,
  making,
  payable,
  payableBeside,
  powerUse,
  serviceUse,
  stageOf,
  structureCost,
} from '../build/bills.ts';
import { affords, type Changes, NO_CHANGES } from '../build/pay.ts';
import { cannotAdopt, cannotChoose, request, settleRequests, waitingSeats } from '../build/philosophies.ts';
import { begin, draftActions, draftApply, draftWhy, orFinishFirst, payFixed } from '../build/purchases.ts';
import {
  ACROPOLIS_COUNT,
  CARD_COUNT,
  type CardId,
  cardNumber,
  FIRST_ACROPOLIS,
  fleetId,
  PHILOSOPHY_COUNT,
  STRUCTURES,
  structureNumber,
  VILLAGE_COUNT,
  WONDER_COUNT,
  WORKSHOP_COUNT,
} from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { PAY_BUILD } from '../pack/box.ts';
import { illegal } from '../refusals.ts';
import type { PaRoom } from '../room.ts';
import { isFirstRules } from '../rules.ts';
import { box, COMPLETE, type PaState } from '../state.ts';
import { handSize } from '../table/holdings.ts';
import { acropolisSize, copies, fleetCount, hasVillage, islandOf, seatsIn, structureKind, wonderIndex } from '../table/islands.ts';
import { active, ask, goOn, noteBegun, openOrdered } from '../table/order.ts';
import { holds, priceOf } from '../table/powers.ts';
import { cannotPayStage } from './trade-start.ts';

/** PA-21.4: seats that by public facts have no choice: without a card in hand only a discount or a free philosophy leaves one. */
export const idleSeats = (s: PaState): number => {
  let idle = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    const isFree = s.discounts[seat] !== 0 || s.freeAdoptions[seat]! > 0 || freeDiscount(s, seat);
    if (handSize(s, seat) === 0 && !isFree) idle |= bit(seat);
  }
  return idle;
};
const freeDiscount = (s: PaState, seat: Seat): boolean => box(s).able.discount.some(power => holds(s, seat, power));
export const enterBuild = (s: PaState): boolean => openOrdered(s, 'build', idleSeats(s));

const BUILT = illegal('PA-12.3', 'built-already');
const BOTH_WORKSHOPS = illegal('PA-12.4', 'built-already');
const TYPE_BUILT = illegal('PA-12.5', 'built-already');
const ONE_ALTERNATIVE = illegal('PA-12.6', 'one-alternative');
const FULL = illegal('PA-12.6', 'acropolis-full');
const CANNOT_PAY = illegal('PA-12.2', 'cannot-pay');
const CHOOSE_FIRST = illegal('PA-13.1', 'choose-first');

/** PA-12.3 to PA-12.6, without the price. */
const cannotRaise = (s: PaState, seat: Seat, structure: number): Illegal | undefined => {
  if (structure < VILLAGE_COUNT) return hasVillage(s, seat, structure) ? BUILT : undefined;
  if (structure < FIRST_ACROPOLIS) return s.workshops[seat]! >= WORKSHOP_COUNT ? BOTH_WORKSHOPS : undefined;
  if (acropolisSize(s, seat) >= ACROPOLIS_COUNT) return FULL;
  const type = structure - FIRST_ACROPOLIS;
  if (copies(s, seat, type) === 0) return undefined;
  if (!has(box(s).islands[islandOf(s, seat)]?.alternatives ?? 0, type) || copies(s, seat, type) > 1) return TYPE_BUILT;
  return hasAlternative(s, seat) ? ONE_ALTERNATIVE : undefined;
};
const hasAlternative = (s: PaState, seat: Seat): boolean => {
  for (let type = 0; type < ACROPOLIS_COUNT; type++) if (copies(s, seat, type) > 1) return true;
  return false;
};
/** `changes`: by kind of structure, what changes its cost. */
const cannotBuild = (s: PaState, seat: Seat, structure: number, changes: readonly Changes[]): Illegal | undefined =>
  cannotRaise(s, seat, structure) ??
  (affords(s.hand, seat, structureCost(s, seat, structure), changes[structureKind(structure)]!) ? undefined : CANNOT_PAY);
const buildingChanges = (s: PaState, seat: Seat): readonly Changes[] => [
  changesFor(s, seat, 0, true),
  changesFor(s, seat, 1, true),
  changesFor(s, seat, 2, true),
];

const ALL_FLEETS = illegal('PA-12.10', 'all-fleets');
const NO_GOLD = illegal('PA-12.10', 'cannot-pay');
const cannotBuyFleet = (s: PaState, seat: Seat): Illegal | undefined => {
  const cost = box(s).fleets[fleetCount(s, seat)];
  if (cost === undefined) return ALL_FLEETS;
  return affords(s.hand, seat, cost, NO_CHANGES) ? undefined : NO_GOLD;
};

const NOTHING_TO_USE = illegal('PA-12.8', 'nothing-to-use');
const USED = illegal('PA-12.7', 'used-this-season');
const SHUT = illegal('PA-5.10', 'acropolis-shut');
const PRICE = illegal('PA-12.8', 'cannot-pay');
const cannotUse = (s: PaState, seat: Seat, structure: number): Illegal | undefined => {
  const type = structure - FIRST_ACROPOLIS;
  if (type < 0 || box(s).acropolis[type]?.swap === null || copies(s, seat, type) === 0) return NOTHING_TO_USE;
  if (has(s.acropolisShut, seat)) return SHUT;
  if (s.uses[seat * ACROPOLIS_COUNT + type]! >= copies(s, seat, type)) return USED;
  return payable(s, seat, making(type)) ? undefined : PRICE;
};

const NO_POWER = illegal('PA-14.6', 'no-power');
const POWER_USED = illegal('PA-14.6', 'used-this-season');
const POWER_PRICE = illegal('PA-14.6', 'cannot-pay');
const cannotUsePower = (s: PaState, seat: Seat, power: number): Illegal | undefined => {
  if (power < 0 || !holds(s, seat, power) || box(s).powers[power]?.swap === null) return NO_POWER;
  if (has(s.powersUsed[seat]!, power)) return POWER_USED;
  return payable(s, seat, powerUse(power)) ? undefined : POWER_PRICE;
};
const NOT_SOLD = illegal('PA-14.7', 'no-power');
const BOUGHT = illegal('PA-14.7', 'used-this-season');
const SERVICE_PRICE = illegal('PA-14.7', 'cannot-pay');
/** PA-14.7, without the card that pays. */
const cannotHire = (s: PaState, seat: Seat, power: number): Illegal | undefined => {
  const wonder = power - PHILOSOPHY_COUNT;
  if (wonder < 0 || s.wonderStage[wonder] !== COMPLETE || s.wonderOwner[wonder] === seat) return NOT_SOLD;
  if (box(s).powers[power]?.swap === null || priceOf(s, power) === 0) return NOT_SOLD;
  return has(s.powersUsed[seat]!, power) ? BOUGHT : undefined;
};
const cannotPayService = (s: PaState, seat: Seat, power: number, pay: number): Illegal | undefined =>
  has(priceOf(s, power), pay) && payableBeside(s, seat, serviceUse(power), pay) ? undefined : SERVICE_PRICE;
/** PA-14.7, complete: the service and the card that pays it. */
const cannotUseService = (s: PaState, seat: Seat, power: number, pay: number): Illegal | undefined =>
  cannotHire(s, seat, power) ?? cannotPayService(s, seat, power, pay);

const powerIndex = (s: PaState, id: string): number => box(s).powers.findIndex(power => power.id === id);
const philosophyIndex = (s: PaState, id: string): number => box(s).philosophies.indexOf(id);
const UNKNOWN = illegal('PA-22.1', 'unknown-card');

const cannotFinish = (s: PaState, seat: Seat): Illegal | undefined => {
  if (s.freePicks[seat]! === 0) return undefined;
  for (let p = 0; p < PHILOSOPHY_COUNT; p++) if (cannotChoose(s, seat, p) === undefined) return CHOOSE_FIRST;
  return undefined;
};

/** When nothing is being paid. */
const whyNot = (s: PaState, seat: Seat, a: PaAction): Illegal | undefined => {
  switch (a.do) {
    case 'done':
      return cannotFinish(s, seat);
    case 'build':
      return cannotBuild(s, seat, structureNumber(a.structure), buildingChanges(s, seat));
    case 'use':
      return cannotUse(s, seat, structureNumber(a.structure));
    case 'buy-fleet':
      return cannotBuyFleet(s, seat);
    case 'pay-wonder': {
      const wonder = wonderIndex(s, a.wonder);
      if (wonder < 0) return UNKNOWN;
      return cannotPayStage(s, seat, wonder, FROM_HAND, a.fleet === 'none' ? PAY_BUILD : -1);
    }
    case 'use-power':
      return a.good === 'none' ? cannotUsePower(s, seat, powerIndex(s, a.power)) : illegal('PA-14.6', 'not-fitting', { card: a.good });
    case 'use-service':
      return cannotUseService(s, seat, PHILOSOPHY_COUNT + wonderIndex(s, a.wonder), cardNumber(a.pay));
    case 'choose-philosophy':
    case 'adopt': {
      const p = philosophyIndex(s, a.philosophy);
      if (p < 0) return UNKNOWN;
      return a.do === 'adopt' ? cannotAdopt(s, seat, p) : cannotChoose(s, seat, p);
    }
    default:
      return NOT_NOW;
  }
};

export const build: PaRoom<'build'> = {
  rule: 'PA-12.1',
  mode: 'open',
  revealsNothing: ['done', 'pay'],
  leadsTo: ['dispute', 'season'],
  /** Under rules 1 those who wait for a philosophy do nothing else. */
  actors: s => seatsIn(isFirstRules(s) ? active(s) & ~waitingSeats(s) : active(s)),
  actions(s, _f, seat, out) {
    if (s.draft[seat] !== 0) {
      draftActions(s, seat, out);
      return;
    }
    const { payWonder, power, service, choose, adopt } = boxActions(box(s));
    const changes = buildingChanges(s, seat);
    for (let structure = 0; structure < STRUCTURES.length; structure++) {
      if (cannotBuild(s, seat, structure, changes) === undefined) out.push(made(BUILD, structure));
      if (cannotUse(s, seat, structure) === undefined) out.push(made(USE, structure));
    }
    if (cannotBuyFleet(s, seat) === undefined) out.push(BUY_FLEET);
    for (let w = 0; w < WONDER_COUNT; w++)
      if (s.wonderOwner[w] === seat && cannotPayStage(s, seat, w, FROM_HAND, PAY_BUILD) === undefined)
        out.push(made(made(payWonder, w), FROM_HAND));
    for (const p of box(s).able.swap) {
      if (cannotUsePower(s, seat, p) === undefined) out.push(made(made(power, p), NO_CARD));
      if (cannotHire(s, seat, p) !== undefined) continue;
      for (let card = 0; card < CARD_COUNT; card++)
        if (cannotPayService(s, seat, p, card) === undefined) out.push(made(made(service, p - PHILOSOPHY_COUNT), card));
    }
    for (let p = 0; p < PHILOSOPHY_COUNT; p++) {
      if (cannotChoose(s, seat, p) === undefined) out.push(made(choose, p));
      if (cannotAdopt(s, seat, p) === undefined) out.push(made(adopt, p));
    }
    if (cannotFinish(s, seat) === undefined) out.push(DONE);
  },
  why: (s, _f, seat, a) => orFinishFirst(draftWhy(s, seat, a), () => whyNot(s, seat, a)),
  apply(s, _f, by, a, log) {
    const idle = isFirstRules(s) ? 0 : idleSeats(s);
    if (!draftApply(s, by, a, log)) act(s, by, a, log);
    noteBegun(s, by);
    // PA-21.4: paid for a service, an island with an empty hand has a choice again.
    if (idle !== 0) ask(s, idle & ~idleSeats(s));
    goFurther(s, log);
  },
  resume: (s, _f, log) => goFurther(s, log),
};

/** Requests are settled, or a dispute opens (PA-4.7); those who owe a choice are asked again; then the next in turn, or the end of the phase. */
const goFurther = (s: PaState, log?: Log<PaEvent>): void => {
  if (settleRequests(s, log)) return;
  for (let seat = 0; seat < s.seats; seat++) if (has(s.done, seat) && cannotFinish(s, seat) !== undefined) ask(s, bit(seat));
  if (!goOn(s)) return;
  // PA-22.10 `adoptFree`: a free adoption that is not used in this phase is lost.
  s.freeAdoptions.fill(0);
  leave(s);
};

const act = (s: PaState, by: Seat, a: PaAction, log?: Log<PaEvent>): void => {
  switch (a.do) {
    case 'build':
      begin(s, by, building(structureNumber(a.structure)), log);
      return;
    case 'use':
      begin(s, by, making(structureNumber(a.structure) - FIRST_ACROPOLIS), log);
      return;
    case 'buy-fleet': {
      const f = fleetCount(s, by);
      const cost = box(s).fleets[f];
      const paid: CardId[] = cost === undefined ? [] : payFixed(s, by, cost, -1);
      s.fleets[by] = f + 1;
      log?.({ e: 'fleet-bought', seat: by, fleet: fleetId(f), paid });
      return;
    }
    case 'pay-wonder':
      begin(s, by, stageOf(wonderIndex(s, a.wonder), FROM_HAND), log);
      return;
    case 'use-power':
      begin(s, by, powerUse(powerIndex(s, a.power)), log);
      return;
    case 'use-service':
      s.price[by] = cardNumber(a.pay);
      begin(s, by, serviceUse(PHILOSOPHY_COUNT + wonderIndex(s, a.wonder)), log);
      return;
    case 'choose-philosophy':
    case 'adopt':
      request(s, by, philosophyIndex(s, a.philosophy), a.do === 'adopt');
      return;
    default:
      s.done |= bit(by);
  }
};
