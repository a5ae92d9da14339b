/** The table driver: propose is pure, adopt makes it true, lists are all or nothing, decisions keep their number, folding agrees. */
import { describe, expect, test } from 'vitest';
import { CHANCE, openTable, seededDraws } from '../src/index.ts';
import { tiny } from '../testing/index.ts';
import type { TinyGame } from '../testing/tiny.ts';
import type { TinyAction } from '../testing/tiny-state.ts';
import { legal, openBids, play, playOut, refusal, tinyHeader, tinyTable, undo, wanted } from './table-tools.ts';

const WAVE: TinyAction = { do: 'wave' };
const STAKE: TinyAction = { do: 'stake', coins: 2 };

describe('begin', () => {
  test('deals by chance entries, draws numbered from 1, all in one proposal', () => {
    const table = openTable(tiny, tinyHeader(2), seededDraws('a'));
    const dealt = wanted(table.propose({ do: 'begin' }, 7));
    expect(dealt.entries.map(e => [e.seq, e.at, e.kind, e.kind === 'chance' && e.draw])).toEqual(
      [1, 2, 3, 4, 5, 6].map(n => [n, 7, 'chance', n]),
    );
    table.adopt(dealt);
    expect(tiny.actors(table.state)).toEqual([0]);
    expect(wanted(table.propose({ do: 'begin' }, 8)).entries).toEqual([]);
  });

  test('before it no seat can act', () => {
    const table = openTable(tiny, tinyHeader(2), seededDraws('a'));
    expect(refusal(table.propose({ do: 'play', seat: 0, actions: [STAKE] }, 0)).refused).toBe('not-your-turn');
    expect(table.decision(0)).toBeNull();
  });

  test('a table without draws says so instead of drawing', () => {
    const table = openTable(tiny, tinyHeader(2), undefined);
    expect(refusal(table.propose({ do: 'begin' }, 0))).toEqual({ refused: 'sealed' });
  });
});

describe('propose and adopt', () => {
  test('a proposal changes nothing until it is adopted', () => {
    const table = tinyTable();
    const before = JSON.stringify([table.state, table.entries, table.decision(0), table.decision(1), table.since(0, 0)]);
    const proposal = wanted(table.propose({ do: 'play', seat: 0, actions: [STAKE] }, 5));
    expect(JSON.stringify([table.state, table.entries, table.decision(0), table.decision(1), table.since(0, 0)])).toBe(before);
    expect(proposal.entries).toEqual([{ seq: 7, at: 5, kind: 'action', by: 0, action: STAKE }]);
    expect(proposal.events).toEqual([{ e: 'staked', by: 0, coins: 2 }]);
    table.adopt(proposal);
    expect(table.seq).toBe(7);
    expect(table.state.stake).toBe(2);
  });

  test('the state a caller has read stays as it was', () => {
    const table = tinyTable();
    const { state } = table;
    const text = JSON.stringify(state);
    play(table, 0, STAKE);
    table.take({ seq: table.seq + 1, at: 0, kind: 'action', by: 1, action: WAVE });
    expect(JSON.stringify(state)).toBe(text);
  });

  test('of two proposals for the same seq the second is refused', () => {
    const table = tinyTable();
    const first = wanted(table.propose({ do: 'play', seat: 0, actions: [STAKE] }, 0));
    const second = wanted(table.propose({ do: 'play', seat: 1, actions: [WAVE] }, 0));
    table.adopt(first);
    expect(() => table.adopt(second)).toThrow('a proposal for seq 6 came at 7');
    expect(table.state.waves).toEqual([0, 0]);
  });

  test('an action brings the chance that follows it', () => {
    const table = tinyTable();
    openBids(table);
    play(table, 0, legal(table, 0)[0]!, { do: 'confirm' });
    play(table, 1, legal(table, 1).find(a => a.do === 'choose')!);
    const entries = play(table, 1, { do: 'confirm' });
    expect(entries.map(e => e.kind)).toEqual(['action', 'chance', 'chance', 'chance']);
    expect(entries.slice(1)).toMatchObject([
      { draw: 7, action: { do: 'die' } },
      { draw: 8, action: { do: 'draw' } },
      { draw: 9, action: { do: 'draw' } },
    ]);
    expect(tiny.actors(table.state)).toEqual([1]);
  });

  test('refusals carry rule, reason and index', () => {
    const table = tinyTable();
    expect(refusal(table.propose({ do: 'play', seat: 1, actions: [STAKE] }, 0))).toMatchObject({
      refused: 'not-your-turn',
      illegal: { rule: 'TY-1', why: 'not-your-turn' },
      index: 0,
    });
    expect(refusal(table.propose({ do: 'play', seat: 0, actions: [{ do: 'stake', coins: 9 }] }, 0))).toEqual({
      refused: 'illegal',
      illegal: { rule: 'TY-1', why: 'stake-range' },
      index: 0,
    });
    for (const seat of [2, -2, 0.5, Number.NaN])
      expect(refusal(table.propose({ do: 'play', seat, actions: [WAVE] }, 0)).refused).toBe('unknown');
    expect(refusal(table.propose({ do: 'undo', seat: -1 }, 0)).refused).toBe('unknown');
    expect(refusal(table.propose({ do: 'play', seat: CHANCE, actions: [{ do: 'die', pips: 6 }] }, 0)).refused).toBe('not-your-turn');
    expect(refusal(table.propose({ do: 'clock', seat: 0, what: 'x'.repeat(65) }, 0)).refused).toBe('too-large');
  });
});

