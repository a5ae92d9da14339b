/** Tiny as a game that keeps the contract. `tinyOf` takes rooms, so that a broken game differs from the good one in one line. */
import { actionSchema, wholeSchema } from '../src/action-schema.ts';
import { bit, count, each, has, minus, nth, plus, setOf } from '../src/bits.ts';
import type { ActionSchemas, Game, Illegal, Outcome, Rng, Seat } from '../src/contract.ts';
import { fromRooms } from '../src/from-rooms.ts';
import { isFields } from '../src/guards.ts';
import { fromKeys, keysOf } from '../src/keys.ts';
import { parseChoices } from '../src/options.ts';
import { TINY_ROOMS, type TinyRooms } from './tiny-rooms.ts';
import type { TinyAction, TinyEvent, TinyFrame, TinyState, TinyView } from './tiny-state.ts';
import * as T from './tiny-state.ts';

export type TinyOptions = Record<never, never>;
export type TinyGame = Game<TinyState, TinyAction, TinyEvent, TinyView, TinyOptions>;

const outcome = (s: TinyState): Outcome | undefined => {
  if (s.stack.length > 0) return undefined;
  const places = s.coins.map(mine => 1 + s.coins.filter(theirs => theirs > mine).length);
  return { places, reason: 'rounds', rule: 'TY-7', scores: s.coins.map(coins => ({ coins })) };
};

/** A random member of the set. The set itself stays the same. */
const pick = (set: number, rng: Rng): number => nth(set, rng.int(count(set)));

/**
 * Others' hands keep the cards this seat has seen there; the rest comes from all it has not seen. Others may have drafted
 * anything; that they have confirmed is left out, as in most possible states they are still deciding. */
export const determinize = (s: TinyState, seat: Seat, rng: Rng): TinyState => {
  let unseen = T.ALL_CARDS & ~s.played & ~T.hand(s, seat);
  const owners = s.hands.map((_, owner) => owner).filter(owner => owner !== seat);
  for (const owner of owners) unseen &= ~T.known(s, seat, owner);
  const hands = s.hands.slice();
  for (const owner of owners) {
    const size = count(T.hand(s, owner));
    hands[owner] = T.known(s, seat, owner);
    while (count(hands[owner]!) < size) {
      const card = pick(unseen, rng);
      unseen = minus(unseen, card);
      hands[owner] = plus(hands[owner]!, card);
    }
  }
  const drafts = s.drafts.map((card, owner) => (owner === seat ? card : T.NONE));
  const drops = s.drops.map((n, owner) => (owner === seat ? n : 0));
  if (s.stack.at(-1)?.room === 'bid') for (const owner of owners) if (rng.int(2) === 1) drafts[owner] = pick(hands[owner]!, rng);
  const knows = s.knows.map((cards, i) => (Math.floor(i / s.seats) === seat ? cards : 0));
  return {
    ...s,
    stack: s.stack.slice(),
    shown: s.shown.slice(),
    coins: s.coins.slice(),
    waves: s.waves.slice(),
    gifts: s.gifts.slice(),
    bag: unseen,
    hands,
    drafts,
    drops,
    confirmed: s.confirmed & bit(seat),
    knows,
  };
};

const FIELDS: Readonly<Record<TinyAction['do'], readonly string[]>> = {
  stake: ['coins'],
  choose: ['card'],
  drop: [],
  confirm: [],
  look: ['at'],
  'look-away': [],
  wave: [],
  gift: ['to', 'coins'],
  draw: ['card'],
  die: ['pips'],
};

const actionSchemas = (): ActionSchemas =>
  fromKeys(keysOf(FIELDS), kind => actionSchema(kind, Object.fromEntries(FIELDS[kind].map(name => [name, wholeSchema(-9999, 9999)]))));

const parseAction = (json: unknown): TinyAction | undefined => {
  if (!isFields(json)) return undefined;
  const { do: kind, ...rest } = json;
  if (typeof kind !== 'string' || !Object.hasOwn(FIELDS, kind)) return undefined;
  const fields = FIELDS[kind as TinyAction['do']];
  if (Object.keys(rest).length !== fields.length || fields.some(name => !Number.isInteger(rest[name]))) return undefined;
  return { do: kind, ...rest } as TinyAction;
};

