/**
 * PaState, its clone and the verbs every phase shares. One mutable object of numbers: holdings are flat counts by card kind,
 * sets of seats, fleets, villages and powers are bits. The start is PA-2.3, seats are a circle (PA-2.5), philosophies stay (PA-13.6).
 * `fleet` in the code is seat × 3 + (A, B, C), one of eighteen.
 */
import { bit, count, has, type Seat, type Stacked } from '@stoa/engine';
import {
  ACROPOLIS_COUNT,
  AEGIS_MASK,
  CARD_COUNT,
  COMMODITY_COUNT,
  EVENT_COUNT,
  FIRST_ACROPOLIS,
  FLEET_COUNT,
  GOLD,
  ISLANDS,
  LAND_COUNT,
  PHILOSOPHY_COUNT,
  VILLAGE_COUNT,
  WONDER_COUNT,
} from './cards.ts';
import type { PaRoomName } from './frames.ts';
import type { PaOptions } from './options.ts';
import type { Ability, Box } from './pack/box.ts';
import { boxOf } from './pack/index.ts';

export type PaFrame = { readonly [R in PaRoomName]: { readonly room: R } }[PaRoomName];

/** Stages of a wonder, PA-14: in the pile, plan, partial construction, complete. */
export const PILE = 0;
export const PLAN = 1;
export const PARTIAL = 2;
export const COMPLETE = 3;

export const WISHES = ['any', 'early', 'late'] as const;
export type Wish = (typeof WISHES)[number];

export interface PaState extends Stacked<PaFrame> {
  readonly seats: number;
  readonly options: PaOptions;
  year: number;
  season: number;
  /** Where in the script of the season, see season.ts. */
  step: number;
  archon: Seat;

  /** Islands not dealt yet, as bits; by seat the island, or −1. */
  islandBag: number;
  readonly islandOf: number[];
  /** By seat and kind: commodities in the hand and aegis cards on the island. */
  readonly hand: number[];
  /** By fleet and kind: what is aboard. */
  readonly cargo: number[];
  readonly fleets: number[];
  /** By fleet: the land it is bound for or lies at, or −1. */
  readonly at: number[];
  /** Fleets as bits: left port this season; may not sail; paid or refused duties. */
  sailed: number;
  grounded: number;
  dutyPaid: number;
  dutyRefused: number;
  readonly exchanges: number[];

  readonly villages: number[];
  readonly workshops: number[];
  /** By seat and acropolis type: copies built; uses this season. */
  readonly acropolis: number[];
  readonly uses: number[];
  readonly wonderOwner: number[];
  readonly wonderStage: number[];
  readonly philosophies: number[];
  /** By seat: power cards used this season, own or bought, as bits. */
  readonly powersUsed: number[];
  /** By seat: philosophies an Academy still brings; adoptions that are free; the philosophy asked for, plus one. */
  readonly freePicks: number[];
  readonly freeAdoptions: number[];
  readonly wants: number[];

  /** Events that can still be turned up, as bits. */
  eventBag: number;
  /** The year's row by season, or −1. */
  readonly row: number[];
  /** Places of the row carried out this season, as bits. */
  eventsDone: number;

  /** By land: the Harbor Status card if somebody has looked, or −1. */
  readonly harbor: number[];
  harborUp: number;
  /** By land: the seats that have seen the card, as bits. */
  readonly harborSeen: number[];
  readonly harborBag: number[];
  readonly harborDiscard: number[];
  readonly hazardBag: number[];
  readonly hazardDiscard: number[];
  readonly hazardTable: number[];

  /** What events set for this season (PA-5.10). Events that add to costs; by seat those that take off, as bits. */
  added: number;
  readonly discounts: number[];
  readonly redraws: number[];
  readonly extraDraws: number[];
  readonly blocked: number[];
  readonly settlers: number[];
  acropolisShut: number;

  /** PA-4.4. */
  readonly wishes: number[];
  readonly wishChanges: number[];
  readonly rank: number[];
  turn: number;
  /** Seats that are done, ready or have passed in the present room, as bits. */
  done: number;
  /** Seats asked in the present sealed room, by public facts, as bits. */
  asked: number;

  /** Drafts, seen by their seat only. `draft`: what is being paid for, see draft.ts; 0 for nothing. */
  readonly draft: number[];
  readonly reserved: number[];
  readonly taken: number[];
  readonly price: number[];
  readonly answer: number[];
  readonly marked: number[];
  readonly armies: number[];
  readonly boosted: number[];
  readonly substituted: number[];
  readonly load: number[];
  readonly goal: number[];

