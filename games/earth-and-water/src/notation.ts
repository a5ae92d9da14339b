/**
 * One line for a position, words in any order: `ephesos:P2p1 athenai:G1g1 persia:7+8 discard:1+2 vp:-1 bridge`.
 * A word that is left out has its default: campaign 1, Persia's turn in Operations, other pieces in reserve, other cards in the deck.
 * Printing is canonical and complete; reading what was printed gives the same state, in the middle of a battle too.
 * `reserve:` and `deck:` follow from the other words. They are printed for people; the parser checks them if they are given.
 * The rules number is not part of a position: a table's header has it.
 */
import { bit, count, each, type Illegal, isKey, isOneOf, keysOf, setOf } from '@stoa/engine';
import { CARD_COUNT, cardsUnder } from './cards.ts';
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
    words.push(`${id}:${list(each(s.hands[side]!))}`);
  });
  words.push(`discard:${list(s.discard)}`, deckWord(s));
  SIDE_IDS.forEach((id, side) => {
    if (s.knows[side] !== 0) words.push(`knows-${id}:${list(each(s.knows[side]!))}`);
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

/** By figure: the index in `PIECES` of the piece it takes (Greek army, Persian army, Persian fleet). */
const FIGURE_PIECE: readonly number[] = [2, 2, 2, 0, 0, 1];

const readFigures = (s: EwState, value: string): boolean => {
  const found = value.split('+').map(id => (FIGURES as readonly string[]).indexOf(id));
  if (found.includes(-1)) return false;
  s.figures = setOf(found);
  for (const figure of found) s.reserve[FIGURE_PIECE[figure]!]! -= 1;
  return true;
};

const readOperation = (s: EwState, value: string): boolean => {
  const [kind, side] = value.split('/');
  const mover = sideIn(side);
  if (mover === undefined || !(OPERATIONS as readonly (string | undefined)[]).includes(kind)) return false;
  s.op.kind = kind as OperationKind;
  s.op.side = mover;
  return true;
};

const readEnd = (s: EwState, value: string): boolean => {
  const [ending, winner] = value.split('/');
  if (!(ENDINGS as readonly (string | undefined)[]).includes(ending)) return false;
  s.ending = ending as EwEnding;
  s.winner = sideIn(winner) ?? -1;
  s.stack = [];
  return true;
};

type Reader = (s: EwState, value: string) => boolean;
/** A reader that parses a set of cards and stores it by `put`. */
const cardReader =
  (put: (s: EwState, cards: readonly number[]) => void): Reader =>
  (s, value) => {
    const cards = cardsIn(value);
    if (cards !== undefined) put(s, cards);
    return cards !== undefined;
  };
const numberReader =
  (put: (s: EwState, n: number) => void, least = 0): Reader =>
  (s, value) => {
    const n = numberOf(value);
    if (n === undefined || n < least) return false;
    put(s, n);
    return true;
  };
/** `parsePosition` compares this word after it has read all the others. */
const checkedLater: Reader = () => true;

/** The reader of each word that is no city, number or flag. */
const READERS: Readonly<Record<string, Reader>> = {
  reserve: checkedLater,
  deck: checkedLater,
  figures: readFigures,
  persia: cardReader((s, cards) => {
    s.hands[PERSIA] = setOf(cards);
  }),
  greece: cardReader((s, cards) => {
    s.hands[GREECE] = setOf(cards);
  }),
  'knows-persia': cardReader((s, cards) => {
    s.knows[PERSIA] = setOf(cards);
  }),
  'knows-greece': cardReader((s, cards) => {
    s.knows[GREECE] = setOf(cards);
  }),
  draft: cardReader((s, cards) => {
    s.draft = setOf(cards);
  }),
  discard: cardReader((s, cards) => {
    s.discard.push(...cards);
  }),
  op: readOperation,
  move: readMove,
  embarked: numberReader((s, n) => {
    s.op.embarked = n;
  }),
  campaign: numberReader((s, n) => {
    s.campaign = n;
  }),
  vp: numberReader((s, n) => {
    s.vp = n;
  }, Number.NEGATIVE_INFINITY),
  'fleet-cost': numberReader((s, n) => {
    s.persianFleetCost = n;
  }),
  back: (s, value) => {
    const cities = citySetIn(value);
    s.op.waysBack = cities ?? 0;
    return cities !== undefined;
  },
  dice: (s, value) => {
    if (!/^[0-6]{6}$/.test(value)) return false;
    s.dice.splice(0, 6, ...[...value].map(Number));
    return true;
  },
  tally: (s, value) => {
    const numbers = numbersOf(value);
    if (numbers?.length !== s.tally.length) return false;
    s.tally.splice(0, numbers.length, ...numbers);
    return true;
  },
  turn: (s, value) => {
    const side = sideIn(value);
    if (side !== undefined) s.turn = side;
    return side !== undefined;
  },
  room: (s, value) => {
    const frames = value.split('>').map(frameOf);
    if (frames.includes(undefined)) return false;
    s.stack = frames as EwState['stack'];
    return true;
  },
  over: readEnd,
};

const isFlag = (word: string): word is (typeof FLAGS)[number] => isOneOf(FLAGS, word);

/** Reads one word into the state; false if it is not valid. */
const read = (s: EwState, word: string, value: string): boolean => {
  if (isCityId(word)) return put(s, cityOf(word), value);
  if (isFlag(word)) {
    s[word] = true;
    return value === '';
  }
  if (isKey(OP_FLAGS, word)) {
    s.op[OP_FLAGS[word]] = true;
    return value === '';
  }
  if (isKey(NUMBERS, word) || isKey(OP_NUMBERS, word)) {
    const n = numberOf(value);
    if (n === undefined || n < 0) return false;
    if (isKey(NUMBERS, word)) s[NUMBERS[word]] = n;
    else s.op[OP_NUMBERS[word]] = n;
    return true;
  }
  return Object.hasOwn(READERS, word) && READERS[word]?.(s, value) === true;
};

export const parsePosition = (notation: string, rules = RULES): EwState | Illegal => {
  const s = bare(rules);
  s.stack = [FRAMES.operations];
  const tokens = notation.split(/\s+/).filter(t => t !== '');
  for (const token of tokens) {
    const [, word = '', value = ''] = /^([^:]*):?(.*)$/.exec(token) ?? [];
    if (!read(s, word, value)) return illegal('EW-1.18', 'bad-position', { token });
  }
  // Only now: the word with the side (`op:`) may come after the number of embarked armies.
  s.reserve[s.op.side * 2]! -= s.op.embarked;
  s.deck = cardsUnder(rules) & ~(setOf(s.discard) | s.hands[PERSIA]! | s.hands[GREECE]! | (s.card === 0 ? 0 : bit(s.card)));
  const wrong = tokens.find(t => (t.startsWith('reserve:') && t !== reserveWord(s)) || (t.startsWith('deck:') && t !== deckWord(s)));
  const broken = wrong ?? invariants(s)[0];
  return broken === undefined ? s : illegal('EW-1.18', 'bad-position', { token: broken });
};
