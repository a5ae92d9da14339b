/** Records from people who mean ill: whatever it is, refused or verified in bounded time, never an exception. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  anyGame,
  canonical,
  type Entry,
  type Fairness,
  MAX_ENTRIES,
  MAX_RECORD_BYTES,
  parseRecord,
  UNDO_REACH,
  verifyRecord,
} from '../src/index.ts';
import { tiny } from '../testing/index.ts';
import type { TinyAction, TinyState } from '../testing/tiny-state.ts';
import { finished, forge, type Loose, loose, recordOf, verify } from './record-tools.ts';
import { openBids, tinyTable, toyFairness } from './table-tools.ts';

describe('hostile input', () => {
  const good = recordOf(finished(2, 'hostile'));
  const refused = (input: unknown, problem: string): void => {
    expect(parseRecord(input)).toMatchObject({ problem: expect.stringContaining(problem) });
    const verdict = verify(input);
    expect(verdict.ok).toBe(false);
    expect(verdict.message).toContain(problem);
  };

  test('things that are no record', () => {
    for (const input of ['', '{', 'null', '[]', '0', '"x"', '{"header":1}'])
      refused(input, input === '' || input === '{' ? 'not JSON' : 'exactly');
    for (const input of [undefined, () => 0, Symbol('x'), 1n]) refused(input, 'type');
    refused(new Date(0), 'not plain');
    refused({ ...good, more: 1 }, 'exactly these fields');
    refused({ ...good, entries: {} }, 'entries is not a list');
  });

  test('deep, large, many', () => {
    refused('['.repeat(2_000_000), 'not JSON');
    refused('['.repeat(1_000_000) + ']'.repeat(1_000_000), 'nested deeper');
    refused(`{"header":${'{"a":'.repeat(30)}1${'}'.repeat(30)},"entries":[],"end":{}}`, 'nested deeper');
    refused(' '.repeat(MAX_RECORD_BYTES + 1), 'larger than');
    refused({ ...good, end: { ...good.end, h: 'x'.repeat(MAX_RECORD_BYTES) } }, 'larger than');
    refused({ ...good, entries: new Array(MAX_RECORD_BYTES + 1).fill(0) }, 'larger than');
    refused({ ...good, entries: new Array(MAX_ENTRIES + 1).fill(0) }, 'more than 20000 entries');
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    refused(circle, 'nested deeper');
  });

  test('odd values', () => {
    refused(JSON.stringify(good).replace('"at":0', '"at":-0'), 'a number that JSON does not have');
    refused(JSON.stringify(good).replace('"at":0', '"at":1e999'), 'a number that JSON does not have');
    refused(JSON.stringify(good).replace('"at":0', '"at":1e300'), 'its time is not a whole number');
    refused(JSON.stringify(good).replace('"at":0', '"__proto__":{"kind":"end"},"at":0'), '__proto__');
    refused({ ...good, end: { ...good.end, h: Number.NaN } }, 'a number that JSON does not have');
    refused({ ...good, header: { ...good.header, seats: 2.5 } }, 'seats');
    refused({ ...good, header: { ...good.header, toString: 'x' } }, 'exactly these fields');
    refused({ ...good, entries: [{ ...good.entries[0], kind: 'constructor' }] }, 'unknown kind');
    refused({ ...good, entries: [good.entries[0], good.entries[0]] }, 'its seq should be 2');
  });

  test('a game that throws on what it is given is a verdict, not a crash', () => {
    const brittle = (): AnyGame => ({
      ...anyGame(tiny),
      parseAction() {
        throw new Error('brittle');
      },
    });
    expect(verifyRecord(good, brittle, toyFairness)).toMatchObject({ ok: false, firstBad: 1, message: 'brittle' });
    const broken: Fairness = {
      ...toyFairness,
      hash() {
        throw new Error('no hash');
      },
    };
    expect(verify(good, broken)).toMatchObject({ ok: false, firstBad: 0 });
  });

  test('the longest undo war is refused or verified in bounded time', () => {
    const table = tinyTable(2, 'war');
    openBids(table);
    const entries: Entry<unknown>[] = table.entries.slice();
    const action = { do: 'choose', card: tiny.view(table.state, 0).hand[0] };
    while (entries.length < MAX_ENTRIES - 1) {
      entries.push({ seq: entries.length + 1, at: 0, kind: 'action', by: 0, action });
      entries.push({ seq: entries.length + 1, at: 0, kind: 'undo', by: 0, takesBack: entries.length });
    }
    const record = forge({ header: { ...table.header }, entries, end: { result: null, secret: null } } as unknown as Loose);
    const from = performance.now();
    expect(verify(record)).toMatchObject({ ok: true, entries: entries.length });
    expect(performance.now() - from).toBeLessThan(20_000);
  });

  /** Every undo reaches as far back as it may, over entries of another seat. */
  test('so is the deepest', () => {
    const endless: AnyGame = {
      ...anyGame(tiny),
      why: (s, by, a) => (a.do === 'wave' ? undefined : tiny.why(s as TinyState, by, a as TinyAction)),
    };
    const { header, entries: dealt } = tinyTable(2, 'deep');
    const entries: Entry<unknown>[] = dealt.slice();
    const wave = (by: number): unknown => entries.push({ seq: entries.length + 1, at: 0, kind: 'action', by, action: { do: 'wave' } });
    while (entries.length < 2000) wave(0);
    for (let i = 1; i < UNDO_REACH; i++) wave(1);
    for (let takesBack = 2000; takesBack > 1000; takesBack--)
      entries.push({ seq: entries.length + 1, at: 0, kind: 'undo', by: 0, takesBack });
    const record = forge({ header: { ...header }, entries, end: { result: null, secret: null } } as unknown as Loose);
    const from = performance.now();
    expect(verifyRecord(record, () => endless, toyFairness)).toMatchObject({ ok: true, entries: entries.length });
    expect(performance.now() - from).toBeLessThan(20_000);
  });

  test('anything at all: never an exception, never accepted', () => {
    fc.assert(
      fc.property(
        fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withObjectString: true }),
        input => {
          expect(verify(input).ok).toBe(false);
          expect('problem' in parseRecord(input)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('any JSON in the place of any part: never an exception, never accepted', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(), fc.constantFrom('header', 'entries', 'end', 'entry', 'action'), (junk, pick, where) => {
        const record = loose(good);
        const i = pick % record.entries.length;
        const before = canonical(record);
        if (where === 'entry') record.entries[i] = junk as Record<string, unknown>;
        else if (where === 'action') record.entries[i]!.action = junk;
        else (record as unknown as Record<string, unknown>)[where] = junk;
        if (canonical(record) !== before) expect(verify(record).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('damaged text: never an exception, never accepted unless it means the same', () => {
    const text = JSON.stringify(good);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.nat(3), fc.string({ maxLength: 3 }), (at, cut, put) => {
        const damaged = text.slice(0, at) + put + text.slice(at + cut);
        let same = false;
        try {
          same = canonical(JSON.parse(damaged)) === canonical(good);
        } catch {}
        expect(verify(damaged).ok).toBe(same);
      }),
      { numRuns: 500 },
    );
  });
});
