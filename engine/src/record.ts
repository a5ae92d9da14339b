/**
 * Records: a header, its entries and an end block, tied together by a hash chain over canonical JSON. RECORD.md documents
 * them. This file makes a record of a table, and parses the shape of a record from any input in bounded time and memory.
 */
import { canonical } from './canonical.ts';
import type { Action, GameEvent, Outcome, Seat } from './contract.ts';
import { type Draws, type Entry, MAX_CLOCK_WORD, MAX_ENTRIES, type TableHeader } from './entries.ts';
import { isFields, isWhole } from './guards.ts';
import { headerShapeProblem } from './header.ts';
import type { Message, Table } from './table.ts';

/** The keyed generator and the hash, handed in: `fair/` has them. */
export interface Fairness {
  /** A link of the chain, from text. */
  hash(text: string): string;
  commitment(secret: string): string;
  draws(secret: string, table: string, entropies: TableHeader['entropies']): Draws;
  seating(secret: string, table: string, entropies: TableHeader['entropies'], seats: number): readonly number[];
}

type Linked<T> = T & { readonly h: string };
export interface RecordEnd {
  /** null while the game runs. */
  readonly result: Outcome | null;
  /** null until it is revealed. */
  readonly secret: string | null;
  /** The secrets of the `epoch` entries, in order, with `secret`; only where there are any. */
  readonly later?: readonly string[];
}
export interface TableRecord {
  readonly header: Linked<TableHeader>;
  readonly entries: readonly Linked<Entry<unknown>>[];
  readonly end: Linked<RecordEnd>;
}

export const MAX_RECORD_BYTES = 5_000_000;
const MAX_DEPTH = 24;

/** Something is wrong with part `at`: 0 is the header, 1 … n the entries, n + 1 the end block. */
export interface RecordProblem {
  readonly at: number;
  readonly problem: string;
}

/** The next link of the chain: over the one before and the part without its own `h`. */
export const link = (hash: Fairness['hash'], before: string, part: object): string => {
  const { h: _, ...rest } = part as { readonly h?: unknown };
  return hash(before + canonical(rest));
};

/**
 * The whole record, including everything that was hidden: for the referee, and for all after the end.
 * The secret is null until the game is over.
 */
export const makeRecord = <S, A extends Action, E extends GameEvent, V, O>(
  table: Table<S, A, E, V, O>,
  hash: Fairness['hash'],
  secret: string | null,
  later: readonly string[] = [],
): TableRecord => {
  let h = '';
  const linked = <T extends object>(part: T): Linked<T> => {
    h = link(hash, h, part);
    return { ...part, h };
  };
  return {
    header: linked(table.header),
    entries: table.entries.map(entry => linked(entry)),
    end: linked({ result: table.outcome ?? null, secret, ...(secret === null || later.length === 0 ? {} : { later: [...later] }) }),
  };
};

/** What a seat may keep of a game that still runs: what it has been shown, nothing else. */
export interface SeenRecord<A, E, V> {
  readonly format: 'stoa-seen/1';
  readonly header: TableHeader;
  /** null is a spectator. */
  readonly seat: Seat | null;
  readonly shown: Message<A, E, V>;
}
export const seatRecord = <S, A extends Action, E extends GameEvent, V, O>(
  table: Table<S, A, E, V, O>,
  seat: Seat | undefined,
): SeenRecord<A, E, V> => ({ format: 'stoa-seen/1', header: table.header, seat: seat ?? null, shown: table.since(seat, 0) });

/** Too deep, too large, or not JSON at all. Counts the least that the text would need; stops at the first violation. */
const unbounded = (input: unknown): string | undefined => {
  let left = MAX_RECORD_BYTES;
  const visit = (x: unknown, depth: number): string | undefined => {
    left -= typeof x === 'string' ? x.length + 2 : 1;
    if (left < 0) return `larger than ${MAX_RECORD_BYTES} bytes`;
    if (x === null || typeof x === 'boolean' || typeof x === 'string') return undefined;
    if (typeof x === 'number') return Number.isFinite(x) && !Object.is(x, -0) ? undefined : 'a number that JSON does not have';
    if (typeof x !== 'object') return `a value of type ${typeof x}`;
    if (depth === 0) return `nested deeper than ${MAX_DEPTH}`;
    if (Array.isArray(x)) {
      for (const item of x) {
        const problem = visit(item, depth - 1);
        if (problem !== undefined) return problem;
      }
      return undefined;
    }
    const proto: unknown = Object.getPrototypeOf(x);
    if (proto !== Object.prototype && proto !== null) return 'an object that is not plain';
    for (const key of Object.keys(x)) {
      if (key === '__proto__') return 'a field named __proto__';
      left -= key.length;
      const problem = visit((x as Readonly<Record<string, unknown>>)[key], depth - 1);
      if (problem !== undefined) return problem;
    }
    return undefined;
  };
  return visit(input, MAX_DEPTH);
};

