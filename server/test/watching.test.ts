/** Somebody watches: the players are told how many, spectators are not told of each other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, isTable } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.end());

test('players see how many watch, and that they go', async () => {
  const { table, clients } = await twoAtATable(server.url, { watch: 'anyone' });
  const player = await clients[0].socket();
  expect((await player.attach(table)).table.watchers).toBe(0);
  const told = (watchers: number) =>
    player.until((message): message is Extract<typeof message, { t: 'table' }> => isTable(message) && message.table.watchers === watchers);
  const [first, second] = [await (await guest(server.url)).socket(), await (await guest(server.url)).socket()];
  expect((await first.attach(table)).table).toMatchObject({ me: null, watchers: 0 });
  await told(1);
  await second.attach(table);
  await told(2);
  // A ping makes sure that what was sent before is here.
  await first.ask({ t: 'ping' });
  expect(first.inbox.filter(isTable)).toEqual([]);
  await second.close();
  await told(1);
  expect((await (await clients[1].socket()).attach(table)).table.watchers).toBe(1);
  expect((await clients[0].call('GET /api/me/tables')).tables.map(({ watchers }) => watchers)).toEqual([0]);
});