/** `seats 2 round 1 … stack round:0,bid`: every field by name, sets of cards as `0.3.7`, lists with commas. */
const printPosition = (s: TinyState): string => {
  const set = (cards: number): string => each(cards).join('.') || '-';
  const frame = (f: TinyFrame): string => f.room + ('leader' in f ? `:${f.leader}` : 'winner' in f ? `:${f.winner}` : '');
  return [
    `seats ${s.seats} round ${s.round} stake ${s.stake} bag ${set(s.bag)} played ${set(s.played)} hands ${s.hands.map(set)}`,
    `shown ${s.shown} coins ${s.coins} drafts ${s.drafts} drops ${s.drops} confirmed ${s.confirmed} knows ${s.knows.map(set)}`,
    `waves ${s.waves} gifts ${s.gifts} stack ${s.stack.map(frame).join(',') || '-'}`,
  ].join(' ');
};

const BAD: Illegal = { rule: 'TY-7', why: 'bad-position' };

const parsePosition = (notation: string): TinyState | Illegal => {
  const words = notation.trim().split(/\s+/);
  const field = (name: string): string => words[words.indexOf(name) + 1] ?? '';
  const numbers = (name: string): number[] => field(name).split(',').map(Number);
  const set = (cards: string): number => (cards === '-' ? 0 : setOf(cards.split('.').map(Number)));
  const sets = (name: string): number[] => field(name).split(',').map(set);
  const frames: Readonly<Record<string, (seat: number) => TinyFrame | undefined>> = {
    round: seat => T.ROUND[seat],
    deal: () => T.DEAL,
    bid: () => T.BID,
    roll: seat => T.ROLL[seat],
    look: seat => T.LOOK[seat],
  };
  const stack =
    field('stack') === '-'
      ? []
      : field('stack')
          .split(',')
          .map(word => frames[word.split(':')[0]!]?.(Number(word.split(':')[1] ?? 0)));
  const [seats = 0] = numbers('seats');
  if (!(seats >= 2 && seats <= 3) || stack.some(f => f === undefined)) return BAD;
  const one = (name: string): number => Number(field(name));
  return {
    stack: stack as TinyFrame[],
    resuming: false,
    seats,
    round: one('round'),
    stake: one('stake'),
    bag: set(field('bag')),
    hands: sets('hands'),
    played: set(field('played')),
    shown: numbers('shown'),
    coins: numbers('coins'),
    drafts: numbers('drafts'),
    drops: numbers('drops'),
    confirmed: one('confirmed'),
    knows: sets('knows'),
    waves: numbers('waves'),
    gifts: numbers('gifts'),
  };
};

const invariants = (s: TinyState): readonly string[] => {
  const broken: string[] = [];
  const places = [s.bag, s.played, ...s.hands];
  if (places.reduce((sum, set) => sum + count(set), 0) !== T.CARDS || places.reduce((all, set) => all | set, 0) !== T.ALL_CARDS)
    broken.push('cards lost or doubled');
  if (s.coins.some(n => n < 0)) broken.push('a debt');
  s.knows.forEach((cards, i) => {
    if ((cards & ~T.hand(s, i % s.seats)) !== 0) broken.push('knows a card that is not there');
  });
  s.drafts.forEach((card, seat) => {
    if (card !== T.NONE && !has(T.hand(s, seat), card)) broken.push('a draft that is not in hand');
  });
  return broken;
};

export const tinyOf = (rooms: TinyRooms): TinyGame => ({
  ...fromRooms(rooms, () => 'TY-7'),
  id: 'tiny',
  rules: 1,
  seatRange: [2, 3],
  optionSpec: {},
  openKinds: ['gift'],
  parseOptions: json => parseChoices<TinyOptions>({}, json, 'TY-7'),
  setup: T.setup,
  clone: T.clone,
  outcome,
  absent: () => 'bot',
  view: T.view,
  seen: T.seen,
  knowledge: (s, seat) => s.hands.map((_, owner) => each(T.known(s, seat, owner))),
  determinize,
  parseAction,
  actionSchemas,
  parsePosition,
  printPosition,
  invariants,
});

export const tiny: TinyGame = tinyOf(TINY_ROOMS);