type Fields = Readonly<Record<string, unknown>>;
const exactly = (x: Fields, keys: string): boolean => Object.keys(x).sort().join(',') === keys;
const isCount = (x: unknown): boolean => isWhole(x, 0, Number.MAX_SAFE_INTEGER);
const isHex32 = (x: unknown): boolean => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);
const isLink = (x: unknown): boolean => typeof x === 'string' && x.length <= 128;

/** The fields of each kind of entry, in alphabetical order, and what they must be. */
const ENTRY_SHAPES: Readonly<Record<Entry['kind'], readonly [keys: string, fits: (e: Fields) => boolean]>> = {
  action: ['action,at,by,h,kind,seq', e => isCount(e.by) && isFields(e.action)],
  chance: ['action,at,draw,h,kind,seq', e => isCount(e.draw) && isFields(e.action)],
  undo: ['at,by,h,kind,seq,takesBack', e => isCount(e.by) && isCount(e.takesBack)],
  seat: ['at,h,kind,now,seat,seq', e => isCount(e.seat) && (e.now === 'human' || e.now === 'bot' || e.now === 'empty')],
  clock: ['at,h,kind,seat,seq,what', e => isCount(e.seat) && typeof e.what === 'string' && e.what.length <= MAX_CLOCK_WORD],
  epoch: ['at,commitment,h,kind,seq', e => isHex32(e.commitment)],
  end: [
    'at,by,h,kind,reason,seq',
    e => (e.by === null || isCount(e.by)) && (e.reason === 'conceded' || e.reason === 'agreed' || e.reason === 'void'),
  ],
};

const entryShapeProblem = (e: unknown, seq: number): string | undefined => {
  if (!isFields(e)) return 'not an object';
  if (typeof e.kind !== 'string' || !Object.hasOwn(ENTRY_SHAPES, e.kind)) return 'an entry of an unknown kind';
  const [keys, fits] = ENTRY_SHAPES[e.kind as Entry['kind']];
  if (!exactly(e, keys)) return `an entry of kind ${e.kind} has exactly these fields: ${keys}`;
  if (e.seq !== seq) return `its seq should be ${seq}`;
  if (!isCount(e.at)) return 'its time is not a whole number of milliseconds';
  if (!isLink(e.h)) return 'h is not a text';
  return fits(e) ? undefined : `a field of this ${e.kind} has the wrong form`;
};

const endShapeProblem = (e: unknown): string | undefined => {
  if (!isFields(e) || !(exactly(e, 'h,result,secret') || exactly(e, 'h,later,result,secret')) || !isLink(e.h))
    return 'the end block has exactly these fields: h,result,secret, and later where the secret changed';
  if (e.result !== null && !isFields(e.result)) return 'result is neither null nor an outcome';
  if (e.secret !== null && !isHex32(e.secret)) return 'secret is neither null nor 64 hexadecimal digits';
  if ('later' in e && !(e.secret !== null && Array.isArray(e.later) && e.later.length > 0 && e.later.every(isHex32)))
    return 'later is not a list of secrets beside the first';
  return undefined;
};

/** What can be parsed of any input: the parts, and the first part that has the wrong shape. */
export interface Reading {
  readonly record: TableRecord;
  readonly first: RecordProblem | undefined;
}

/** Bounds and outline. A part of the wrong shape is named but left in place; the shape of everything before it is valid. */
export const readRecord = (input: unknown): Reading | RecordProblem => {
  let json = input;
  if (typeof input === 'string') {
    if (input.length > MAX_RECORD_BYTES) return { at: 0, problem: `larger than ${MAX_RECORD_BYTES} bytes` };
    try {
      json = JSON.parse(input);
    } catch {
      return { at: 0, problem: 'not JSON' };
    }
  }
  const problem = unbounded(json);
  if (problem !== undefined) return { at: 0, problem };
  if (!isFields(json) || !exactly(json, 'end,entries,header'))
    return { at: 0, problem: 'a record has exactly these fields: end,entries,header' };
  const { header, entries, end } = json;
  if (!Array.isArray(entries)) return { at: 0, problem: 'entries is not a list' };
  if (entries.length > MAX_ENTRIES) return { at: 0, problem: `more than ${MAX_ENTRIES} entries` };
  return { record: { header, entries, end } as TableRecord, first: firstMisshapen(header, entries, end) };
};

const firstMisshapen = (header: unknown, entries: readonly unknown[], end: unknown): RecordProblem | undefined => {
  const { h, ...facts } = isFields(header) ? header : ({} as Fields);
  const wrongHeader = isLink(h) ? headerShapeProblem(facts) : 'the header has no h';
  if (wrongHeader !== undefined) return { at: 0, problem: wrongHeader };
  for (const [i, entry] of entries.entries()) {
    const problem = entryShapeProblem(entry, i + 1);
    if (problem !== undefined) return { at: i + 1, problem };
  }
  const wrongEnd = endShapeProblem(end);
  return wrongEnd === undefined ? undefined : { at: entries.length + 1, problem: wrongEnd };
};

/** Parses a record: shape and size, no rules. Never throws. `verifyRecord` does the rest. */
export const parseRecord = (input: unknown): TableRecord | RecordProblem => {
  const reading = readRecord(input);
  return 'problem' in reading ? reading : (reading.first ?? reading.record);
};
