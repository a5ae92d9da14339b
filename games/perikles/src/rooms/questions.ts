/**
 * Asking for permission, PK-10.4 to PK-10.7: an aside of the commit turn, so that its player may add a request or withdraw
 * all of them while others are still being answered. Everything about a request is public; the draft is not shown.
 */
import { type Aside, has, type Illegal, leave, lowest, NOT_NOW, only, open, plus, type Seat, top } from '@stoa/engine';
import { askOf, CANCEL_ASK, type PkAction, REQUEST_KINDS } from '../actions.ts';
import { cityId, HOPLITE, LOCATION, type LocationId, POWER, powerId, SLOT_COUNT, TRIREME, UNITS_AT } from '../box.ts';
import { clashingSides } from '../commit/diplomacy.ts';
import {
  ASK_LIMIT,
  defendGranted,
  deny,
  joinGranted,
  KIND_DEFEND,
  KIND_JOIN_ATTACK,
  KIND_JOIN_DEFEND,
  needsDefend,
  needsJoin,
  oneAnswerServes,
  requestKind,
  requestOf,
  requestPower,
  requestSlot,
  sideOfKind,
  wasDenied,
  whoAnswers,
} from '../commit/permissions.ts';
import {
  cannotAfford,
  cannotStandIfGranted,
  fightsAt,
  freeSides,
  inHand,
  PAY_NONE,
  sendablePowers,
  slotOf,
  unitsInHand,
} from '../commit/placement.ts';
import type { PkEvent } from '../events.ts';
import { ASK, type PkFrame } from '../frames.ts';
import { controllerOf, controllingLeader, forces, hand } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { PkRuleId } from '../rulebook.ts';
import { NOBODY_THERE, type PkState } from '../state.ts';

type Turn = Extract<PkFrame, { readonly room: 'commit' }>;

const canSend = (s: PkState, seat: Seat, power: number, slot: number): boolean =>
  has(forces(s, seat), power) && (unitsInHand(s, power) & UNITS_AT[s.slots[slot]!]!) !== 0;

// Why this request cannot be made; 0 if nothing about it forbids it.
const ASKABLE = 0;
const NOT_NEEDED = 1;
const NO_LEADER = 2;
const GRANTED = 3;
const OPEN = 4;
const DENIED = 5;

const obstacleToAsking = (s: PkState, seat: Seat, power: number, slot: number, kind: number): number => {
  const side = sideOfKind(kind);
  if (kind === KIND_DEFEND) {
    if (!needsDefend(s, seat, slot, side)) return NOT_NEEDED;
    if (controllingLeader(s, slot) === NOBODY_THERE) return NO_LEADER;
    if (defendGranted(s, power, slot)) return GRANTED;
  } else {
    if (!needsJoin(s, seat, slot, side) || oneAnswerServes(s, seat, slot, side)) return NOT_NEEDED;
    if (joinGranted(s, seat, power, slot, side)) return GRANTED;
  }
  if (s.requests.includes(requestOf(kind, power, slot, whoAnswers(s, kind, slot)))) return OPEN;
  return wasDenied(s, kind, power, slot) ? DENIED : ASKABLE;
};

/** The powers without an answer so far and without an open request, as bits: for each of them `obstacleToAsking` is ASKABLE. */
const askable = (s: PkState, seat: Seat, slot: number, kind: number): number => {
  const side = sideOfKind(kind);
  let answered: number;
  if (kind === KIND_DEFEND) {
    if (!needsDefend(s, seat, slot, side) || controllingLeader(s, slot) === NOBODY_THERE) return 0;
    answered = s.grants[slot]! | s.alwaysGrant[slot]! | s.denied[slot]!;
  } else {
    if (!needsJoin(s, seat, slot, side) || oneAnswerServes(s, seat, slot, side)) return 0;
    answered = s.joins[slot * 2 + side]! | s.deniedJoins[slot * 2 + side]!;
  }
  for (const request of s.requests)
    if (requestKind(request) === kind && requestSlot(request) === slot) answered = plus(answered, requestPower(request));
  return ~answered;
};

