/**
 * One line for a position, for tests, puzzles and bug reports: the number of seats, options, then `name=value` for all that
 * differs from an empty table. Holdings by name (`hand0=grain*2+wool`, `cargo0A=gift`), rooms as a path (`room=season/build`), what the
 * frame on top carries by the name of the fact (`position=2`).
 */
import { type Illegal, isIllegal, isOneOf, top } from '@stoa/engine';
import { CARD_COUNT, CARDS, cardIndex, FLEET_COUNT, FLEETS, ISLANDS, islandIndex, MAX_SEATS } from './cards.ts';
import { FRAMES, type PaFrame, type PaRoomName, ROOM_NAMES } from './frames.ts';
import { impossibleIn } from './notation/possible.ts';
import { type PaOptions, parseOptions } from './options.ts';
import { NEWEST_RULES } from './rules.ts';
import { blank } from './setup.ts';
import type { PaState } from './state.ts';

const FLAGS = ['beginner', 'delianLeague', 'tournament', 'openTrades'] as const;
type Scalars = { [K in keyof PaState]: PaState[K] extends number ? K : never }[keyof PaState];
type Lists = { [K in keyof PaState]: PaState[K] extends number[] ? K : never }[keyof PaState];
const NOT_PRINTED: readonly string[] = ['seats', 'stack', 'resuming', 'options', 'hand', 'cargo', 'islandOf'];

/** Names that older positions use. */
const RENAMED: Readonly<Record<string, string>> = {
  row: 'yearEvents',
  added: 'costEvents',
  event: 'place',
  naming: 'seat',
  left: 'toLose',
  hit: 'hitFleets',
  looking: 'land',
  planFor: 'fleet',
  disputed: 'philosophy',
};
/** Every fact that some frame has. Older positions may name facts that the frame of their room does not have; those are ignored. */
const FACTS: ReadonlySet<string> = new Set(Object.values(FRAMES).flatMap(frame => Object.keys(frame.at ?? {})));

const holding = (list: readonly number[], block: number): string => {
  const words: string[] = [];
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = list[block * CARD_COUNT + card]!;
    if (n > 0) words.push(n === 1 ? CARDS[card]! : `${CARDS[card]}*${n}`);
  }
  return words.join('+');
};

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(',') : String(value));
const factsOf = (frame: PaFrame): string[] => {
  const usual: Readonly<Record<string, unknown>> = { ...FRAMES[frame.room].at };
  return Object.entries(frame.at ?? {}).flatMap(([name, value]) =>
    textOf(value) === textOf(usual[name]) ? [] : [`${name}=${textOf(value)}`],
  );
};

export const printPosition = (s: PaState): string => {
  const empty = blank(s.seats, s.options, NEWEST_RULES);
  const words: string[] = [String(s.seats), ...FLAGS.filter(flag => s.options[flag])];
  words.push(`room=${s.stack.map(frame => frame.room).join('/')}`);
  if (s.islandOf.some(island => island >= 0)) words.push(`islands=${s.islandOf.map(island => ISLANDS[island] ?? '-').join(',')}`);
  for (let seat = 0; seat < s.seats; seat++) {
    const hand = holding(s.hand, seat);
    if (hand !== '') words.push(`hand${seat}=${hand}`);
    for (let f = 0; f < FLEET_COUNT; f++) {
      const cargo = holding(s.cargo, seat * FLEET_COUNT + f);
      if (cargo !== '') words.push(`cargo${seat}${FLEETS[f]}=${cargo}`);
    }
  }
  for (const [name, value] of Object.entries(s)) {
    if (NOT_PRINTED.includes(name)) continue;
    const text = textOf(value);
    if (text !== textOf(empty[name as keyof PaState])) words.push(`${name}=${text}`);
  }
  const frame = top(s);
  if (frame !== undefined) words.push(...factsOf(frame));
  if (s.options.pack !== null) words.push(`pack=${JSON.stringify(s.options.pack)}`);
  return words.join(' ');
};

const bad = (token: string): Illegal => ({ rule: 'PA-21.1', why: 'bad-position', with: { token: token.slice(0, 80) } });

