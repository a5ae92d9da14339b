/** Clocks: the arithmetic by itself, then at a real table with the time in hand. */
import type { Entry } from '@stoa/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import { type ClockState, type ClockStep, elapsed, faces, nextOut, startClocks, timeLeft, turnClocks } from '../src/tables/clocks.ts';
import { intentId, isSeat, makeClient } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { eventually } from './support/receiver.ts';
import { startServer, type TestServer } from './support/server.ts';

const LIVE = { kind: 'live', bank: 60, gain: 5 } as const;
const HOUR = 3_600_000;
const TURN = { kind: 'turn', hours: 24 } as const;
const start = (clock: typeof LIVE | typeof TURN, seats = 2): ClockState => startClocks(clock, seats) as ClockState;
const action = (seq: number, by: number): Entry => ({ seq, at: 0, kind: 'action', by, action: { do: 'move' } });
const undo = (seq: number, by: number, takesBack: number): Entry => ({ seq, at: 0, kind: 'undo', by, takesBack });
/** The table waits for `running`; a spectator sees it wait for `asked`. */
const step = (at: number, running: readonly number[], entries: readonly Entry[] = [], asked = running): ClockStep => ({
  at,
  entries,
  running: seat => running.includes(seat),
  asked,
  isBots: () => false,
  isBack: () => false,
});

describe('arithmetic', () => {
  test('a clock runs while its seat is waited for, and gains when its decision is final', () => {
    let state = turnClocks(start(LIVE), LIVE, step(1000, [0]), []);
    expect(timeLeft(state, 0, 11_000, [])).toBe(50_000);
    expect(timeLeft(state, 1, 11_000, [])).toBe(60_000);
    expect(nextOut(state)).toEqual({ seat: 0, at: 61_000 });
    state = turnClocks(state, LIVE, step(6_000, [0], [action(1, 0)]), []);
    expect(timeLeft(state, 0, 11_000, [])).toBe(50_000);
    state = turnClocks(state, LIVE, step(11_000, [1], [action(2, 0)]), []);
    expect(timeLeft(state, 0, 99_000, [])).toBe(50_000);
    expect(nextOut(state)).toEqual({ seat: 1, at: 71_000 });
    state = turnClocks(state, LIVE, step(12_000, [0], [action(3, 1)]), []);
    expect(timeLeft(state, 0, 12_000, [])).toBe(55_000);
    expect(timeLeft(state, 1, 12_000, [])).toBe(59_000);
  });

  test('by turn, every turn has its hours anew', () => {
    let state = turnClocks(start(TURN), TURN, step(0, [0]), []);
    state = turnClocks(state, TURN, step(23 * HOUR, [1], [action(1, 0)]), []);
    expect(timeLeft(state, 0, 0, [])).toBe(HOUR);
    expect(nextOut(state)).toEqual({ seat: 1, at: 47 * HOUR });
    state = turnClocks(state, TURN, step(24 * HOUR, [0], [action(2, 1)]), []);
    expect(nextOut(state)).toEqual({ seat: 0, at: 48 * HOUR });
  });

  test('finding 5: a decision taken back goes on where it was, and those who thought about it get their time back', () => {
    let state = turnClocks(start(LIVE), LIVE, step(0, [0]), []);
    state = turnClocks(state, LIVE, step(10_000, [1], [action(1, 0)]), []);
    state = turnClocks(state, LIVE, step(14_000, [0], [undo(2, 0, 1)]), []);
    expect([0, 1].map(seat => timeLeft(state, seat, 14_000, []))).toEqual([46_000, 60_000]);
    // Below a quarter of the bank the time stays with the one who thought.
    state = turnClocks(state, LIVE, step(45_000, [1], [action(3, 0)]), []);
    state = turnClocks(state, LIVE, step(55_000, [0], [undo(4, 0, 3)]), []);
    expect([0, 1].map(seat => timeLeft(state, seat, 55_000, []))).toEqual([15_000, 50_000]);
  });

  test('finding 5: what was paid goes back when the decision is taken back after all', () => {
    for (const [clock, left] of [
      [LIVE, 49_000],
      [TURN, 24 * HOUR - 10_000],
    ] as const) {
      let state = turnClocks(start(clock), clock, step(0, [0]), []);
      state = turnClocks(state, clock, step(10_000, [1], [action(1, 0)]), []);
      state = turnClocks(state, clock, step(11_000, [0], [action(2, 1)]), []);
      state = turnClocks(state, clock, step(12_000, [0], [undo(3, 0, 1)]), []);
      expect(timeLeft(state, 0, 12_000, [])).toBe(left);
    }
  });

  test('finding 5: dice end what can be taken back, and the gain is there at once', () => {
    const dice: Entry = { seq: 2, at: 0, kind: 'chance', draw: 1, action: { do: 'roll' } };
    let state = turnClocks(start(LIVE), LIVE, step(0, [0]), []);
    state = turnClocks(state, LIVE, step(10_000, [1], [action(1, 0), dice]), []);
    expect(timeLeft(state, 0, 10_000, [])).toBe(55_000);
  });

  test('while no server was running, no clock runs', () => {
    const outages = [
      { from_at: 5_000, to_at: 8_000 },
      { from_at: 20_000, to_at: 30_000 },
    ];
    expect(elapsed(0, 10_000, outages)).toBe(7_000);
    expect(elapsed(6_000, 25_000, outages)).toBe(12_000);
    expect(elapsed(21_000, 29_000, outages)).toBe(0);
    const state = turnClocks(start(LIVE), LIVE, step(1_000, [0]), []);
    expect(timeLeft(state, 0, 31_000, outages)).toBe(60_000 - 17_000);
  });

  test('in a sealed room others do not see whose clock has stopped', () => {
    let state = turnClocks(start(LIVE), LIVE, step(0, [0, 1]), []);
    state = turnClocks(state, LIVE, step(10_000, [1], [action(1, 0)], [0, 1]), []); // seat 0 has decided in secret
    const shown = (viewer: number | undefined) => faces(state, viewer, 20_000, []).map(face => [face.left, face.running]);
    expect(shown(1)).toEqual([
      [40_000, true],
      [40_000, true],
    ]);
    expect(shown(undefined)).toEqual(shown(1));
    expect(shown(0)).toEqual([
      [50_000, false],
      [40_000, true],
    ]);
    state = turnClocks(state, LIVE, step(30_000, [], [action(2, 1)]), []);
    expect(shown(1).map(([, running]) => running)).toEqual([false, false]);
  });

  test('no clock, no state', () => {
    expect(startClocks({ kind: 'none' }, 2)).toBeUndefined();
  });
});

