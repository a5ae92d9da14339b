/**
 * The decisions and draws of phase 5, PA-9.7: the card, the Archon's picks, Gifts of Poseidon, losses.
 * In: hazards/run.ts shows one of these. Out: back into hazards/run.ts.
 */
import { bit, has, type Illegal, type Log, NOT_NOW, only, type Seat } from '@stoa/engine';
import {
  ACCEPT_HAZARD,
  boxActions,
  DIVERT,
  KEEP_CARD,
  KEEP_HAZARD,
  KEEP_NONE,
  LOSE_CARD,
  made,
  NO_CARD,
  PICK_LOSS,
  pickFleetOf,
  REDRAW,
  replaceOf,
  USE_GIFT,
} from '../action-cache.ts';
import { expectKind } from '../actions.ts';
import { passOn, payService } from '../build/purchases.ts';
import { CARD_COUNT, cardNumber, FLEET_COUNT, FLEETS, fleetId, GIFT, LAND_COUNT, landNumber, PHILOSOPHY_COUNT } from '../cards.ts';
import type { PaEvent } from '../events.ts';
import { type HazardStepAt, type PaRoomName, ROOM_NAMES } from '../frames.ts';
import { carryOut, divert, drawAgain, drawn, keep, loseOne, strike, workOut } from '../hazards/run.ts';
import { fleetInTurn, hazardOf, losable, takeOff } from '../hazards/targets.ts';
import { illegal, illegalByCard } from '../refusals.ts';
import type { PaChance, PaRoom } from '../room.ts';
import { box, type PaState } from '../state.ts';
import { drawFrom, outcomesOf } from '../table/bags.ts';
import { aboard, held } from '../table/holdings.ts';
import { everybody, fleetOf, landOf, ownerOf, regionOf, seatsIn } from '../table/islands.ts';
import { forSale, freshPower, priceOf, usePower } from '../table/powers.ts';

const ON: readonly PaRoomName[] = [...ROOM_NAMES.filter(room => room.startsWith('hazard-')), 'season'];
const IMPOSSIBLE = illegal('PA-9.2', 'impossible');

export const hazardDraw: PaChance<'hazard-draw'> = {
  rule: 'PA-9.2',
  mode: 'chance',
  leadsTo: ON,
  sample: (s, _f, rng) => drawFrom(s.hazardBag, boxActions(box(s)).hazard, rng),
  outcomes: s => outcomesOf(s.hazardBag, boxActions(box(s)).hazard),
  why(s, _f, a) {
    if (a.do !== 'draw-hazard') return NOT_NOW;
    return (s.hazardBag[box(s).hazards.findIndex(card => card.id === a.hazard)] ?? 0) > 0 ? undefined : IMPOSSIBLE;
  },
  apply(s, f, _by, a, log) {
    expectKind(a, 'draw-hazard');
    drawn(
      s,
      f.at,
      box(s).hazards.findIndex(card => card.id === a.hazard),
      log,
    );
  },
};

export const hazardRedraw: PaRoom<'hazard-redraw'> = {
  rule: 'PA-22.10',
  mode: 'one',
  leadsTo: ON,
  actors: s => only(s.archon),
  actions(_s, _f, _seat, out) {
    out.push(REDRAW, KEEP_HAZARD);
  },
  why: (_s, _f, _seat, a) => (a.do === 'redraw' || a.do === 'keep-hazard' ? undefined : NOT_NOW),
  apply(s, f, _by, a, log) {
    if (a.do === 'keep-hazard') {
      workOut(s, f.at, log);
      return;
    }
    log?.({ e: 'hazard-redrawn', hazard: hazardOf(s, f.at).id });
    drawAgain(s, f.at);
  },
};

const NOT_FITTING = illegal('PA-22.8', 'not-fitting-fleet');
export const hazardPick: PaRoom<'hazard-pick'> = {
  rule: 'PA-22.8',
  mode: 'one',
  leadsTo: ON,
  actors: s => only(s.archon),
  actions(s, f, _seat, out) {
    for (let fleet = 0; fleet < s.at.length; fleet++)
      if (has(f.at.hitFleets, fleet)) out.push(pickFleetOf(ownerOf(fleet), fleet % FLEET_COUNT));
  },
  why(s, f, _seat, a) {
    if (a.do !== 'pick-fleet') return NOT_NOW;
    return a.seat < s.seats && has(f.at.hitFleets, fleetOf(a.seat, FLEETS.indexOf(a.fleet))) ? undefined : NOT_FITTING;
  },
  apply(s, f, _by, a, log) {
    expectKind(a, 'pick-fleet');
    strike(s, f.at, bit(fleetOf(a.seat, FLEETS.indexOf(a.fleet))), log);
  },
};

