/**
 * Time in which no server could take a move is charged to no clock. Real processes, in which an hour lasts a minute and a half;
 * with PostgreSQL (STOA_TEST_DATABASE) also the database that goes away, and two processes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, makeClient } from './support/client.ts';
import { DATABASE, freshDatabase } from './support/database.ts';
import { twoAtATable } from './support/petteia.ts';
import { type ServerProcess, startProcess } from './support/process.ts';

const PACE = 40;
/** An outage of this many real milliseconds is longer than the whole bank. */
const AWAY = 7_000;
/** Six real seconds: a busy machine needs some of them to make the table and to ask about it. */
const BANK = 240;
const CLOCK = { clock: { kind: 'live', bank: BANK, gain: 0 } } as const;

beforeAll(() => {
  process.env.STOA_TEST_PACE = String(PACE);
});
afterAll(() => {
  delete process.env.STOA_TEST_PACE;
});

const pause = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));
const chairs = async (client: Client, table: string): Promise<readonly string[]> =>
  (await client.call('GET /api/tables/:table/look', { table })).message?.chairs ?? [];

/** A clock that is due would be taken up within a second. */
const expectHuman = async (client: Client, table: string): Promise<void> => {
  await pause(1_200);
  expect(await chairs(client, table)).toEqual(['human', 'human']);
};
const expectOut = async (client: Client, table: string): Promise<void> => {
  for (const end = Date.now() + 40_000; (await chairs(client, table))[0] !== 'bot'; await pause(100))
    if (Date.now() > end) throw new Error('the clock did not run out');
};

interface Cluster {
  readonly url: string;
  pause(): void;
  resume(): void;
  stop(): void;
}

// Both wait for clocks most of the time, so they wait together. The one below holds up the whole thread while the database starts.
describe.concurrent('outages', () => {
  test('finding 6: a process that was suspended charges no clock, and the clock still runs out', async () => {
    const data = await mkdtemp(join(tmpdir(), 'stoa-outage-'));
    const server = await startProcess(data, 0, '', 'silent');
    const { table, clients } = await twoAtATable(server.url, CLOCK);
    await server.suspend(AWAY);
    await expectHuman(clients[0], table);
    await expectOut(clients[0], table);
    await server.kill();
    await rm(data, { recursive: true, force: true });
  }, 90_000);

  test.skipIf(!DATABASE)(
    'finding 6: a process that is suspended beside one that serves is no outage',
    async () => {
      const database = await freshDatabase();
      const [first, second] = (await Promise.all([0, 1].map(() => startProcess('', 0, database.url, 'silent')))) as [
        ServerProcess,
        ServerProcess,
      ];
      const { table, clients } = await twoAtATable(first.url, CLOCK);
      const beside = makeClient(second.url, clients[0].cookie);
      await Promise.all([first.suspend(2 * AWAY), expectOut(beside, table)]);
      await first.kill();
      await second.kill();
      await database.drop();
    },
    90_000,
  );
});

test.skipIf(!DATABASE)(
  'finding 6: while the database is away no clock runs',
  async () => {
    const script: string = new URL('../../scripts/lib/postgres.mjs', import.meta.url).href;
    const { startPostgres } = (await import(script)) as { startPostgres(): Promise<Cluster> };
    const cluster = await startPostgres();
    const server = await startProcess('', 0, cluster.url, 'silent');
    const { table, clients } = await twoAtATable(server.url, CLOCK);
    cluster.pause();
    await pause(AWAY);
    cluster.resume();
    const again = makeClient(server.url, clients[0].cookie);
    for (let tries = 0; tries < 50 && (await again.raw('GET', '/api/me')).status >= 500; tries++) await pause(50);
    await expectHuman(again, table);
    await server.kill();
    cluster.stop();
  },
  90_000,
);