describe('at the table', () => {
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.end();
    server = undefined;
  });

  test('the time that is left is told, and when it is over a bot takes the seat', async () => {
    let ahead = 0;
    server = await startServer({ now: () => Date.now() + ahead });
    const { table, clients } = await twoAtATable(server.url, { clock: { kind: 'live', bank: 100, gain: 2 } });
    const line = await clients[1].socket();
    const { message } = await line.attach(table);
    expect(message?.clocks.map(face => face.running)).toEqual([true, false]);
    expect(message?.clocks[1]?.left).toBe(100_000);
    ahead += 40_000;
    const { message: mine } = await clients[0].call('GET /api/tables/:table/look', { table });
    expect(mine?.clocks[0]?.left).toBeLessThanOrEqual(60_000);
    await clients[0].call(
      'POST /api/tables/:table/intents',
      { table },
      { id: intentId(), do: 'play', decision: mine?.decision ?? null, actions: [mine?.actions[0]] },
    );
    const moved = (await line.until(isSeat)).message;
    expect(moved.clocks.map(face => face.running)).toEqual([false, true]);
    expect(moved.clocks[0]?.left).toBeGreaterThan(55_000);
    expect(moved.clocks[0]?.left).toBeLessThanOrEqual(62_000);
    ahead += 200_000;
    const lost = await line.until((m): m is Extract<typeof m, { t: 'seat' }> => isSeat(m) && m.message.chairs[1] === 'bot');
    expect(lost.message).toMatchObject({ seat: null, chairs: ['human', 'bot'] });
    // He may watch on, and have his seat back.
    expect((await clients[1].call('GET /api/tables/:table', { table })).table).toMatchObject({ me: null, returnTo: 1 });
    expect((await clients[1].call('POST /api/tables/:table/join', { table }, {})).table).toMatchObject({ me: 1, returnTo: null });
    await line.close();
  });

  test('a day on which the server was down is charged to no clock, and the clock still runs out', async () => {
    let ahead = 0;
    const now = () => Date.now() + ahead;
    server = await startServer({ now });
    const { table, clients } = await twoAtATable(server.url, { clock: { kind: 'turn', hours: 2 } });
    await server.close();
    ahead += 86_400_000;
    server = await startServer({ now, data: server.data });
    const client = makeClient(server.url, clients[0].cookie);
    const { message } = await client.call('GET /api/tables/:table/look', { table });
    expect(message?.chairs).toEqual(['human', 'human']);
    expect(message?.clocks[0]?.left).toBeGreaterThan(2 * 3_600_000 - 60_000);
    await new Promise(resolve => setTimeout(resolve, 1500)); // long enough for a due clock to be taken up
    expect((await client.call('GET /api/tables/:table/look', { table })).message?.chairs).toEqual(['human', 'human']);
    ahead += 2 * 3_600_000;
    const end = Date.now() + 15_000;
    while ((await client.call('GET /api/tables/:table/look', { table })).message?.chairs[0] !== 'bot') {
      if (Date.now() > end) throw new Error('the clock did not run out');
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  });
});

test('a clock runs out also where the table was filled up', async () => {
  let time = 1_800_000_000_000;
  const first = await startServer({ now: () => time });
  const { table, clients } = await twoAtATable(first.url, { clock: { kind: 'live', bank: 30, gain: 0 } });
  await first.close();
  const store = await openStore({ folder: first.data });
  const body = (seq: number): string => JSON.stringify({ seq, at: time, kind: 'clock', seat: 0, what: 'low' });
  const rows = Array.from({ length: 10_000 }, (_, i) => ({ table_id: table, seq: i + 1, body: body(i + 1), intent: null }));
  await store.db.transaction().execute(async () => store.insertEntries?.(rows));
  await store.close();
  const again = await startServer({ now: () => time, data: first.data });
  const [mine] = clients.map(client => makeClient(again.url, client.cookie));
  time += 31_000;
  await eventually(async () => (await mine?.call('GET /api/tables/:table/look', { table }))?.message?.waiting[0] === 1);
  await again.end();
});
