/** EwState, its clone, and the small verbs. One mutable object of numbers; rooms read it through the verbs. */
import { bit, count, has, minus, plus, type Stacked } from '@stoa/engine';
import { ALL_CARDS, type CardId } from './cards.ts';
import type { EwEnding } from './events.ts';
import type { EwFrame } from './frames.ts';
import {
  CAMPAIGNS,
  CITY_COUNT,
  type City,
  cityOf,
  type Figure,
  KEY_CITIES,
  other,
  PERSIA,
  PIECES,
  SETUP,
  type Side,
  XERXES,
} from './map.ts';

/** What caused the movement being made. '' between operations. */
export const OPERATIONS = [
  '',
  'movement',
  'tribute',
  'cavalry-of-mardonius',
  'the-great-king',
  'leonidas',
  'evangelion',
  'molon-labe',
  'triremes',
  'triremes-again',
] as const;
export type OperationKind = (typeof OPERATIONS)[number];

/** EW-21.4: the operation in progress. While Themistocles runs it is still the Persian movement, held up. */
export interface EwOperation {
  kind: OperationKind;
  side: Side;
  from: City;
  to: City;
  armies: number;
  fleets: number;
  bySea: boolean;
  /** EW-8.3: armies at sea, in no city. */
  embarked: number;
  /** EW-9.10: the set of cities an attacker by road may go back to, fixed when the battle starts. */
  waysBack: number;
  /** EW-11.2: the mover did not control the destination before. */
  gains: boolean;
  /** EW-17.G05: Themistocles was played; no retreat in naval battles. */
  themistocles: boolean;
  /** Greek dice of Leonidas (2), Miltiades and 300 Spartans (3); 0: as many as armies. */
  greekDice: number;
  /** EW-17.P01: Persian dice are not capped. */
  cavalry: boolean;
  /** Persian armies when the land battle began, for The Immortals. */
  persiansAtStart: number;
  /** Rounds rolled in the present battle. */
  round: number;
}

export interface EwOptions {
  /** EW-18.1. */
  readonly persianFleetCost: 1 | 2;
}

export interface EwState extends Stacked<EwFrame> {
  /** EW-18.1. */
  persianFleetCost: number;
  /** By side, kind and city: Persian armies, Persian fleets, Greek armies, Greek fleets. Embarked armies are in `op`. */
  readonly units: number[];
  /** By side and kind: the cities with such pieces, as bits. Kept by the verbs beside `units`, so that no question has to count. */
  readonly where: number[];
  /** By side and kind. */
  readonly reserve: number[];
  /** Bits of `FIGURES`. */
  figures: number;
  bridge: boolean;
  campaign: number;
  vp: number;
  /** A bag; hands by side. Bits of card numbers. */
  deck: number;
  readonly hands: number[];
  /** Face up, oldest first. */
  readonly discard: number[];
  /** The card being resolved as an event, in no pile (EW-15.4); 0 if none. */
  card: number;
  /** Cards the acting side has laid aside and not yet confirmed. */
  draft: number;
  /** By seat: cards it has learnt to be in the other hand. */
  readonly knows: number[];
  /** Cards still to be drawn. */
  toDraw: number;
  /** Preparation: talents left and fleets raised. */
  talents: number;
  raised: number;
  /** Operations: whose turn, and passes in a row. */
  turn: Side;
  passes: number;
  /** EW-17.P04, EW-17.P15 in this campaign; EW-5.2: the cut that Greece has in this campaign. */
  carneia: boolean;
  acropolis: boolean;
  cut: boolean;
  /** Supply: armies still to be removed. */
  excess: number;
  readonly op: EwOperation;
  /** The last throw of the operation: [Persian dice, Greek dice], three places each, 0 for none. */
  readonly dice: number[];
  /** Points by source, for the final screen: see `TALLY`. */
  readonly tally: number[];
  ending: EwEnding | '';
  /** −1: nobody. */
  winner: number;
}

/** Sources of points by side: the count of each campaign, events, and points lost beyond the end of the track. */
export const TALLY = ['campaign-1', 'campaign-2', 'campaign-3', 'campaign-4', 'campaign-5', 'events', 'beyond-track'] as const;
export const TALLY_EVENTS = CAMPAIGNS;
export const TALLY_BEYOND = CAMPAIGNS + 1;

