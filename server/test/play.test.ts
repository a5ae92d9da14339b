/** Two clients play a whole game over sockets: invitation, moves, reconnect, two tabs, undo, the end, the record, a rematch. */
import { verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import { petteia } from '@stoa/petteia';
import type { SeatMessage } from '@stoa/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, intentId, isSeat, makeClient } from './support/client.ts';
import { anyMove, playOn, twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

const sit = async (url: string, settings = {}) => {
  const { table, clients } = await twoAtATable(url, settings);
  const lines = [await clients[0].socket(), await clients[1].socket()] as const;
  const attached = [await lines[0].attach(table), await lines[1].attach(table)] as const;
  return { table, clients, lines, start: [attached[0].message, attached[1].message] as [SeatMessage, SeatMessage] };
};

test('a whole game, its record verified, and the same people again with seats exchanged', async () => {
  const { table, clients, lines, start } = await sit(server.url);
  expect((await clients[0].raw('GET', `/api/tables/${table}/record`)).status).toBe(409);
  const fairBefore = await clients[0].call('GET /api/tables/:table/fairness', { table });
  expect(fairBefore.secret).toBeNull();

  const end = await playOn(table, lines, start, anyMove(3));
  expect(end[0].outcome).not.toBeNull();
  expect(end[1].outcome).toEqual(end[0].outcome);

  const record = await clients[1].call('GET /api/tables/:table/record', { table });
  const verdict = verifyRecord(record, id => (id === petteia.id ? (petteia as never) : undefined), fairness);
  expect(verdict).toMatchObject({ ok: true, draws: 'verified' });
  const fairAfter = await clients[0].call('GET /api/tables/:table/fairness', { table });
  expect(fairness.commitment(fairAfter.secret ?? '')).toBe(fairBefore.commitment);

  const again = await clients[0].call('POST /api/tables/:table/rematch', { table }, {});
  const same = await clients[1].call('POST /api/tables/:table/rematch', { table }, {});
  expect(same.table.table).toBe(again.table.table);
  expect([again.table.me, same.table.me]).toEqual([1, 0]);
  expect([again.table.state, same.table.state]).toEqual(['waiting', 'playing']);
  await Promise.all(lines.map(line => line.close()));
});

test('who reconnects gets exactly what was missed, also after a restart of the server', async () => {
  const own = await startServer();
  const { table, clients, lines, start } = await sit(own.url);
  const mid = await playOn(table, lines, start, anyMove(1), 10);
  await lines[1].close();
  // Seat 1 is away while seat 0 moves (if it is its turn) and loses its view of one move.
  const mover = mid[0].decision === null ? 1 : 0;
  const before = mid[1].cursor;
  const message = mid[mover]!;
  await clients[mover]?.call(
    'POST /api/tables/:table/intents',
    { table },
    { id: intentId(), do: 'play', decision: message.decision, actions: [message.actions[0]] },
  );
  const { message: whole } = await clients[1].call('GET /api/tables/:table/look', { table });

  const back = await clients[1].socket();
  const missed = (await back.attach(table, before)).message as SeatMessage;
  expect(missed.cursor).toBe(before + 1);
  expect(missed.events).toEqual(whole?.events.slice(missed.keep));
  expect(missed.events.length).toBeGreaterThan(0);
  expect(whole?.keep).toBe(0);
  const up = await back.attach(table, missed.cursor);
  expect(up.message?.events).toEqual([]);

  const reborn = await own.restart();
  const line = await makeClient(reborn.url, clients[1].cookie).socket();
  const same = (await line.attach(table, before)).message as SeatMessage;
  expect({ ...same, sentAt: 0 }).toEqual({ ...missed, sentAt: 0 });
  await line.close();
  await reborn.end();
});

test('two tabs of one player agree; a spectator sees the public game', async () => {
  const { table, clients, lines, start } = await sit(server.url, { watch: 'anyone' });
  const tab = await clients[0].socket();
  const other = await tab.attach(table);
  expect({ ...other.message, sentAt: 0 }).toEqual({ ...start[0], sentAt: 0 });
  const watcher = await (await guest(server.url)).socket();
  const seen = await watcher.attach(table);
  expect(seen.message).toMatchObject({ seat: null, decision: null, actions: [], undo: false });

  await lines[0].intend(table, { id: intentId(), do: 'play', decision: start[0].decision, actions: [start[0].actions[0]] });
  const [one, two, three] = [await lines[0].until(isSeat), await tab.until(isSeat), await watcher.until(isSeat)];
  expect(two).toEqual(one);
  expect(three.message).toMatchObject({ seat: null, view: one.message.view });
  await Promise.all([...lines, tab, watcher].map(line => line.close()));
});

test('undo takes the move back for all viewers, and is refused once the other has moved', async () => {
  const { table, lines, start } = await sit(server.url);
  const move = { do: 'play' as const, decision: start[0].decision, actions: [start[0].actions[0]] };
  await lines[0].intend(table, { id: intentId(), ...move });
  const after = (await lines[0].until(isSeat)).message;
  await lines[1].until(isSeat);
  expect(after.undo).toBe(true);
  expect(await lines[0].intend(table, { id: intentId(), do: 'undo', cursor: after.cursor - 1 })).toMatchObject({
    error: { code: 'stale' },
  });
  expect(await lines[0].intend(table, { id: intentId(), do: 'undo', cursor: after.cursor })).toMatchObject({ ok: true });
  const back = [(await lines[0].until(isSeat)).message, (await lines[1].until(isSeat)).message] as const;
  expect(back[0].view).toEqual(start[0].view);
  expect(back[1].keep).toBe(0);
  expect(back[0].actions).toEqual(start[0].actions);

  await playOn(table, lines, back, anyMove(2), 2);
  const { message } = await lines[0].attach(table);
  const cursor = message?.cursor ?? 0;
  expect(await lines[0].intend(table, { id: intentId(), do: 'undo', cursor })).toMatchObject({
    error: { code: 'barrier', bar: 'later-entry' },
  });
  await Promise.all(lines.map(line => line.close()));
});

describe('ends', () => {
  test('conceding ends a game of two', async () => {
    const { table, lines } = await sit(server.url);
    expect(await lines[0].intend(table, { id: intentId(), do: 'concede' })).toMatchObject({ ok: true });
    expect((await lines[1].until(isSeat)).message.outcome).toMatchObject({ places: [2, 1], reason: 'conceded' });
    expect(await lines[1].intend(table, { id: intentId(), do: 'concede' })).toMatchObject({ error: { code: 'over' } });
    await Promise.all(lines.map(line => line.close()));
  });

  test('the end by agreement needs all players who are there, and can be withdrawn', async () => {
    const { table, clients, lines } = await sit(server.url);
    await lines[0].intend(table, { id: intentId(), do: 'agree-end', agree: true });
    await lines[0].intend(table, { id: intentId(), do: 'agree-end', agree: false });
    await lines[1].intend(table, { id: intentId(), do: 'agree-end', agree: true });
    const { table: info } = await clients[0].call('GET /api/tables/:table', { table });
    expect(info).toMatchObject({ state: 'playing', seats: [{ wantsEnd: false }, { wantsEnd: true }] });
    await lines[0].intend(table, { id: intentId(), do: 'agree-end', agree: true });
    expect((await lines[1].until(isSeat)).message.outcome).toMatchObject({ places: [1, 1], reason: 'agreed' });
    await Promise.all(lines.map(line => line.close()));
  });
});
