/** Undo: the exact earlier state, and each bar. No game writes a line for it. */
import { describe, expect, test } from 'vitest';
import { CHANCE, isRefused, UNDO_REACH } from '../src/index.ts';
import { tiny } from '../testing/index.ts';
import type { TinyGame } from '../testing/tiny.ts';
import type { TinyAction } from '../testing/tiny-state.ts';
import { bidAll, legal, play, playOut, refusal, tinyTable, undo, wanted } from './table-tools.ts';

const WAVE: TinyAction = { do: 'wave' };
const STAKE: TinyAction = { do: 'stake', coins: 2 };
const CONFIRM: TinyAction = { do: 'confirm' };

/** Dealt by hand: seat 0 has 0 2 4, seat 1 has 1 3 5; nothing is drawn unless the test draws it. */
const askedTable = (game = tiny) => {
  const table = tinyTable(2, 'asked', { chance: 'asked' }, game);
  for (const card of [0, 1, 2, 3, 4, 5]) play(table, CHANCE, { do: 'draw', card });
  return table;
};
/** Seat 1 has won the bid and may look. */
const atLook = (game = tiny) => {
  const table = askedTable(game);
  play(table, 0, STAKE);
  bidAll(table);
  play(table, CHANCE, { do: 'die', pips: 3 });
  return table;
};

describe('taking back', () => {
  test('gives the exact earlier state, as an entry', () => {
    const table = tinyTable();
    const before = JSON.stringify(table.state);
    play(table, 0, STAKE);
    expect(table.undoBar(0)).toBeUndefined();
    undo(table, 0);
    expect(JSON.stringify(table.state)).toBe(before);
    expect(table.entries.at(-1)).toEqual({ seq: 8, at: 0, kind: 'undo', by: 0, takesBack: 7 });
    play(table, 0, { do: 'stake', coins: 3 });
    expect(table.state.stake).toBe(3);
  });

  test('again and again, each time the latest action that stands', () => {
    const table = tinyTable();
    const states = [JSON.stringify(table.state)];
    for (const action of [WAVE, { do: 'gift', to: 1, coins: 2 }, STAKE] as const) {
      play(table, 0, action);
      states.push(JSON.stringify(table.state));
    }
    for (const expected of states.slice(0, 3).reverse()) {
      undo(table, 0);
      expect(JSON.stringify(table.state)).toBe(expected);
    }
    expect(table.undoBar(0)).toBe('nothing');
  });

  test('past what others did beside it: their entries stand', () => {
    const table = tinyTable(3);
    play(table, 0, WAVE);
    play(table, 1, { do: 'gift', to: 2, coins: 1 });
    undo(table, 0);
    expect(table.state.waves).toEqual([0, 0, 0]);
    expect(table.state.coins).toEqual([5, 4, 6]);
  });

  test('in a sealed room it touches one’s own draft alone', () => {
    const table = tinyTable(3);
    play(table, 0, STAKE);
    for (const seat of [0, 1]) play(table, seat, legal(table, seat).find(a => a.do === 'choose')!);
    const drafts = table.state.drafts.slice();
    play(table, 0, CONFIRM);
    play(table, 1, CONFIRM);
    undo(table, 0);
    expect(table.state.confirmed).toBe(0b10);
    undo(table, 0);
    expect(table.state.drafts).toEqual([-1, drafts[1], -1]);
    expect(table.state.confirmed).toBe(0b10);
  });

  test('a snapshot on the way makes no difference', () => {
    const table = tinyTable(2, 'snapshots');
    play(table, 0, STAKE);
    const card = legal(table, 0).find(a => a.do === 'choose')!;
    for (let i = 0; i < 100; i++) {
      const before = JSON.stringify(table.state);
      play(table, 0, card);
      undo(table, 0);
      expect(JSON.stringify(table.state)).toBe(before);
    }
    expect(table.seq).toBe(207);
  });
});