/** Those of `powers` that have this unit in hand, as bits. */
const powersWith = (s: PkState, powers: number, unit: number): number => {
  let holding = 0;
  for (let rest = powers; rest !== 0; rest &= rest - 1) if (hand(s, lowest(rest), unit) !== 0) holding |= rest & -rest;
  return holding;
};
/** PK-9.2: those with `hoplites` where hoplites fight, and those with `triremes` where triremes do. */
const fightersAt = (location: number, hoplites: number, triremes: number): number => {
  const units = UNITS_AT[location]!;
  return (has(units, HOPLITE) ? hoplites : 0) | (has(units, TRIREME) ? triremes : 0);
};

/** Those of `powers`, which have a counter for the place, that may ask, as bits: the limits of the turn and the budgets do not depend on the place. */
const powersThatMayAsk = (s: PkState, seat: Seat, powers: number, slot: number, kind: number): number => {
  const asking = powers & askable(s, seat, slot, kind);
  if (asking === 0 || !has(freeSides(s, seat, slot), sideOfKind(kind))) return 0;
  let may = 0;
  for (let rest = asking; rest !== 0; rest &= rest - 1) {
    const power = lowest(rest);
    if (!has(clashingSides(s, power, slot), sideOfKind(kind))) may = plus(may, power);
  }
  return may;
};

/** PK-8.17, PK-10.4. */
const askingPowers = (s: PkState, seat: Seat): number => (s.pending >= 0 || s.asked >= ASK_LIMIT ? 0 : sendablePowers(s, seat));

const mayAsk = (s: PkState, seat: Seat, power: number, slot: number, kind: number): boolean =>
  canSend(s, seat, power, slot) && has(powersThatMayAsk(s, seat, askingPowers(s, seat), slot, kind), power);

/** The rule that spares the question: attackers, allies, the leader's own forces and allies of the main defender ask no one. */
const notNeededBy = (s: PkState, seat: Seat, slot: number, kind: number): PkRuleId => {
  if (kind === KIND_JOIN_ATTACK && s.options.alliedBoxPermission === 'none') return 'PK-10.2';
  if (kind !== KIND_DEFEND) return 'PK-10.12';
  return controllingLeader(s, slot) === seat ? 'PK-10.1' : 'PK-10.13';
};
/** The refusal where `mayAsk` is false: what is wrong with the request first, then what else forbids the placement. */
const cannotAsk = (s: PkState, seat: Seat, power: number, location: LocationId, kind: number): Illegal | undefined => {
  const slot = slotOf(s, LOCATION[location]);
  const named = { power: powerId(power), place: location };
  if (slot < 0) return illegal('PK-9.1', 'not-shown', { place: location });
  if (mayAsk(s, seat, power, slot, kind)) return undefined;
  if (s.pending >= 0) return illegal('PK-8.17', 'choose-counter-first', {});
  if (!inHand(s, seat, power, HOPLITE) && !inHand(s, seat, power, TRIREME))
    return illegal('PK-9.1', 'not-in-hand', { power: named.power, unit: fightsAt(s, slot, HOPLITE) ? 'hoplite' : 'trireme' });
  switch (obstacleToAsking(s, seat, power, slot, kind)) {
    case NOT_NEEDED:
      return illegal(notNeededBy(s, seat, slot, kind), 'no-question', named);
    case NO_LEADER:
      return illegal('PK-10.3', 'no-leader', { city: cityId(controllerOf(s, slot)), place: location });
    case GRANTED:
      return illegal('PK-10.8', 'already-granted', named);
    case OPEN:
      return illegal('PK-10.4', 'already-asked', named);
    case DENIED:
      return illegal('PK-10.7', 'already-denied', named);
  }
  if (s.asked >= ASK_LIMIT) return illegal('PK-10.4', 'ask-limit', { limit: ASK_LIMIT });
  const side = sideOfKind(kind);
  if (!canSend(s, seat, power, slot)) {
    const unit = inHand(s, seat, power, HOPLITE) ? 'hoplite' : 'trireme';
    return illegal('PK-9.2', 'wrong-unit', { unit, place: location });
  }
  return cannotStandIfGranted(s, seat, power, slot, side) ?? cannotAfford(s, seat, power, PAY_NONE);
};