export const noOperation = (): EwOperation => ({
  kind: '',
  side: PERSIA,
  from: 0,
  to: 0,
  armies: 0,
  fleets: 0,
  bySea: false,
  embarked: 0,
  waysBack: 0,
  gains: false,
  themistocles: false,
  greekDice: 0,
  cavalry: false,
  persiansAtStart: 0,
  round: 0,
});

/** A new operation in place of the old one. */
export const beginOperation = (s: EwState, kind: OperationKind, side: Side): void => {
  const op = s.op;
  op.kind = kind;
  op.side = side;
  op.from = 0;
  op.to = 0;
  op.armies = 0;
  op.fleets = 0;
  op.bySea = false;
  op.embarked = 0;
  op.waysBack = 0;
  op.gains = false;
  op.themistocles = false;
  op.greekDice = 0;
  op.cavalry = false;
  op.persiansAtStart = 0;
  op.round = 0;
  for (let i = 0; i < 6; i++) s.dice[i] = 0;
};

/** An empty board with all pieces in reserve, all cards in the deck and no room open. */
export const bare = (): EwState => ({
  stack: [],
  resuming: false,
  persianFleetCost: 2,
  units: new Array<number>(4 * CITY_COUNT).fill(0),
  where: [0, 0, 0, 0],
  reserve: PIECES.slice(),
  figures: 0,
  bridge: false,
  campaign: 1,
  vp: 0,
  deck: ALL_CARDS,
  hands: [0, 0],
  discard: [],
  card: 0,
  draft: 0,
  knows: [0, 0],
  toDraw: 0,
  talents: 0,
  raised: 0,
  turn: PERSIA,
  passes: 0,
  carneia: false,
  acropolis: false,
  cut: false,
  excess: 0,
  op: noOperation(),
  dice: [0, 0, 0, 0, 0, 0],
  tally: new Array<number>(2 * TALLY.length).fill(0),
  ending: '',
  winner: -1,
});

/** EW-2.1 to EW-2.4: the pieces of the beginning; the first Preparation is opened by the rooms. */
export const placeSetup = (s: EwState): void => {
  for (const { side, city, armies, fleets } of SETUP) {
    placeArmies(s, side, cityOf(city), armies);
    placeFleets(s, side, cityOf(city), fleets);
  }
};

export const clone = (s: EwState): EwState => ({
  stack: s.stack.slice(),
  resuming: s.resuming,
  persianFleetCost: s.persianFleetCost,
  units: s.units.slice(),
  where: s.where.slice(),
  reserve: s.reserve.slice(),
  figures: s.figures,
  bridge: s.bridge,
  campaign: s.campaign,
  vp: s.vp,
  deck: s.deck,
  hands: s.hands.slice(),
  discard: s.discard.slice(),
  card: s.card,
  draft: s.draft,
  knows: s.knows.slice(),
  toDraw: s.toDraw,
  talents: s.talents,
  raised: s.raised,
  turn: s.turn,
  passes: s.passes,
  carneia: s.carneia,
  acropolis: s.acropolis,
  cut: s.cut,
  excess: s.excess,
  op: {
    kind: s.op.kind,
    side: s.op.side,
    from: s.op.from,
    to: s.op.to,
    armies: s.op.armies,
    fleets: s.op.fleets,
    bySea: s.op.bySea,
    embarked: s.op.embarked,
    waysBack: s.op.waysBack,
    gains: s.op.gains,
    themistocles: s.op.themistocles,
    greekDice: s.op.greekDice,
    cavalry: s.op.cavalry,
    persiansAtStart: s.op.persiansAtStart,
    round: s.op.round,
  },
  dice: s.dice.slice(),
  tally: s.tally.slice(),
  ending: s.ending,
  winner: s.winner,
});

// Pieces

/** Kinds of pieces in the order of `PIECES`. */
const army = (side: Side): number => side * 2;
const fleet = (side: Side): number => side * 2 + 1;
const unitsOf = (s: EwState, kind: number, city: City): number => s.units[kind * CITY_COUNT + city] as number;

/** The only hand that touches `units` and `where`. */
const change = (s: EwState, kind: number, city: City, by: number): void => {
  const i = kind * CITY_COUNT + city;
  const n = (s.units[i] as number) + by;
  s.units[i] = n;
  const set = s.where[kind] as number;
  s.where[kind] = n === 0 ? set & ~(1 << city) : set | (1 << city);
};

