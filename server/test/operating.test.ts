/** Operating: Redis away, a full disk, a copy of a large store while it serves. Real processes; STOA_BACKUP_MB=500 for the size of the long run. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askOperator, restore } from '@stoa/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBuckets } from '../src/limits.ts';
import { connectRedis, countInRedis, redisBus } from '../src/redis.ts';
import { openStore } from '../src/store/open.ts';
import { type Client, intentId, makeClient } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startProcess } from './support/process.ts';
import { eventually, pause } from './support/raw.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-operating-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A small disk of its own. */
const mount = (at: string, megabytes: number): boolean =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', at], { stdio: 'ignore' }).status === 0;
const unmount = (at: string): void => void spawnSync('umount', ['-l', at], { stdio: 'ignore' });
const mayMount = (() => {
  const at = mkdtempSync(join(tmpdir(), 'stoa-mount-'));
  const may = mount(at, 1);
  if (may) unmount(at);
  rmdirSync(at);
  return may;
})();

const move = async (client: Client, table: string): Promise<number> => {
  const { body } = await client.raw('GET', `/api/tables/${table}/look`);
  const { message } = body as { message: { decision: number | null; actions: unknown[] } };
  if (message.decision === null) return 0;
  const intent = { id: intentId(), do: 'play', decision: message.decision, actions: [message.actions[0]] };
  return (await client.raw('POST', `/api/tables/${table}/intents`, intent)).status;
};
const cursor = async (client: Client, table: string): Promise<number> =>
  (await client.call('GET /api/tables/:table/look', { table })).message?.cursor ?? 0;

