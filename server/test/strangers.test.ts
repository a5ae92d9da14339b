/** Attacks that once got too far, when testers tried them by hand: each is refused now. */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkOf } from '../src/addresses.ts';
import { type Client, guest, intentId, makeClient, member } from './support/client.ts';
import { DATABASE, freshDatabase } from './support/database.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

/** What comes back on a plain connection until the other side closes it. */
const untilClosed = (lines: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    let got = '';
    socket.on('data', data => {
      got += String(data);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(got));
    socket.setTimeout(10_000, () => socket.destroy(new Error('still open')));
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });

describe('a socket is opened at its own address only, and not first opened and then closed elsewhere', () => {
  const key = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13'];
  test.each(['GET /healthz', 'GET /api/games', 'POST /api/guest'])('%s', async what => {
    expect(await untilClosed([`${what} HTTP/1.1`, 'Host: here', ...key])).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('a deleted account can be neither blocked nor asked for a rematch: the next table waits for another player', async () => {
  const { table, clients } = await twoAtATable(server.url);
  const [stays, goes] = clients;
  await goes.call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'concede' });
  await goes.call('DELETE /api/me', {}, {});
  for (const [verb, body] of Object.entries({ block: { blocked: true }, mute: { muted: true } }))
    expect((await stays.raw('PUT', `/api/tables/${table}/seats/1/${verb}`, body)).status).toBe(404);
  const again = (await stays.call('POST /api/tables/:table/rematch', { table }, {})).table;
  expect(again).toMatchObject({ state: 'waiting', me: 1, seats: [{ kind: 'empty' }, { kind: 'human' }] });
  const { token } = await stays.call('POST /api/tables/:table/invitations', { table: again.table }, {});
  const joined = await (await guest(server.url)).call('POST /api/invitations/accept', {}, { token });
  expect(joined.table).toMatchObject({ state: 'playing', me: 0 });
});

test('a stolen API token neither ends the sessions of its owner nor deletes the account', async () => {
  const { client: owner } = await member(server.url, 'owner-of-a-script', 'a long enough password');
  const { secret } = await owner.call('POST /api/tokens', {}, { label: 'a script' });
  const thief = makeClient(server.url);
  const stolen = { authorization: `Bearer ${secret}` };
  expect((await thief.raw('GET', '/api/me/tables', undefined, stolen)).status).toBe(200);
  expect((await thief.raw('DELETE', '/api/sessions', undefined, stolen)).status).toBe(403);
  expect((await thief.raw('DELETE', '/api/me', {}, stolen)).status).toBe(403);
  expect((await owner.call('GET /api/me')).account).not.toBeNull();
});

test('asking for people by name is counted whether they are there or not', async () => {
  const asks = await guest(server.url);
  const { table } = await asks.call('POST /api/tables', {}, { game: 'petteia', seats: [{ kind: 'me' }, { kind: 'open' }] });
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++)
    statuses.push((await asks.raw('POST', `/api/tables/${table.table}/invitations`, { to: `nobody-${i}` })).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429]);
});

test('limits count a network, not the addresses in it', () => {
  const rows: [string, string][] = [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ];
  for (const [ip, network] of rows) expect(networkOf(ip), ip).toBe(network);
});

describe.skipIf(!DATABASE)('with two processes', () => {
  test('a player who moves at the other process is not away: the game does not end without that player', async () => {
    let time = 1_800_000_000_000;
    const database = await freshDatabase();
    const [here, there] = [
      await startServer({ database: database.url, now: () => time }),
      await startServer({ database: database.url, now: () => time }),
    ];
    const { table, clients } = await twoAtATable(here.url, { clock: { kind: 'live', bank: 14_400, gain: 0 } });
    const [stays, other] = [clients[0], makeClient(there.url, clients[1].cookie)];
    const move = async (client: Client): Promise<void> => {
      const { message } = await client.call('GET /api/tables/:table/look', { table });
      const intent = { id: intentId(), do: 'play' as const, decision: message?.decision ?? null, actions: [message?.actions[0]] };
      expect(await client.call('POST /api/tables/:table/intents', { table }, intent)).toMatchObject({ ok: true });
    };
    const end = () => stays.call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'agree-end', agree: true });
    const state = async () => (await stays.call('GET /api/tables/:table', { table })).table.state;
    await move(stays);
    time += 9 * 60_000;
    await move(other);
    await move(stays);
    time += 2 * 60_000;
    await stays.call('GET /api/tables/:table/look', { table });
    expect(await end()).toMatchObject({ ok: true });
    expect(await state()).toBe('playing');
    time += 9 * 60_000;
    expect(await end()).toMatchObject({ ok: true });
    expect(await state()).toBe('over');
    await Promise.all([here.end(), there.end()]);
    await database.drop();
  }, 60_000);
});