describe('several actions at once', () => {
  test('all are played', () => {
    const table = tinyTable();
    openBids(table);
    const card = legal(table, 0).find(a => a.do === 'choose')!;
    expect(play(table, 0, card, { do: 'drop' }, card, { do: 'confirm' })).toHaveLength(4);
  });

  test('or none, and the refusal names the index', () => {
    const table = tinyTable();
    const before = JSON.stringify(table.state);
    const refused = refusal(table.propose({ do: 'play', seat: 0, actions: [WAVE, WAVE] }, 0));
    expect(refused).toMatchObject({ refused: 'illegal', index: 1, illegal: { why: 'once-a-round' } });
    expect(JSON.stringify(table.state)).toBe(before);
    expect(table.seq).toBe(6);
  });

  test('1 to 16', () => {
    const table = tinyTable();
    expect(refusal(table.propose({ do: 'play', seat: 0, actions: [] }, 0)).refused).toBe('too-large');
    expect(refusal(table.propose({ do: 'play', seat: 0, actions: new Array<TinyAction>(17).fill(WAVE) }, 0)).refused).toBe('too-large');
  });

  /** Otherwise a list that is refused after the dice would be a look at the dice. */
  test('a list ends at the dice, unless the caller sees all anyway', () => {
    const table = tinyTable(2, 'dice');
    openBids(table);
    play(table, 0, legal(table, 0).find(a => a.do === 'choose')!, { do: 'confirm' });
    const card = legal(table, 1).find(a => a.do === 'choose')!;
    const actions: TinyAction[] = [card, { do: 'confirm' }, WAVE];
    expect(refusal(table.propose({ do: 'play', seat: 1, actions }, 0))).toEqual({ refused: 'barrier', bar: 'chance', index: 2 });
    expect(wanted(table.propose({ do: 'play', seat: 1, actions, allowReveals: true }, 0)).entries.map(e => e.kind)).toEqual([
      'action',
      'action',
      'chance',
      'chance',
      'chance',
      'action',
    ]);
  });

  test('a list ends where something hidden was told', () => {
    const table = tinyTable(2, 'b');
    play(table, 0, STAKE);
    const actions: TinyAction[] = [{ do: 'look', at: 1 }, WAVE];
    expect(refusal(table.propose({ do: 'play', seat: 0, actions }, 0))).toEqual({ refused: 'barrier', bar: 'told', index: 1 });
    expect(wanted(table.propose({ do: 'play', seat: 0, actions: [...actions].reverse() }, 0)).entries).toHaveLength(2);
    expect(wanted(table.propose({ do: 'play', seat: 0, actions, allowReveals: true }, 0)).entries).toHaveLength(2);
  });
});

describe('chance is asked', () => {
  test('the caller plays it, and impossible outcomes are refused', () => {
    const table = tinyTable(2, 'x', { chance: 'asked' });
    expect(tiny.actors(table.state)).toEqual([CHANCE]);
    expect(refusal(table.propose({ do: 'play', seat: CHANCE, actions: [{ do: 'draw', card: 99 }] }, 0)).illegal?.why).toBe('not-in-bag');
    play(table, CHANCE, { do: 'draw', card: 3 });
    expect(table.state.hands).toEqual([8, 0]);
    expect(table.entries).toEqual([{ seq: 1, at: 0, kind: 'chance', draw: 1, action: { do: 'draw', card: 3 } }]);
  });
});

