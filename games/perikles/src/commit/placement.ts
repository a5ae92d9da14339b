/**
 * Placement legality, PK-9, with the checks of PK-8.12 to PK-8.15, PK-10 and PK-11 in their order. One predicate decides by
 * a number, 0 for legal, so that lists allocate nothing; `cannotStand` turns the number into the refusal with its causes.
 */
import { bit, each, filled, has, type Illegal, lowest, type Seat } from '@stoa/engine';
import {
  ATTACK,
  CITY_COUNT,
  cityId,
  DEFEND,
  HOPLITE,
  type LocationId,
  PERSIA,
  POWER_COUNT,
  type PowerId,
  powerId,
  SLOT_COUNT,
  sideId,
  TRIREME,
  unitId,
} from '../box.ts';
import { controllerOf, controllingLeader, cubes, forces, hand, locationAt, mainSpeaker, otherSide, powersOn } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { PkState } from '../state.ts';
import { clashingSides, clashOf, partners } from './diplomacy.ts';
import { LACKS_DEFEND, LACKS_LEADER, LACKS_NOTHING, lacking, lackingPowers } from './permissions.ts';

/** `pay` of a placement from the base budget. */
export const PAY_NONE = CITY_COUNT;

// PK-9.3, PK-9.4, PK-11, PK-10: why this power of this seat may not be placed there; 0 if it may.
export const STANDS = 0;
const OWN_CITY = 1;
const BOTH_SIDES = 2;
const CLASHES = 3;
const NO_LEADER = 4;
const NO_DEFEND = 5;
const NO_JOIN = 6;

const ON_ATTACK = bit(ATTACK);
const ON_DEFENCE = bit(DEFEND);

/** All checks but the permission, as PK-10.4 requires for a request. PK-11.6: relations are looked up by power, forces by player. */
export const obstacleBesidesPermission = (s: PkState, seat: Seat, power: number, slot: number, side: number): number => {
  if (side === ATTACK && controllingLeader(s, slot) === seat) return OWN_CITY;
  if ((forces(s, seat) & powersOn(s, slot, otherSide(side))) !== 0) return BOTH_SIDES;
  return has(clashingSides(s, power, slot), side) ? CLASHES : STANDS;
};

/** PK-9.3, PK-9.4: the sides where no power of the seat is kept out by the seat's own city or forces, as bits. The same for all its powers. */
export const freeSides = (s: PkState, seat: Seat, slot: number): number => {
  const own = s.forces[seat]!;
  let sides = 0;
  if ((own & s.defenders[slot]!) === 0 && controllingLeader(s, slot) !== seat) sides |= ON_ATTACK;
  if ((own & s.attackers[slot]!) === 0) sides |= ON_DEFENCE;
  return sides;
};

/** PK-9.5; PK-10.10: the permission is checked last and overrides nothing. */
const obstacleAt = (s: PkState, seat: Seat, power: number, slot: number, side: number): number => {
  const reason = obstacleBesidesPermission(s, seat, power, slot, side);
  if (reason !== STANDS) return reason;
  const missing = lacking(s, seat, power, slot, side);
  return missing === LACKS_NOTHING ? STANDS : missing === LACKS_LEADER ? NO_LEADER : missing === LACKS_DEFEND ? NO_DEFEND : NO_JOIN;
};

/** What `openPlaces` found, by power; used by one list at a time. */
const OPEN_PLACES = filled(POWER_COUNT, 0);
const NO_POWER_STANDS = bit(POWER_COUNT) - 1;

/**
 * PK-9.1: the sides without any obstacle of all locations that are shown, for each of `powers`: the bits of `slot * 2 + side`. What is the same for
 * all powers of the seat is found once for each location. Valid until the next call.
 */
