/**
 * The bottom frame of phase 5, below the rooms that ask. This room asks no seat, but every controlling leader may set standing
 * answers (PK-10.9) and revoke grants (PK-10.8) at any time, also out of turn.
 */
import { bit, has, type Illegal, lowest, minus, NOBODY, NOT_NOW, plus, type Seat, top } from '@stoa/engine';
import { type PkAction, REQUEST_KINDS, revokeOf, STANDING, setStandingOf } from '../actions.ts';
import { CITY_OF_LOCATION, LOCATION, type LocationId, PERSIA, POWER, POWER_COUNT, powerId, SLOT_COUNT } from '../box.ts';
import { openlyStands } from '../commit/draft.ts';
import {
  CHANGE_LIMIT,
  KIND_DEFEND,
  requestAsked,
  requestKind,
  requestPower,
  requestSlot,
  sideOfKind,
  whoAnswers,
} from '../commit/permissions.ts';
import { slotOf } from '../commit/placement.ts';
import { seatList } from '../frames.ts';
import { controllingLeader, forces, leader, locationAt, persians } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { PkRoom } from '../room.ts';
import { NOBODY_THERE, type PkState } from '../state.ts';

const ASK_ME = 0;
const ALWAYS_GRANT = 1;
const ALWAYS_DENY = 2;

const standing = (s: PkState, power: number, slot: number): number =>
  has(s.alwaysGrant[slot]!, power) ? ALWAYS_GRANT : has(s.alwaysDeny[slot]!, power) ? ALWAYS_DENY : ASK_ME;

/** A power that another seat plays this turn: only such a power can ask. */
const isGuest = (s: PkState, seat: Seat, power: number): boolean =>
  !has(forces(s, seat), power) && (power === PERSIA ? persians(s) !== 0 : leader(s, power) !== NOBODY_THERE);

const isOpen = (s: PkState, power: number, slot: number): boolean =>
  s.requests.some(r => requestKind(r) === KIND_DEFEND && requestPower(r) === power && requestSlot(r) === slot);

/** PK-10.9: who answers for a location. `slot` is −1 for one that is not shown. */
const cannotAnswerFor = (s: PkState, seat: Seat, slot: number, location: LocationId): Illegal | undefined =>
  slot < 0 || controllingLeader(s, slot) !== seat ? illegal('PK-10.9', 'not-controlling', { place: location }) : undefined;

const cannotSet = (s: PkState, seat: Seat, power: number, slot: number, answer: number): Illegal | undefined => {
  const named = { power: powerId(power), place: locationAt(s, slot).id };
  if (!isGuest(s, seat, power)) return illegal('PK-10.9', 'not-a-guest', { power: named.power });
  if (standing(s, power, slot) === answer) return illegal('PK-10.9', 'same-answer', named);
  if (isOpen(s, power, slot)) return illegal('PK-10.9', 'request-open', named);
  if (s.changes[seat]! >= CHANGE_LIMIT) return illegal('PK-10.9', 'change-limit', { limit: CHANGE_LIMIT });
  if (standing(s, power, slot) === ALWAYS_GRANT && openlyStands(s, power, slot, sideOfKind(KIND_DEFEND)))
    return illegal('PK-10.8', 'counters-stand', named);
  return undefined;
};

/** The powers with an answer that can be revoked, as bits. */
const grantsAt = (s: PkState, slot: number, kind: number): number =>
  kind === KIND_DEFEND ? s.grants[slot]! | s.alwaysGrant[slot]! : s.joins[slot * 2 + sideOfKind(kind)]!;
const isGranted = (s: PkState, power: number, slot: number, kind: number): boolean => has(grantsAt(s, slot, kind), power);

const mayRevoke = (s: PkState, seat: Seat, power: number, slot: number, kind: number): boolean =>
  isGranted(s, power, slot, kind) && whoAnswers(s, kind, slot) === seat && !openlyStands(s, power, slot, sideOfKind(kind));

const cannotRevoke = (s: PkState, seat: Seat, a: Extract<PkAction, { readonly do: 'revoke' }>): Illegal | undefined => {
  const [power, slot, kind] = [POWER[a.power], slotOf(s, LOCATION[a.location]), REQUEST_KINDS.indexOf(a.kind)];
  const named = { power: a.power, place: a.location };
  if (slot >= 0 && mayRevoke(s, seat, power, slot, kind)) return undefined;
  if (slot < 0 || whoAnswers(s, kind, slot) !== seat || !isGranted(s, power, slot, kind)) return illegal('PK-10.8', 'no-grant', named);
  return illegal('PK-10.8', 'counters-stand', named);
};

