/**
 * One line for a position, words in any order: `ephesos:P2p1 athenai:G1g1 persia:7+8 discard:1+2 vp:-1 bridge`.
 * What is left out has its usual value: campaign 1, Persia's turn in Operations, all else in reserve or in the deck.
 * Printing is canonical and complete; reading what was printed gives the same state, in the middle of a battle too.
 * `reserve:` and `deck:` follow from the rest: printed for the reader, checked when given.
 * The rules number is not part of a position: a table's header has it.
 */
import { bit, count, each, type Illegal, setOf } from '@stoa/engine';
import { ALL_CARDS, CARD_COUNT } from './cards.ts';
import { ENDINGS, type EwEnding } from './events.ts';
import { FRAMES, frameOf, frameWord } from './frames.ts';
import { invariants } from './invariants.ts';
import { CITIES, cityOf, FIGURES, GREECE, idOf, isCityId, PERSIA, SIDE_IDS, type Side } from './map.ts';
import { armies, fleets, placeArmies, placeFleets } from './pieces.ts';
import { illegal } from './refusals.ts';
import { bare, type EwOperation, type EwState, OPERATIONS, type OperationKind, RULES } from './state.ts';

/** Numbers and flags of the state and of the operation by the word that prints them; left out when 0 or false. */
const NUMBERS = {
  talents: 'talents',
  raised: 'raised',
  draw: 'toDraw',
  passes: 'passes',
  excess: 'excess',
  card: 'card',
} as const satisfies Readonly<Record<string, keyof EwState>>;
const FLAGS = ['bridge', 'carneia', 'acropolis', 'cut'] as const satisfies readonly (keyof EwState)[];
const OP_NUMBERS = {
  'greek-dice': 'greekDice',
  'persians-at-start': 'persiansAtStart',
  round: 'round',
} as const satisfies Readonly<Record<string, keyof EwOperation>>;
const OP_FLAGS = {
  'by-sea': 'bySea',
  gains: 'gains',
  themistocles: 'themistocles',
  cavalry: 'cavalry',
} as const satisfies Readonly<Record<string, keyof EwOperation>>;

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(record) as K[];
const list = (numbers: readonly number[]): string => (numbers.length === 0 ? 'none' : numbers.join('+'));
const LETTERS = ['P', 'p', 'G', 'g'] as const;

// Printing

const pieces = (counts: readonly number[]): string => counts.map((n, i) => (n > 0 ? `${LETTERS[i]}${n}` : '')).join('');
const cityWords = (s: EwState): string[] =>
  CITIES.flatMap((id, city) => {
    const text = pieces([armies(s, PERSIA, city), fleets(s, PERSIA, city), armies(s, GREECE, city), fleets(s, GREECE, city)]);
    return text === '' ? [] : [`${id}:${text}`];
  });

const reserveWord = (s: EwState): string => `reserve:${s.reserve.map((n, i) => `${LETTERS[i]}${n}`).join('')}`;
const deckWord = (s: EwState): string => `deck:${count(s.deck)}`;

const operationWords = (s: EwState): string[] => {
  const { kind, side, from, to, armies, fleets, embarked, waysBack } = s.op;
  if (kind === '') return [];
  const words = [`op:${kind}/${SIDE_IDS[side]}`];
  if (armies + fleets > 0) words.push(`move:${idOf(from)}>${idOf(to)}/${armies}+${fleets}`);
  if (embarked > 0) words.push(`embarked:${embarked}`);
  if (waysBack !== 0) words.push(`back:${each(waysBack).map(idOf).join('+')}`);
  for (const word of keysOf(OP_NUMBERS)) if (s.op[OP_NUMBERS[word]] !== 0) words.push(`${word}:${s.op[OP_NUMBERS[word]]}`);
  for (const word of keysOf(OP_FLAGS)) if (s.op[OP_FLAGS[word]]) words.push(word);
  return words;
};

