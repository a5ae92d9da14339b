/** Who is told what around a table. Before every message the server checks who may see it; a socket that no longer may is detached, at every process. */
import { afterEach, expect, test } from 'vitest';
import { type Client, guest, isChat, isTable, type Line, makeClient } from './support/client.ts';
import { DATABASE, freshDatabase } from './support/database.ts';
import { twoAtATable } from './support/petteia.ts';
import { eventually, frame, upgrade } from './support/raw.ts';
import { startServer, type TestServer } from './support/server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.end();
});
const start = async (database?: string): Promise<TestServer> => {
  const server = await startServer(database === undefined ? {} : { database });
  servers.push(server);
  return server;
};

const say = (client: Client, table: string, text: string) =>
  client.call('POST /api/tables/:table/chat', { table }, { id: `line-${text.replaceAll(' ', '-')}`, text });
const kinds = (line: Line): string[] => line.inbox.filter(m => isChat(m) || isTable(m) || m.t === 'seat' || m.t === 'gone').map(m => m.t);
/** Everything that was on its way has come when this is answered. */
const settle = (line: Line) => line.ask({ t: 'ping' });

test('finding 8: strangers at an open table that may not be watched get neither its chat nor its game', async () => {
  const { url } = await start();
  const [host, friend, stranger] = [await guest(url), await guest(url), await guest(url)];
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
  const { table } = await host.call('POST /api/tables', {}, { game: 'petteia', seats: [...seats], visibility: 'open', watch: 'nobody' });
  const id = table.table;
  const line = await stranger.socket();
  await line.attach(id);
  await say(host, id, 'a secret before');
  await settle(line);
  expect(stranger.received.join()).not.toContain('a secret before');
  await friend.call('POST /api/tables/:table/join', { table: id }, {});
  await say(host, id, 'a secret after');
  await settle(line);
  expect(stranger.received.join()).not.toContain('a secret');
  // The game began without the stranger, who gets this last message.
  expect(kinds(line).at(-1)).toBe('gone');
  expect(kinds(line)).not.toContain('seat');
  expect((await stranger.raw('GET', `/api/tables/${id}`)).status).toBe(404);
  await line.close();
});

const leavesPrivate = async (doors: readonly [string, string]): Promise<void> => {
  const [host, leaver] = [await guest(doors[0]), await guest(doors[0])];
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
  const { table } = await host.call('POST /api/tables', {}, { game: 'perikles', seats: [...seats] });
  const id = table.table;
  const { token } = await host.call('POST /api/tables/:table/invitations', { table: id }, {});
  await leaver.call('POST /api/invitations/accept', {}, { token });
  const line = await makeClient(doors[1], leaver.cookie).socket();
  await line.attach(id);
  await leaver.call('POST /api/tables/:table/leave', { table: id });
  await line.until((m): m is Extract<typeof m, { t: 'gone' }> => m.t === 'gone');
  const before = kinds(line).length;
  await say(host, id, 'good that he is gone');
  await host.call('PUT /api/tables/:table/seats/:seat', { table: id, seat: '1' }, { bot: 'random' });
  await new Promise(resolve => setTimeout(resolve, 300));
  await settle(line);
  expect(kinds(line).slice(before)).toEqual([]);
  await line.close();
};

test('finding 8: a player who left a private table is detached from it', async () => {
  const { url } = await start();
  await leavesPrivate([url, url]);
});

test.skipIf(!DATABASE)('finding 8: also at a socket of another process', async () => {
  const database = await freshDatabase();
  const [one, other] = [await start(database.url), await start(database.url)];
  await leavesPrivate([one.url, other.url]);
  for (const server of servers.splice(0)) await server.end();
  await database.drop();
});

test.skipIf(!DATABASE)('finding 17: a socket that closes while it attaches leaves no listener, and its player is not here', async () => {
  const database = await freshDatabase();
  const server = await startServer({ database: database.url, limits: { heartbeat: 200 } });
  const { table, clients } = await twoAtATable(server.url);
  const attach = frame(1, Buffer.from(JSON.stringify({ t: 'attach', n: 1, table, cursor: 0 })));
  for (let i = 0; i < 12; i++) {
    const line = await upgrade(Number(new URL(server.url).port), clients[1].cookie);
    line.socket.write(attach);
    // Half of them wait for the answer.
    line.socket.resume();
    if (i % 2 === 1) await line.until(/attached/);
    line.socket.end();
    await line.ended;
  }
  const isHere = async (): Promise<boolean | undefined> =>
    (await clients[0].call('GET /api/tables/:table', { table })).table.seats.find(seat => !seat.me)?.here;
  expect(await eventually(async () => (await isHere()) === false)).toBe(true);
  await server.end();
  await database.drop();
});

test('finding 22: a player who comes and goes in haste is told of now and then, and rightly in the end', async () => {
  const { url } = await start();
  const { table, clients } = await twoAtATable(url, { visibility: 'open' });
  const spectator = await (await guest(url)).socket();
  await spectator.attach(table);
  const hasty = await clients[1].socket();
  const CHANGES = 40;
  // All at once: the answers are waited for together.
  await Promise.all(
    Array.from({ length: CHANGES }, (_, i) => hasty.ask(i % 2 === 0 ? { t: 'attach', table, cursor: 0 } : { t: 'detach', table })),
  );
  await hasty.attach(table);
  const seen = () => spectator.inbox.filter(isTable);
  expect(
    await eventually(
      () =>
        seen()
          .at(-1)
          ?.table.seats.some(({ here }) => here) === true,
    ),
  ).toBe(true);
  await settle(spectator);
  expect(seen().length).toBeLessThan(CHANGES / 2);
  for (const line of [spectator, hasty]) await line.close();
});
