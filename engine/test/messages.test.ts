/** Cursors and messages: each viewer gets what it may see, when it may see it, and can come back to exactly what it missed. */
import { describe, expect, test } from 'vitest';
import type { Seat } from '../src/index.ts';
import { seatRecord } from '../src/index.ts';
import { tiny } from '../testing/index.ts';
import type { TinyAction, TinyEvent, TinyState, TinyView } from '../testing/tiny-state.ts';
import { bidAll, legal, openBids, play, playOut, type TinyTable, tinyTable, undo, wanted } from './table-tools.ts';

const WAVE: TinyAction = { do: 'wave' };
const STAKE: TinyAction = { do: 'stake', coins: 2 };
const VIEWERS = [0, 1, 2, undefined] as const;
const cursors = (table: TinyTable): number[] => VIEWERS.map(viewer => table.cursor(viewer));
const choose = (table: TinyTable, seat: Seat): TinyAction => legal(table, seat).find(a => a.do === 'choose')!;

describe('a message', () => {
  test('has all a seat needs', () => {
    const table = tinyTable(3);
    expect(table.since(0, 0)).toEqual({
      cursor: 2,
      decision: 1,
      room: 'round',
      waiting: [0],
      mayAct: false,
      view: tiny.view(table.state, 0),
      keep: 0,
      events: expect.arrayContaining([{ e: 'drawn', by: 0, card: expect.any(Number) }]),
      actions: legal(table, 0),
      undo: false,
      chairs: ['human', 'human', 'human'],
      outcome: null,
    });
    expect(table.since(1, 0)).toMatchObject({ decision: null, mayAct: true, waiting: [0], actions: legal(table, 1) });
    expect(table.since(undefined, 0)).toMatchObject({ decision: null, mayAct: false, actions: [] });
    expect(() => table.since(3, 0)).toThrow('no seat 3');
  });

  test('says whether undo is possible', () => {
    const table = tinyTable(3);
    play(table, 0, STAKE);
    expect(VIEWERS.map(viewer => table.since(viewer, 0).undo)).toEqual([true, false, false, false]);
    play(table, 1, WAVE);
    expect(VIEWERS.map(viewer => table.since(viewer, 0).undo)).toEqual([true, true, false, false]);
    play(table, 0, { do: 'look-away' });
    expect(table.since(0, 0).undo).toBe(true);
  });

  test('says it once per cursor, so that what others do unseen does not show', () => {
    const table = tinyTable(3);
    openBids(table);
    expect(table.since(0, 0).undo).toBe(true);
    play(table, 1, choose(table, 1));
    expect(table.undoBar(0)).toBe('later-entry');
    expect(table.since(0, 0).undo).toBe(true);
    play(table, 2, WAVE);
    expect(table.since(0, 0).undo).toBe(false);
  });

  test('is computed for a viewer that is asked, and is the same whenever it is asked', () => {
    const looked = new Set<Seat | undefined>();
    const view = (s: TinyState, seat: Seat | undefined): TinyView => {
      looked.add(seat);
      return tiny.view(s, seat);
    };
    const late = tinyTable(3, 'late', {}, { ...tiny, view });
    const early = tinyTable(3, 'late');
    const look = (table: TinyTable) => VIEWERS.map(viewer => table.since(viewer, 0));
    look(late);
    look(early);
    looked.clear();
    play(late, 0, STAKE);
    late.shown(0);
    expect(looked).toEqual(new Set([0]));
    play(early, 0, STAKE);
    look(early);
    for (const table of [late, early]) play(table, 1, WAVE);
    expect(late.since(0, 0)).toEqual(early.since(0, 0));
    expect(look(late)).toEqual(look(early));
  });

  test('hides what a seat may not see', () => {
    const table = tinyTable(3);
    const drawn = table.since(1, 0).events.filter((e): e is TinyEvent & { e: 'drawn' } => e.e === 'drawn');
    expect(drawn).toHaveLength(9);
    expect(drawn.every(e => e.card >= 0 === (e.by === 1))).toBe(true);
  });
});

