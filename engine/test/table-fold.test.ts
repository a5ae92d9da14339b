/** A table from its entries is the same table; a header that does not fit opens none. */
import { describe, expect, test } from 'vitest';
import { foldTable, isRefused, makeHeader, openTable, seededDraws } from '../src/index.ts';
import { tiny } from '../testing/index.ts';
import type { TinyAction } from '../testing/tiny-state.ts';
import { bidAll, legal, openBids, play, playOut, tinyTable } from './table-tools.ts';

const WAVE: TinyAction = { do: 'wave' };
const STAKE: TinyAction = { do: 'stake', coins: 2 };

describe('fold', () => {
  test('entries give the same table: state, decisions, cursors, messages', () => {
    for (let i = 0; i < 12; i++) {
      const table = tinyTable(2 + (i % 2), `fold ${i}`);
      table.since(0, 0);
      playOut(table, `fold ${i}`);
      const again = foldTable(tiny, table.header, table.entries, undefined);
      expect(again.state).toEqual(table.state);
      expect(again.outcome).toEqual(table.outcome);
      expect(again.chairs).toEqual(table.chairs);
      for (const viewer of [0, 1, undefined])
        for (const cursor of [0, 3, 9]) expect(again.since(viewer, cursor)).toEqual(table.since(viewer, cursor));
    }
  });

  test('a list of actions folds to the same cursors as it was adopted with', () => {
    const table = tinyTable(3);
    table.since(0, 0);
    openBids(table);
    const card = legal(table, 1).find(a => a.do === 'choose')!;
    play(table, 1, WAVE, card, { do: 'drop' }, card, { do: 'confirm' });
    for (const seat of [0, 2]) play(table, seat, legal(table, seat).find(a => a.do === 'choose')!, { do: 'confirm' });
    const again = foldTable(tiny, table.header, table.entries, undefined);
    for (const viewer of [0, 1, 2, undefined])
      for (let cursor = 0; cursor <= table.cursor(viewer); cursor++)
        expect(again.since(viewer, cursor)).toEqual(table.since(viewer, cursor));
  });

  test('with the moves of any earlier moment, undone ones among them, the messages at every cursor are the same', () => {
    const table = tinyTable(3, 'known');
    const kept = [table.cursorHistory()];
    let visits = 0;
    playOut(table, 'known', () => {
      kept.push(table.cursorHistory());
      const seat = [0, 1, 2].find(s => table.undoBar(s) === undefined);
      if (visits++ % 5 === 0 && seat !== undefined && table.outcome === undefined) {
        const undo = table.propose({ do: 'undo', seat }, 0);
        if (!isRefused(undo)) table.adopt(undo);
      }
    });
    expect(table.entries.some(entry => entry.kind === 'undo')).toBe(true);
    for (const known of [...kept.filter((_, i) => i % 6 === 0), table.cursorHistory()]) {
      const again = openTable(tiny, table.header, undefined, undefined, known);
      again.cursor(undefined);
      for (const entry of table.entries) again.take(entry);
      for (const viewer of [0, 1, 2, undefined])
        for (let cursor = 0; cursor <= table.cursor(viewer); cursor++)
          expect(again.since(viewer, cursor)).toEqual(table.since(viewer, cursor));
      expect(again.cursorHistory()).toEqual(table.cursorHistory());
    }
  });

  test('half-way the same holds, and the folded table plays on alike', () => {
    const table = tinyTable(3, 'half');
    let visits = 0;
    playOut(table, 'half', () => {
      if (visits++ % 7 !== 0 || table.outcome !== undefined) return;
      const again = foldTable(tiny, table.header, table.entries, seededDraws('half'));
      expect([0, 1, 2].map(seat => again.decision(seat))).toEqual([0, 1, 2].map(seat => table.decision(seat)));
      expect([0, 1, 2].map(seat => again.undoBar(seat))).toEqual([0, 1, 2].map(seat => table.undoBar(seat)));
      expect(again.since(1, 0)).toEqual(table.since(1, 0));
    });
    expect(visits).toBeGreaterThan(20);
  });

  test('an entry that does not follow is refused with its number, and the table stands', () => {
    const table = tinyTable();
    const before = JSON.stringify(table.state);
    const at = { seq: 7, at: 0 } as const;
    expect(() => table.take({ ...at, kind: 'action', by: 1, action: STAKE })).toThrow('entry 7 does not follow: TY-1 not-your-turn');
    expect(() => table.take({ ...at, seq: 9, kind: 'action', by: 0, action: STAKE })).toThrow('the next seq is 7');
    expect(() => table.take({ ...at, kind: 'chance', draw: 7, action: { do: 'die', pips: 1 } })).toThrow('TY-1 not-your-turn');
    expect(() => table.take({ ...at, kind: 'chance', draw: 9, action: { do: 'die', pips: 1 } })).toThrow('the next draw is 7, not 9');
    expect(() => table.take({ ...at, kind: 'undo', by: 0, takesBack: 1 })).toThrow('undo barred (nothing)');
    expect(() => table.take({ ...at, kind: 'seat', seat: 5, now: 'bot' })).toThrow('there is no seat 5');
    expect(() => table.take({ ...at, kind: 'end', by: null, reason: 'conceded' })).toThrow('nobody can concede so');
    expect(() => table.take({ ...at, kind: 'end', by: 1, reason: 'void' })).toThrow('no seat ends a game alone');
    expect(table.seq).toBe(6);
    expect(JSON.stringify(table.state)).toBe(before);
    table.take({ ...at, kind: 'end', by: 1, reason: 'conceded' });
    expect(() => table.take({ ...at, seq: 8, kind: 'clock', seat: 0, what: 'out' })).toThrow('the game is over');
  });
});

describe('headers', () => {
  test('what does not fit the game is refused when the table is opened', () => {
    const header = makeHeader(tiny, 2, {});
    const bad: [object, string][] = [
      [{ game: 'other' }, 'the header is for other, not tiny'],
      [{ rules: 2 }, 'newer than this program'],
      [{ seats: 4, entropies: [null, null, null, null] }, 'takes 2 to 3 seats'],
      [{ options: { speed: 1 } }, 'options refused'],
      [{ table: 'a b' }, 'letters, digits'],
      [{ commitment: 'ab' }, 'commitment'],
      [{ chance: 'fair' }, 'commitment'],
      [{ entropies: [null] }, 'entropies'],
      [{ entropies: ['xx', null] }, 'entropies'],
      [{ seating: [1, 1] }, 'seating'],
      [{ takeBack: 'never' }, 'takeBack'],
      [{ position: 'seats 9' }, 'position refused: bad-position'],
    ];
    for (const [change, message] of bad) expect(() => openTable(tiny, { ...header, ...change }, undefined)).toThrow(message);
  });

  test('a table can begin in a position', () => {
    const table = tinyTable();
    openBids(table);
    const there = openTable(tiny, { ...table.header, position: tiny.printPosition(table.state) }, seededDraws('z'));
    expect(there.state).toEqual(table.state);
    bidAll(there);
    expect([there.state.round, tiny.room(there.state)]).toEqual([2, 'round']);
  });
});
