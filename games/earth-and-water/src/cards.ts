/** The cards, EW-1.14 and EW-1.15: the names of both halves, their rules, and how each is played. Data only. */
import { each, setOf } from '@stoa/engine';
import type { EwRuleId } from './rulebook.ts';

const BOX_CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
/** A card that is added stands behind those of the box, and in `SINCE`. */
export const CARD_IDS = [...BOX_CARDS] as const;
export type CardId = (typeof CARD_IDS)[number];
export const CARD_COUNT = CARD_IDS.length;
export const isCardId = (x: unknown): x is CardId => typeof x === 'number' && Number.isInteger(x) && x >= 1 && x <= CARD_COUNT;

/** turn: played in the side's turn · reaction: played in its window only · forced: happens when the card is drawn · none: no event. */
export type Played = 'turn' | 'reaction' | 'forced' | 'none';

export const EVENTS = {
  'mines-of-laurion': { rule: 'EW-17.G01', played: 'turn' },
  'cavalry-of-mardonius': { rule: 'EW-17.P01', played: 'turn' },
  'ionian-revolt': { rule: 'EW-17.G02', played: 'turn' },
  'tribute-of-earth-and-water': { rule: 'EW-17.P02', played: 'turn' },
  'wrath-of-poseidon': { rule: 'EW-17.G03', played: 'turn' },
  miltiades: { rule: 'EW-17.G04', played: 'reaction' },
  'carneia-festival': { rule: 'EW-17.P04', played: 'turn' },
  themistocles: { rule: 'EW-17.G05', played: 'reaction' },
  'the-immortals': { rule: 'EW-17.P05', played: 'reaction' },
  pausanias: { rule: 'EW-17.G06', played: 'reaction' },
  ostracism: { rule: 'EW-17.P06', played: 'turn' },
  'oracle-of-delphi': { rule: 'EW-17.G07', played: 'turn' },
  'the-great-king': { rule: 'EW-17.P07', played: 'turn' },
  leonidas: { rule: 'EW-17.G08', played: 'turn' },
  'the-royal-road': { rule: 'EW-17.P08', played: 'turn' },
  artemisia: { rule: 'EW-17.G09', played: 'reaction' },
  hippias: { rule: 'EW-17.P09', played: 'turn' },
  evangelion: { rule: 'EW-17.G10', played: 'turn' },
  'separate-peace': { rule: 'EW-17.P10', played: 'turn' },
  'melas-zomos': { rule: 'EW-17.G11', played: 'turn' },
  'sudden-death-of-the-great-king': { rule: 'EW-17.P11', played: 'forced' },
  'molon-labe': { rule: 'EW-17.G12', played: 'reaction' },
  'defection-of-thebes': { rule: 'EW-17.P12', played: 'turn' },
  triremes: { rule: 'EW-17.G13', played: 'turn' },
  'support-from-syracuse': { rule: 'EW-17.G14', played: 'turn' },
  'alliance-with-carthage': { rule: 'EW-17.P14', played: 'none' },
  '300-spartans': { rule: 'EW-17.G15', played: 'reaction' },
  'acropolis-on-fire': { rule: 'EW-17.P15', played: 'turn' },
  'desertion-of-greek-soldiers': { rule: 'EW-17.G16', played: 'turn' },
  'pacification-of-babylon-or-egypt': { rule: 'EW-17.P16', played: 'turn' },
} as const satisfies Readonly<Record<string, { readonly rule: EwRuleId; readonly played: Played }>>;
export type EventId = keyof typeof EVENTS;
/** Events that a side plays in its turn: the code of each is in card-events/. */
export type TurnEventId = { [E in EventId]: (typeof EVENTS)[E]['played'] extends 'turn' ? E : never }[EventId];

/** Events played in a window: each has its record in card-events/. */
export type ReactionId = { [E in EventId]: (typeof EVENTS)[E]['played'] extends 'reaction' ? E : never }[EventId];

type Halves = Readonly<Record<CardId, readonly [persia: EventId, greece: EventId]>>;
const PRINTED = {
  1: ['cavalry-of-mardonius', 'mines-of-laurion'],
  2: ['tribute-of-earth-and-water', 'ionian-revolt'],
  3: ['tribute-of-earth-and-water', 'wrath-of-poseidon'],
  4: ['carneia-festival', 'miltiades'],
  5: ['the-immortals', 'themistocles'],
  6: ['ostracism', 'pausanias'],
  7: ['the-great-king', 'oracle-of-delphi'],
  8: ['the-royal-road', 'leonidas'],
  9: ['hippias', 'artemisia'],
  10: ['separate-peace', 'evangelion'],
  11: ['sudden-death-of-the-great-king', 'melas-zomos'],
  12: ['defection-of-thebes', 'molon-labe'],
  13: ['tribute-of-earth-and-water', 'triremes'],
  14: ['alliance-with-carthage', 'support-from-syracuse'],
  15: ['acropolis-on-fire', '300-spartans'],
  16: ['pacification-of-babylon-or-egypt', 'desertion-of-greek-soldiers'],
} as const satisfies Halves;
/** By card: [Persian half, Greek half], in the order of the sides. */
export const HALVES: Halves = PRINTED;
/** The card that an event is printed on, and the side whose half it is. */
export type CardOf<E extends EventId> = { [C in CardId]: E extends (typeof PRINTED)[C][number] ? C : never }[CardId];
export type SideOf<E extends EventId> = E extends (typeof PRINTED)[CardId][0] ? 0 : 1;

/** Cards that were added later, with the rules number they came with: a table under way keeps the deck it was dealt from. */
const SINCE: Readonly<Partial<Record<CardId, number>>> = {} satisfies Record<Exclude<CardId, (typeof BOX_CARDS)[number]>, number>;
/** The rules number of the newest card. */
export const NEWEST_DECK = Math.max(1, ...Object.values(SINCE));
const DECKS = Array.from({ length: NEWEST_DECK + 1 }, (_, rules) => setOf(CARD_IDS.filter(card => (SINCE[card] ?? 1) <= rules)));
/** The cards of a table that began with this rules number. Sets of cards are bits 1 … 16 of one number. */
export const cardsUnder = (rules: number): number => DECKS[Math.min(rules, NEWEST_DECK)]!;
type ForEach<List extends readonly unknown[], T> = { readonly [At in keyof List]: T };
/** EW-1.15: a 1 for each card whose Greek half bears the sign of Sparta, in the order of `CARD_IDS`. */
const SIGNS: ForEach<typeof CARD_IDS, 0 | 1> = [0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0];
export const SPARTA_CARDS = setOf(CARD_IDS.filter((_, i) => SIGNS[i] === 1));
export const DEATH_OF_THE_KING: CardId = 11;
/** A set of cards as a list, in rising order. */
export const cardsOf = (set: number): CardId[] => each(set) as CardId[];