const readHolding = (list: number[], block: number, text: string): boolean => {
  for (const word of text.split('+')) {
    const [id, n = '1'] = word.split('*');
    const card = cardIndex.get(id ?? '');
    if (card === undefined || !/^\d{1,2}$/.test(n)) return false;
    list[block * CARD_COUNT + card] = Number(n);
  }
  return true;
};
const readFact = (s: PaState, name: string, numbers: readonly number[]): boolean => {
  const frame = top(s);
  const at: Readonly<Record<string, unknown>> = { ...frame?.at };
  const usual = at[name];
  if (usual === undefined) return true;
  if (numbers.length !== (Array.isArray(usual) ? usual.length : 1)) return false;
  s.stack[s.stack.length - 1] = { room: frame?.room, at: { ...at, [name]: Array.isArray(usual) ? numbers : numbers[0] } } as PaFrame;
  return true;
};
const readToken = (s: PaState, name: string, text: string): boolean => {
  if (name === 'room') {
    const rooms = text === '' ? [] : text.split('/');
    if (rooms.length > 8 || rooms.some(room => !ROOM_NAMES.includes(room as PaRoomName))) return false;
    s.stack = rooms.map(room => FRAMES[room as PaRoomName]);
    return true;
  }
  if (name === 'islands') {
    const ids = text.split(',');
    if (ids.length !== s.seats || ids.some(id => id !== '-' && !islandIndex.has(id))) return false;
    ids.forEach((id, seat) => {
      s.islandOf[seat] = islandIndex.get(id) ?? -1;
    });
    return true;
  }
  const place = /^(hand|cargo)([0-5])([ABC]?)$/.exec(name);
  if (place !== null) {
    const seat = Number(place[2]);
    if (seat >= s.seats || (place[1] === 'cargo') !== (place[3] !== '')) return false;
    if (place[1] === 'hand') return readHolding(s.hand, seat, text);
    return readHolding(s.cargo, seat * FLEET_COUNT + FLEETS.indexOf(place[3] as 'A'), text);
  }
  const numbers = text === '' ? [] : text.split(',').map(Number);
  if (numbers.some(n => !Number.isInteger(n) || Math.abs(n) > 2_147_483_648)) return false;
  if (FACTS.has(name)) return readFact(s, name, numbers);
  if (!Object.hasOwn(s, name) || NOT_PRINTED.includes(name)) return false;
  const usual = s[name as keyof PaState];
  if (typeof usual === 'number') {
    if (numbers.length !== 1) return false;
    if (name === 'rules' && !(numbers[0]! >= 1 && numbers[0]! <= NEWEST_RULES)) return false;
    (s as Record<Scalars, number>)[name as Scalars] = numbers[0]!;
    return true;
  }
  const list = s[name as Lists]!;
  const isFree = name === 'offers' || name === 'promises' || name === 'shownTrades';
  if (isFree ? numbers.length > 5000 : numbers.length !== list.length) return false;
  list.splice(0, list.length, ...numbers);
  return true;
};

/** `rules`: the number of the table that begins here; a position that names one keeps it. */
export const parsePosition = (notation: string, rules = NEWEST_RULES): PaState | Illegal => {
  const at = notation.indexOf(' pack=');
  let pack: unknown = null;
  if (at >= 0)
    try {
      pack = JSON.parse(notation.slice(at + ' pack='.length));
    } catch {
      return bad('pack=');
    }
  const [first = '', ...tokens] = (at < 0 ? notation : notation.slice(0, at)).trim().split(/\s+/);
  const seats = Number(first);
  if (!Number.isInteger(seats) || seats < 3 || seats > MAX_SEATS) return bad(first);
  const options: PaOptions | Illegal = parseOptions({ ...Object.fromEntries(FLAGS.map(flag => [flag, tokens.includes(flag)])), pack });
  if (isIllegal(options)) return options;
  const s = blank(seats, options, rules);
  // The room comes first: facts belong to its frame.
  const isRoom = (token: string): boolean => token.startsWith('room=');
  for (const token of [...tokens.filter(isRoom), ...tokens.filter(token => !isRoom(token))]) {
    if (isOneOf(FLAGS, token)) continue;
    const cut = token.indexOf('=');
    const name = token.slice(0, cut);
    if (cut < 0 || !readToken(s, RENAMED[name] ?? name, token.slice(cut + 1))) return bad(token);
  }
  const wrong = impossibleIn(s);
  return wrong === undefined ? s : bad(tokens.findLast(token => token.startsWith(`${wrong}=`)) ?? wrong);
};
