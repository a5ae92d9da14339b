/** What people upload: data packs for a table, records to be checked. Looked at in a worker, bounded in size, time and number. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../src/limits.ts';
import { workerPools } from '../src/workers/pools.ts';
import { guest, intentId } from './support/client.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
let server: TestServer;
let pack: Record<string, unknown>;
beforeAll(async () => {
  server = await startServer({ limits: { uploadsPerMinute: 1000 } });
  pack = JSON.parse(await readFile(new URL('../../games/parthenon/src/pack/builtin.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;
});
afterAll(() => server.end());

describe('packs', () => {
  test('a table is played with a pack; lists carry its hash, its players get it whole', async () => {
    const client = await guest(server.url);
    const { table } = await client.call('POST /api/tables', {}, { game: 'parthenon', options: { pack }, seats: SEATS, visibility: 'open' });
    expect((table.options as { pack: string }).pack).toMatch(/^[0-9a-f]{64}$/);
    expect(await client.call('GET /api/tables/:table/data/:option', { table: table.table, option: 'pack' })).toEqual({ value: pack });
    for (const option of ['beginner', '__proto__', 'nothing'])
      expect((await client.raw('GET', `/api/tables/${table.table}/data/${option}`)).status).toBe(404);
    const list = await (await guest(server.url)).call('GET /api/tables');
    expect(JSON.stringify(list).length).toBeLessThan(5_000);
    for (let seat = 1; seat < 3; seat++) await (await guest(server.url)).call('POST /api/tables/:table/join', { table: table.table }, {});
    const { message } = await client.call('GET /api/tables/:table/look', { table: table.table });
    expect(message?.room).not.toBe('');
  });

  test('messages say the name of the pack, not the pack: a large one makes none of them larger', async () => {
    const sizes: number[] = [];
    for (const title of ['x', 'x'.repeat(200_000 - JSON.stringify(pack).length)]) {
      const client = await guest(server.url);
      const { table } = await client.call(
        'POST /api/tables',
        {},
        { game: 'parthenon', options: { pack: { ...pack, title } }, seats: SEATS, visibility: 'open' },
      );
      for (let seat = 1; seat < 3; seat++) await (await guest(server.url)).call('POST /api/tables/:table/join', { table: table.table }, {});
      const { message } = await client.call('GET /api/tables/:table/look', { table: table.table });
      expect(message?.view).toMatchObject({ pack: expect.stringMatching(/^[0-9a-f]{16}$/) });
      sizes.push(JSON.stringify({ ...message, events: [], actions: [] }).length);
    }
    expect(Math.max(...sizes)).toBeLessThan(12_000);
  });

  test('what is wrong is said, with its place and its reason; nothing is made', async () => {
    const client = await guest(server.url);
    const make = (options: unknown) => client.raw('POST', '/api/tables', { game: 'parthenon', options, seats: SEATS });
    const broken = structuredClone(pack);
    (broken.events as unknown[])[0] = 7;
    const { status, body } = await make({ pack: broken });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: {
        code: 'illegal',
        illegal: {
          rule: expect.stringMatching(/^PA-22/),
          why: 'bad-pack',
          with: { place: expect.stringContaining('events'), reason: expect.any(String) },
        },
      },
    });
    expect((await make({ pack: { a: { b: { c: { d: { e: { f: { g: { h: { i: { j: { k: 1 } } } } } } } } } } } })).status).toBe(400);
    expect((await make({ pack: {} })).status).toBe(422);
    expect((await make({ pack: 'x'.repeat(280_000) })).status).toBe(413);
    expect((await make({ pack: 'x'.repeat(400_000) })).status).toBe(413);
    expect((await client.call('GET /api/me/tables')).tables).toEqual([]);
  });
});

describe('records', () => {
  test('a record is checked as `stoa verify` does it; a changed one is found out', async () => {
    const { table, clients } = await twoAtATable(server.url);
    await clients[0].call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'concede' });
    const record = (await clients[0].call('GET /api/tables/:table/record', { table })) as { end: object };
    const check = (sent: unknown) => clients[1].raw('POST', '/api/records/verify', sent);
    expect(await check(record)).toMatchObject({ status: 200, body: { ok: true, firstBad: null, draws: 'verified' } });
    expect(await check({ ...record, end: { ...record.end, secret: 'f'.repeat(64) } })).toMatchObject({ body: { ok: false } });
    for (const sent of ['[]', 'no JSON', '"x"']) expect(await check(sent)).toMatchObject({ status: 200, body: { ok: false, firstBad: 0 } });
    expect((await check(`[${'1,'.repeat(3_000_000)}1]`)).status).toBe(413);
    expect(
      (await fetch(`${server.url}/api/records/verify`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
        .status,
    ).toBe(401);
  });

  test('uploads in a minute are limited', async () => {
    const own = await startServer({ limits: { uploadsPerMinute: 2 }, now: () => 1_800_000_000_000 });
    const client = await guest(own.url);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await client.raw('POST', '/api/records/verify', '[]')).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    await own.end();
  });
});

test('finding 15: one account’s crowd of uploads does not keep another’s waiting', async () => {
  const pool = workerPools(USUAL_LIMITS);
  const done: string[] = [];
  const look = async (account: string): Promise<void> => {
    // Whether it passes is not the question here, and on a busy machine a thread may start late.
    await pool.verify('[]', { account, address: undefined }).catch(() => undefined);
    done.push(account);
  };
  const all = Array.from({ length: 20 }, () => look('crowd'));
  // Some have been looked at: the account has used time.
  await Promise.race(all);
  const before = done.length;
  await look('anna');
  expect(done.length - before).toBeLessThan(10);
  await Promise.all(all);
  await pool.close();
});
