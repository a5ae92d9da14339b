/** Differences between JSON values: what is applied is the target to the letter, and what does not fit is refused. */
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedMessage, fingerprint, fingerprintOf, type Position, printsOf } from '../src/changes.ts';
import { apply, difference, Misfit } from '../src/difference.ts';
import { firstTold, listText, newSharedWork, nextTold, type Told } from '../src/told.ts';
import type { SeatChange, SeatMessage } from '../src/types.ts';

const sent = (x: unknown): unknown => JSON.parse(JSON.stringify(x));
const leadsTo = (from: unknown, to: unknown): string => {
  const change = difference(from, to);
  return JSON.stringify(change === undefined ? from : apply(sent(from), sent(change)));
};

/** Two values that have much in common: the second is the first with parts of a third in their places. */
const mixed = (a: unknown, b: unknown, keep: () => boolean): unknown => {
  if (keep()) return a;
  if (Array.isArray(a) && Array.isArray(b)) return (keep() ? a : b).map((x, i) => mixed(x, b[i] ?? x, keep));
  if (typeof a === 'object' && a !== null && typeof b === 'object' && b !== null && !Array.isArray(a))
    return Object.fromEntries([
      ...Object.entries(a).map(([key, x]) => [key, mixed(x, b, keep)]),
      ...Object.entries(b).slice(keep() ? 1 : 0),
    ]);
  return b;
};

describe('a difference', () => {
  test('leads from any JSON to any other, key order included', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.jsonValue({ maxDepth: 5 }), (a, b) => {
        expect(leadsTo(a, b)).toBe(JSON.stringify(b));
      }),
      { numRuns: 3000 },
    );
  });

  test('leads between values that are much alike', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.jsonValue({ maxDepth: 4 }), fc.infiniteStream(fc.boolean()), (a, b, coins) => {
        const other = sent(mixed(a, b, () => coins.next().value === true));
        expect(leadsTo(a, other)).toBe(JSON.stringify(other));
        expect(leadsTo(other, a)).toBe(JSON.stringify(a));
      }),
      { numRuns: 3000 },
    );
  });

  test('is short', () => {
    const card = (n: number) => ({ id: n, kind: 'card', text: 'x'.repeat(50) });
    const from = { hand: [card(1), card(2), card(3)], cities: { athens: [1, 2], sparta: [3] }, turn: 4 };
    expect(difference(from, { ...from, hand: [card(1), card(3)] })).toEqual({ hand: [1, 1] });
    expect(difference(from, { ...from, cities: { athens: [1, 5], sparta: [3] }, turn: 5 })).toEqual({
      cities: { athens: { 1: [5] } },
      turn: [5],
    });
    expect(difference([1, 2, 3, 4], [1, 7, 8, 4])).toEqual([1, 2, 7, 8]);
    expect(difference({ a: 1, b: 2 }, { a: 1 })).toEqual({ b: 0 });
    expect(difference({ a: 1 }, { a: 1, b: 2 })).toEqual({ b: [2] });
    expect(difference(from, structuredClone(from))).toBeUndefined();
  });

  test('takes fields that are undefined as absent, and holes as null', () => {
    expect(leadsTo({ a: 1, b: undefined }, { a: 1, c: undefined })).toBe('{"a":1}');
    expect(leadsTo({ a: 1 }, { a: undefined, b: 2 })).toBe('{"b":2}');
    expect(leadsTo([1, undefined], [undefined, 2])).toBe('[null,2]');
  });

  test('keeps keys that are no ordinary fields', () => {
    const strange = JSON.parse('{"__proto__":{"a":1},"toString":2}') as unknown;
    for (const [from, to] of [
      [{ a: 1 }, strange],
      [strange, { a: 1 }],
      [{ toString: 1 }, {}],
      [{}, { constructor: 1 }],
    ])
      expect(leadsTo(from, to)).toBe(JSON.stringify(to));
  });

  test('does not change what it is applied to', () => {
    const from = Object.freeze({ list: Object.freeze([1, 2]), deep: Object.freeze({ a: 1 }) });
    expect(apply(from, { list: [2, 0, 3], deep: { a: [2] } })).toEqual({ list: [1, 2, 3], deep: { a: 2 } });
  });
});