const NOT_HIT = illegal('PA-9.7', 'not-hit');
const NO_GIFT = illegal('PA-9.7', 'no-gift');
const ANSWERED = illegal('PA-9.7', 'answered-already');
const NO_POWER = illegal('PA-14.7', 'no-power');
const MUST_BUY = illegal('PA-14.7', 'must-buy');
const NO_PRICE = illegalByCard('PA-14.7', 'not-held');
/** In `marked`: bits 0 to 2 a Gift for fleet A, B, C; bits 3 to 5 the power of a wonder. */
const POWER_BIT = FLEET_COUNT;

const cannotAnswer = (s: PaState, hitFleets: number, seat: Seat, n: number): Illegal | undefined => {
  if (!has(hitFleets, fleetOf(seat, n))) return NOT_HIT;
  const marked = s.marked[seat]!;
  return has(marked, n) || has(marked, n + POWER_BIT) ? ANSWERED : undefined;
};
const cannotUseGift = (s: PaState, hitFleets: number, seat: Seat, n: number): Illegal | undefined =>
  cannotAnswer(s, hitFleets, seat, n) ?? (aboard(s, fleetOf(seat, n), GIFT) > 0 ? undefined : NO_GIFT);
const cannotReplace = (s: PaState, hitFleets: number, seat: Seat, n: number, pay: number): Illegal | undefined => {
  const barred = cannotAnswer(s, hitFleets, seat, n);
  if (barred !== undefined) return barred;
  const own = freshPower(s, seat, 'replacesHazard');
  const sold = forSale(s, seat, 'replacesHazard');
  if (s.marked[seat]! >> POWER_BIT !== 0 || (own < 0 && sold < 0)) return NO_POWER;
  if (pay === NO_CARD) return own >= 0 ? undefined : MUST_BUY;
  if (own >= 0 || !has(priceOf(s, sold), pay)) return NO_POWER;
  const fromCargo = box(s).wonders[sold - PHILOSOPHY_COUNT]?.priceFromCargo === true && aboard(s, fleetOf(seat, n), pay) > 0;
  return held(s, seat, pay) > 0 || fromCargo ? undefined : NO_PRICE[pay];
};

export const hazardRespond: PaRoom<'hazard-respond'> = {
  rule: 'PA-9.7',
  mode: 'sealed',
  leadsTo: ON,
  actors: s => seatsIn(everybody(s) & ~s.done),
  asked: s => seatsIn(s.asked),
  actions(s, f, seat, out) {
    for (let n = 0; n < FLEET_COUNT; n++) {
      if (cannotAnswer(s, f.at.hitFleets, seat, n) !== undefined) continue;
      if (cannotUseGift(s, f.at.hitFleets, seat, n) === undefined) out.push(made(USE_GIFT, n));
      for (let pay = 0; pay <= NO_CARD; pay++)
        if (cannotReplace(s, f.at.hitFleets, seat, n, pay) === undefined) out.push(replaceOf(n, pay));
    }
    out.push(ACCEPT_HAZARD);
  },
  why(s, f, seat, a) {
    if (a.do === 'accept-hazard') return undefined;
    if (a.do === 'use-gift') return cannotUseGift(s, f.at.hitFleets, seat, FLEETS.indexOf(a.fleet));
    if (a.do !== 'replace-hazard') return NOT_NOW;
    return cannotReplace(s, f.at.hitFleets, seat, FLEETS.indexOf(a.fleet), a.pay === 'none' ? NO_CARD : cardNumber(a.pay));
  },
  apply(s, f, by, a, log) {
    if (a.do === 'use-gift') s.marked[by] = s.marked[by]! | bit(FLEETS.indexOf(a.fleet));
    else if (a.do === 'replace-hazard') {
      s.marked[by] = s.marked[by]! | bit(FLEETS.indexOf(a.fleet) + POWER_BIT);
      s.price[by] = a.pay === 'none' ? -1 : cardNumber(a.pay);
    } else {
      s.done |= bit(by);
      if (s.done !== everybody(s)) return;
      let hit = f.at.hitFleets;
      let { waitingGifts, answered } = f.at;
      for (let seat = 0; seat < s.seats; seat++)
        for (let n = 0; n < FLEET_COUNT; n++) {
          const isGift = has(s.marked[seat]!, n);
          if (!isGift && !has(s.marked[seat]!, n + POWER_BIT)) continue;
          const fleet = fleetOf(seat, n);
          hit &= ~bit(fleet);
          waitingGifts |= bit(fleet);
          if (isGift) continue;
          answered |= bit(fleet);
          replace(s, seat, fleet, log);
        }
      s.marked.fill(0);
      s.price.fill(-1);
      carryOut(s, { ...f.at, waitingGifts, answered }, hit, log);
    }
  },
};
const replace = (s: PaState, seat: Seat, fleet: number, log?: Log<PaEvent>): void => {
  const price = s.price[seat]!;
  const power = price < 0 ? freshPower(s, seat, 'replacesHazard') : forSale(s, seat, 'replacesHazard');
  if (price < 0) usePower(s, seat, power);
  else if (held(s, seat, price) > 0) payService(s, seat, power, price, log);
  else {
    takeOff(s, fleet, price, 1);
    passOn(s, seat, power, price, log);
  }
  log?.({ e: 'power-used', seat, power: box(s).powers[power]?.id ?? '' });
};

