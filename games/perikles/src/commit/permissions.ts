/**
 * Permissions, PK-10: which one a placement still lacks, who is asked, open requests as numbers.
 * The granting leader is the one of the city that controls the location, no matter who is main defender there (PK-10.1).
 */
import { bit, has, type Seat, setAll } from '@stoa/engine';
import { ATTACK, DEFEND, POWER_COUNT } from '../box.ts';
import { controllingLeader, main, mainSpeaker, playerOf, setMain } from '../pieces.ts';
import { NOBODY_THERE, type PkState } from '../state.ts';

/** PK-10.4: the most requests in one commit turn. */
export const ASK_LIMIT = 12;
/** PK-10.9: the most changes of standing answers by one leader in one phase; more than there are pairs to answer for. */
export const CHANGE_LIMIT = 60;

export const KIND_DEFEND = 0;
export const KIND_JOIN_ATTACK = 1;
export const KIND_JOIN_DEFEND = 2;
export const sideOfKind = (kind: number): number => (kind === KIND_JOIN_ATTACK ? ATTACK : DEFEND);

/** A request: kind, power, slot, and the seat that is asked. */
export const requestOf = (kind: number, power: number, slot: number, asked: Seat): number =>
  kind | (power << 2) | (slot << 5) | (asked << 8);
export const requestKind = (request: number): number => request & 3;
export const requestPower = (request: number): number => (request >> 2) & 7;
export const requestSlot = (request: number): number => (request >> 5) & 7;
export const requestAsked = (request: number): Seat => request >> 8;

const EVERY_POWER = bit(POWER_COUNT) - 1;

/** PK-10.8, PK-10.9: the powers that may defend there, as bits, so that a grant for Persia serves all its players (PK-10.11). */
const defendGrants = (s: PkState, slot: number): number => s.grants[slot]! | s.alwaysGrant[slot]!;
export const defendGranted = (s: PkState, power: number, slot: number): boolean => has(defendGrants(s, slot), power);

/** PK-10.13: allied defenders do not ask the leader. PK-10.12 implies it: they ask the main player. Under rules 1 they asked both. */
const alliesAskNoLeader = (s: PkState): boolean =>
  s.options.defendPermission === 'mainOnly' || (s.rules >= 2 && s.options.alliedBoxPermission === 'mainPlayer');

/** PK-10.1, PK-10.2. */
export const needsDefend = (s: PkState, seat: Seat, slot: number, side: number): boolean =>
  side === DEFEND && controllingLeader(s, slot) !== seat && (!alliesAskNoLeader(s) || main(s, slot, DEFEND) === NOBODY_THERE);

/** PK-10.12: only with `alliedBoxPermission = mainPlayer`. */
export const needsJoin = (s: PkState, seat: Seat, slot: number, side: number): boolean =>
  s.options.alliedBoxPermission === 'mainPlayer' && main(s, slot, side) !== NOBODY_THERE && main(s, slot, side) !== playerOf(s, seat);

/** Under rules 1 the same player could be asked to let a power defend and to let it join; then one answer is enough. */
export const oneAnswerServes = (s: PkState, seat: Seat, slot: number, side: number): boolean =>
  needsDefend(s, seat, slot, side) && mainSpeaker(s, slot, side) === controllingLeader(s, slot);

const joinGrants = (s: PkState, seat: Seat, slot: number, side: number): number =>
  s.joins[slot * 2 + side]! | (oneAnswerServes(s, seat, slot, side) ? defendGrants(s, slot) : 0);
export const joinGranted = (s: PkState, seat: Seat, power: number, slot: number, side: number): boolean =>
  has(joinGrants(s, seat, slot, side), power);

/** The powers that still lack the permission to defend, as bits; PK-10.3: without a leader no seat can give it. */
const lackingDefend = (s: PkState, seat: Seat, slot: number, side: number): number =>
  !needsDefend(s, seat, slot, side) ? 0 : controllingLeader(s, slot) === NOBODY_THERE ? EVERY_POWER : EVERY_POWER & ~defendGrants(s, slot);
/** The powers that still lack the permission to join, as bits. */
const lackingJoin = (s: PkState, seat: Seat, slot: number, side: number): number =>
  needsJoin(s, seat, slot, side) ? EVERY_POWER & ~joinGrants(s, seat, slot, side) : 0;

/** The powers that lack a permission on a side, as bits; other obstacles are not checked here. */
export const lackingPowers = (s: PkState, seat: Seat, slot: number, side: number): number =>
  side === ATTACK ? lackingJoin(s, seat, slot, side) : lackingDefend(s, seat, slot, side) | lackingJoin(s, seat, slot, side);

/** Which permission a placement lacks. */
export const LACKS_NOTHING = 0;
export const LACKS_LEADER = 1;
export const LACKS_DEFEND = 2;
const LACKS_JOIN = 3;
export const lacking = (s: PkState, seat: Seat, power: number, slot: number, side: number): number => {
  if (has(lackingDefend(s, seat, slot, side), power)) return controllingLeader(s, slot) === NOBODY_THERE ? LACKS_LEADER : LACKS_DEFEND;
  return has(lackingJoin(s, seat, slot, side), power) ? LACKS_JOIN : LACKS_NOTHING;
};

/** PK-10.7: refused once in this commit turn. */
export const wasDenied = (s: PkState, kind: number, power: number, slot: number): boolean =>
  has((kind === KIND_DEFEND ? s.denied[slot] : s.deniedJoins[slot * 2 + sideOfKind(kind)]) as number, power);

export const grant = (s: PkState, kind: number, power: number, slot: number): void => {
  const i = slot * 2 + sideOfKind(kind);
  if (kind === KIND_DEFEND) s.grants[slot] = s.grants[slot]! | bit(power);
  else s.joins[i] = s.joins[i]! | bit(power);
};
export const deny = (s: PkState, kind: number, power: number, slot: number): void => {
  const i = slot * 2 + sideOfKind(kind);
  if (kind === KIND_DEFEND) s.denied[slot] = s.denied[slot]! | bit(power);
  else s.deniedJoins[i] = s.deniedJoins[i]! | bit(power);
};

/** PK-10.4: who answers such a request. */
export const whoAnswers = (s: PkState, kind: number, slot: number): Seat =>
  kind === KIND_DEFEND ? controllingLeader(s, slot) : mainSpeaker(s, slot, sideOfKind(kind));

/** PK-9.8: a side without counters has no main player; PK-10.12: its answers about joining end. Under rules 1 they stayed. */
export const emptyMain = (s: PkState, slot: number, side: number): void => {
  setMain(s, slot, side, NOBODY_THERE, NOBODY_THERE);
  if (s.rules < 2) return;
  s.joins[slot * 2 + side] = 0;
  s.deniedJoins[slot * 2 + side] = 0;
};

/** PK-8.5: everything about permissions is empty when phase 5 begins. */
export const clearPermissions = (s: PkState): void => {
  setAll(s.grants, 0);
  setAll(s.joins, 0);
  setAll(s.alwaysGrant, 0);
  setAll(s.alwaysDeny, 0);
  setAll(s.changes, 0);
  clearDenials(s);
};
/** PK-10.7: a later commit turn may ask again. */
export const clearDenials = (s: PkState): void => {
  setAll(s.denied, 0);
  setAll(s.deniedJoins, 0);
  s.asked = 0;
};
