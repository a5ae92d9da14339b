/**
 * A referee of Earth & Water written from its rules (RULES.md), not from its rooms: it keeps its own account of whose turn it is and where
 * the cards and pieces are, and says after every entry what does not follow from the entry. It reads the state and decides nothing.
 */
import {
  armies,
  CARD_IDS,
  CITIES,
  type EwAction,
  type EwState,
  earthWater,
  fleets,
  GREECE,
  PERSIA,
  type Side,
} from '@stoa/earth-and-water';
import type { Actor } from '@stoa/engine';

/** EW-1.11: Persian armies and fleets, Greek armies and fleets. */
const PIECES = [24, 6, 9, 5] as const;
/** EW-1.15. */
const SPARTA_CARDS = [6, 8, 11, 15];
const SUPPLY_ROOMS = ['supply-hand', 'supply-capacity'];
const BATTLES = ['land-battle', 'naval-battle'];
const PERSIAN_FIGURES = ['darius', 'xerxes'];
const GREEK_FIGURES = ['miltiades', 'themistocles', 'leonidas'];

type Place = 'deck' | 'discard' | 'played' | 'persia' | 'greece';

/** What lies on the table, without the stack of rooms. */
interface Facts {
  readonly room: string;
  readonly actors: readonly Actor[];
  readonly mines: boolean;
  readonly campaign: number;
  readonly passes: number;
  readonly figures: readonly string[];
  readonly deck: number;
  readonly pile: readonly number[];
  /** By card number. */
  readonly places: readonly (readonly Place[])[];
  readonly draft: readonly number[];
  /** The cards of the table. */
  readonly cards: readonly number[];
  /** By kind of piece: on the map city by city, and all of them. */
  readonly map: readonly (readonly number[])[];
  readonly total: readonly number[];
}

const isIn = (set: number, card: number): boolean => (set & (1 << card)) !== 0;
const cards: readonly number[] = CARD_IDS;
/** By rules number: the cards that are on the table. */
const decks = new Map<number, readonly number[]>();
const deckOf = (rules: number): readonly number[] => {
  const deck = decks.get(rules) ?? cards.filter(card => isIn(earthWater.setup(2, { persianFleetCost: 2 }, rules).deck, card));
  decks.set(rules, deck);
  return deck;
};

export const factsOf = (s: EwState): Facts => {
  const { prompt, figures, campaign, passes } = earthWater.view(s, undefined);
  const map = [0, 1, 2, 3].map(kind => CITIES.map((_, city) => (kind % 2 === 0 ? armies : fleets)(s, (kind >> 1) as Side, city)));
  const onFigures = [
    figures.filter(f => PERSIAN_FIGURES.includes(f)).length,
    figures.includes('artemisia') ? 1 : 0,
    figures.filter(f => GREEK_FIGURES.includes(f)).length,
    0,
  ];
  return {
    room: earthWater.room(s),
    actors: earthWater.actors(s),
    mines: prompt.mines || (prompt.room === 'draw-cards' && s.card === 1),
    campaign,
    passes,
    figures,
    deck: s.deck,
    pile: s.discard.slice(),
    places: [0, ...cards].map(card => {
      const found: Place[] = [];
      if (isIn(s.deck, card)) found.push('deck');
      for (const lying of s.discard) if (lying === card) found.push('discard');
      if (s.card === card && card > 0) found.push('played');
      if (isIn(s.hands[PERSIA] as number, card)) found.push('persia');
      if (isIn(s.hands[GREECE] as number, card)) found.push('greece');
      return found;
    }),
    draft: cards.filter(card => isIn(s.draft, card)),
    cards: deckOf(s.rules),
    map,
    total: map.map(
      (row, kind) =>
        row.reduce((a, b) => a + b, 0) +
        (s.reserve[kind] as number) +
        (onFigures[kind] as number) +
        (kind === s.op.side * 2 ? s.op.embarked : 0),
    ),
  };
};

const HAND = ['persia', 'greece'] as const;
const handOf = (f: Facts, side: Side): number => f.places.filter(places => places.includes(HAND[side])).length;
const kings = (f: Facts): number => f.figures.filter(name => PERSIAN_FIGURES.includes(name)).length;
const nameOf = (side: Side): string => (side === PERSIA ? 'Persia' : 'Greece');

/** EW-6: whose turn, passes in a row, and the card whose operation is under way. */
interface Turns {
  side: Side;
  passes: number;
  card: number;
  kings: number;
}