export const questions: Aside<PkState, Turn, PkAction, PkEvent> = {
  kinds: ['ask-permission', 'cancel-ask'],
  revealsNothing: ['cancel-ask'],
  seats: (_s, f) => only(f.seat),

  actions(s, _f, seat, out) {
    if (s.requests.length > 0) out.push(CANCEL_ASK);
    else if (top(s)?.room !== 'commit') return;
    const powers = askingPowers(s, seat);
    if (powers === 0) return;
    // PK-10.12: without this option nobody asks to join.
    const joins = s.options.alliedBoxPermission === 'mainPlayer';
    const hoplites = powersWith(s, powers, HOPLITE);
    const triremes = powersWith(s, powers, TRIREME);
    for (let slot = 0; slot < SLOT_COUNT; slot++) {
      const location = s.slots[slot]!;
      if (location < 0) continue;
      const able = fightersAt(location, hoplites, triremes);
      const defend = powersThatMayAsk(s, seat, able, slot, KIND_DEFEND);
      const joinAttack = joins ? powersThatMayAsk(s, seat, able, slot, KIND_JOIN_ATTACK) : 0;
      const joinDefence = joins ? powersThatMayAsk(s, seat, able, slot, KIND_JOIN_DEFEND) : 0;
      for (let rest = defend | joinAttack | joinDefence; rest !== 0; rest &= rest - 1) {
        const power = lowest(rest);
        if (has(defend, power)) out.push(askOf(power, location, KIND_DEFEND));
        if (has(joinAttack, power)) out.push(askOf(power, location, KIND_JOIN_ATTACK));
        if (has(joinDefence, power)) out.push(askOf(power, location, KIND_JOIN_DEFEND));
      }
    }
  },

  why(s, _f, seat, a) {
    const room = top(s)?.room;
    if (room !== 'commit' && room !== 'ask') return NOT_NOW;
    if (a.do === 'cancel-ask') return s.requests.length > 0 ? undefined : illegal('PK-10.5', 'nothing-asked', {});
    return a.do === 'ask-permission' ? cannotAsk(s, seat, POWER[a.power], a.location, REQUEST_KINDS.indexOf(a.kind)) : NOT_NOW;
  },

  apply(s, _f, seat, a, log) {
    if (a.do === 'cancel-ask') {
      log?.({ e: 'requests-withdrawn', seat, requests: s.requests.length });
      s.requests.length = 0;
      return leave(s);
    }
    if (a.do !== 'ask-permission') throw new Error(`no question: ${a.do}`);
    const power = POWER[a.power];
    const slot = slotOf(s, LOCATION[a.location]);
    const kind = REQUEST_KINDS.indexOf(a.kind);
    const asked = whoAnswers(s, kind, slot);
    s.asked++;
    log?.({ e: 'asked', seat, of: asked, power: a.power, location: a.location, kind: a.kind });
    // PK-10.9: "always deny" answers at once.
    if (kind === KIND_DEFEND && has(s.alwaysDeny[slot]!, power)) {
      deny(s, kind, power, slot);
      log?.({ e: 'answered', seat: asked, asker: seat, power: a.power, location: a.location, kind: a.kind, reply: 'deny' });
      return;
    }
    s.requests.push(requestOf(kind, power, slot, asked));
    if (top(s)?.room !== 'ask') open(s, ASK);
  },
};