export const printPosition = (s: EwState): string => {
  const words = [...cityWords(s), reserveWord(s)];
  if (s.figures !== 0)
    words.push(
      `figures:${each(s.figures)
        .map(f => FIGURES[f])
        .join('+')}`,
    );
  for (const flag of FLAGS) if (s[flag]) words.push(flag);
  words.push(`campaign:${s.campaign}`, `vp:${s.vp}`);
  SIDE_IDS.forEach((id, side) => {
    words.push(`${id}:${list(each(s.hands[side] as number))}`);
  });
  words.push(`discard:${list(s.discard)}`, deckWord(s));
  SIDE_IDS.forEach((id, side) => {
    if (s.knows[side] !== 0) words.push(`knows-${id}:${list(each(s.knows[side] as number))}`);
  });
  if (s.draft !== 0) words.push(`draft:${list(each(s.draft))}`);
  for (const word of keysOf(NUMBERS)) if (s[NUMBERS[word]] !== 0) words.push(`${word}:${s[NUMBERS[word]]}`);
  words.push(...operationWords(s));
  if (s.dice.some(die => die > 0)) words.push(`dice:${s.dice.join('')}`);
  if (s.tally.some(n => n > 0)) words.push(`tally:${s.tally.join('+')}`);
  if (s.persianFleetCost !== 2) words.push(`fleet-cost:${s.persianFleetCost}`);
  if (s.ending !== '') words.push(`over:${s.ending}/${s.winner < 0 ? 'nobody' : SIDE_IDS[s.winner]}`);
  else words.push(`turn:${SIDE_IDS[s.turn]}`, `room:${s.stack.map(frameWord).join('>')}`);
  return words.join(' ');
};

// Reading

const numberOf = (text: string | undefined, most = 99): number | undefined =>
  text !== undefined && /^-?\d{1,2}$/.test(text) && Math.abs(Number(text)) <= most ? Number(text) : undefined;
const numbersOf = (text: string): number[] | undefined => {
  if (text === 'none' || text === '') return [];
  const numbers = text.split('+').map(t => numberOf(t));
  return numbers.every(n => n !== undefined) ? (numbers as number[]) : undefined;
};
const cardsIn = (text: string): number[] | undefined => {
  const cards = numbersOf(text);
  const fits = cards?.every((c, i) => c >= 1 && c <= CARD_COUNT && cards.indexOf(c) === i) ?? false;
  return fits ? cards : undefined;
};
const sideIn = (text: string | undefined): Side | undefined => (text === 'persia' ? PERSIA : text === 'greece' ? GREECE : undefined);
const citySetIn = (text: string): number | undefined => {
  const found = text.split('+');
  return found.every(isCityId) ? setOf(found.map(cityOf)) : undefined;
};

const put = (s: EwState, city: number, text: string): boolean => {
  if (!/^([PpGg]\d{1,2})+$/.test(text)) return false;
  for (const [, letter, n] of text.matchAll(/([PpGg])(\d+)/g)) {
    const side = letter === 'P' || letter === 'p' ? PERSIA : GREECE;
    if (letter === 'P' || letter === 'G') placeArmies(s, side, city, Number(n));
    else placeFleets(s, side, city, Number(n));
  }
  return true;
};

const readMove = (s: EwState, value: string): boolean => {
  const [, from, to, men, ships] = /^(\w+)>(\w+)\/(\d+)\+(\d+)$/.exec(value) ?? [];
  if (!isCityId(from) || !isCityId(to)) return false;
  s.op.from = cityOf(from);
  s.op.to = cityOf(to);
  s.op.armies = Number(men);
  s.op.fleets = Number(ships);
  return true;
};