export class Referee {
  private now: Facts;
  private turns: Turns | undefined;
  /** Operations that ended, for the figures. */
  operations = 0;

  constructor(s: EwState) {
    this.now = factsOf(s);
    const [side] = this.now.actors;
    if (this.now.room === 'operations') this.turns = { side: side as Side, passes: this.now.passes, card: 0, kings: kings(this.now) };
  }

  /** What is wrong after this entry. */
  follow(by: Actor, action: EwAction, s: EwState): readonly string[] {
    const before = this.now;
    const after = factsOf(s);
    this.now = after;
    return [...this.turnsAfter(by, action, before, after), ...cardsMoved(action, before, after), ...piecesMoved(action, before, after)];
  }

  private turnsAfter(by: Actor, action: EwAction, before: Facts, after: Facts): string[] {
    // EW-4.1, EW-4.2: Greece has prepared; Operations begin with Persia.
    if (before.room === 'preparation-pieces' && action.do === 'end-preparation' && by === GREECE && !before.mines) {
      this.turns = { side: GREECE, passes: 0, card: 0, kings: kings(before) };
      return this.nextTurn(after);
    }
    const turns = this.turns;
    if (turns === undefined) return after.room === 'operations' ? ['EW-4.1: Operations begin before Greece has prepared'] : [];
    const wrong: string[] = [];
    if (before.room === 'operations') {
      if (by !== turns.side) wrong.push(`EW-6.1: the turn is ${nameOf(turns.side)}'s`);
      if (handOf(before, turns.side) === 0) wrong.push(`EW-6.3: ${nameOf(turns.side)} has no cards and is asked`);
      if (action.do === 'pass') {
        turns.passes++;
        return [...wrong, ...this.nextTurn(after)];
      }
      if (action.do !== 'play-event' && action.do !== 'play-move') return [...wrong, `EW-6.2: ${action.do} in a turn`];
      turns.passes = 0;
      turns.card = action.card;
      turns.kings = kings(before);
    }
    // The operation goes on in any room that is neither the next turn nor a phase after Operations.
    const isNewPhase = after.room === '' || SUPPLY_ROOMS.includes(after.room) || after.campaign !== before.campaign;
    if (after.room !== 'operations' && !isNewPhase) return wrong;
    this.operations++;
    // EW-14.6: Pacification of Babylon or Egypt found card 11.
    if (turns.side === PERSIA && turns.card === 16 && kings(after) > turns.kings) {
      this.turns = undefined;
      return isNewPhase ? wrong : [...wrong, 'EW-14.6: the king is dead and Operations go on'];
    }
    turns.card = 0;
    return [...wrong, ...this.nextTurn(after)];
  }

  /** EW-6.1, EW-6.3, EW-6.4, EW-6.6. */
  private nextTurn(after: Facts): string[] {
    const turns = this.turns as Turns;
    while (turns.passes < 2) {
      turns.side = turns.side === PERSIA ? GREECE : PERSIA;
      if (handOf(after, turns.side) > 0) {
        const isNext = after.room === 'operations' && after.actors[0] === turns.side && after.passes === turns.passes;
        return isNext
          ? []
          : [
              `EW-6.1: ${nameOf(turns.side)} is next after ${turns.passes} passes, not ${after.room} of ${after.actors} after ${after.passes}`,
            ];
      }
      turns.passes++;
    }
    this.turns = undefined;
    return after.room === 'operations' ? ['EW-6.4: two passes in a row and Operations go on'] : [];
  }
}

