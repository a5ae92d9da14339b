/** Small operations and queries of the state: seats, cubes, tiles, locations and counters. */
import { bit, lowest, type Seat } from '@stoa/engine';
import {
  ATTACK,
  CITY_COUNT,
  CITY_OF_LOCATION,
  DEFEND,
  HOPLITE,
  influenceQuota,
  LOCATION_DATA,
  type LocationData,
  MAX_SEATS,
  PERSIA,
  TRIREME,
  tileShards,
} from './box.ts';
import { STACK_COUNT, type Stack, sizeOf, stackIndex } from './stacks.ts';
import { COALITION, NOBODY_THERE, type PkState } from './state.ts';

// Seats

/** PK-2.6: seats run clockwise. */
export const leftOf = (s: PkState, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1);

// Cubes

export const cubes = (s: PkState, city: number, seat: Seat): number => s.cubes[city * MAX_SEATS + seat]!;
export const supply = (s: PkState, seat: Seat): number => s.supply[seat]!;
export const alpha = (s: PkState, city: number): number => s.alpha[city]!;
export const beta = (s: PkState, city: number): number => s.beta[city]!;
export const isCandidate = (s: PkState, city: number, seat: Seat): boolean => s.alpha[city] === seat || s.beta[city] === seat;

/** PK-5.10: what the supply does not hold is not placed and not owed. Returns how many were placed. */
export const placeCubes = (s: PkState, seat: Seat, city: number, wanted: number): number => {
  const placed = Math.min(wanted, supply(s, seat));
  s.cubes[city * MAX_SEATS + seat] = cubes(s, city, seat) + placed;
  s.supply[seat] = supply(s, seat) - placed;
  return placed;
};
export const returnCubes = (s: PkState, seat: Seat, city: number, n: number): void => {
  s.cubes[city * MAX_SEATS + seat] = cubes(s, city, seat) - n;
  s.supply[seat] = supply(s, seat) + n;
};
export const moveCube = (s: PkState, owner: Seat, from: number, to: number): void => {
  s.cubes[from * MAX_SEATS + owner] = cubes(s, from, owner) - 1;
  s.cubes[to * MAX_SEATS + owner] = cubes(s, to, owner) + 1;
};
/** PK-6.7: from the main area to a candidate space. */
export const moveCubeToSpace = (s: PkState, city: number, owner: Seat, space: 'alpha' | 'beta'): void => {
  s.cubes[city * MAX_SEATS + owner] = cubes(s, city, owner) - 1;
  s[space][city] = owner;
};
/** To its owner's supply. PK-5.7: a cube on beta moves to alpha when alpha is emptied. */
export const removeCandidate = (s: PkState, city: number, space: 'alpha' | 'beta'): void => {
  const owner = s[space][city]!;
  s.supply[owner] = supply(s, owner) + 1;
  if (space === 'alpha') s.alpha[city] = beta(s, city);
  s.beta[city] = NOBODY_THERE;
};
/** PK-19.1: cubes of a seat on the board, candidates included. */
export const cubesOnBoard = (s: PkState, seat: Seat): number => {
  let n = 0;
  for (let city = 0; city < CITY_COUNT; city++) n += cubes(s, city, seat) + (isCandidate(s, city, seat) ? 1 : 0);
  return n;
};

export const leader = (s: PkState, city: number): number => s.leader[city]!;
export const statues = (s: PkState, city: number, seat: Seat): number => s.statues[city * MAX_SEATS + seat]!;
export const defeats = (s: PkState, city: number): number => s.defeats[city]!;

// Influence tiles

export const heldTile = (s: PkState, seat: Seat, place: number): number => s.held[seat * 5 + place]!;
/** PK-8.6: has the seat a tile with this many shards? */
export const holdsShards = (s: PkState, seat: Seat, shards: number): boolean => {
  for (let i = 0; i < 5; i++) {
    const tile = heldTile(s, seat, i);
    if (tile >= 0 && tileShards(tile) === shards) return true;
  }
  return false;
};
/** PK-2.10: how many tiles all seats together take in a game turn. */
export const allTakes = (s: PkState): number => s.seats * influenceQuota(s.seats);