test.each([
  ['no difference at all', {}, 'x'],
  ['null', {}, null],
  ['a number', {}, 0],
  ['a list without anything', [], []],
  ['fields of a number', 4, { a: [1] }],
  ['a part of an object', {}, [0, 0]],
  ['a part beyond the end', [1], [0, 2]],
  ['a part before the beginning', [1], [-1, 1]],
  ['half a place', [1], [0.5, 0]],
  ['an index beyond the end', [1], { 1: [2] }],
  ['an index that is none', [1], { x: [2] }],
  ['an index written otherwise', [1], { '00': [2] }],
  ['an item that goes', [1], { 0: 0 }],
  ['a key that is not there', {}, { a: { b: [1] } }],
  ['a key that is not there and goes', {}, { a: 0 }],
  ['the prototype', {}, JSON.parse('{"__proto__":[1]}')],
])('refused: %s', (_name, base, change) => {
  expect(() => apply(base, change)).toThrow(Misfit);
});

test('the fingerprint is the CRC-32 that servers have built in', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(fingerprint(text)).toBe(crc32(text));
    }),
  );
  expect(fingerprint('{"name":"Περικλῆς 🏛"}')).toBe(crc32('{"name":"Περικλῆς 🏛"}'));
});

const positionIn = ({
  cursor: _,
  keep: __,
  events: ___,
  undo: ____,
  clocks: _____,
  sentAt: ______,
  seat: _______,
  ...position
}: SeatMessage): Position => position;

describe('fingerprints', () => {
  const at = (view: unknown, room = 'round'): Position => ({
    decision: null,
    room,
    waiting: [],
    mayAct: false,
    view,
    actions: [],
    chairs: [],
    outcome: null,
  });

  test('of changed parts alone are those of the whole position', () => {
    const views = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue());
    fc.assert(
      fc.property(views, views, fc.constantFrom('round', 'battle'), (a, b, room) => {
        const [from, to] = [at(a), at(b, room)];
        expect(printsOf(to, fingerprint, difference(from, to) ?? {}, printsOf(from))).toEqual(printsOf(to));
      }),
    );
  });

  test.each<[string, Position, Position]>([
    ['a value', at({ a: 1, b: 2 }), at({ a: 1, b: 3 })],
    ['the order', at({ a: 1, b: 2 }), at({ b: 2, a: 1 })],
    ['a name', at({ a: 1, b: 2 }), at({ a: 1, c: 2 })],
    ['which field has which value', at({ a: 1, b: 2 }), at({ a: 2, b: 1 })],
    ['a field of the position', at({ a: 1 }), at({ a: 1 }, 'battle')],
    ['a list for an object', at({}), at([])],
  ])('tell apart: %s', (_name, a, b) => {
    expect(printsOf(a).print).not.toBe(printsOf(b).print);
  });
});