describe('finding 13: Redis that takes commands and answers none', () => {
  const taken: Socket[] = [];
  const hole = createServer(socket => taken.push(socket));
  beforeAll(() => new Promise<void>(ready => hole.listen(0, '127.0.0.1', ready)));
  afterAll(() => {
    for (const socket of taken) socket.destroy();
    hole.close();
  });
  const connect = () => {
    const address = hole.address();
    return connectRedis(`redis://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  };

  test('a stop does not wait for a hint, and a start not for its ear', async () => {
    const redis = connect();
    const bus = redisBus(redis);
    bus.changed(['table']);
    const handlers = {
      tableChanged: () => undefined,
      chatLine: () => undefined,
      presenceChanged: () => undefined,
      signedOut: () => undefined,
      missedHints: () => undefined,
    };
    expect(await Promise.race([bus.listen(handlers), pause(20_000).then(() => 'waits')])).toBeUndefined();
    // A stop does not wait for it either, and knows that it was not sent.
    expect(await Promise.race([bus.close(), pause(20_000).then(() => 'waits')])).toBe(false);
    redis.disconnect();
  });

  test('limits are counted by the process itself', async () => {
    const redis = connect();
    const buckets = makeBuckets(countInRedis(redis))('test', 3, 3_600_000);
    const took: boolean[] = [];
    for (let i = 0; i < 5; i++) took.push(await buckets.take('somewhere', 1));
    expect(took).toEqual([true, true, true, false, false]);
    redis.disconnect();
  });
});

describe.skipIf(!mayMount)('finding 13: a full disk', () => {
  test('is "busy" to players, 503 to the proxy and one line in the log; when there is room again they play on', async () => {
    const disk = await mkdtemp(join(folder, 'disk-'));
    mount(disk, 8);
    try {
      const server = await startProcess(join(disk, 'data'), 0, '', 'warn');
      const { table, clients } = await twoAtATable(server.url);
      const turn = async (): Promise<number> => (await move(clients[0], table)) || (await move(clients[1], table));
      expect(await turn()).toBe(200);
      await writeFile(join(disk, 'ballast'), Buffer.alloc(16_000_000)).catch(() => undefined);
      let status = 200;
      for (let i = 0; i < 500 && status === 200; i++) status = await turn();
      const acknowledged = await cursor(clients[0], table);
      expect(status).toBe(503);
      for (let i = 0; i < 5; i++) expect(await turn()).toBe(503);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      // Heartbeats and due things fail meanwhile.
      await pause(7_000);
      expect(server.log.map(line => (JSON.parse(line) as { msg: string; reason?: string }).reason)).toEqual([
        expect.stringContaining('disk is full'),
      ]);
      expect(await cursor(clients[0], table)).toBe(acknowledged);
      await rm(join(disk, 'ballast'));
      expect(await eventually(async () => (await turn()) === 200)).toBe(true);
      expect(await eventually(async () => (await fetch(`${server.url}/readyz`)).status === 200, 20_000)).toBe(true);
      expect(await cursor(clients[0], table)).toBe(acknowledged + 1);
      expect(await server.stop()).toBe(0);
    } finally {
      unmount(disk);
    }
  });
});

describe.skipIf(!mayMount)('finding 28: a stop on a full disk', () => {
  test('ends as on any other, and what was acknowledged is there at the next start', async () => {
    const disk = await mkdtemp(join(folder, 'disk-'));
    mount(disk, 8);
    try {
      const data = join(disk, 'data');
      const server = await startProcess(data, 0, '', 'silent');
      const { table, clients } = await twoAtATable(server.url);
      const turn = async (): Promise<number> => (await move(clients[0], table)) || (await move(clients[1], table));
      await writeFile(join(disk, 'ballast'), Buffer.alloc(16_000_000)).catch(() => undefined);
      let status = 200;
      for (let i = 0; i < 500 && status === 200; i++) status = await turn();
      expect(status).toBe(503);
      const acknowledged = await cursor(clients[0], table);
      expect(await server.stop()).toBe(0);
      await rm(join(disk, 'ballast'));
      const next = await startProcess(data, 0, '', 'silent');
      expect(await cursor(makeClient(next.url, clients[0].cookie), table)).toBe(acknowledged);
      expect(await next.stop()).toBe(0);
    } finally {
      unmount(disk);
    }
  });
});

describe('finding 13: a copy of a large store', () => {
  const MEGABYTES = Number(process.env.STOA_BACKUP_MB ?? 40);

  test('is made while players are served; it is its owner’s from the first byte, and whole', async () => {
    const data = join(folder, 'large');
    const store = await openStore({ folder: data });
    await sql`CREATE TABLE ballast (bytes)`.execute(store.db);
    for (let i = 0; i < MEGABYTES; i++) await sql`INSERT INTO ballast VALUES (randomblob(1000000))`.execute(store.db);
    await store.close();
    const server = await startProcess(data);
    const { table, clients } = await twoAtATable(server.url);
    const copies = join(folder, 'copies');
    await mkdir(copies);
    const file = join(copies, 'copy.db');
    const modes = new Set<number>();
    // How long the main thread pauses under the same questions without a copy: the machine has other work too.
    await server.pauses();
    for (let i = 0; i < 200; i++) await cursor(clients[0], table);
    const usual = await server.pauses();
    let isDone = false;
    const made = askOperator({ data }, { do: 'backup', file }).finally(() => {
      isDone = true;
    });
    let answered = 0;
    let moves = 0;
    while (!isDone) {
      if ((await move(clients[answered % 2]!, table)) === 200) moves++;
      if (!isDone) answered++;
      for (const name of await readdir(copies)) modes.add((await stat(join(copies, name)).catch(() => undefined))?.mode ?? 0);
    }
    expect(await made).toHaveProperty('lines');
    console.log(JSON.stringify({ copied: MEGABYTES, longestPauseMillis: await server.pauses(), withoutCopy: usual, answered, moves }));
    expect(answered, 'players answered while the copy was made').toBeGreaterThan(5);
    modes.delete(0);
    expect([...modes].map(mode => mode & 0o777)).toEqual([0o600]);
    expect(await readdir(copies)).toEqual(['copy.db']);
    const after = await cursor(clients[0], table);
    expect(await server.stop()).toBe(0);

    expect(await restore(file, join(folder, 'restored'))).toBeUndefined();
    const copy = await openStore({ folder: join(folder, 'restored') });
    const { rows } = await sql<{ n: number }>`SELECT count(*) AS n FROM ballast`.execute(copy.db);
    expect(rows[0]?.n).toBe(MEGABYTES);
    const entries = await copy.db.selectFrom('entries').select('seq').where('table_id', '=', table).execute();
    expect(entries.length).toBeLessThanOrEqual(after);
    await copy.close();
  });

  test.skipIf(!mayMount)('leaves nothing when it fails', async () => {
    const small = join(folder, 'small');
    await mkdir(small);
    mount(small, 1);
    const data = join(folder, 'two');
    const store = await openStore({ folder: data });
    await sql`CREATE TABLE ballast (bytes)`.execute(store.db);
    for (let i = 0; i < 4; i++) await sql`INSERT INTO ballast VALUES (randomblob(1000000))`.execute(store.db);
    try {
      await expect(store.backup(join(small, 'copy.db'))).rejects.toThrow();
      expect(await readdir(small)).toEqual([]);
      await store.backup(join(folder, 'elsewhere.db'));
      const stopped = store.backup(join(folder, 'stopped.db'));
      stopped.catch(() => undefined);
      await store.close();
      await expect(stopped).rejects.toThrow('stops');
      expect((await readdir(folder)).filter(name => name.startsWith('stopped'))).toEqual([]);
    } finally {
      unmount(small);
    }
  });
});