// Special tiles

/** Does the seat hold an unused tile? This much is public. */
export const holdsSpecial = (s: PkState, seat: Seat): boolean => s.special[seat]! >= 0;
/** PK-17.1: used once, then face up for the rest of the game. */
export const useSpecial = (s: PkState, seat: Seat): void => {
  s.used[s.special[seat]!] = seat;
  s.special[seat] = -1;
};

// Locations and counters

export const locationAt = (s: PkState, slot: number): LocationData => LOCATION_DATA[s.slots[slot]!]!;
export const controllerOf = (s: PkState, slot: number): number => CITY_OF_LOCATION[s.slots[slot]!]!;
/** PK-10.1: who leads the city that controls the location, or −1. */
export const controllingLeader = (s: PkState, slot: number): number => leader(s, controllerOf(s, slot));

export const stackAt = (s: PkState, slot: number, power: number, unit: number): Stack =>
  s.at[slot * STACK_COUNT + stackIndex(power, unit)]!;
export const setStackAt = (s: PkState, slot: number, power: number, unit: number, stack: Stack): void => {
  s.at[slot * STACK_COUNT + stackIndex(power, unit)] = stack;
};
export const hand = (s: PkState, power: number, unit: number): Stack => s.hand[stackIndex(power, unit)]!;
export const powersOn = (s: PkState, slot: number, side: number): number =>
  (side === ATTACK ? s.attackers[slot] : s.defenders[slot]) as number;
export const setPowersOn = (s: PkState, slot: number, side: number, powers: number): void => {
  if (side === ATTACK) s.attackers[slot] = powers;
  else s.defenders[slot] = powers;
};
export const otherSide = (side: number): number => (side === ATTACK ? DEFEND : ATTACK);

export const forces = (s: PkState, seat: Seat): number => s.forces[seat]!;
/** PK-16.1: a seat that leads no city plays Persia. */
const isPersian = (s: PkState, seat: Seat): boolean => forces(s, seat) === bit(PERSIA);
/** PK-16.4: the player that a seat counts as in boxes: itself, or the coalition. */
export const playerOf = (s: PkState, seat: Seat): number => (isPersian(s, seat) ? COALITION : seat);
/** The player that sends a power: a seat, or the coalition. */
export const playerOfPower = (s: PkState, power: number): number => (power === PERSIA ? COALITION : leader(s, power));

export const main = (s: PkState, slot: number, side: number): number => s.main[slot * 2 + side]!;
export const firstPersian = (s: PkState, slot: number, side: number): number => s.firstPersian[slot * 2 + side]!;
export const setMain = (s: PkState, slot: number, side: number, player: number, persian: number): void => {
  s.main[slot * 2 + side] = player;
  s.firstPersian[slot * 2 + side] = persian;
};
/** PK-10.12, PK-16.9: the seat that speaks for the main player of a side. */
export const mainSpeaker = (s: PkState, slot: number, side: number): number =>
  main(s, slot, side) === COALITION ? firstPersian(s, slot, side) : main(s, slot, side);

/** PK-8.11: has the seat no counter left to send? */
export const handIsEmpty = (s: PkState, seat: Seat): boolean => {
  for (let rest = forces(s, seat); rest !== 0; rest &= rest - 1)
    if ((hand(s, lowest(rest), HOPLITE) | hand(s, lowest(rest), TRIREME)) !== 0) return false;
  return true;
};

export const countersAt = (s: PkState, slot: number, power: number): number =>
  sizeOf(stackAt(s, slot, power, 0)) + sizeOf(stackAt(s, slot, power, 1));

/** The seats that play Persia, as bits. */
export const persians = (s: PkState): number => {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (isPersian(s, seat)) seats |= bit(seat);
  return seats;
};
/** Who may see the strengths of a power's counters in hand and on locations (PK-20), as bits. */
export const eyesOn = (s: PkState, power: number): number =>
  power === PERSIA ? persians(s) : leader(s, power) === NOBODY_THERE ? 0 : bit(leader(s, power));
