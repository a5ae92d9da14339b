/**
 * PkState, its clone and the small verbs: cubes, tiles, counters. One mutable object of numbers; a place for a seat that is
 * nobody's holds NOBODY_THERE. Counters are kept as stacks (see stacks.ts), sets of seats and powers as bits.
 */
import { bit, type Seat, type Stacked } from '@stoa/engine';
import {
  ALL_SPECIALS,
  ATTACK,
  CITY_COUNT,
  CUBES_EACH,
  DEFEND,
  DISPLAY_SIZE,
  influenceQuota,
  LOCATION_COUNT,
  LOCATION_DATA,
  type LocationData,
  MAX_SEATS,
  PERSIA,
  SLOT_COUNT,
  TILE_COUNT,
  TILE_NUMBERS,
  tileShards,
} from './box.ts';
import type { PkOptions } from './options.ts';
import { ALL_COUNTERS, STACK_COUNT, type Stack, sizeOf, stackIndex } from './stacks.ts';

export const NOBODY_THERE = -1;
/** The main player of a side when it is Persia's (PK-16.4); no seat has this number. */
export const COALITION = 5;

export type PkFrame =
  | { readonly room: 'start-player' }
  | { readonly room: 'deal-specials'; readonly seat: Seat }
  | { readonly room: 'draw-locations' }
  | { readonly room: 'draw-influence'; readonly seat: Seat }
  | { readonly room: 'extra-cube'; readonly seat: Seat }
  | { readonly room: 'take-influence'; readonly seat: Seat }
  | { readonly room: 'any-city'; readonly seat: Seat }
  | { readonly room: 'candidate'; readonly seat: Seat }
  | { readonly room: 'assassin'; readonly seat: Seat }
  | { readonly room: 'after-tile'; readonly seat: Seat }
  /** `owner` and `to`: the cube moved first and where it is now; −1 before. */
  | { readonly room: 'alkibiades'; readonly seat: Seat; readonly owner: number; readonly to: number }
  | { readonly room: 'propose'; readonly seat: Seat }
  | { readonly room: 'commit-forces' }
  | { readonly room: 'choose-first'; readonly seat: Seat }
  | { readonly room: 'recover'; readonly seat: Seat }
  | { readonly room: 'commit'; readonly seat: Seat }
  | { readonly room: 'ask' }
  /** `slot`: where the Spartan hoplite is picked; SLOT_COUNT is the hand. */
  | { readonly room: 'slave-revolt'; readonly slot: number }
  | { readonly room: 'battle-special' }
  | { readonly room: 'dice' }
  | { readonly room: 'casualty'; readonly seat: Seat; readonly side: number };

export interface PkState extends Stacked<PkFrame> {
  readonly seats: number;
  readonly options: PkOptions;
  /** Game turn 1 to 3. */
  turn: number;
  start: Seat;
  /** PK-4.4: the latest leader of Athens. */
  lastAthenian: number;
  /** Extra cubes placed in the setup, PK-2.8. */
  extraCubes: number;
  /** Influence tiles taken this game turn by all together. */
  takes: number;

  /** By city and seat: cubes in the main area. */
  readonly cubes: number[];
  readonly supply: number[];
  readonly alpha: number[];
  readonly beta: number[];
  readonly leader: number[];
  /** PK-1.8: as many statues and defeats as come. */
  readonly statues: number[];
  readonly defeats: number[];

  /** By slot: the tile shown, or −1. */
  readonly display: number[];
  /** By tile: how many lie in the pile. */
  readonly pile: number[];
  /** By seat, five places each: the tiles before the player, or −1. */
  readonly held: number[];
  readonly discard: number[];

  /** By slot: the location shown, or −1. */
  readonly slots: number[];
  locationBag: number;
  setAside: number;
  /** By location: the seats that own it, as bits. */
  readonly owners: number[];

  /** By seat: the unused special tile, or −1. */
  readonly special: number[];
  /** By special tile: who used it, or −1. */
  readonly used: number[];
  specialBag: number;

  /** Stacks by power and unit. */
  readonly home: number[];
  readonly hand: number[];
  readonly dead: number[];
  /** By slot, power and unit. */
  readonly at: number[];
  /** Strength of the hoplite that Slave Revolt sent home face down; 0 if none. */
  revolt: number;
  /** By slot: the powers with a counter on each side, as bits. */
  readonly attackers: number[];
  readonly defenders: number[];
  /** By slot and side: a seat, COALITION or −1; and the Persian player who came first. */
  readonly main: number[];
  readonly firstPersian: number[];
  /** By seat: the powers he leads this game turn, as bits; Persia for who leads no city. */
  readonly forces: number[];

