/**
 * One line for a position, in tokens between bars: `seats 4 | athens A5 B3 | lead athens A | locations pylos attica |
 * attack pylos corinth h2 t1 | room commit A`. Seats are letters, counters h or t with their strength. What is left out is
 * empty; supply, piles and boxes follow from the rest (`full-hands` moves boxes to hands); without pairs, relations follow from counters (PK-11.1).
 * `rules 1` is named only for a table that began under an older number.
 * Printing shows the published state and the draft after it; reading what was printed gives the same state.
 */
import { each, type Illegal, isKey, isOneOf, parseChoices } from '@stoa/engine';
import { ATTACK, CITIES, DEFEND, MAX_SEATS, POWERS, SLOT_COUNT } from './box.ts';
import { pairBit, relate } from './commit/diplomacy.ts';
import { place, settleDraft, strengthIn } from './commit/draft.ts';
import { invariants } from './invariants.ts';
import { canGoOn, isDraftable } from './notation/check.ts';
import { fillHands, fillMain, fillRest, readForces } from './notation/fill.ts';
import { fail, number, oneOf, placementIn, READERS, readRoom, seatIn, seatNumbers, UNREADABLE, type Words } from './notation/read.ts';
import { PAIR_SETS } from './notation/words.ts';
import { OPTION_SPEC, type PkOptions } from './options.ts';
import { powersOn } from './pieces.ts';
import { illegal } from './refusals.ts';
import { setup } from './setup.ts';
import { type PkState, RULES } from './state.ts';

export { printPosition } from './notation/print.ts';

/** `at` names the token being read, for the refusal. */
interface Reading {
  readonly tokens: readonly Words[];
  readonly at: { token: string };
}
const optionsOf = (given: Readonly<Record<string, unknown>>): PkOptions => {
  const options = parseChoices(OPTION_SPEC, given, 'PK-1.1');
  return 'why' in options ? fail() : options;
};
/** The table as it is set up: its seats, its options and its rules number. */
const readTable = ({ tokens, at }: Reading, newest: number): PkState => {
  let options = optionsOf({});
  let seats = 3;
  let rules = newest;
  for (const [word = '', value = ''] of tokens) {
    at.token = `${word} ${value}`;
    if (word === 'seats') seats = Math.max(3, number(value, MAX_SEATS));
    if (word === 'rules') rules = Math.max(1, number(value, RULES));
    if (isKey(OPTION_SPEC, word)) options = optionsOf({ ...options, [word]: value });
  }
  return setup(seats, options, rules);
};
/** Tokens that need the room and the forces: the draft of a commit turn. */
const readLater = (s: PkState, later: readonly Words[]): void => {
  const turn = s.stack.find(f => f.room === 'commit');
  if (turn?.room === 'commit') {
    s.lastCommitter = turn.seat;
    if (s.baseLeft === 0 && s.basePlaced === 0) s.baseLeft = 2;
  }
  for (const [word, ...rest] of later) {
    if (word === 'after') s.lastCommitter = seatIn(s, rest[0]);
    else if (word === 'take-backs') s.takeBacks = number(rest[0], 8);
    else {
      const seat = turn?.room === 'commit' ? turn.seat : fail();
      const placement = placementIn(s, rest);
      if (!isDraftable(s, seat, placement) || (word === 'draft' && strengthIn(placement) === 0)) fail();
      if (word === 'draft') place(s, seat, placement);
      else s.pending = placement;
    }
  }
};

const read = (reading: Reading, newest: number): PkState => {
  const { tokens, at } = reading;
  const s = readTable(reading, newest);
  s.cubes.fill(0);
  s.extraCubes = 2 * s.seats;
  const later: Words[] = [];
  let room: Words = ['take-influence', 'A'];
  let explicitPairs = false;
  let fullHands = false;
  for (const [word = '', ...rest] of tokens) {
    at.token = [word, ...rest].join(' ');
    if (word === 'seats' || word === 'rules' || isKey(OPTION_SPEC, word)) continue;
    if (word === 'room') room = rest;
    else if (word === 'full-hands') fullHands = true;
    else if (['draft', 'pending', 'take-backs', 'after'].includes(word)) later.push([word, ...rest]);
    else if (isOneOf(CITIES, word)) seatNumbers(s, rest, s.cubes, oneOf(CITIES, word));
    else if (isOneOf(PAIR_SETS, word)) {
      explicitPairs = true;
      for (const pair of rest) {
        const [a, b] = pair.split('-').map(name => oneOf(POWERS, name)) as [number, number];
        if (b === undefined || a === b) fail();
        s[word as (typeof PAIR_SETS)[number]] |= pairBit(a, b);
      }
    } else (Object.hasOwn(READERS, word) ? READERS[word] : fail)?.(s, rest);
  }
  at.token = ['room', ...room].join(' ');
  readRoom(s, room);
  readForces(s);
  fillMain(s);
  fillRest(s);
  if (fullHands) fillHands(s);
  if (!explicitPairs)
    for (let slot = 0; slot < SLOT_COUNT; slot++)
      for (const side of [ATTACK, DEFEND]) for (const power of each(powersOn(s, slot, side))) relate(s, power, slot, side);
  settleDraft(s);
  readLater(s, later);
  at.token = ['room', ...room].join(' ');
  return canGoOn(s) ? s : fail();
};

/** `rules`: the rules number for a position that names none. */
export const parsePosition = (notation: string, rules = RULES): PkState | Illegal => {
  const tokens = notation.split('|').map(token =>
    token
      .trim()
      .split(/\s+/)
      .filter(word => word !== ''),
  );
  const at = { token: '' };
  try {
    const s = read({ tokens: tokens.filter(words => words.length > 0), at }, rules);
    const broken = invariants(s);
    return broken.length === 0 ? s : illegal('PK-1.1', 'bad-position', { token: broken[0]! });
  } catch (error) {
    if (error === UNREADABLE) return illegal('PK-1.1', 'bad-position', { token: at.token.slice(0, 80) });
    throw error;
  }
};
