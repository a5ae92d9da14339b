/** EwState and its clone. One mutable object of numbers; rooms read and change pieces and cards through pieces.ts and hands.ts. */
import { filled, type Stacked } from '@stoa/engine';
import { cardsUnder, NEWEST_DECK } from './cards.ts';
import type { EwEnding } from './events.ts';
import type { EwFrame } from './frames.ts';
import { CAMPAIGNS, CITY_COUNT, type City, PERSIA, PIECES, type Side } from './map.ts';

/** What caused the present movement. '' between operations. */
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

/** EW-21.4: the operation in progress. While Greece carries out Themistocles, this is still the interrupted Persian movement. */
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

/** Rules 2 fix operations that ended twice (see rooms/rules-1.ts). */
const NEWEST_FIX = 2;
/** The newest rules number. */
export const RULES = Math.max(NEWEST_FIX, NEWEST_DECK);

export interface EwState extends Stacked<EwFrame> {
  /** The rules number the table began with. */
  rules: number;
  /** EW-18.1. */
  persianFleetCost: number;
  /** By side, kind and city: Persian armies, Persian fleets, Greek armies, Greek fleets. Embarked armies are in `op`. */
  readonly units: number[];
  /** By side and kind: the cities with such pieces, as bits. Derived from `units` and updated with it by pieces.ts, for speed. */
  readonly where: number[];
  /** By side and kind. */
  readonly reserve: number[];
  /** Bits of `FIGURES`. */
  figures: number;
  bridge: boolean;
  campaign: number;
  vp: number;
  /** Deck (a set without order) and hands by side. Bits of card numbers. */
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
  /** EW-17.P04, EW-17.P15: played in this campaign. EW-5.2: Greece's budget is cut in this campaign. */
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
  /** −1: a draw, or the game goes on. */
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
export const bare = (rules: number): EwState => ({
  stack: [],
  resuming: false,
  rules,
  persianFleetCost: 2,
  units: filled(4 * CITY_COUNT, 0),
  where: [0, 0, 0, 0],
  reserve: PIECES.slice(),
  figures: 0,
  bridge: false,
  campaign: 1,
  vp: 0,
  deck: cardsUnder(rules),
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
  tally: filled(2 * TALLY.length, 0),
  ending: '',
  winner: -1,
});

export const clone = (s: EwState): EwState => ({
  stack: s.stack.slice(),
  resuming: s.resuming,
  rules: s.rules,
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
