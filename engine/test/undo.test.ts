/** Undo: the exact earlier state, and each bar. No game writes a line for it. */
import { describe, expect, test } from 'vitest';
import { CHANCE, count, isRefused, UNDO_REACH } from '../src/index.ts';
import { tiny } from '../testing/index.ts';
import type { TinyGame } from '../testing/tiny.ts';
import type { TinyAction } from '../testing/tiny-state.ts';
import { bidAll, legal, openBids, play, playOut, refusal, tinyTable, undo } from './table-tools.ts';

const WAVE: TinyAction = { do: 'wave' };
const STAKE: TinyAction = { do: 'stake', coins: 2 };
const CONFIRM: TinyAction = { do: 'confirm' };

/** Seat 0 leads and may look. */
const atLook = (game = tiny) => {
  const table = tinyTable(2, 'look', {}, game);
  play(table, 0, STAKE);
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

  test('in a sealed room it touches only the draft of its seat', () => {
    const table = tinyTable(3);
    openBids(table);
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
    openBids(table);
    const card = legal(table, 0).find(a => a.do === 'choose')!;
    for (let i = 0; i < 100; i++) {
      const before = JSON.stringify(table.state);
      play(table, 0, card);
      undo(table, 0);
      expect(JSON.stringify(table.state)).toBe(before);
    }
    expect(table.seq).toBe(208);
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
    openBids(table);
    bidAll(table);
    expect([table.undoBar(0), table.undoBar(1)]).toEqual(['chance', 'chance']);
  });

  test('told: the seat itself saw a hidden card', () => {
    const table = atLook();
    play(table, 0, { do: 'look', at: 1 });
    expect(table.undoBar(0)).toBe('told');
  });

  test('told: another seat saw a hidden card', () => {
    const shown: TinyGame = { ...tiny, seen: e => e, revealsNothing: () => false };
    const table = tinyTable(2, 'show', {}, shown);
    openBids(table);
    const step = legal(table, 1).find(a => a.do === 'choose')!;
    play(table, 1, step);
    expect(table.undoBar(1)).toBe('told');
  });

  test('later-entry: the events of later entries are found once for all seats that ask', () => {
    let told = 0;
    const game: TinyGame = {
      ...tiny,
      revealsNothing: () => true,
      apply(s, by, a, log) {
        if (log !== undefined) told++;
        tiny.apply(s, by, a, log);
      },
    };
    const table = tinyTable(3, 'once', {}, game);
    for (const seat of [0, 1, 2]) play(table, seat, WAVE);
    const counted = (seat: number): number => {
      const before = told;
      expect(table.undoBar(seat)).toBeUndefined();
      return told - before;
    };
    // Two later entries, each with and without the action; then one, and what it truly caused is known.
    expect([counted(0), counted(1), counted(0)]).toEqual([4, 1, 0]);
    undo(table, 1);
    expect(table.state.waves).toEqual([1, 0, 1]);
    expect(counted(0)).toBe(2);
  });

  test('told: the game says that an action surely tells something, and no sample is made', () => {
    const game: TinyGame = {
      ...tiny,
      revealsNothing: () => false,
      revealsSurely: () => true,
      determinize: () => {
        throw new Error('a sample was made');
      },
    };
    const table = tinyTable(2, 'surely', {}, game);
    play(table, 0, STAKE);
    expect(table.undoBar(0)).toBe('told');
  });

  test('told: all saw the cards of the bid', () => {
    const table = tinyTable(2, 'asked', { chance: 'asked' });
    for (const card of [0, 2, 4, 1, 3, 5]) play(table, CHANCE, { do: 'draw', card });
    openBids(table);
    play(table, 0, { do: 'choose', card: 4 }, CONFIRM);
    play(table, 1, { do: 'choose', card: 1 });
    expect(table.undoBar(1)).toBeUndefined();
    play(table, 1, CONFIRM);
    expect(table.undoBar(1)).toBe('told');
    expect(table.undoBar(0)).toBe('later-entry');
  });

  const twoLowCards = (): string =>
    Array.from({ length: 50 }, (_, i) => `low ${i}`).find(seed => count(tinyTable(2, seed).state.hands[0]! & 0xff) === 2)!;
  test('told: refused moves tell too, where the rules hang on hidden cards', () => {
    const game: TinyGame = {
      ...tiny,
      why: (s, by, a) => (a.do === 'wave' && count(s.hands[0]! & 0xff) !== 2 ? { rule: 'TY-5', why: 'x' } : tiny.why(s, by, a)),
    };
    const table = tinyTable(2, twoLowCards(), {}, game);
    play(table, 1, WAVE);
    expect(table.undoBar(1)).toBe('told');
  });

  test('later-entry: another seat acted on it', () => {
    const table = atLook();
    play(table, 0, { do: 'look-away' });
    expect(table.undoBar(0)).toBeUndefined();
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
        tiny.apply(s, by, a, log && (e => log(e.e === 'waved' ? { e: 'given', by, to: by, coins: s.coins[by]! } : e)));
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
    openBids(table);
    const states = [JSON.stringify(table.state)];
    play(table, 0, legal(table, 0).find(a => a.do === 'choose')!);
    states.push(JSON.stringify(table.state));
    play(table, 0, CONFIRM);
    play(table, 1, legal(table, 1).find(a => a.do === 'choose')!);
    const rolled = play(table, 1, CONFIRM).filter(e => e.kind === 'chance');
    expect(rolled.map(e => e.draw)).toEqual([7, 8, 9]);
    undo(table, 0);
    expect(JSON.stringify(table.state)).toBe(states[1]);
    undo(table, 0);
    expect(JSON.stringify(table.state)).toBe(states[0]);
    bidAll(table);
    expect(table.entries.slice(-3).map(e => ({ ...e, seq: 0 }))).toEqual(rolled.map(e => ({ ...e, seq: 0 })));
  });

  test('past what was told', () => {
    const table = tinyTable(2, 'solo', { takeBack: 'any' });
    play(table, 0, STAKE);
    const before = JSON.stringify(table.state);
    play(table, 0, { do: 'look', at: 1 });
    undo(table, 0);
    expect(JSON.stringify(table.state)).toBe(before);
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
  play(table, 0, { do: 'look', at: 1 });
  const answers = Array.from({ length: 5 }, () => isRefused(table.propose({ do: 'undo', seat: 0 }, 0)));
  expect(new Set(answers)).toEqual(new Set([true]));
});

/** What a look tells shows on one sample in eight: three samples mostly miss it, 24 mostly do not. */
test('what the button offers is given', () => {
  const rare: TinyGame = { ...tiny, determinize: (s, seat, rng) => (rng.int(8) === 0 ? tiny.determinize(s, seat, rng) : tiny.clone(s)) };
  let offered = 0;
  for (let i = 0; i < 150; i++) {
    const table = tinyTable(2, `offer ${i}`, { table: `offer-${i}` }, rare);
    play(table, 0, STAKE);
    play(table, 0, { do: 'look', at: 1 });
    const { undo: isOffered } = table.since(0, 0);
    expect(isRefused(table.propose({ do: 'undo', seat: 0 }, 0)), `table ${i}`).toBe(!isOffered);
    if (isOffered) offered++;
  }
  expect(offered).toBeLessThan(30);
});