export const openPlaces = (s: PkState, seat: Seat, powers: number): readonly number[] => {
  for (let power = 0; power < POWER_COUNT; power++) OPEN_PLACES[power] = 0;
  const { slots } = s;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const free = slots[slot]! < 0 ? 0 : freeSides(s, seat, slot);
    if (free === 0) continue;
    const notAttack = has(free, ATTACK) ? lackingPowers(s, seat, slot, ATTACK) : NO_POWER_STANDS;
    const notDefend = has(free, DEFEND) ? lackingPowers(s, seat, slot, DEFEND) : NO_POWER_STANDS;
    for (let rest = powers & ~(notAttack & notDefend); rest !== 0; rest &= rest - 1) {
      const power = lowest(rest);
      const lacked = (has(notAttack, power) ? ON_ATTACK : 0) | (has(notDefend, power) ? ON_DEFENCE : 0);
      OPEN_PLACES[power]! |= (free & ~lacked & ~clashingSides(s, power, slot)) << (slot * 2);
    }
  }
  return OPEN_PLACES;
};

/** PK-9.2: only units that fight there. */
export const fightsAt = (s: PkState, slot: number, unit: number): boolean => has(locationAt(s, slot).units, unit);

/** PK-9.1: a counter of this kind in hand; Persia's hand is shared (PK-16.2). */
export const inHand = (s: PkState, seat: Seat, power: number, unit: number): boolean =>
  has(forces(s, seat), power) && hand(s, power, unit) !== 0;

/** The units of a power in hand, as bits. */
export const unitsInHand = (s: PkState, power: number): number =>
  (hand(s, power, HOPLITE) === 0 ? 0 : bit(HOPLITE)) | (hand(s, power, TRIREME) === 0 ? 0 : bit(TRIREME));

// PK-8.12 to PK-8.15: why the budgets do not allow it; 0 if they do.
const AFFORDS = 0;
const BASE_SPENT = 1;
const NEEDS_BASE = 2;
const EXTRA_SPENT = 3;
const OTHER_POWER = 4;
const WRONG_CUBE = 5;
const NO_CUBE = 6;

const obstacleToPaying = (s: PkState, seat: Seat, power: number, pay: number): number => {
  if (pay === PAY_NONE) return s.baseLeft > 0 ? AFFORDS : BASE_SPENT;
  if (s.basePlaced === 0) return NEEDS_BASE;
  if (s.extraPower >= 0)
    return s.extraLeft === 0 ? EXTRA_SPENT : s.extraPower !== power ? OTHER_POWER : s.extraCity !== pay ? EXTRA_SPENT : AFFORDS;
  // PK-8.13: a cube from the city whose counters are sent; PK-8.14: for Persia from any city.
  if (power !== PERSIA && pay !== power) return WRONG_CUBE;
  return cubes(s, pay, seat) > 0 ? AFFORDS : NO_CUBE;
};

/** The budgets that can still send this power, as bits of `pay`; only Persia pays in another city (PK-8.14, PK-16.5). */
export const affordable = (s: PkState, seat: Seat, power: number): number => {
  let pays = obstacleToPaying(s, seat, power, PAY_NONE) === AFFORDS ? bit(PAY_NONE) : 0;
  if (s.basePlaced === 0) return pays;
  if (power !== PERSIA) return obstacleToPaying(s, seat, power, power) === AFFORDS ? pays | bit(power) : pays;
  for (let pay = 0; pay < CITY_COUNT; pay++) if (obstacleToPaying(s, seat, power, pay) === AFFORDS) pays |= bit(pay);
  return pays;
};

/** The powers of the seat that can still be sent somewhere, as bits: a counter in hand and a budget for it. */
export const sendablePowers = (s: PkState, seat: Seat): number => {
  // The base budget serves every power alike.
  const isPaid = obstacleToPaying(s, seat, PERSIA, PAY_NONE) === AFFORDS;
  let powers = 0;
  for (let rest = forces(s, seat); rest !== 0; rest &= rest - 1) {
    const power = lowest(rest);
    if (unitsInHand(s, power) !== 0 && (isPaid || affordable(s, seat, power) !== 0)) powers |= rest & -rest;
  }
  return powers;
};

const ids = (powers: readonly number[]): PowerId[] => powers.map(p => powerId(p));