describe('bars', () => {
  test('nothing: no action of this seat stands', () => {
    const table = tinyTable();
    expect(refusal(table.propose({ do: 'undo', seat: 0 }, 0))).toEqual({ refused: 'barrier', bar: 'nothing' });
    play(table, 0, STAKE);
    expect(table.undoBar(1)).toBe('nothing');
  });

  test('over: the game has ended', () => {
    const table = playOut(tinyTable(), 'over');
    expect([table.undoBar(0), table.undoBar(1)]).toEqual(['over', 'over']);
  });

  test('chance: dice followed', () => {
    const table = tinyTable();
    play(table, 0, STAKE);
    bidAll(table);
    expect([table.undoBar(0), table.undoBar(1)]).toEqual(['chance', 'chance']);
  });

  test('told: the seat itself saw a hidden card', () => {
    const table = atLook();
    play(table, 1, { do: 'look', at: 0 });
    expect(table.undoBar(1)).toBe('told');
  });

  test('looking away tells nothing and can be taken back', () => {
    const table = atLook();
    const before = JSON.stringify(table.state);
    play(table, 1, { do: 'look-away' });
    expect(table.undoBar(1)).toBeUndefined();
    undo(table, 1);
    expect(JSON.stringify(table.state)).toBe(before);
  });

  test('told: another seat saw the cards of the bid', () => {
    const table = askedTable();
    play(table, 0, STAKE);
    play(table, 0, { do: 'choose', card: 4 }, CONFIRM);
    play(table, 1, { do: 'choose', card: 1 });
    expect(table.undoBar(1)).toBeUndefined();
    play(table, 1, CONFIRM);
    expect(table.undoBar(1)).toBe('told');
    expect(table.undoBar(0)).toBe('later-entry');
  });

  test('told: refused moves tell too, where the rules hang on hidden cards', () => {
    const game: TinyGame = {
      ...tiny,
      why: (s, by, a) => (a.do === 'wave' && ((s.hands[0] as number) & 1) === 0 ? { rule: 'TY-5', why: 'x' } : tiny.why(s, by, a)),
    };
    const table = askedTable(game);
    play(table, 1, WAVE);
    expect(table.undoBar(1)).toBe('told');
  });

  test('later-entry: somebody acted on it', () => {
    const table = tinyTable();
    play(table, 0, STAKE);
    play(table, 1, legal(table, 1).find(a => a.do === 'choose')!);
    expect(table.undoBar(0)).toBe('later-entry');
    undo(table, 1);
    expect(table.undoBar(0)).toBeUndefined();
  });

  test('later-entry: a later gift could no longer be paid', () => {
    const table = tinyTable(3);
    play(table, 0, { do: 'gift', to: 1, coins: 2 });
    play(table, 1, { do: 'gift', to: 2, coins: 6 });
    expect(table.undoBar(0)).toBe('later-entry');
    expect(refusal(table.propose({ do: 'undo', seat: 0 }, 0))).toEqual({ refused: 'barrier', bar: 'later-entry' });
  });

  test('later-entry: the later entry would tell another story', () => {
    const game: TinyGame = {
      ...tiny,
      apply(s, by, a, log) {
        tiny.apply(s, by, a, log && (e => log(e.e === 'waved' ? { e: 'given', by, to: by, coins: s.coins[by] as number } : e)));
      },
    };
    const table = tinyTable(3, 'a', {}, game);
    play(table, 0, { do: 'gift', to: 1, coins: 2 });
    play(table, 2, WAVE);
    expect(table.undoBar(0)).toBeUndefined();
    play(table, 1, WAVE);
    expect(table.undoBar(0)).toBe('later-entry');
  });

  test('later-entry: the table has moved too far on', () => {
    const endless: TinyGame = { ...tiny, why: (s, by, a) => (a.do === 'wave' ? undefined : tiny.why(s, by, a)) };
    const table = tinyTable(2, 'a', {}, endless);
    play(table, 0, WAVE);
    for (let i = 1; i < UNDO_REACH; i++) play(table, 1, WAVE);
    expect(table.undoBar(0)).toBeUndefined();
    play(table, 1, WAVE);
    expect(table.undoBar(0)).toBe('later-entry');
  });
});

describe('a solo table may take back anything', () => {
  test('past the dice and the answers of others, and the same dice come again', () => {
    const table = tinyTable(2, 'solo', { takeBack: 'any' });
    play(table, 0, STAKE);
    const states = [JSON.stringify(table.state)];
    play(table, 0, legal(table, 0).find(a => a.do === 'choose')!);
    states.push(JSON.stringify(table.state));
    play(table, 0, CONFIRM);
    play(table, 1, legal(table, 1).find(a => a.do === 'choose')!);
    const rolled = play(table, 1, CONFIRM);
    expect(rolled.map(e => e.kind)).toEqual(['action', 'chance']);
    undo(table, 0);
    expect(JSON.stringify(table.state)).toBe(states[1]);
    undo(table, 0);
    expect(JSON.stringify(table.state)).toBe(states[0]);
    bidAll(table);
    const again = table.entries.at(-1)!;
    expect(again).toMatchObject({ kind: 'chance', draw: 7 });
    expect({ ...again, seq: 0 }).toEqual({ ...rolled[1], seq: 0 });
  });

  test('but not past the end', () => {
    const table = playOut(tinyTable(2, 'solo', { takeBack: 'any' }), 'solo');
    expect(table.undoBar(0)).toBe('over');
  });
});

/** Everywhere in random games: an allowed undo gives the state of the fold without that entry, and no dice are ever taken back. */
test('in random play no undo crosses a bar', () => {
  let undone = 0;
  for (let i = 0; i < 20; i++) {
    const table = tinyTable(2 + (i % 2), `random ${i}`);
    playOut(table, `random ${i}`, () => {
      const last = table.entries.at(-1)!;
      if (last.kind !== 'undo') return;
      undone++;
      const after = table.entries.slice(last.takesBack, -1);
      expect(after.some(e => e.kind === 'chance')).toBe(false);
      expect(tiny.invariants(table.state)).toEqual([]);
    });
    const draws = table.entries.flatMap(e => (e.kind === 'chance' ? [e.draw] : []));
    expect(draws).toEqual(draws.map((_, n) => n + 1));
  }
  expect(undone).toBeGreaterThan(30);
});

test('the answer is the same however often it is asked', () => {
  const table = atLook();
  play(table, 1, { do: 'look', at: 0 });
  const answers = Array.from({ length: 5 }, () => isRefused(table.propose({ do: 'undo', seat: 1 }, 0)));
  expect(new Set(answers)).toEqual(new Set([true]));
  expect(wanted(table.propose({ do: 'play', seat: CHANCE, actions: [{ do: 'draw', card: 9 }] }, 0)).entries).toHaveLength(1);
});