  /** The event being carried out: its place in the row, effect, named and declining islands, and how far it is. */
  event: number;
  effect: number;
  named: number;
  declined: number;
  naming: number;
  position: number;
  stage: number;
  left: number;

  /** The hazard being carried out. `victim`: the fleet it replaces a hazard for, or −1. */
  region: number;
  draws: number;
  hazard: number;
  redrawn: number;
  victim: number;
  hit: number;
  answered: number;
  waitingGifts: number;
  readonly lost: number[];
  /** PA-9.14, by class and fleet: announced numbers, or −1. */
  readonly declared: number[];

  /** By seat: lands voted on, and those to reveal, as bits. */
  readonly voted: number[];
  readonly reveals: number[];
  /** The land whose card is drawn, or −1; who looks, as bits. */
  looking: number;
  lookers: number;
  /** The fleet that takes a plan. */
  planFor: number;
  disputed: number;

  /** Hands turned up by option B until the season ends, as bits. */
  shown: number;
  readonly votes: number[];

  /** Open offers, see offers.ts. By maker and addressee (0: all): offers made this phase. */
  readonly offers: number[];
  readonly offersMade: number[];
  /** Option `openTrades`: the trades of this phase as the table saw them, see offers.ts. */
  readonly shownTrades: number[];
  readonly promises: number[];
  readonly promisesMade: number[];

  /** By seat and kind: what the table saw come from and go to the bank. */
  readonly seenIn: number[];
  readonly seenOut: number[];

  /** The end: why, who won, who was tied. */
  ending: number;
  winner: number;
  tied: number;
}

const filled = (length: number, value: number): number[] => new Array<number>(length).fill(value);
export const box = (s: PaState): Box => boxOf(s.options.pack);

export const blank = (seats: number, options: PaOptions): PaState => {
  const cards = boxOf(options.pack);
  return {
    stack: [],
    resuming: false,
    seats,
    options,
    year: options.tournament ? 2 : 1,
    season: 1,
    step: -1,
    archon: 0,
    islandBag: 0,
    islandOf: filled(seats, -1),
    hand: filled(seats * CARD_COUNT, 0),
    cargo: filled(seats * FLEET_COUNT * CARD_COUNT, 0),
    fleets: filled(seats, options.tournament ? 2 : 1),
    at: filled(seats * FLEET_COUNT, -1),
    sailed: 0,
    grounded: 0,
    dutyPaid: 0,
    dutyRefused: 0,
    exchanges: filled(seats * FLEET_COUNT, 0),
    villages: filled(seats, options.tournament ? bit(VILLAGE_COUNT) - 1 : 3),
    workshops: filled(seats, options.tournament ? 1 : 0),
    acropolis: filled(seats * ACROPOLIS_COUNT, 0),
    uses: filled(seats * ACROPOLIS_COUNT, 0),
    wonderOwner: filled(WONDER_COUNT, -1),
    wonderStage: filled(WONDER_COUNT, PILE),
    philosophies: filled(seats, 0),
    powersUsed: filled(seats, 0),
    freePicks: filled(seats, 0),
    freeAdoptions: filled(seats, 0),
    wants: filled(seats, 0),
    eventBag: (bit(EVENT_COUNT) - 1) & ~(options.beginner ? cards.beginnerRemoved : 0),
    row: filled(4, -1),
    eventsDone: 0,
    harbor: filled(LAND_COUNT, -1),
    harborUp: 0,
    harborSeen: filled(LAND_COUNT, 0),
    harborBag: cards.harbors.map(card => card.copies),
    harborDiscard: cards.harbors.map(() => 0),
    hazardBag: cards.hazards.map(card => card.copies),
    hazardDiscard: cards.hazards.map(() => 0),
    hazardTable: cards.hazards.map(() => 0),
    added: 0,
    discounts: filled(seats, 0),
    redraws: [0, 0],
    extraDraws: [0, 0],
    blocked: filled(seats, 0),
    settlers: filled(seats, 0),
    acropolisShut: 0,
    wishes: filled(seats, 0),
    wishChanges: filled(seats, 0),
    rank: filled(seats, 0),
    turn: 0,
    done: 0,
    asked: 0,
    draft: filled(seats, 0),
    reserved: filled(seats * CARD_COUNT, 0),
    taken: filled(seats * CARD_COUNT, 0),
    price: filled(seats, -1),
    answer: filled(seats, -1),
    marked: filled(seats, 0),
    armies: filled(seats, 0),
    boosted: filled(seats, 0),
    substituted: filled(seats, 0),
    load: filled(seats * FLEET_COUNT * CARD_COUNT, 0),
    goal: filled(seats * FLEET_COUNT, -1),
    event: -1,
    effect: 0,
    named: 0,
    declined: 0,
    naming: -1,
    position: 0,
    stage: 0,
    left: 0,
    region: 0,
    draws: 0,
    hazard: -1,
    redrawn: 0,
    victim: -1,
    hit: 0,
    answered: 0,
    waitingGifts: 0,
    lost: filled(CARD_COUNT, 0),
    declared: filled(3 * seats * FLEET_COUNT, -1),
    voted: filled(seats, 0),
    reveals: filled(seats, 0),
    looking: -1,
    lookers: 0,
    planFor: -1,
    disputed: -1,
    shown: 0,
    votes: filled(seats, -1),
    offers: [],
    offersMade: filled(seats * (seats + 1), 0),
    shownTrades: [],
    promises: [],
    promisesMade: filled(seats, 0),
    seenIn: filled(seats * CARD_COUNT, 0),
    seenOut: filled(seats * CARD_COUNT, 0),
    ending: 0,
    winner: -1,
    tied: 0,
  };
};

