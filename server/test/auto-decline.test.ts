/** Windows declined beforehand: after a drawn delay, for that seat only; no other seat learns of it. Seats given up for good, and seats that are not. */
import { type Rng, sfc32 } from '@stoa/engine';
import type { SeatMessage } from '@stoa/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, intentId, isSeat } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: { botPause: 10 } });
});
afterAll(() => server.end());

/** Plays at random until two windows were declined by themselves or the game is over; gives how many were. */
const declinedIn = async (table: string, clients: readonly [Client, Client], rng: Rng): Promise<number> => {
  const lines = [await clients[0].socket(), await clients[1].socket()] as const;
  const seen = [(await lines[0].attach(table)).message, (await lines[1].attach(table)).message] as [SeatMessage, SeatMessage];
  const catchUp = async (seat: 0 | 1): Promise<void> => {
    await lines[seat].ask({ t: 'ping' });
    seen[seat] = lines[seat].inbox.findLast(isSeat)?.message ?? seen[seat];
  };
  let declined = 0;
  /** What is seen next came about after this. */
  let before = performance.now();
  for (let move = 0; move < 3000 && declined < 2; move++) {
    await Promise.all([catchUp(0), catchUp(1)]);
    if (seen[0].outcome) break;
    const mover = seen[0].decision === null ? 1 : 0;
    const { room, decision, actions, cursor } = seen[mover];
    if (room.startsWith('window-')) {
      const since = before;
      for (;;) {
        const asked = performance.now();
        await catchUp(mover);
        if (seen[mover].cursor !== cursor || asked - since > 60_000) break;
        before = asked;
        await new Promise(resolve => setTimeout(resolve, 50));
      }
      expect(performance.now() - since).toBeGreaterThan(1900);
      expect(JSON.stringify(seen[mover].events)).toContain('"declined"');
      declined++;
      continue;
    }
    before = performance.now();
    const answer = await lines[mover].intend(table, { id: intentId(), do: 'play', decision, actions: [actions[rng.int(actions.length)]] });
    expect(answer).toMatchObject({ ok: true });
  }
  for (const line of lines) await line.close();
  return declined;
};

test('a window is declined after 2 to 6 seconds, whatever the seat holds', { timeout: 180_000 }, async () => {
  const { table, clients } = await twoAtATable(server.url, { game: 'earth-and-water' });
  const { games } = await clients[0].call('GET /api/games');
  const windows = games.find(game => game.id === 'earth-and-water')?.windows ?? [];
  expect(windows).toContain('window-tribute');
  for (const client of clients) {
    const set = await client.call('PUT /api/tables/:table/auto-decline', { table }, { windows });
    expect(set.table.autoDecline).toEqual([...windows].sort());
  }
  // What one sets is his own.
  expect((await clients[0].call('PUT /api/tables/:table/auto-decline', { table }, { windows: [] })).table.autoDecline).toEqual([]);
  expect((await clients[1].call('GET /api/tables/:table', { table })).table.autoDecline).toHaveLength(windows.length);
  await clients[0].call('PUT /api/tables/:table/auto-decline', { table }, { windows });
  const unknown = await clients[0].raw('PUT', `/api/tables/${table}/auto-decline`, { windows: ['turns'] });
  expect(unknown).toEqual({ status: 404, body: { error: { code: 'unknown' } } });

  // The dice are live: a game may end before any window opens, then the next one is played.
  const rng = sfc32('auto-decline');
  let declined = await declinedIn(table, clients, rng);
  for (let game = 1; game < 12 && declined === 0; game++) {
    const next = await twoAtATable(server.url, { game: 'earth-and-water' });
    for (const client of next.clients) await client.call('PUT /api/tables/:table/auto-decline', { table: next.table }, { windows });
    declined = await declinedIn(next.table, next.clients, rng);
  }
  expect(declined).toBeGreaterThan(0);
});

test('a seat that was conceded cannot be had back; one that was left can', async () => {
  const { table, clients } = await twoAtATable(server.url, { game: 'perikles' });
  const [stays, concedes] = clients;
  expect(await concedes.call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'concede' })).toMatchObject({ ok: true });
  const after = await concedes.call('GET /api/tables/:table', { table });
  expect(after.table).toMatchObject({ me: null, returnTo: null, state: 'playing' });
  expect(await concedes.raw('POST', `/api/tables/${table}/join`, {})).toEqual({ status: 403, body: { error: { code: 'forbidden' } } });
  // He may still look on.
  expect((await concedes.call('GET /api/tables/:table/look', { table })).message?.seat).toBeNull();

  // Who may come back finds the table among their own; who conceded does not.
  const mine = async (of: typeof stays): Promise<readonly string[]> => (await of.call('GET /api/me/tables')).tables.map(one => one.table);
  const left = await stays.call('POST /api/tables/:table/leave', { table });
  expect(left.table).toMatchObject({ me: null, returnTo: 0 });
  expect(await mine(stays)).toContain(table);
  expect(await mine(concedes)).not.toContain(table);
  expect((await stays.call('POST /api/tables/:table/join', { table }, {})).table).toMatchObject({ me: 0, returnTo: null });
});