describe('decisions', () => {
  test('a decision is the same while others act beside it, and new after an entry of the same seat', () => {
    const table = tinyTable(3);
    openBids(table);
    const [a, b, c] = [0, 1, 2].map(seat => table.decision(seat));
    play(table, 1, legal(table, 1).find(x => x.do === 'choose')!);
    expect(table.decision(0)).toBe(a);
    expect(table.decision(1)).not.toBe(b);
    play(table, 1, { do: 'confirm' });
    expect(table.decision(1)).toBeNull();
    play(table, 0, WAVE);
    expect(table.decision(0)).not.toBe(a);
    expect(table.decision(2)).toBe(c);
    undo(table, 1);
    expect(table.decision(1)).not.toBeNull();
    expect(table.decision(2)).toBe(c);
  });

  test('an intent for a decision that is gone is stale', () => {
    const table = tinyTable();
    const decision = table.decision(0);
    openBids(table);
    const card = legal(table, 0).find(a => a.do === 'choose')!;
    expect(refusal(table.propose({ do: 'play', seat: 0, actions: [card], decision }, 0)).refused).toBe('stale');
    expect(wanted(table.propose({ do: 'play', seat: 0, actions: [card], decision: table.decision(0) }, 0)).entries).toHaveLength(1);
    expect(wanted(table.propose({ do: 'play', seat: 0, actions: [card], decision: null }, 0)).entries).toHaveLength(1);
  });

  test('it counts per seat: how much others did does not show', () => {
    const [quiet, busy] = [tinyTable(2, 'same'), tinyTable(2, 'same')];
    for (const table of [quiet, busy]) openBids(table);
    const card = legal(busy, 0).find(a => a.do === 'choose')!;
    play(quiet, 0, card);
    play(busy, 0, card, { do: 'drop' }, card, { do: 'drop' }, card);
    for (const table of [quiet, busy]) play(table, 0, { do: 'confirm' });
    for (const table of [quiet, busy]) play(table, 1, legal(table, 1).find(a => a.do === 'choose')!);
    expect(busy.decision(1)).toBe(quiet.decision(1));
    expect(busy.since(1, 0)).toEqual(quiet.since(1, 0));
  });

  /** A room that follows itself: seat 1 still owes, but it is another question. */
  test('the same room asking all seats again is a new decision', () => {
    const game: TinyGame = {
      ...tiny,
      room: () => 'vote',
      actors: s => (s.confirmed === 0 ? [0, 1] : [1]),
      waiting: s => (s.confirmed === 0 ? [0, 1] : [1]),
      why: () => undefined,
      apply(s, by) {
        if (by === 0) s.confirmed = 1;
        else {
          s.confirmed = 0;
          s.round++;
          s.stack = [{ room: 'round', leader: s.round }];
        }
      },
    };
    const table = openTable(game, tinyHeader(2), undefined);
    const [zero, one] = [table.decision(0), table.decision(1)];
    play(table, 0, WAVE);
    expect([table.decision(0), table.decision(1)]).toEqual([null, one]);
    play(table, 1, WAVE);
    expect(table.decision(0)).not.toBe(zero);
    expect(table.decision(1)).not.toBe(one);
  });
});

describe('endings', () => {
  test('conceding ends a game of two', () => {
    const table = tinyTable(2);
    table.adopt(wanted(table.propose({ do: 'concede', seat: 0 }, 0)));
    expect(table.entries.at(-1)).toMatchObject({ kind: 'end', by: 0, reason: 'conceded' });
    expect(table.outcome).toEqual({ places: [2, 1], reason: 'conceded', rule: '', scores: [{}, {}] });
    expect(refusal(table.propose({ do: 'play', seat: 0, actions: [STAKE] }, 0)).refused).toBe('over');
    expect(refusal(table.propose({ do: 'undo', seat: 0 }, 0))).toEqual({ refused: 'barrier', bar: 'over' });
    expect(table.decision(0)).toBeNull();
    expect(table.since(1, 0)).toMatchObject({ decision: null, waiting: [], mayAct: false, actions: [], outcome: { reason: 'conceded' } });
  });

  test('at a larger table the seat passes to a bot and the game goes on', () => {
    const table = tinyTable(3);
    table.adopt(wanted(table.propose({ do: 'concede', seat: 1 }, 0)));
    expect(table.entries.at(-1)).toMatchObject({ kind: 'seat', seat: 1, now: 'bot' });
    expect(table.chairs).toEqual(['human', 'bot', 'human']);
    expect(table.outcome).toBeUndefined();
  });

  test('agreed is shared, void has no places', () => {
    for (const [intent, place] of [['agree-end', 1] as const, ['void', 0] as const]) {
      const table = tinyTable(3);
      table.adopt(wanted(table.propose({ do: intent }, 0)));
      expect(table.outcome?.places).toEqual([place, place, place]);
    }
  });

  test('the game’s own outcome closes the table', () => {
    const table = playOut(tinyTable(3, 'end'), 'end');
    expect(table.outcome).toEqual(tiny.outcome(table.state));
    expect(table.outcome?.reason).toBe('rounds');
    expect(refusal(table.propose({ do: 'play', seat: 0, actions: [WAVE] }, 0)).refused).toBe('over');
    expect(refusal(table.propose({ do: 'seat', seat: 0, now: 'bot' }, 0)).refused).toBe('over');
  });
});

test('the log has a last page: undo with redo cannot fill it, and there is always room to end', () => {
  const table = tinyTable();
  while (table.seq < 10_000) table.adopt(wanted(table.propose({ do: 'clock', seat: 0, what: 'low' }, 0)));
  expect(refusal(table.propose({ do: 'clock', seat: 0, what: 'low' }, 0)).refused).toBe('too-large');
  expect(refusal(table.propose({ do: 'undo', seat: 0 }, 0)).refused).toBe('too-large');
  play(table, 0, STAKE);
  for (let seq = table.seq + 1; seq <= 19_000; seq++) table.take({ seq, at: 0, kind: 'clock', seat: 0, what: 'low' });
  expect(refusal(table.propose({ do: 'play', seat: 0, actions: [WAVE] }, 0)).refused).toBe('too-large');
  expect(wanted(table.propose({ do: 'void' }, 0)).entries).toHaveLength(1);
});