  /** PK-11: unordered pairs of powers as bits, see diplomacy.ts. */
  hostile: number;
  friendly: number;
  hosted: number;
  opposed: number;

  /** PK-10, by slot: powers as bits. */
  readonly grants: number[];
  readonly alwaysGrant: number[];
  readonly alwaysDeny: number[];
  readonly denied: number[];
  /** PK-10.12, by slot and side: powers as bits. */
  readonly joins: number[];
  readonly deniedJoins: number[];
  /** Open requests, see permissions.ts. */
  readonly requests: number[];
  /** Requests made in this commit turn (PK-10.4); changes of standing answers by seat in this phase (PK-10.9). */
  asked: number;
  readonly changes: number[];

  /** PK-8.2, PK-8.9. */
  first: Seat;
  lastCommitter: Seat;
  /** Cities whose leader still has to choose what to recover, as bits. */
  recovering: number;

  /** The commit turn, PK-8.12 to PK-8.15. */
  baseLeft: number;
  basePlaced: number;
  /** The power of the extra counters, or −1; the city whose cube paid for them. */
  extraPower: number;
  extraCity: number;
  extraLeft: number;
  /** PK-8.18: placements only their player sees, see draft.ts; what the pairs were before them. */
  readonly draft: number[];
  takeBacks: number;
  hostileBefore: number;
  friendlyBefore: number;
  hostedBefore: number;
  opposedBefore: number;
  /** The placement whose strength is not chosen yet, or −1. */
  pending: number;

  /** Phase 6. */
  battle: number;
  round: number;
  /** Winner of the first round and of the latest: a side or −1. */
  wonFirst: number;
  won: number;
  /** Units revealed at the location of the battle, as bits. */
  revealed: number;
  readonly tokens: number[];
  /** Brasidas and Phormio in this round, as bits of special tiles. */
  doubled: number;
  /** By seat: the sealed choice in the battle window; SEALED_* below. */
  readonly sealed: number[];
}

/** Sealed choices: not asked, not decided, pass, play (without a side), play for the attack, for the defence. */
export const SEALED_NOT_ASKED = -1;
export const SEALED_OPEN = 0;
export const SEALED_PASS = 1;
export const SEALED_PLAY = 2;
export const SEALED_FOR = 3;

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);

/** PK-2.1, PK-2.5: everything in its box, two cubes of everybody in each city (PK-2.7), nothing drawn. */
export const setup = (seats: number, options: PkOptions): PkState => {
  const s: PkState = {
    stack: [{ room: 'start-player' }],
    resuming: false,
    seats,
    options,
    turn: 1,
    start: 0,
    lastAthenian: NOBODY_THERE,
    extraCubes: 0,
    takes: 0,
    cubes: filled(CITY_COUNT * MAX_SEATS, 0),
    supply: filled(MAX_SEATS, 0),
    alpha: filled(CITY_COUNT, NOBODY_THERE),
    beta: filled(CITY_COUNT, NOBODY_THERE),
    leader: filled(CITY_COUNT, NOBODY_THERE),
    statues: filled(CITY_COUNT * MAX_SEATS, 0),
    defeats: filled(CITY_COUNT, 0),
    display: filled(DISPLAY_SIZE, -1),
    pile: TILE_NUMBERS.slice(),
    held: filled(MAX_SEATS * 5, -1),
    discard: filled(TILE_COUNT, 0),
    slots: filled(SLOT_COUNT, -1),
    locationBag: bit(LOCATION_COUNT) - 1,
    setAside: 0,
    owners: filled(LOCATION_COUNT, 0),
    special: filled(MAX_SEATS, -1),
    used: filled(8, NOBODY_THERE),
    specialBag: options.specialTiles === 'on' ? ALL_SPECIALS : 0,
    home: ALL_COUNTERS.slice(),
    hand: filled(STACK_COUNT, 0),
    dead: filled(STACK_COUNT, 0),
    at: filled(SLOT_COUNT * STACK_COUNT, 0),
    revolt: 0,
    attackers: filled(SLOT_COUNT, 0),
    defenders: filled(SLOT_COUNT, 0),
    main: filled(SLOT_COUNT * 2, NOBODY_THERE),
    firstPersian: filled(SLOT_COUNT * 2, NOBODY_THERE),
    forces: filled(MAX_SEATS, 0),
    hostile: 0,
    friendly: 0,
    hosted: 0,
    opposed: 0,
    grants: filled(SLOT_COUNT, 0),
    alwaysGrant: filled(SLOT_COUNT, 0),
    alwaysDeny: filled(SLOT_COUNT, 0),
    denied: filled(SLOT_COUNT, 0),
    joins: filled(SLOT_COUNT * 2, 0),
    deniedJoins: filled(SLOT_COUNT * 2, 0),
    requests: [],
    asked: 0,
    changes: filled(MAX_SEATS, 0),
    first: 0,
    lastCommitter: 0,
    recovering: 0,
    baseLeft: 0,
    basePlaced: 0,
    extraPower: -1,
    extraCity: -1,
    extraLeft: 0,
    draft: [],
    takeBacks: 0,
    hostileBefore: 0,
    friendlyBefore: 0,
    hostedBefore: 0,
    opposedBefore: 0,
    pending: -1,
    battle: 0,
    round: 0,
    wonFirst: -1,
    won: -1,
    revealed: 0,
    tokens: [0, 0],
    doubled: 0,
    sealed: filled(MAX_SEATS, SEALED_NOT_ASKED),
  };
  for (let seat = 0; seat < seats; seat++) {
    s.supply[seat] = CUBES_EACH;
    for (let city = 0; city < CITY_COUNT; city++) placeCubes(s, seat, city, 2);
  }
  return s;
};