/** PA-2.1: the torch islands; the others are drawn if they are not all in play. */
export const setup = (seats: number, options: PaOptions): PaState => {
  const s = blank(seats, options);
  const { islands } = box(s);
  for (let i = 0; i < islands.length; i++) if (islands[i]?.torch || seats === ISLANDS.length) s.islandBag |= bit(i);
  s.stack.push({ room: count(s.islandBag) < seats ? 'draw-islands' : 'deal-islands' });
  return s;
};

export const clone = (s: PaState): PaState => ({
  stack: s.stack.slice(),
  resuming: s.resuming,
  seats: s.seats,
  options: s.options,
  year: s.year,
  season: s.season,
  step: s.step,
  archon: s.archon,
  islandBag: s.islandBag,
  islandOf: s.islandOf.slice(),
  hand: s.hand.slice(),
  cargo: s.cargo.slice(),
  fleets: s.fleets.slice(),
  at: s.at.slice(),
  sailed: s.sailed,
  grounded: s.grounded,
  dutyPaid: s.dutyPaid,
  dutyRefused: s.dutyRefused,
  exchanges: s.exchanges.slice(),
  villages: s.villages.slice(),
  workshops: s.workshops.slice(),
  acropolis: s.acropolis.slice(),
  uses: s.uses.slice(),
  wonderOwner: s.wonderOwner.slice(),
  wonderStage: s.wonderStage.slice(),
  philosophies: s.philosophies.slice(),
  powersUsed: s.powersUsed.slice(),
  freePicks: s.freePicks.slice(),
  freeAdoptions: s.freeAdoptions.slice(),
  wants: s.wants.slice(),
  eventBag: s.eventBag,
  row: s.row.slice(),
  eventsDone: s.eventsDone,
  harbor: s.harbor.slice(),
  harborUp: s.harborUp,
  harborSeen: s.harborSeen.slice(),
  harborBag: s.harborBag.slice(),
  harborDiscard: s.harborDiscard.slice(),
  hazardBag: s.hazardBag.slice(),
  hazardDiscard: s.hazardDiscard.slice(),
  hazardTable: s.hazardTable.slice(),
  added: s.added,
  discounts: s.discounts.slice(),
  redraws: s.redraws.slice(),
  extraDraws: s.extraDraws.slice(),
  blocked: s.blocked.slice(),
  settlers: s.settlers.slice(),
  acropolisShut: s.acropolisShut,
  wishes: s.wishes.slice(),
  wishChanges: s.wishChanges.slice(),
  rank: s.rank.slice(),
  turn: s.turn,
  done: s.done,
  asked: s.asked,
  draft: s.draft.slice(),
  reserved: s.reserved.slice(),
  taken: s.taken.slice(),
  price: s.price.slice(),
  answer: s.answer.slice(),
  marked: s.marked.slice(),
  armies: s.armies.slice(),
  boosted: s.boosted.slice(),
  substituted: s.substituted.slice(),
  load: s.load.slice(),
  goal: s.goal.slice(),
  event: s.event,
  effect: s.effect,
  named: s.named,
  declined: s.declined,
  naming: s.naming,
  position: s.position,
  stage: s.stage,
  left: s.left,
  region: s.region,
  draws: s.draws,
  hazard: s.hazard,
  redrawn: s.redrawn,
  victim: s.victim,
  hit: s.hit,
  answered: s.answered,
  waitingGifts: s.waitingGifts,
  lost: s.lost.slice(),
  declared: s.declared.slice(),
  voted: s.voted.slice(),
  reveals: s.reveals.slice(),
  looking: s.looking,
  lookers: s.lookers,
  planFor: s.planFor,
  disputed: s.disputed,
  shown: s.shown,
  votes: s.votes.slice(),
  offers: s.offers.slice(),
  offersMade: s.offersMade.slice(),
  shownTrades: s.shownTrades.slice(),
  promises: s.promises.slice(),
  promisesMade: s.promisesMade.slice(),
  seenIn: s.seenIn.slice(),
  seenOut: s.seenOut.slice(),
  ending: s.ending,
  winner: s.winner,
  tied: s.tied,
});