export const armies = (s: EwState, side: Side, city: City): number => unitsOf(s, army(side), city);
export const fleets = (s: EwState, side: Side, city: City): number => unitsOf(s, fleet(side), city);
export const armyReserve = (s: EwState, side: Side): number => s.reserve[army(side)] as number;
export const fleetReserve = (s: EwState, side: Side): number => s.reserve[fleet(side)] as number;
/** The cities with armies of this side. */
export const armyCities = (s: EwState, side: Side): number => s.where[army(side)] as number;
/** The ports with fleets of this side. */
export const fleetPorts = (s: EwState, side: Side): number => s.where[fleet(side)] as number;

/** EW-1.12: from the reserve, and back to it. */
export const placeArmies = (s: EwState, side: Side, city: City, n: number): void => {
  change(s, army(side), city, n);
  s.reserve[army(side)]! -= n;
};
export const loseArmies = (s: EwState, side: Side, city: City, n: number): void => placeArmies(s, side, city, -n);
export const placeFleets = (s: EwState, side: Side, city: City, n: number): void => {
  change(s, fleet(side), city, n);
  s.reserve[fleet(side)]! -= n;
};
export const loseFleets = (s: EwState, side: Side, city: City, n: number): void => placeFleets(s, side, city, -n);
export const march = (s: EwState, side: Side, from: City, to: City, n: number): void => {
  change(s, army(side), from, -n);
  change(s, army(side), to, n);
};
export const sail = (s: EwState, side: Side, from: City, to: City, n: number): void => {
  change(s, fleet(side), from, -n);
  change(s, fleet(side), to, n);
};
/** EW-8.3, EW-8.6, EW-10.3: on board, ashore, and lost with their fleet. */
export const embark = (s: EwState, side: Side, from: City, n: number): void => {
  change(s, army(side), from, -n);
  s.op.embarked += n;
};
export const disembark = (s: EwState, side: Side, to: City): void => {
  change(s, army(side), to, s.op.embarked);
  s.op.embarked = 0;
};
export const drown = (s: EwState, n: number): void => {
  s.op.embarked -= n;
  s.reserve[army(s.op.side)]! += n;
};
/** EW-1.13: out of the game. */
export const armyToFigure = (s: EwState, side: Side, from: City | undefined, figure: Figure): void => {
  if (from === undefined) s.reserve[army(side)]! -= 1;
  else change(s, army(side), from, -1);
  s.figures |= bit(figure);
};
export const fleetToFigure = (s: EwState, side: Side, from: City, figure: Figure): void => {
  change(s, fleet(side), from, -1);
  s.figures |= bit(figure);
};
export const isFilled = (s: EwState, figure: Figure): boolean => has(s.figures, figure);

// Control, EW-3

/** EW-3.1, EW-3.2, EW-3.5: own armies, or an own key city without enemy armies. Asked outside battles, or of other cities. */
export const controlled = (s: EwState, side: Side): number => armyCities(s, side) | (KEY_CITIES[side] & ~armyCities(s, other(side)));
export const controls = (s: EwState, side: Side, city: City): boolean =>
  armies(s, side, city) > 0 || (has(KEY_CITIES[side], city) && armies(s, other(side), city) === 0);

// Cards

export const hand = (s: EwState, side: Side): number => s.hands[side] as number;
export const handSize = (s: EwState, side: Side): number => count(hand(s, side));
export const holds = (s: EwState, side: Side, card: number): boolean => has(hand(s, side), card);
export const takeIntoHand = (s: EwState, side: Side, card: number): void => {
  s.deck = minus(s.deck, card);
  s.hands[side] = plus(hand(s, side), card);
};
/** Out of the hand; nobody need know it there any more. */
export const leaveHand = (s: EwState, side: Side, cards: number): void => {
  s.hands[side] = hand(s, side) & ~cards;
  s.knows[other(side)]! &= ~cards;
};
export const discardOne = (s: EwState, side: Side, card: number): void => {
  leaveHand(s, side, bit(card));
  s.discard.push(card);
};
/** Several at once lie in the order of their numbers, so that the pile tells nothing else. */
export const discardAll = (s: EwState, side: Side, cards: number): void => {
  leaveHand(s, side, cards);
  for (let rest = cards; rest !== 0; rest &= rest - 1) s.discard.push(31 - Math.clz32(rest & -rest));
};
export const isDiscarded = (s: EwState, card: CardId): boolean => s.discard.includes(card);
export const learn = (s: EwState, seat: Side): void => {
  s.knows[seat] = hand(s, other(seat));
};

/** EW-14.8. */
export const kingLives = (s: EwState): boolean => !isFilled(s, XERXES);