export const clone = (s: PkState): PkState => ({
  stack: s.stack.slice(),
  resuming: s.resuming,
  seats: s.seats,
  options: s.options,
  turn: s.turn,
  start: s.start,
  lastAthenian: s.lastAthenian,
  extraCubes: s.extraCubes,
  takes: s.takes,
  cubes: s.cubes.slice(),
  supply: s.supply.slice(),
  alpha: s.alpha.slice(),
  beta: s.beta.slice(),
  leader: s.leader.slice(),
  statues: s.statues.slice(),
  defeats: s.defeats.slice(),
  display: s.display.slice(),
  pile: s.pile.slice(),
  held: s.held.slice(),
  discard: s.discard.slice(),
  slots: s.slots.slice(),
  locationBag: s.locationBag,
  setAside: s.setAside,
  owners: s.owners.slice(),
  special: s.special.slice(),
  used: s.used.slice(),
  specialBag: s.specialBag,
  home: s.home.slice(),
  hand: s.hand.slice(),
  dead: s.dead.slice(),
  at: s.at.slice(),
  revolt: s.revolt,
  attackers: s.attackers.slice(),
  defenders: s.defenders.slice(),
  main: s.main.slice(),
  firstPersian: s.firstPersian.slice(),
  forces: s.forces.slice(),
  hostile: s.hostile,
  friendly: s.friendly,
  hosted: s.hosted,
  opposed: s.opposed,
  grants: s.grants.slice(),
  alwaysGrant: s.alwaysGrant.slice(),
  alwaysDeny: s.alwaysDeny.slice(),
  denied: s.denied.slice(),
  joins: s.joins.slice(),
  deniedJoins: s.deniedJoins.slice(),
  requests: s.requests.slice(),
  asked: s.asked,
  changes: s.changes.slice(),
  first: s.first,
  lastCommitter: s.lastCommitter,
  recovering: s.recovering,
  baseLeft: s.baseLeft,
  basePlaced: s.basePlaced,
  extraPower: s.extraPower,
  extraCity: s.extraCity,
  extraLeft: s.extraLeft,
  draft: s.draft.slice(),
  takeBacks: s.takeBacks,
  hostileBefore: s.hostileBefore,
  friendlyBefore: s.friendlyBefore,
  hostedBefore: s.hostedBefore,
  opposedBefore: s.opposedBefore,
  pending: s.pending,
  battle: s.battle,
  round: s.round,
  wonFirst: s.wonFirst,
  won: s.won,
  revealed: s.revealed,
  tokens: s.tokens.slice(),
  doubled: s.doubled,
  sealed: s.sealed.slice(),
});

// Seats

/** PK-2.6: seats run clockwise. */
export const leftOf = (s: PkState, seat: Seat): Seat => (seat + 1 === s.seats ? 0 : seat + 1);

// Cubes