/** EW-1.18, EW-6.10, EW-6.12, EW-15: every card is in one place, and only those of the entry have moved. */
const cardsMoved = (action: EwAction, before: Facts, after: Facts): string[] => {
  const wrong: string[] = [];
  const kingDied = kings(after) > kings(before);
  const isPileMixed = action.do === 'draw-card' && before.deck === 0;
  const isAllowed = (card: number, from: Place, to: Place): boolean => {
    // EW-14.3: everything but the Greek hand is the new deck. EW-14.6: the Persian hand is discarded.
    if (kingDied && (to === 'deck' || to === 'discard') && from !== 'greece') return true;
    if (from === 'played') return to === 'discard';
    switch (action.do) {
      case 'play-event':
        if (card === action.card) return to === 'played' || to === 'discard';
        return from === 'greece' && to === 'discard' && (action.card === 7 || (action.card === 9 && handOf(before, GREECE) === 1));
      case 'play-move':
      case 'react':
        return card === action.card && to === 'discard';
      case 'draw-card':
        return card === action.card
          ? from === (isPileMixed ? 'discard' : 'deck') && (to === 'persia' || to === 'greece')
          : isPileMixed && from === 'discard' && to === 'deck';
      case 'choose-card':
      case 'pick-card':
        return card === action.card && from === 'greece' && to === 'discard';
      case 'roll':
        return before.room === 'separate-peace' && from === 'greece' && to === 'discard' && SPARTA_CARDS.includes(card);
      case 'confirm':
        return before.draft.includes(card) && to === 'discard';
      default:
        return false;
    }
  };
  for (const card of after.cards) {
    const [from] = before.places[card] as readonly Place[];
    const [to, more] = after.places[card] as readonly Place[];
    if (from === undefined || to === undefined || more !== undefined)
      wrong.push(`EW-1.18: card ${card} is in ${after.places[card]?.length} places`);
    else if (from !== to && !isAllowed(card, from, to)) wrong.push(`EW-15: card ${card} went from ${from} to ${to} by ${action.do}`);
  }
  const isPileKept = before.pile.every((card, i) => after.pile[i] === card);
  if (!isPileKept && !isPileMixed && !kingDied) wrong.push('EW-19.5: the discard pile changed below its top');
  return wrong;
};

const kindOf = (side: Side, isFleet: boolean): number => side * 2 + (isFleet ? 1 : 0);
const cityOf = (id: string): number => (CITIES as readonly string[]).indexOf(id);

/** EW-1.11, EW-1.18, EW-5.7, EW-7.1, EW-8.1, EW-9.6: no piece is lost or made, and only those of the entry have moved. */
const piecesMoved = (action: EwAction, before: Facts, after: Facts): string[] => {
  const wrong = PIECES.flatMap((n, kind) =>
    after.total[kind] === n ? [] : [`EW-1.18: ${after.total[kind]} pieces of kind ${kind}, not ${n}`],
  );
  // Supply may follow in the same entry and takes its own.
  const isSupplied = SUPPLY_ROOMS.includes(after.room) || after.room === '' || after.campaign !== before.campaign;
  const changed = (kind: number, city: number): number => (after.map[kind]?.[city] ?? 0) - (before.map[kind]?.[city] ?? 0);
  const expect = (kind: number, city: number, by: number): void => {
    if (changed(kind, city) !== by)
      wrong.push(`${action.do}: kind ${kind} in ${CITIES[city]} changed by ${changed(kind, city)}, not ${by}`);
  };
  const onlyIn = (...places: (readonly [kind: number, city: number])[]): void => {
    for (let kind = 0; kind < 4; kind++)
      for (let city = 0; city < CITIES.length; city++)
        if (changed(kind, city) !== 0 && !places.some(([k, c]) => k === kind && c === city))
          wrong.push(`${action.do}: kind ${kind} changed in ${CITIES[city]}`);
  };
  if (isSupplied) return wrong;
  const side = before.actors[0] as Side;
  switch (action.do) {
    case 'raise-army':
      expect(kindOf(side, false), cityOf(action.city), 1);
      onlyIn([kindOf(side, false), cityOf(action.city)]);
      break;
    case 'raise-fleet':
      expect(kindOf(side, true), cityOf(action.port), 1);
      onlyIn([kindOf(side, true), cityOf(action.port)]);
      break;
    case 'land-move':
      expect(kindOf(side, false), cityOf(action.from), -action.armies);
      expect(kindOf(side, false), cityOf(action.to), action.armies);
      onlyIn([kindOf(side, false), cityOf(action.from)], [kindOf(side, false), cityOf(action.to)]);
      break;
    case 'naval-move':
      expect(kindOf(side, true), cityOf(action.from), -action.fleets);
      expect(kindOf(side, true), cityOf(action.to), action.fleets);
      expect(kindOf(side, false), cityOf(action.from), -action.armies);
      break;
    case 'roll':
      for (let kind = 0; kind < 4; kind++) {
        const lost = CITIES.reduce((sum, _, city) => sum - Math.min(0, changed(kind, city)), 0);
        if (lost > (BATTLES.includes(before.room) ? 1 : 0)) wrong.push(`EW-9.6: a throw took ${lost} pieces of kind ${kind}`);
      }
      break;
    case 'buy-cards':
    case 'discard-card':
    case 'play-move':
    case 'pass':
    case 'fight-on':
    case 'pick-card':
    case 'choose-card':
    case 'destroy-bridge':
    case 'keep-bridge':
      onlyIn();
      break;
    default:
  }
  return wrong;
};
