/**
 * Phase 4, PA-8.1 to PA-8.9 (several fleets may sail to one land, PA-8.5): powers at the start (4.0), then sealed plans: loading card by card,
 * a land for each fleet that sails.
 * In: after island trade. Out: fleets are at sea; cargo lies face down; back to the season.
 */
import { bit, has, type Illegal, type Log, leave, NOT_NOW, type Seat } from '@stoa/engine';
import { CONFIRM, fleetCard, LOAD, NO_CARD, PASS, peekOf, sailOf } from '../action-cache.ts';
import { cardsIn, payService } from '../build/purchases.ts';
import {
  AEGIS_MASK,
  CARD_COUNT,
  COMMODITY_COUNT,
  cardNumber,
  FLEET_COUNT,
  FLEETS,
  fleetId,
  LAND_COUNT,
  landId,
  landNumber,
} from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { illegal, illegalByCard } from '../refusals.ts';
import type { PaRoom } from '../room.ts';
import { box, type PaState } from '../state.ts';
import { countOf, handSize, held, loaded, loadSize, owned } from '../table/holdings.ts';
import { everybody, fleetCount, fleetOf, seatsIn } from '../table/islands.ts';
import { active, finishTurn, openOrdered, openTogether } from '../table/order.ts';
import { forSale, freshPower, priceOf, usePower } from '../table/powers.ts';
import { lookAt } from '../trade/harbors.ts';

/** Lands with a face-down card. */
export const faceDown = (s: PaState): number => (bit(LAND_COUNT) - 1) & ~s.harborUp & ~openLands(s);
/** PA-19.1: the land without a card this year. */
export const openLands = (s: PaState): number => (s.options.delianLeague && s.year === 1 ? planLands(s) : 0);
const planLands = (s: PaState): number => {
  let lands = 0;
  box(s).lands.forEach((land, i) => {
    if (land.plans.length > 0) lands |= bit(i);
  });
  return lands;
};

/** PA-8.1: asks the seats that may look at a harbor before sailing; returns false if there is none. */
export const enterVoyageStart = (s: PaState): boolean => {
  let idle = everybody(s);
  if (faceDown(s) !== 0)
    for (let seat = 0; seat < s.seats; seat++)
      if (freshPower(s, seat, 'peeks') >= 0 || (forSale(s, seat, 'peeks') >= 0 && handSize(s, seat) > 0)) idle &= ~bit(seat);
  return openTogether(s, 'voyage-start', idle);
};

const FACE_UP = illegal('PA-10.5', 'harbor-open');
const NO_POWER = illegal('PA-8.1', 'no-power');
const MUST_BUY = illegal('PA-14.7', 'must-buy');
const NO_PRICE = illegalByCard('PA-14.7', 'not-held');
const cannotPeek = (s: PaState, seat: Seat, land: number, pay: number): Illegal | undefined => {
  const own = freshPower(s, seat, 'peeks');
  const sold = forSale(s, seat, 'peeks');
  if (own < 0 && sold < 0) return NO_POWER;
  if (!has(faceDown(s), land)) return FACE_UP;
  if (pay === NO_CARD) return own >= 0 ? undefined : MUST_BUY;
  if (own >= 0 || !has(priceOf(s, sold), pay)) return NO_POWER;
  return held(s, seat, pay) > 0 ? undefined : NO_PRICE[pay];
};

export const voyageStart: PaRoom<'voyage-start'> = {
  rule: 'PA-8.1',
  mode: 'open',
  leadsTo: ['harbor-draw', 'season'],
  actors: s => seatsIn(active(s)),
  actions(s, _f, seat, out) {
    for (let land = 0; land < LAND_COUNT; land++)
      for (let pay = 0; pay <= NO_CARD; pay++) if (cannotPeek(s, seat, land, pay) === undefined) out.push(peekOf(land, pay));
    out.push(PASS);
  },
  why(s, _f, seat, a) {
    if (a.do === 'pass') return undefined;
    if (a.do !== 'peek') return NOT_NOW;
    return cannotPeek(s, seat, landNumber(a.land), a.pay === 'none' ? NO_CARD : cardNumber(a.pay));
  },
  apply(s, _f, by, a, log) {
    if (a.do !== 'peek') {
      if (finishTurn(s, by)) leave(s);
      return;
    }
    const power = a.pay === 'none' ? freshPower(s, by, 'peeks') : forSale(s, by, 'peeks');
    if (a.pay === 'none') usePower(s, by, power);
    else payService(s, by, power, cardNumber(a.pay), log);
    log?.({ e: 'power-used', seat: by, power: box(s).powers[power]?.id ?? '' });
    lookAt(s, landNumber(a.land), bit(by), log);
  },
};

/** PA-21.4: a seat without a card or a fleet that may sail has nothing to plan. */
export const enterVoyagePlan = (s: PaState): boolean => {
  let idle = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    let aegis = 0;
    for (let card = COMMODITY_COUNT; card < CARD_COUNT; card++) aegis += owned(s, seat, card);
    let free = 0;
    for (let f = 0; f < fleetCount(s, seat); f++) if (!has(s.grounded, fleetOf(seat, f))) free++;
    if (aegis === 0 && (handSize(s, seat) === 0 || free === 0)) idle |= bit(seat);
  }
  return openOrdered(s, 'voyage-plan', idle);
};

const NO_FLEET = illegal('PA-8.2', 'no-fleet');
const GROUNDED = illegal('PA-5.10', 'fleet-grounded');
const FULL = illegal('PA-8.3', 'fleet-full');
const EMPTY = illegal('PA-8.4', 'fleet-empty');
const SAILS = illegal('PA-8.2', 'sails-already');
const MUST_SAIL = illegal('PA-8.9', 'must-sail');
const NOT_HELD = illegal('PA-8.9', 'nothing-given');

