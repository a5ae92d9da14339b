/** Two processes on PostgreSQL with Redis for hints and counters. Runs where both are (STOA_TEST_DATABASE, and redis-server on the path). */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, intentId, isChat, isSeat, makeClient } from './support/client.ts';
import { DATABASE, freshDatabase } from './support/database.ts';
import { twoAtATable } from './support/petteia.ts';
import { steadyPort } from './support/process.ts';
import { startServer, type TestServer } from './support/server.ts';

const hasRedis = spawnSync('redis-server', ['--version']).status === 0;

const startRedis = (port: number): ChildProcess =>
  spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });

describe.skipIf(!DATABASE || !hasRedis)('two processes and Redis', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let redis: ChildProcess;
  let port: number;
  const servers: TestServer[] = [];
  beforeAll(async () => {
    database = await freshDatabase();
    port = await steadyPort();
    redis = startRedis(port);
    for (let i = 0; i < 2; i++)
      servers.push(
        await startServer({
          database: database.url,
          redis: `redis://127.0.0.1:${port}`,
          limits: { linesPerTenSeconds: 4, socketsPerAddress: 1000 },
        }),
      );
  }, 300_000);
  afterAll(async () => {
    for (const server of servers) await server.end();
    redis.kill('SIGKILL');
    await database.drop();
  }, 300_000);
  const at = (client: Client, i: number): Client => makeClient(servers[i]!.url, client.cookie);
  const move = async (client: Client, table: string): Promise<void> => {
    const { message } = await client.call('GET /api/tables/:table/look', { table });
    const intent = { id: intentId(), do: 'play' as const, decision: message?.decision ?? null, actions: [message?.actions[0]] };
    expect(await client.call('POST /api/tables/:table/intents', { table }, intent)).toMatchObject({ ok: true });
  };

  test('moves and lines reach the sockets of the other process', async () => {
    const { table, clients } = await twoAtATable(servers[0]!.url);
    const line = await at(clients[1], 1).socket();
    await line.attach(table);
    await move(clients[0], table);
    expect((await line.until(isSeat)).message.decision).not.toBeNull();
    await clients[0].call('POST /api/tables/:table/chat', { table }, { id: intentId(), text: 'salve' });
    expect((await line.until(isChat)).line.text).toBe('salve');
    await line.close();
  });

  test('what is counted is counted together', async () => {
    const { table, clients } = await twoAtATable(servers[0]!.url);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await at(clients[0], i % 2).raw('POST', `/api/tables/${table}/chat`, { id: intentId(), text: `${i}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('finding 13: without Redis an address is still counted, by each process', async () => {
    const own = await startServer({
      database: database.url,
      redis: `redis://127.0.0.1:${await steadyPort()}`,
      limits: { requestsPerMinute: 20 },
      now: () => 1_800_000_000_000,
    });
    const statuses: number[] = [];
    for (let i = 0; i < 25; i++) statuses.push((await makeClient(own.url).raw('GET', '/api/me')).status);
    expect(statuses.filter(status => status === 200).length).toBe(20);
    await own.end();
  });

  test('without Redis the game goes on; when it is back the hints are too', async () => {
    const { table, clients } = await twoAtATable(servers[0]!.url);
    const line = await at(clients[1], 1).socket();
    await line.attach(table);
    // At a second try it may be gone already.
    if (redis.exitCode === null && redis.signalCode === null) {
      const gone = new Promise(resolve => redis.once('exit', resolve));
      redis.kill('SIGKILL');
      await gone;
    }
    await move(clients[0], table);
    await move(at(clients[1], 1), table);
    redis = startRedis(port);
    for (let i = 0; ; i++) {
      await new Promise(resolve => setTimeout(resolve, 300));
      line.inbox.length = 0;
      await move(at(clients[i % 2]!, 0), table);
      await new Promise(resolve => setTimeout(resolve, 300));
      if (line.inbox.some(isSeat)) break;
      if (i > 20) throw new Error('the hints did not come back');
    }
    await line.close();
  });
});