/** One word into the state; false if it cannot be read. What follows from the rest is looked at when everything is there. */
const read = (s: EwState, word: string, value: string): boolean => {
  if (isCityId(word)) return put(s, cityOf(word), value);
  if ((FLAGS as readonly string[]).includes(word)) {
    s[word as (typeof FLAGS)[number]] = true;
    return value === '';
  }
  if (Object.hasOwn(OP_FLAGS, word)) {
    s.op[OP_FLAGS[word as keyof typeof OP_FLAGS]] = true;
    return value === '';
  }
  if (Object.hasOwn(NUMBERS, word) || Object.hasOwn(OP_NUMBERS, word) || word === 'campaign' || word === 'vp' || word === 'fleet-cost') {
    const n = numberOf(value);
    if (n === undefined || (n < 0 && word !== 'vp')) return false;
    if (Object.hasOwn(NUMBERS, word)) s[NUMBERS[word as keyof typeof NUMBERS]] = n;
    else if (Object.hasOwn(OP_NUMBERS, word)) s.op[OP_NUMBERS[word as keyof typeof OP_NUMBERS]] = n;
    else if (word === 'campaign') s.campaign = n;
    else if (word === 'vp') s.vp = n;
    else s.persianFleetCost = n;
    return true;
  }
  switch (word) {
    case 'reserve':
    case 'deck':
      return true;
    case 'figures': {
      const found = value.split('+').map(id => (FIGURES as readonly string[]).indexOf(id));
      if (found.includes(-1)) return false;
      s.figures = setOf(found);
      for (const figure of found) s.reserve[FIGURE_PIECE[figure] as number]! -= 1;
      return true;
    }
    case 'persia':
    case 'greece':
    case 'knows-persia':
    case 'knows-greece':
    case 'draft':
    case 'discard': {
      const cards = cardsIn(value);
      if (cards === undefined) return false;
      if (word === 'discard') s.discard.push(...cards);
      else if (word === 'draft') s.draft = setOf(cards);
      else if (word === 'persia' || word === 'greece') s.hands[sideIn(word) as Side] = setOf(cards);
      else s.knows[sideIn(word.slice('knows-'.length)) as Side] = setOf(cards);
      return true;
    }
    case 'op': {
      const [kind, side] = value.split('/');
      const mover = sideIn(side);
      if (mover === undefined || !(OPERATIONS as readonly (string | undefined)[]).includes(kind)) return false;
      s.op.kind = kind as OperationKind;
      s.op.side = mover;
      return true;
    }
    case 'move':
      return readMove(s, value);
    case 'embarked':
      s.op.embarked = numberOf(value) ?? -1;
      return s.op.embarked >= 0;
    case 'back': {
      const cities = citySetIn(value);
      s.op.waysBack = cities ?? 0;
      return cities !== undefined;
    }
    case 'dice':
      if (!/^[0-6]{6}$/.test(value)) return false;
      s.dice.splice(0, 6, ...[...value].map(Number));
      return true;
    case 'tally': {
      const numbers = numbersOf(value);
      if (numbers?.length !== s.tally.length) return false;
      s.tally.splice(0, numbers.length, ...numbers);
      return true;
    }
    case 'turn': {
      const side = sideIn(value);
      if (side !== undefined) s.turn = side;
      return side !== undefined;
    }
    case 'room': {
      const frames = value.split('>').map(frameOf);
      if (frames.includes(undefined)) return false;
      s.stack = frames as EwState['stack'];
      return true;
    }
    case 'over': {
      const [ending, winner] = value.split('/');
      if (!(ENDINGS as readonly (string | undefined)[]).includes(ending)) return false;
      s.ending = ending as EwEnding;
      s.winner = sideIn(winner) ?? -1;
      s.stack = [];
      return true;
    }
    default:
      return false;
  }
};

/** Which row of pieces each figure takes from: Greek armies, Persian armies, Persian fleets. */
const FIGURE_PIECE: readonly number[] = [2, 2, 2, 0, 0, 1];

export const parsePosition = (notation: string, rules = RULES): EwState | Illegal => {
  const s = bare();
  s.rules = rules;
  s.stack = [FRAMES.operations];
  const tokens = notation.split(/\s+/).filter(t => t !== '');
  for (const token of tokens) {
    const [, word = '', value = ''] = /^([^:]*):?(.*)$/.exec(token) ?? [];
    if (!read(s, word, value)) return illegal('EW-1.18', 'bad-position', { token });
  }
  // The side that embarked may be named after the number.
  s.reserve[s.op.side * 2]! -= s.op.embarked;
  s.deck = ALL_CARDS & ~(setOf(s.discard) | s.hands[PERSIA]! | s.hands[GREECE]! | (s.card === 0 ? 0 : bit(s.card)));
  const wrong = tokens.find(t => (t.startsWith('reserve:') && t !== reserveWord(s)) || (t.startsWith('deck:') && t !== deckWord(s)));
  const broken = wrong ?? invariants(s)[0];
  return broken === undefined ? s : illegal('EW-1.18', 'bad-position', { token: broken });
};