/** Cards of a kind not yet laid on a fleet in this plan (PA-8.6: aegis cards are moved freely). */
const loose = (s: PaState, seat: Seat, card: number): number => {
  let n = owned(s, seat, card);
  for (let f = 0; f < FLEET_COUNT; f++) n -= loaded(s, fleetOf(seat, f), card);
  return n;
};
const isLoaded = (s: PaState, fleet: number): boolean => loadSize(s, fleet) >= box(s).capacity;
const cannotLoad = (s: PaState, seat: Seat, f: number, card: number, isFull: boolean): Illegal | undefined => {
  if (f >= fleetCount(s, seat)) return NO_FLEET;
  const fleet = fleetOf(seat, f);
  if (card < COMMODITY_COUNT && has(s.grounded, fleet)) return GROUNDED;
  if (isFull) return FULL;
  return loose(s, seat, card) > 0 ? undefined : NOT_HELD;
};
const cannotSail = (s: PaState, seat: Seat, f: number): Illegal | undefined => {
  if (f >= fleetCount(s, seat)) return NO_FLEET;
  const fleet = fleetOf(seat, f);
  if (has(s.grounded, fleet)) return GROUNDED;
  if (s.goal[fleet]! >= 0) return SAILS;
  return loadSize(s, fleet) > 0 ? undefined : EMPTY;
};
const cannotConfirm = (s: PaState, seat: Seat): Illegal | undefined => {
  for (let f = 0; f < fleetCount(s, seat); f++) {
    const fleet = fleetOf(seat, f);
    if (s.goal[fleet]! < 0 && loadSize(s, fleet) > countOf(s.load, fleet, AEGIS_MASK)) return MUST_SAIL;
  }
  return undefined;
};

/** PA-8.8: the plans of all who act at once are carried out together. */
const depart = (s: PaState, seat: Seat, log?: Log<PaEvent>): void => {
  for (let card = 0; card < CARD_COUNT; card++) s.hand[seat * CARD_COUNT + card] = loose(s, seat, card);
  for (let f = 0; f < FLEET_COUNT; f++) {
    const fleet = fleetOf(seat, f);
    for (let card = 0; card < CARD_COUNT; card++) s.cargo[fleet * CARD_COUNT + card] = loaded(s, fleet, card);
    const land = s.goal[fleet]!;
    s.load.fill(0, fleet * CARD_COUNT, (fleet + 1) * CARD_COUNT);
    s.goal[fleet] = -1;
    if (land < 0) continue;
    s.at[fleet] = land;
    s.sailed |= bit(fleet);
    log?.({ e: 'sailed', seat, fleet: fleetId(f), land: landId(land), cards: cardsIn(s.cargo, fleet) });
  }
};

export const voyagePlan: PaRoom<'voyage-plan'> = {
  rule: 'PA-8.2',
  mode: 'sealed',
  revealsNothing: ['load', 'sail'],
  // The only seat in turn lets its fleets stay where they are, without a card moved.
  tellsNothing: (s, _f, by, a) => a.do === 'confirm' && planning(s) === bit(by) && hasNoPlan(s, by),
  leadsTo: ['season'],
  actors: s => seatsIn(active(s)),
  asked: s => seatsIn(planning(s)),
  actions(s, _f, seat, out) {
    for (let f = 0; f < fleetCount(s, seat); f++) {
      const isFull = isLoaded(s, fleetOf(seat, f));
      for (let card = 0; card < CARD_COUNT; card++)
        if (cannotLoad(s, seat, f, card, isFull) === undefined) out.push(fleetCard(LOAD, f, card));
      if (cannotSail(s, seat, f) === undefined) for (let land = 0; land < LAND_COUNT; land++) out.push(sailOf(f, land));
    }
    if (cannotConfirm(s, seat) === undefined) out.push(CONFIRM);
  },
  why(s, _f, seat, a) {
    if (a.do === 'load') {
      const card = cardNumber(a.card);
      const f = FLEETS.indexOf(a.fleet);
      const barred = cannotLoad(s, seat, f, card, isLoaded(s, fleetOf(seat, f)));
      return barred === NOT_HELD ? illegal('PA-8.9', 'not-held', { card: a.card }) : barred;
    }
    if (a.do === 'sail') return cannotSail(s, seat, FLEETS.indexOf(a.fleet));
    return a.do === 'confirm' ? cannotConfirm(s, seat) : NOT_NOW;
  },
  apply(s, _f, by, a, log) {
    if (a.do === 'load') {
      const at = fleetOf(by, FLEETS.indexOf(a.fleet)) * CARD_COUNT + cardNumber(a.card);
      s.load[at] = s.load[at]! + 1;
    } else if (a.do === 'sail') s.goal[fleetOf(by, FLEETS.indexOf(a.fleet))] = landNumber(a.land);
    else {
      const turn = s.turn;
      const isLast = finishTurn(s, by);
      if (!isLast && s.turn === turn) return;
      s.begun = 1;
      for (let seat = 0; seat < s.seats; seat++) if (s.rank[seat] === turn && !isIdle(s, seat)) depart(s, seat, log);
      if (isLast) leave(s);
    }
  },
};
const hasNoPlan = (s: PaState, seat: Seat): boolean => {
  for (let f = 0; f < FLEET_COUNT; f++) if (s.goal[fleetOf(seat, f)]! >= 0 || loadSize(s, fleetOf(seat, f)) > 0) return false;
  return true;
};
/** All seats whose turn it is, done or not. */
const planning = (s: PaState): number => {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.rank[seat] === s.turn && !isIdle(s, seat)) seats |= bit(seat);
  return seats;
};
const isIdle = (s: PaState, seat: Seat): boolean => !has(s.asked, seat);