const NO_SUCH = illegal('PA-9.13', 'impossible');
const lossBag = (s: PaState, at: HazardStepAt): number[] => {
  const mask = losable(s, at);
  const fleet = fleetInTurn(s, at);
  const bag: number[] = [];
  for (let card = 0; card < CARD_COUNT; card++) bag.push(has(mask, card) ? aboard(s, fleet, card) : 0);
  return bag;
};
export const hazardLoss: PaChance<'hazard-loss'> = {
  rule: 'PA-9.13',
  mode: 'chance',
  leadsTo: ON,
  sample: (s, f, rng) => drawFrom(lossBag(s, f.at), LOSE_CARD, rng),
  outcomes: (s, f) => outcomesOf(lossBag(s, f.at), LOSE_CARD),
  why: (s, f, a) => (a.do !== 'lose-card' ? NOT_NOW : lossBag(s, f.at)[cardNumber(a.card)]! > 0 ? undefined : NO_SUCH),
  apply(s, f, _by, a, log) {
    expectKind(a, 'lose-card');
    loseOne(s, f, cardNumber(a.card), log);
  },
};

const NOT_LOST = illegalByCard('PA-9.6', 'not-fitting');
/** PA-9.6: only what this card takes. */
const cannotLose = (s: PaState, at: HazardStepAt, card: number): Illegal | undefined =>
  has(losable(s, at), card) && aboard(s, fleetInTurn(s, at), card) > 0 ? undefined : NOT_LOST[card];
export const hazardChoose: PaRoom<'hazard-choose'> = {
  rule: 'PA-9.6',
  mode: 'one',
  leadsTo: ON,
  actors: (s, f) => only(ownerOf(fleetInTurn(s, f.at))),
  actions(s, f, _seat, out) {
    for (let card = 0; card < CARD_COUNT; card++) if (cannotLose(s, f.at, card) === undefined) out.push(made(PICK_LOSS, card));
  },
  why(s, f, _seat, a) {
    if (a.do !== 'pick-loss') return NOT_NOW;
    return cannotLose(s, f.at, cardNumber(a.card));
  },
  apply(s, f, _by, a, log) {
    expectKind(a, 'pick-loss');
    loseOne(s, f, cardNumber(a.card), log);
  },
};

export const hazardKeep: PaRoom<'hazard-keep'> = {
  rule: 'PA-22.10',
  mode: 'one',
  leadsTo: ON,
  actors: (s, f) => only(ownerOf(fleetInTurn(s, f.at))),
  actions(_s, f, _seat, out) {
    for (let card = 0; card < CARD_COUNT; card++) if (f.at.lost[card]! > 0) out.push(made(KEEP_CARD, card));
    out.push(KEEP_NONE);
  },
  why(_s, f, _seat, a) {
    if (a.do === 'keep-none') return undefined;
    if (a.do !== 'keep-card') return NOT_NOW;
    return f.at.lost[cardNumber(a.card)]! > 0 ? undefined : illegal('PA-22.10', 'not-held', { card: a.card });
  },
  apply(s, f, by, a, log) {
    if (a.do === 'keep-card') usePower(s, by, freshPower(s, by, 'keeps'));
    keep(s, f.at, a.do === 'keep-card' ? cardNumber(a.card) : -1, log);
  },
};

const SAME_LAND = illegal('PA-22.10', 'same-land');
const OTHER_REGION = illegal('PA-22.10', 'other-region');
const cannotDivert = (s: PaState, at: HazardStepAt, land: number): Illegal | undefined => {
  if (land === landOf(s, fleetInTurn(s, at))) return SAME_LAND;
  return regionOf(s, land) === at.region ? undefined : OTHER_REGION;
};
export const hazardDivert: PaRoom<'hazard-divert'> = {
  rule: 'PA-9.10',
  mode: 'one',
  leadsTo: ON,
  actors: s => only(s.archon),
  actions(s, f, _seat, out) {
    for (let land = 0; land < LAND_COUNT; land++) if (cannotDivert(s, f.at, land) === undefined) out.push(made(DIVERT, land));
  },
  why: (s, f, _seat, a) => (a.do === 'divert' ? cannotDivert(s, f.at, landNumber(a.land)) : NOT_NOW),
  apply(s, f, _by, a, log) {
    expectKind(a, 'divert');
    const fleet = fleetInTurn(s, f.at);
    log?.({ e: 'diverted', seat: ownerOf(fleet), fleet: fleetId(fleet % FLEET_COUNT), land: a.land });
    divert(s, f.at, landNumber(a.land), log);
  },
};