/** A power on one side of a location. */
interface Stand {
  readonly power: number;
  readonly slot: number;
  readonly side: number;
}
/** The refusal for a number of `obstacleAt`, with the powers and places that cause it. */
const refusalFor = (s: PkState, seat: Seat, { power, slot, side }: Stand, reason: number): Illegal => {
  const place: LocationId = locationAt(s, slot).id;
  const city = cityId(controllerOf(s, slot));
  const name = powerId(power);
  switch (reason) {
    case OWN_CITY:
      return illegal('PK-9.3', 'own-city', { city, place });
    case BOTH_SIDES:
      return illegal('PK-9.4', 'both-sides', { place, powers: ids(each(forces(s, seat) & powersOn(s, slot, otherSide(side)))) });
    case CLASHES: {
      const clash = clashOf(s, power, slot, side);
      const rule = s.options.diplomacy === 'pairwise' ? 'PK-11.3' : 'PK-11.2';
      const fields = (pairs: number) => ({ power: name, powers: ids(partners(power, pairs)), place });
      return clash.atWar !== 0
        ? illegal(rule, 'at-war', fields(clash.atWar))
        : clash.allied !== 0
          ? illegal(rule, 'allied', fields(clash.allied))
          : clash.guest !== 0
            ? illegal(rule, 'guest', fields(clash.guest))
            : illegal(rule, 'enemies', fields(clash.enemies));
    }
    case NO_LEADER:
      return illegal('PK-10.3', 'no-leader', { city, place });
    case NO_DEFEND:
      return illegal('PK-10.1', 'no-permission', { power: name, place, city, seat: controllingLeader(s, slot) });
    default:
      return illegal('PK-10.12', 'no-join', { power: name, place, side: sideId(side), seat: mainSpeaker(s, slot, side) });
  }
};

/** PK-9.3, PK-9.4, PK-11 and the permissions of PK-10, in this order. */
export const cannotStand = (s: PkState, seat: Seat, power: number, slot: number, side: number): Illegal | undefined => {
  const reason = obstacleAt(s, seat, power, slot, side);
  return reason === STANDS ? undefined : refusalFor(s, seat, { power, slot, side }, reason);
};
/** PK-10.4: the same without the permission, which is what a request asks for. */
export const cannotStandIfGranted = (s: PkState, seat: Seat, power: number, slot: number, side: number): Illegal | undefined => {
  const reason = obstacleBesidesPermission(s, seat, power, slot, side);
  return reason === STANDS ? undefined : refusalFor(s, seat, { power, slot, side }, reason);
};

const BUDGET = illegal('PK-8.12', 'budget', {});
const NEEDS_BASE_FIRST = illegal('PK-8.13', 'extra-needs-base', {});
const EXTRA_IS_SPENT = illegal('PK-8.13', 'extra-spent', {});

export const cannotAfford = (s: PkState, seat: Seat, power: number, pay: number): Illegal | undefined => {
  const reason = obstacleToPaying(s, seat, power, pay);
  switch (reason) {
    case AFFORDS:
      return undefined;
    case BASE_SPENT:
      return BUDGET;
    case NEEDS_BASE:
      return NEEDS_BASE_FIRST;
    case EXTRA_SPENT:
      return EXTRA_IS_SPENT;
    case OTHER_POWER:
      return illegal('PK-8.13', 'extra-other-power', { power: powerId(s.extraPower) });
    case WRONG_CUBE:
      return illegal('PK-8.13', 'wrong-cube', { city: cityId(pay), power: powerId(power) });
    default:
      return illegal(power === PERSIA ? 'PK-8.14' : 'PK-8.13', 'no-cube-to-pay', { city: cityId(pay) });
  }
};

/** PK-9.1. */
export const cannotSend = (s: PkState, seat: Seat, power: number, unit: number): Illegal | undefined =>
  inHand(s, seat, power, unit) ? undefined : illegal('PK-9.1', 'not-in-hand', { power: powerId(power), unit: unitId(unit) });

/** PK-9.2. */
export const cannotFight = (s: PkState, slot: number, unit: number): Illegal | undefined =>
  fightsAt(s, slot, unit) ? undefined : illegal('PK-9.2', 'wrong-unit', { unit: unitId(unit), place: locationAt(s, slot).id });

/** The slot that shows a location, or −1. */
export const slotOf = (s: PkState, location: number): number => s.slots.indexOf(location);