/** Does the table wait for this seat? Then its standing answers are not listed with its decision; they stay legal. */
const isAwaited = (s: PkState, seat: Seat): boolean => {
  const f = top(s);
  switch (f?.room) {
    case 'choose-first':
    case 'recover':
    case 'commit':
      return f.seat === seat;
    case 'ask':
      return s.requests.some(r => requestAsked(r) === seat);
    default:
      return false;
  }
};

const listStanding = (s: PkState, seat: Seat, out: PkAction[]): void => {
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const location = s.slots[slot]!;
    if (location < 0 || controllingLeader(s, slot) !== seat) continue;
    for (let power = 0; power < POWER_COUNT; power++)
      for (let answer = 0; answer < STANDING.length; answer++) {
        const a = setStandingOf(power, location, answer);
        if (cannotSet(s, seat, power, slot, answer) === undefined) out.push(a);
      }
  }
};

const listRevocations = (s: PkState, seat: Seat, out: PkAction[]): void => {
  const { grants, alwaysGrant, joins } = s;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    // Most places have no answer to revoke.
    if ((grants[slot]! | alwaysGrant[slot]! | joins[slot * 2]! | joins[slot * 2 + 1]!) === 0) continue;
    for (let kind = 0; kind < REQUEST_KINDS.length; kind++) {
      let granted = grantsAt(s, slot, kind);
      if (granted === 0 || whoAnswers(s, kind, slot) !== seat) continue;
      for (; granted !== 0; granted &= granted - 1)
        if (!openlyStands(s, lowest(granted), slot, sideOfKind(kind))) out.push(revokeOf(lowest(granted), s.slots[slot]!, kind));
    }
  }
};

/** The leaders who control the shown locations, and the main players who let an ally join. As bits. */
const answering = (s: PkState): number => {
  const { slots, leader, joins } = s;
  let seats = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const location = slots[slot]!;
    if (location < 0) continue;
    const seat = leader[CITY_OF_LOCATION[location]!]!;
    if (seat !== NOBODY_THERE) seats |= bit(seat);
    if ((joins[slot * 2]! | joins[slot * 2 + 1]!) !== 0) seats |= letJoin(s, slot);
  }
  return seats;
};
const letJoin = (s: PkState, slot: number): number => {
  let seats = 0;
  for (let kind = 1; kind < REQUEST_KINDS.length; kind++)
    if (s.joins[slot * 2 + sideOfKind(kind)] !== 0 && whoAnswers(s, kind, slot) !== NOBODY_THERE) seats |= bit(whoAnswers(s, kind, slot));
  return seats;
};

export const commitForces: PkRoom<'commit-forces'> = {
  rule: 'PK-8.5',
  mode: 'one',
  leadsTo: [],
  actors: () => NOBODY,
  actions: () => undefined,
  why: () => NOT_NOW,
  apply: () => undefined,

  aside: {
    kinds: ['set-standing', 'revoke'],
    revealsNothing: ['set-standing', 'revoke'],
    seats: s => seatList(answering(s)),
    actions(s, _f, seat, out) {
      listRevocations(s, seat, out);
      if (!isAwaited(s, seat)) listStanding(s, seat, out);
    },
    why(s, _f, seat, a) {
      if (a.do === 'set-standing') {
        const slot = slotOf(s, LOCATION[a.location]);
        return cannotAnswerFor(s, seat, slot, a.location) ?? cannotSet(s, seat, POWER[a.power], slot, STANDING.indexOf(a.answer));
      }
      return a.do === 'revoke' ? cannotRevoke(s, seat, a) : NOT_NOW;
    },
    apply(s, _f, seat, a, log) {
      if (a.do !== 'set-standing' && a.do !== 'revoke') throw new Error(`no aside: ${a.do}`);
      const power = POWER[a.power];
      const slot = slotOf(s, LOCATION[a.location]);
      if (a.do === 'revoke') {
        const kind = REQUEST_KINDS.indexOf(a.kind);
        const i = slot * 2 + sideOfKind(kind);
        if (kind === KIND_DEFEND) {
          s.grants[slot] = minus(s.grants[slot]!, power);
          s.alwaysGrant[slot] = minus(s.alwaysGrant[slot]!, power);
        } else s.joins[i] = minus(s.joins[i]!, power);
        log?.({ e: 'revoked', seat, power: a.power, location: a.location, kind: a.kind });
        return;
      }
      const was = STANDING[standing(s, power, slot)]!;
      s.changes[seat] = s.changes[seat]! + 1;
      s.alwaysGrant[slot] = a.answer === 'grant' ? plus(s.alwaysGrant[slot]!, power) : minus(s.alwaysGrant[slot]!, power);
      s.alwaysDeny[slot] = a.answer === 'deny' ? plus(s.alwaysDeny[slot]!, power) : minus(s.alwaysDeny[slot]!, power);
      log?.({ e: 'standing-set', seat, power: a.power, location: a.location, answer: a.answer, was });
    },
  },
};