/** The seats of a set, made once. */
const SEAT_LISTS: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, bits) =>
  [0, 1, 2, 3, 4, 5].filter(seat => has(bits, seat)),
);
export const seatsIn = (bits: number): readonly Seat[] => SEAT_LISTS[bits] as readonly Seat[];
export const everybody = (s: PaState): number => bit(s.seats) - 1;
/** Seats clockwise from the Archon: the n-th of them. */
export const fromArchon = (s: PaState, n: number): Seat => (s.archon + n) % s.seats;

export const held = (s: PaState, seat: Seat, card: number): number => s.hand[seat * CARD_COUNT + card] as number;
export const aboard = (s: PaState, fleet: number, card: number): number => s.cargo[fleet * CARD_COUNT + card] as number;
/** PA-5.9: aegis cards count wherever they are kept. */
export const owned = (s: PaState, seat: Seat, card: number): number => {
  let n = held(s, seat, card);
  if (card >= COMMODITY_COUNT) for (let f = 0; f < FLEET_COUNT; f++) n += aboard(s, seat * FLEET_COUNT + f, card);
  return n;
};
export const gain = (s: PaState, seat: Seat, card: number, n: number): void => {
  s.hand[seat * CARD_COUNT + card] = held(s, seat, card) + n;
};
/** Takes from the hand; aegis cards from the island first, then from fleets A, B, C. */
export const spend = (s: PaState, seat: Seat, card: number, n: number): void => {
  const home = Math.min(n, held(s, seat, card));
  s.hand[seat * CARD_COUNT + card] = held(s, seat, card) - home;
  let rest = n - home;
  for (let f = 0; f < FLEET_COUNT && rest > 0; f++) {
    const fleet = seat * FLEET_COUNT + f;
    const off = Math.min(rest, aboard(s, fleet, card));
    s.cargo[fleet * CARD_COUNT + card] = aboard(s, fleet, card) - off;
    rest -= off;
  }
};
/** The table sees cards come from the bank or go there: a public tally, so that what was shown is never only in the log. */
export const sawIn = (s: PaState, seat: Seat, card: number, n: number): void => {
  s.seenIn[seat * CARD_COUNT + card] = (s.seenIn[seat * CARD_COUNT + card] as number) + n;
};
export const sawOut = (s: PaState, seat: Seat, card: number, n: number): void => {
  s.seenOut[seat * CARD_COUNT + card] = (s.seenOut[seat * CARD_COUNT + card] as number) + n;
};

const total = (list: readonly number[], from: number, length: number): number => {
  let n = 0;
  for (let i = from; i < from + length; i++) n += list[i] as number;
  return n;
};
/** Commodities in the hand; PA-1.4: aegis cards are none. */
export const handSize = (s: PaState, seat: Seat): number => total(s.hand, seat * CARD_COUNT, COMMODITY_COUNT);
export const cargoSize = (s: PaState, fleet: number): number => total(s.cargo, fleet * CARD_COUNT, CARD_COUNT);
export const loadSize = (s: PaState, fleet: number): number => total(s.load, fleet * CARD_COUNT, CARD_COUNT);
/** How many cards of some kinds lie in a block of a flat list. */
export const countOf = (list: readonly number[], block: number, mask: number): number => {
  let n = 0;
  for (let card = 0; card < CARD_COUNT; card++) if ((mask & (1 << card)) !== 0) n += list[block * CARD_COUNT + card] as number;
  return n;
};
export const aegisAboard = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let f = 0; f < FLEET_COUNT; f++) n += countOf(s.cargo, seat * FLEET_COUNT + f, AEGIS_MASK);
  return n;
};