export const cubes = (s: PkState, city: number, seat: Seat): number => s.cubes[city * MAX_SEATS + seat] as number;
export const supply = (s: PkState, seat: Seat): number => s.supply[seat] as number;
export const alpha = (s: PkState, city: number): number => s.alpha[city] as number;
export const beta = (s: PkState, city: number): number => s.beta[city] as number;
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
  const owner = s[space][city] as Seat;
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

export const leader = (s: PkState, city: number): number => s.leader[city] as number;
export const statues = (s: PkState, city: number, seat: Seat): number => s.statues[city * MAX_SEATS + seat] as number;
export const defeats = (s: PkState, city: number): number => s.defeats[city] as number;

// Influence tiles

export const heldTile = (s: PkState, seat: Seat, place: number): number => s.held[seat * 5 + place] as number;
/** PK-8.6: has the seat a tile with this many shards? */
export const holdsShards = (s: PkState, seat: Seat, shards: number): boolean => {
  for (let i = 0; i < 5; i++) {
    const tile = heldTile(s, seat, i);
    if (tile >= 0 && tileShards(tile) === shards) return true;
  }
  return false;
};
/** PK-2.10: how many tiles everybody together takes in a game turn. */
export const allTakes = (s: PkState): number => s.seats * influenceQuota(s.seats);

// Special tiles

/** Everybody may know this much: an unused tile is held, or not. */
export const holdsSpecial = (s: PkState, seat: Seat): boolean => (s.special[seat] as number) >= 0;
/** PK-17.1: used once, then face up for the rest of the game. */
export const useSpecial = (s: PkState, seat: Seat): void => {
  s.used[s.special[seat] as number] = seat;
  s.special[seat] = -1;
};

// Locations and counters

export const locationAt = (s: PkState, slot: number): LocationData => LOCATION_DATA[s.slots[slot] as number] as LocationData;
export const controllerOf = (s: PkState, slot: number): number => locationAt(s, slot).city;
/** PK-10.1: who leads the city that controls the location, or −1. */
export const controllingLeader = (s: PkState, slot: number): number => leader(s, controllerOf(s, slot));

export const stackAt = (s: PkState, slot: number, power: number, unit: number): Stack =>
  s.at[slot * STACK_COUNT + stackIndex(power, unit)] as number;
export const setStackAt = (s: PkState, slot: number, power: number, unit: number, stack: Stack): void => {
  s.at[slot * STACK_COUNT + stackIndex(power, unit)] = stack;
};
export const hand = (s: PkState, power: number, unit: number): Stack => s.hand[stackIndex(power, unit)] as number;
export const powersOn = (s: PkState, slot: number, side: number): number =>
  (side === ATTACK ? s.attackers[slot] : s.defenders[slot]) as number;
export const setPowersOn = (s: PkState, slot: number, side: number, powers: number): void => {
  if (side === ATTACK) s.attackers[slot] = powers;
  else s.defenders[slot] = powers;
};
export const otherSide = (side: number): number => (side === ATTACK ? DEFEND : ATTACK);

export const forces = (s: PkState, seat: Seat): number => s.forces[seat] as number;
/** PK-16.1: who leads no city plays Persia. */
const isPersian = (s: PkState, seat: Seat): boolean => forces(s, seat) === bit(PERSIA);
/** PK-16.4: whom a seat is for boxes: itself, or the coalition. */
export const playerOf = (s: PkState, seat: Seat): number => (isPersian(s, seat) ? COALITION : seat);
/** Who sends a power: a seat, or the coalition. */
export const playerOfPower = (s: PkState, power: number): number => (power === PERSIA ? COALITION : leader(s, power));

export const main = (s: PkState, slot: number, side: number): number => s.main[slot * 2 + side] as number;
export const firstPersian = (s: PkState, slot: number, side: number): number => s.firstPersian[slot * 2 + side] as number;
export const setMain = (s: PkState, slot: number, side: number, player: number, persian: number): void => {
  s.main[slot * 2 + side] = player;
  s.firstPersian[slot * 2 + side] = persian;
};
/** PK-10.12, PK-16.9: the seat that speaks for the main player of a side. */
export const mainSpeaker = (s: PkState, slot: number, side: number): number =>
  main(s, slot, side) === COALITION ? firstPersian(s, slot, side) : main(s, slot, side);

/** PK-8.11: has the seat no counter left to send? */
export const handIsEmpty = (s: PkState, seat: Seat): boolean => {
  for (let power = 0; power <= PERSIA; power++)
    if ((forces(s, seat) & bit(power)) !== 0 && (hand(s, power, 0) | hand(s, power, 1)) !== 0) return false;
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