describe('cursors', () => {
  test('move for those who see a change', () => {
    const table = tinyTable(3);
    const before = cursors(table);
    play(table, 1, WAVE);
    expect(cursors(table)).toEqual(before.map(n => n + 1));
  });

  test('draft steps, take-backs and confirmations of others move nothing', () => {
    const table = tinyTable(3);
    openBids(table);
    const before = cursors(table);
    const card = choose(table, 1);
    play(table, 1, card);
    play(table, 1, { do: 'drop' });
    play(table, 1, card);
    undo(table, 1);
    play(table, 1, card, { do: 'confirm' });
    undo(table, 1);
    play(table, 1, { do: 'confirm' });
    const after = cursors(table);
    expect([after[0], after[2], after[3]]).toEqual([before[0], before[2], before[3]]);
    expect(after[1]).toBeGreaterThan(before[1]!);
  });

  test('clock entries move nothing, seat changes move all', () => {
    const table = tinyTable(3);
    const before = cursors(table);
    table.adopt(wanted(table.propose({ do: 'clock', seat: 0, what: 'low' }, 0)));
    expect(cursors(table)).toEqual(before);
    table.adopt(wanted(table.propose({ do: 'seat', seat: 2, now: 'bot' }, 0)));
    expect(cursors(table)).toEqual(before.map(n => n + 1));
    expect(table.since(0, 0).chairs).toEqual(['human', 'human', 'bot']);
  });

  test('the last confirmation and the dice after it are one step for every viewer', () => {
    const table = tinyTable(3);
    openBids(table);
    for (const seat of [0, 1]) play(table, seat, choose(table, seat), { do: 'confirm' });
    play(table, 2, choose(table, 2));
    const before = cursors(table);
    play(table, 2, { do: 'confirm' });
    expect(cursors(table)).toEqual(before.map(n => n + 1));
    expect(table.since(0, before[0]!).events.map(e => e.e)).toEqual(['revealed', 'rolled', 'drawn', 'drawn', 'drawn']);
    expect(table.since(2, before[2]!).events.map(e => e.e)).toEqual(['drafted', 'revealed', 'rolled', 'drawn', 'drawn', 'drawn']);
  });
});

describe('since', () => {
  test('gives exactly the events that were missed', () => {
    const table = tinyTable(3);
    openBids(table);
    const cursor = table.cursor(0);
    expect(table.since(0, cursor).events).toEqual([]);
    play(table, 1, choose(table, 1));
    play(table, 2, WAVE);
    const missed = table.since(0, cursor);
    expect(missed.events).toEqual([{ e: 'waved', by: 2 }]);
    expect(missed.keep).toBe(table.since(0, 0).events.length - 1);
  });

  test('a cursor that never was gets the whole log', () => {
    const table = tinyTable(2);
    const all = table.since(0, 0).events;
    for (const cursor of [-1, 99, 1.5, Number.NaN]) expect(table.since(0, cursor)).toMatchObject({ keep: 0, events: all });
  });

  test('after an undo the viewer keeps what still stands', () => {
    const table = tinyTable(3);
    play(table, 0, WAVE);
    const cursor = table.cursor(2);
    const length = table.since(2, 0).events.length;
    play(table, 1, WAVE);
    undo(table, 0);
    const message = table.since(2, cursor);
    expect(message.keep).toBe(length - 1);
    expect(message.events).toEqual([{ e: 'waved', by: 1 }]);
  });

  /** A client that connects and leaves at random, and one that looks every time, end with the same log as one who comes last. */
  test('a log kept by `keep` and `events` is always the whole log', () => {
    for (let i = 0; i < 10; i++) {
      const table = tinyTable(3, `log ${i}`);
      const clients = [1, 2, 5, 11].flatMap(every => VIEWERS.map(viewer => ({ every, viewer, cursor: 0, log: [] as TinyEvent[] })));
      let visits = 0;
      const visit = (): void => {
        visits++;
        for (const client of clients) {
          if (visits % client.every !== 0) continue;
          const { cursor, keep, events } = table.since(client.viewer, client.cursor);
          if (cursor === client.cursor) expect(events).toEqual([]);
          expect(cursor).toBeGreaterThanOrEqual(client.cursor);
          client.cursor = cursor;
          client.log = [...client.log.slice(0, keep), ...events];
          expect(client.log).toEqual(table.since(client.viewer, 0).events);
        }
      };
      playOut(table, `log ${i}`, visit);
    }
  });

  test('an unchanged cursor means an unchanged message', () => {
    const table = tinyTable(2, 'still');
    const last = VIEWERS.slice(0, 2).map(viewer => JSON.stringify(table.since(viewer, 0)));
    let still = 0;
    playOut(table, 'still', () => {
      for (const viewer of [0, 1]) {
        const message = table.since(viewer, 0);
        const text = JSON.stringify(message);
        const before = JSON.parse(last[viewer]!) as { cursor: number };
        if (before.cursor === message.cursor) {
          still++;
          expect(text).toBe(last[viewer]);
        } else expect(JSON.stringify({ ...message, cursor: before.cursor })).not.toBe(last[viewer]);
        last[viewer] = text;
      }
    });
    expect(still).toBeGreaterThan(5);
  });
});

test('while the game runs a seat keeps what it was shown, nothing else', () => {
  const table = tinyTable(2, 'seen');
  openBids(table);
  bidAll(table);
  const record = seatRecord(table, 1);
  expect(record).toMatchObject({ format: 'stoa-seen/1', seat: 1, shown: table.since(1, 0) });
  expect(JSON.stringify(record)).not.toContain('"seq"');
  expect(seatRecord(table, undefined).seat).toBeNull();
});