export const fleetOf = (seat: Seat, f: number): number => seat * FLEET_COUNT + f;
export const ownerOf = (fleet: number): Seat => Math.floor(fleet / FLEET_COUNT);
export const landOf = (s: PaState, fleet: number): number => s.at[fleet] as number;
export const regionOf = (s: PaState, land: number): number => box(s).lands[land]?.region ?? -1;

export const islandOf = (s: PaState, seat: Seat): number => s.islandOf[seat] as number;
export const hasVillage = (s: PaState, seat: Seat, village: number): boolean => has(s.villages[seat] as number, village);
export const copies = (s: PaState, seat: Seat, type: number): number => s.acropolis[seat * ACROPOLIS_COUNT + type] as number;
export const acropolisSize = (s: PaState, seat: Seat): number => total(s.acropolis, seat * ACROPOLIS_COUNT, ACROPOLIS_COUNT);
/** How many wonders of the island are in this stage. */
export const wondersIn = (s: PaState, seat: Seat, stage: number): number => {
  let n = 0;
  for (let w = 0; w < WONDER_COUNT; w++) if (s.wonderOwner[w] === seat && s.wonderStage[w] === stage) n++;
  return n;
};
export const plansTaken = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let w = 0; w < WONDER_COUNT; w++) if (s.wonderOwner[w] === seat) n++;
  return n;
};
/** PA-18.1, PA-18.4: only complete wonders are structures. */
export const structures = (s: PaState, seat: Seat): number =>
  count(s.villages[seat] as number) + (s.workshops[seat] as number) + acropolisSize(s, seat) + wondersIn(s, seat, COMPLETE);

/** Does the island have the power of this card: the philosophy, or the complete wonder? */
export const holds = (s: PaState, seat: Seat, power: number): boolean =>
  power < PHILOSOPHY_COUNT
    ? has(s.philosophies[seat] as number, power)
    : s.wonderOwner[power - PHILOSOPHY_COUNT] === seat && s.wonderStage[power - PHILOSOPHY_COUNT] === COMPLETE;
/** The first power card of the seat that can still do this in the season, or −1. */
export const freshPower = (s: PaState, seat: Seat, ability: Ability): number => {
  for (const power of box(s).able[ability]) if (holds(s, seat, power) && !has(s.powersUsed[seat] as number, power)) return power;
  return -1;
};
export const usePower = (s: PaState, seat: Seat, power: number): void => {
  s.powersUsed[seat] = (s.powersUsed[seat] as number) | bit(power);
};
/** PA-14.7: a wonder of another island whose power can be bought this season, or −1. */
export const forSale = (s: PaState, seat: Seat, ability: Ability): number => {
  for (const power of box(s).able[ability]) {
    const wonder = power - PHILOSOPHY_COUNT;
    if (wonder < 0 || s.wonderStage[wonder] !== COMPLETE || s.wonderOwner[wonder] === seat) continue;
    if (box(s).wonders[wonder]?.price !== 0 && !has(s.powersUsed[seat] as number, power)) return power;
  }
  return -1;
};
export const sellerOf = (s: PaState, power: number): Seat => s.wonderOwner[power - PHILOSOPHY_COUNT] as number;
export const priceOf = (s: PaState, power: number): number => box(s).wonders[power - PHILOSOPHY_COUNT]?.price ?? 0;

export const gold = (s: PaState, seat: Seat): number => held(s, seat, GOLD);
export const structureKind = (structure: number): number => (structure < VILLAGE_COUNT ? 0 : structure < FIRST_ACROPOLIS ? 1 : 2);
export const clearDrafts = (s: PaState): void => {
  s.draft.fill(0);
  s.reserved.fill(0);
  s.taken.fill(0);
  s.price.fill(-1);
  s.answer.fill(-1);
  s.marked.fill(0);
  s.armies.fill(0);
  s.boosted.fill(0);
  s.substituted.fill(0);
  s.load.fill(0);
  s.goal.fill(-1);
};
export const wonderIndex = (s: PaState, id: string): number => box(s).wonders.findIndex(wonder => wonder.id === id);
