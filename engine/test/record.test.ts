/** Records: made, read and verified; any single change is found at its number. */
import { describe, expect, test } from 'vitest';
import { canonical, parseRecord, type TableRecord } from '../src/index.ts';
import { copy, finished, forge, type Loose, loose, recordOf, verify } from './record-tools.ts';
import { bidAll, fairTable, openBids, play, playOut, type TinyTable, tinyTable, toyFairness, undo, wanted } from './table-tools.ts';

/** A short game with an entry of every kind. */
const everyKind = (): TinyTable => {
  const table = fairTable(2);
  play(table, 1, { do: 'wave' });
  undo(table, 1);
  for (const intent of [
    { do: 'seat', seat: 1, now: 'bot' },
    { do: 'clock', seat: 0, what: 'low' },
  ] as const)
    table.adopt(wanted(table.propose(intent, 1000)));
  openBids(table);
  bidAll(table);
  table.adopt(wanted(table.propose({ do: 'concede', seat: 1 }, 2000)));
  return table;
};

describe('a good record', () => {
  test('verifies, with every draw, from the object and from text', () => {
    const table = finished(3, 'good');
    const record = recordOf(table);
    const good = { ok: true, entries: table.seq, firstBad: null, draws: 'verified', message: '' };
    expect(verify(record)).toEqual(good);
    expect(verify(JSON.stringify(record))).toEqual(good);
    expect(verify(JSON.stringify(record, null, 2))).toEqual(good);
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
  });

  test('without the secret the draws are sealed', () => {
    expect(verify(recordOf(finished(2, 'sealed'), null))).toMatchObject({ ok: true, draws: 'sealed' });
  });

  test('of a running game has neither result nor secret', () => {
    const table = fairTable(2);
    play(table, 0, { do: 'stake', coins: 1 });
    expect(recordOf(table, null).end).toMatchObject({ result: null, secret: null });
    expect(verify(recordOf(table, null))).toMatchObject({ ok: true, draws: 'sealed', entries: 7 });
    expect(verify(recordOf(table))).toMatchObject({ ok: false, firstBad: 8, message: 'the secret is revealed before the end' });
  });

  test('holds every kind of entry and every way a table ends', () => {
    expect(new Set(everyKind().entries.map(e => e.kind)).size).toBe(6);
    expect(verify(recordOf(everyKind()))).toMatchObject({ ok: true, draws: 'verified' });
    for (let i = 0; i < 6; i++) expect(verify(recordOf(finished(2 + (i % 2), `kinds ${i}`))).message).toBe('');
    for (const intent of [{ do: 'concede', seat: 1 }, { do: 'agree-end' }, { do: 'void' }] as const) {
      const table = fairTable(2);
      table.adopt(wanted(table.propose(intent, 5)));
      expect(verify(recordOf(table))).toMatchObject({ ok: true, draws: 'verified' });
    }
  });

  test('solo tables that took back past the dice verify too', () => {
    let again = 0;
    for (let i = 0; i < 5; i++) {
      const table = playOut(fairTable(2, 'any'), `any ${i}`);
      const draws = table.entries.flatMap(e => (e.kind === 'chance' ? [e.draw] : []));
      again += draws.length - new Set(draws).size;
      expect(verify(recordOf(table))).toMatchObject({ ok: true, draws: 'verified' });
    }
    expect(again).toBeGreaterThan(0);
  });
});

/** Every leaf, key and item of a JSON value, with a changed value in its place; `change` puts it in, `part` says where it stands. */
function* changes(record: TableRecord): Generator<{ what: string; changed: unknown }> {
  const root = copy(record) as unknown;
  function* at(node: unknown, path: string): Generator<{ what: string; changed: unknown }> {
    if (typeof node !== 'object' || node === null) return;
    const holder = node as Record<string, unknown>;
    for (const key of Object.keys(holder)) {
      const value = holder[key];
      const here = `${path}.${key}`;
      const others =
        typeof value === 'number'
          ? [value + 1, -value - 1, value + 0.5, String(value), null]
          : typeof value === 'string'
            ? [`${value}x`, value.slice(1), 0, null]
            : typeof value === 'boolean'
              ? [!value, null]
              : value === null
                ? [0, '', {}]
                : [null, 0, Array.isArray(value) ? [...value, 0] : { ...value, more: 1 }];
      for (const other of others.filter(x => x !== value)) {
        holder[key] = other;
        yield { what: here, changed: root };
      }
      if (!Array.isArray(holder)) {
        delete holder[key];
        yield { what: here, changed: root };
      }
      holder[key] = value;
      yield* at(value, here);
    }
  }
  yield* at(root, '');
}

const partOf = (what: string, entries: number): number => {
  const [, entry] = /\.entries\.(\d+)/.exec(what) ?? [];
  if (entry !== undefined) return Number(entry) + 1;
  return what.includes('.end.') ? entries + 1 : 0;
};