describe('what a viewer is told next', () => {
  const at = (view: unknown, actions: readonly unknown[], room = 'round'): Position => ({
    decision: actions.length,
    room,
    waiting: [1],
    mayAct: false,
    view,
    actions: actions as Position['actions'],
    chairs: [],
    outcome: null,
  });
  const named = ({ parts, prints }: Told['view']) => ({ names: parts.map(({ name }) => name), prints });
  const printsIn = ({ print, fields, view }: Told) => ({ print, fields: named(fields), view: named(view) });
  const values = fc.jsonValue({ maxDepth: 4 });
  const views = fc.oneof(
    fc.dictionary(fc.string(), values),
    fc.record({ cities: fc.array(values), turn: fc.integer(), prompt: values, hand: fc.array(fc.integer()) }),
    values,
  );
  const lists = fc.array(fc.oneof(fc.record({ do: fc.constantFrom('move', 'pass'), n: fc.nat(3) }), values), { maxLength: 5 });

  test('is the difference, its text and its fingerprints, also where viewers share the work', () => {
    fc.assert(
      fc.property(views, views, lists, lists, fc.infiniteStream(fc.boolean()), (a, b, some, others, coins) => {
        const coin = () => coins.next().value === true;
        const shared = newSharedWork();
        const [from, to] = [at(a, some), at(mixed(a, b, coin), mixed(some, others, coin) as unknown[], 'battle')];
        const change = difference(from, to) ?? {};
        // The second viewer sees the same parts; the third, in the next step, has been told all of it.
        for (const _ of [1, 2]) {
          const told = firstTold(from, fingerprint);
          expect(nextTold(told, to, fingerprint, shared)).toBe(JSON.stringify(change));
          expect(told).toEqual(firstTold(to, fingerprint));
          expect(printsIn(told)).toEqual(printsOf(to));
          expect(nextTold(told, from, fingerprint, newSharedWork())).toBe(JSON.stringify(difference(to, from) ?? {}));
          expect(told).toEqual(firstTold(from, fingerprint));
        }
        expect(listText(shared, [a, b, a])).toBe(JSON.stringify([a, b, a]));
      }),
      { numRuns: 2000 },
    );
  });

  test('takes the general way where a part is undefined, or the view is a list', () => {
    for (const [from, to] of [
      [
        { a: 1, b: undefined },
        { a: 1, b: 2 },
      ],
      [
        { a: 1, b: 2 },
        { a: 1, b: undefined },
      ],
      [{ a: 1 }, [1]],
      [[1], [1, 2]],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":2}')],
    ]) {
      const told = firstTold(at(from, []), fingerprint);
      expect(nextTold(told, at(to, []), fingerprint, newSharedWork())).toBe(JSON.stringify(difference(at(from, []), at(to, []))));
      expect(told).toEqual(firstTold(at(to, []), fingerprint));
    }
  });
});

describe('a change', () => {
  const last: SeatMessage = {
    seat: 1,
    cursor: 4,
    decision: 2,
    room: 'round',
    waiting: [1],
    mayAct: false,
    view: { coins: [5, 4], hand: [1, 2] },
    keep: 3,
    events: [{ e: 'drawn' }],
    actions: [{ do: 'pass' }],
    undo: false,
    chairs: ['human', 'bot'],
    outcome: null,
    clocks: [],
    sentAt: 1000,
  };
  const next: SeatMessage = {
    ...last,
    cursor: 5,
    decision: null,
    view: { coins: [5, 3], hand: [1] },
    actions: [],
    undo: true,
    sentAt: 2000,
  };
  const change: SeatChange = {
    cursor: 5,
    base: fingerprintOf(last),
    print: fingerprintOf(next),
    position: { decision: [null], view: { coins: { 1: [3] }, hand: [1, 1] }, actions: [0, 1] },
    keep: 3,
    events: [{ e: 'drawn' }],
    undo: true,
    clocks: [],
    sentAt: 2000,
  };

  test('gives the message', () => {
    expect(changedMessage(last, printsOf(positionIn(last)), change)?.message).toEqual(next);
  });

  test('a short one leaves out what is as usual', () => {
    const { cursor, print, position } = change;
    const before = printsOf(positionIn(last));
    const usual = { keep: 4, events: [], undo: false, clocks: [], sentAt: 1000 };
    expect(changedMessage(last, before, { cursor, print, position })?.message).toEqual({ ...next, ...usual });
    const shorter = { cursor, print, position, keep: 1, undo: true };
    expect(changedMessage(last, before, shorter)?.message).toEqual({ ...next, ...usual, keep: 1, undo: true });
    // Nothing but `print` tells that it starts from another position.
    const other = { ...last, view: { coins: [6, 4], hand: [1, 2] } };
    expect(changedMessage(other, printsOf(positionIn(other)), { cursor, print, position })).toBeUndefined();
  });

  test.each<[string, SeatChange]>([
    ['from another position', { ...change, base: fingerprintOf(last) ^ 1 }],
    ['to another position', { ...change, print: change.print ^ 1 }],
    ['that does not fit', { ...change, position: { view: { coins: { 7: [3] } } } }],
    ['that lost a part', { ...change, position: { decision: [null] } }],
    ['of no position', { ...change, position: [4] }],
    ['with a field too many', { ...change, position: { ...(change.position as object), more: [1] } }],
  ])('is refused: %s', (_name, broken) => {
    expect(changedMessage(last, printsOf(positionIn(last)), broken)).toBeUndefined();
  });
});
