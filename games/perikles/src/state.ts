/**
 * PkState and its clone. One mutable object of numbers; a field for a seat holds NOBODY_THERE if there is none. Counters are kept
 * as stacks (see stacks.ts), sets of seats and powers as bits. The setup is in setup.ts, small operations in pieces.ts.
 */
import type { Seat, Stacked } from '@stoa/engine';
import { NEWEST_TILES } from './box.ts';
import type { PkFrame } from './frames.ts';
import type { PkOptions } from './options.ts';

export const NOBODY_THERE = -1;
/** The main player of a side when it is Persia's (PK-16.4); no seat has this number. */
export const COALITION = 5;

/** Rules 2: a half-made placement is checked again (PK-8.17), joins end with the main player, PK-10.12 implies PK-10.13. */
const NEWEST_FIX = 2;
/** The newest rules number. */
export const RULES = Math.max(NEWEST_FIX, NEWEST_TILES);

export interface PkState extends Stacked<PkFrame> {
  /** The rules number the table began with: predicates that changed read it. */
  readonly rules: number;
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
  /** PK-1.8: statues and defeats are unlimited. */
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
  /** By seat: the powers it leads this game turn, as bits; Persia for a seat that leads no city. */
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
  /** PK-8.18: placements that only their player sees, see commit/draft.ts; what the pairs were before them. */
  readonly draft: number[];
  takeBacks: number;
  hostileBefore: number;
  friendlyBefore: number;
  hostedBefore: number;
  opposedBefore: number;
  /** The placement whose strength is not chosen yet, or −1. */
  pending: number;
  /**
   * What the last commit turn of the phase showed, see last-commit.ts, and the city whose cube it paid, or −1: battles without
   * decisions may clear the board in the same step, and what was shown stays known. Until new locations are drawn.
   */
  readonly sent: number[];
  sentCube: number;

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

export const clone = (s: PkState): PkState => ({
  stack: s.stack.slice(),
  resuming: s.resuming,
  rules: s.rules,
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
  sent: s.sent.slice(),
  sentCube: s.sentCube,
  battle: s.battle,
  round: s.round,
  wonFirst: s.wonFirst,
  won: s.won,
  revealed: s.revealed,
  tokens: s.tokens.slice(),
  doubled: s.doubled,
  sealed: s.sealed.slice(),
});