describe('a changed record', () => {
  test('every single change of a value, in every place, is found at its number', () => {
    const table = everyKind();
    const record = recordOf(table);
    let tried = 0;
    for (const { what, changed } of changes(record)) {
      const verdict = verify(changed);
      if (!what.includes('.', what.indexOf('.') + 1)) {
        expect([what, verdict.ok]).toEqual([what, false]); // a whole part replaced: refused, wherever it shows first
        continue;
      }
      expect([what, verdict.ok, verdict.firstBad]).toEqual([what, false, partOf(what, table.seq)]);
      tried++;
    }
    expect(tried).toBeGreaterThan(500);
  });

  test('entries dropped, doubled, exchanged or cut off are found where it happens', () => {
    const table = finished(2, 'order');
    const n = table.seq;
    for (let i = 0; i < n; i += 3) {
      const dropped = loose(recordOf(table));
      dropped.entries.splice(i, 1);
      expect(verify(dropped)).toMatchObject({ ok: false, firstBad: i === n - 1 ? n : i + 1 });
      const doubled = loose(recordOf(table));
      doubled.entries.splice(i, 0, doubled.entries[i]!);
      expect(verify(doubled)).toMatchObject({ ok: false, firstBad: i + 2 });
      if (i + 1 === n) continue;
      const exchanged = loose(recordOf(table));
      exchanged.entries.splice(i, 2, exchanged.entries[i + 1]!, exchanged.entries[i]!);
      expect(verify(exchanged)).toMatchObject({ ok: false, firstBad: i + 1 });
    }
    const cut = loose(recordOf(table));
    cut.entries.pop();
    expect(verify(cut)).toMatchObject({ ok: false, firstBad: n });
  });
});

describe('a forged record with a chain of its own', () => {
  test('changed dice are found by the secret', () => {
    const table = finished(3, 'dice');
    const rolls = table.entries.filter(e => e.kind === 'chance');
    expect(rolls.length).toBeGreaterThan(10);
    for (const { seq, action } of rolls) {
      const forged = loose(recordOf(table));
      const other =
        action.do === 'die' ? { do: 'die', pips: (action.pips % 6) + 1 } : { do: 'draw', card: 15 - (action as { card: number }).card };
      forged.entries[seq - 1]!.action = other;
      expect(verify(forge(forged))).toMatchObject({ ok: false, firstBad: seq, draws: 'failed' });
    }
  });

  test('without the secret changed dice pass, if all else follows: that is what sealed means', () => {
    const table = fairTable(2);
    const forged = loose(recordOf(table, null));
    const hand = table.entries.map(e => (e.kind === 'chance' ? (e.action as { card: number }).card : -1));
    forged.entries[0]!.action = { do: 'draw', card: [0, 1, 2, 3, 4, 5, 6].find(card => !hand.includes(card)) };
    expect(verify(forge(forged))).toMatchObject({ ok: true, draws: 'sealed' });
  });

  test('another secret is not the committed one', () => {
    const forged = loose(recordOf(finished(2, 'secret')));
    forged.end.secret = 'ab'.repeat(32);
    const verdict = verify(forge(forged));
    expect(verdict).toMatchObject({ ok: false, draws: 'failed', message: 'the secret is not the committed one' });
  });

  test('another secret with its own commitment gives other dice', () => {
    const forged = loose(recordOf(finished(2, 'secret')));
    forged.end.secret = 'ab'.repeat(32);
    forged.header.commitment = toyFairness.commitment('ab'.repeat(32));
    expect(verify(forge(forged))).toMatchObject({ ok: false, draws: 'failed' });
  });

  test('another seating is found in the header', () => {
    const forged = loose(recordOf(finished(2, 'seating')));
    forged.header.seating = (forged.header.seating as number[]).slice().reverse();
    expect(verify(forge(forged))).toMatchObject({ ok: false, firstBad: 0, draws: 'failed' });
  });

  test('illegal actions, unknown fields, wrong results, false undos', () => {
    const table = finished(2, 'forged');
    const n = table.seq;
    const staked = table.entries.findIndex(e => e.kind === 'action' && e.action.do === 'stake');
    const cases: [(r: Loose) => unknown, number, string][] = [
      [r => Object.assign(r.entries[staked]!, { action: { do: 'stake', coins: 9 } }), staked + 1, 'TY-1 stake-range'],
      [r => Object.assign(r.entries[staked]!, { action: { do: 'stake', coins: 1, more: 1 } }), staked + 1, 'not an action of this game'],
      [r => Object.assign(r.entries[staked]!, { action: { do: 'fly' } }), staked + 1, 'not an action of this game'],
      [r => Object.assign(r.entries[staked]!, { by: 1 }), staked + 1, 'not-your-turn'],
      [r => Object.assign(r.entries[staked]!, { by: 7 }), staked + 1, 'not-your-turn'],
      [r => Object.assign(r.entries[0]!, { draw: 2 }), 1, 'the next draw is 1'],
      [r => Object.assign(r.end.result as object, { places: [1, 1] }), n + 1, 'the result is not the one'],
      [r => Object.assign(r.end, { result: null }), n + 1, 'the result is not the one'],
      [r => Object.assign(r.header, { game: 'chess' }), 0, 'no game chess'],
      [r => Object.assign(r.header, { rules: 2 }), 0, 'newer than this program'],
      [r => Object.assign(r.header, { options: { x: 1 } }), 0, 'options refused'],
      [r => Object.assign(r.header, { position: 'seats 8' }), 0, 'position refused'],
      [r => r.entries.push({ seq: n + 1, at: 0, kind: 'undo', by: 0, takesBack: n, h: '' }), n + 1, 'the game is over'],
    ];
    for (const [change, firstBad, message] of cases) {
      const forged = loose(recordOf(table));
      change(forged);
      const verdict = verify(forge(forged));
      expect(verdict).toMatchObject({ ok: false, firstBad });
      expect(verdict.message).toContain(message);
    }
  });

  test('a secret where chance was not fair', () => {
    const table = playOut(tinyTable(2, 'plain'), 'plain');
    expect(verify(recordOf(table))).toMatchObject({ ok: false, firstBad: table.seq + 1, message: 'a secret, but chance was not fair' });
  });
});

test('canonical JSON: sorted keys, no spaces, nothing undefined', () => {
  expect(canonical({ b: [1, { d: null, c: 'x"' }], a: undefined, A: true })).toBe('{"A":true,"b":[1,{"c":"x\\"","d":null}]}');
  expect(canonical([undefined])).toBe('[null]');
});
