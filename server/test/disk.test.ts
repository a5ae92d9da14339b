/** Guests cost nothing to make, so what they may put on the disk is counted by address, and the same pack is stored once. */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/open.ts';
import type { Store } from '../src/store/store.ts';
import { tableById } from '../src/store/tables.ts';
import { type Client, guest } from './support/client.ts';
import { ENGINES, storeOn } from './support/engines.ts';
import { twoAtATable } from './support/petteia.ts';
import { startServer, type TestServer } from './support/server.ts';

const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
const STANDS_STILL = () => 1_800_000_000_000;
let builtin: Record<string, unknown>;
/** As large as a pack may be. */
const packNamed = (title: string): Record<string, unknown> => ({
  ...builtin,
  title: title.padEnd(190_000 - JSON.stringify(builtin).length, '.'),
});
beforeAll(async () => {
  builtin = JSON.parse(await readFile(new URL('../../games/parthenon/src/pack/builtin.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;
});

const make = (client: Client, pack: unknown) =>
  client.raw('POST', '/api/tables', { game: 'parthenon', options: { pack }, seats: SEATS, visibility: 'open' });
const idOf = ({ body }: { body: unknown }): string => (body as { table: { table: string } }).table.table;

test('finding 14: eight games with the same pack take hardly more of the disk than one', async () => {
  const server = await startServer({ limits: { uploadsPerMinute: 1000 } });
  const pack = packNamed('one pack');
  for (let i = 0; i < 8; i++) {
    const client = await guest(server.url);
    const table = idOf(await make(client, pack));
    for (let seat = 1; seat < 3; seat++) await (await guest(server.url)).call('POST /api/tables/:table/join', { table }, {});
    expect((await client.call('GET /api/tables/:table/look', { table })).message).not.toBeNull();
  }
  await server.close();
  expect((await stat(join(server.data, 'stoa.db'))).size).toBeLessThan(1_000_000);
  await server.end();
});

test('finding 14: new packs are counted by address, for all its guests together; a pack that is there is free', async () => {
  const server = await startServer({ limits: { packsPerDay: 2 }, now: STANDS_STILL });
  const statuses: number[] = [];
  for (const title of ['first', 'second', 'third', 'first', 'fourth'])
    statuses.push((await make(await guest(server.url), packNamed(title))).status);
  expect(statuses).toEqual([200, 200, 429, 200, 429]);
  await server.end();
});

test('finding 14: tables are counted by address, for all its guests together, and a rematch counts as one', async () => {
  const server = await startServer({ limits: { tablesPerHour: 4 }, now: STANDS_STILL });
  const client = await guest(server.url);
  const wish = { game: 'petteia', seats: [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'random' }] };
  const { table } = await client.call('POST /api/tables', {}, wish);
  await client.call('POST /api/tables/:table/intents', { table: table.table }, { id: 'concedes-1', do: 'concede' });
  await client.call('POST /api/tables/:table/rematch', { table: table.table });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++) statuses.push((await (await guest(server.url)).raw('POST', '/api/tables', wish)).status);
  expect(statuses).toEqual([200, 200, 429]);
  await server.end();
});

test('finding 14: moves and chat lines are counted by address, for all its guests together, and come back with time', async () => {
  let at = STANDS_STILL();
  const server = await startServer({ limits: { writesPerHour: 4 }, now: () => at });
  const { table, clients } = await twoAtATable(server.url);
  const say = async (i: number) =>
    (await clients[i % 2 === 0 ? 0 : 1].raw('POST', `/api/tables/${table}/chat`, { id: `line-number-${i}`, text: 'salve' })).status;
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push(await say(i));
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  const concedes = { id: 'concedes-at-last', do: 'concede' as const };
  expect(await clients[0].call('POST /api/tables/:table/intents', { table }, concedes)).toEqual({ ok: false, error: { code: 'too-many' } });
  at += 3_600_000;
  expect(await clients[0].call('POST /api/tables/:table/intents', { table }, concedes)).toMatchObject({ ok: true });
  await server.end();
});

describe.each(ENGINES)('on %s', engine => {
  let where: Awaited<ReturnType<typeof storeOn>>;
  let data: string;
  let server: TestServer;
  beforeAll(async () => {
    [where, data] = [await storeOn(engine), await mkdtemp(join(tmpdir(), 'stoa-disk-'))];
    server = await startServer({ ...where.options, data });
  });
  afterAll(async () => {
    await server.end();
    await where.drop();
    await rm(data, { recursive: true, force: true });
  });
  const inStore = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    await server.close();
    const store = await openStore(where.options.database === undefined ? { folder: data } : { url: where.options.database });
    try {
      return await work(store);
    } finally {
      await store.close();
      server = await startServer({ ...where.options, data });
    }
  };

  test('finding 14: a pack is one row, and every reader has it whole: waiting, playing, listed, after a restart', async () => {
    const [a, b] = [await guest(server.url), await guest(server.url)];
    const pack = packNamed('shared');
    const [first, second] = [idOf(await make(a, pack)), idOf(await make(b, pack))];
    for (let seat = 1; seat < 3; seat++) await (await guest(server.url)).call('POST /api/tables/:table/join', { table: first }, {});
    const look = async () => (await a.call('GET /api/tables/:table/look', { table: first })).message;
    const before = await look();
    const rows = await inStore(async ({ db }) => {
      const packs = await db.selectFrom('packs').select(['hash', 'body']).execute();
      expect(packs.map(({ body }) => JSON.parse(body))).toEqual([pack]);
      for (const { options, header } of await db.selectFrom('tables').select(['options', 'header']).execute())
        expect((options + (header ?? '')).length).toBeLessThan(5_000);
      expect(JSON.parse((await tableById(db, first))?.header ?? '{}')).toMatchObject({ options: { pack: { title: pack.title } } });
      return packs;
    });
    const again = { ...a, url: server.url };
    const asked = async (path: string) =>
      (await (await fetch(`${server.url}${path}`, { headers: { cookie: again.cookie } })).json()) as Record<string, unknown>;
    expect(((await asked(`/api/tables/${first}/look`)).message as { view: unknown }).view).toEqual(before?.view);
    expect((await asked(`/api/tables/${first}/data/pack`)).value).toEqual(pack);
    const listed = ((await asked('/api/tables')).tables as { table: string; options: { pack: string } }[]).find(t => t.table === second);
    expect(listed?.options.pack).toBe(rows[0]?.hash);
  });

  test('finding 14: a table from before, with the pack in its own row, is read as ever', async () => {
    const client = await guest(server.url);
    const pack = packNamed('from before');
    const table = idOf(await make(client, pack));
    await inStore(async ({ db }) => {
      const whole = await tableById(db, table);
      await db.deleteFrom('table_packs').where('table_id', '=', table).execute();
      await db
        .updateTable('tables')
        .set({ options: whole?.options ?? '' })
        .where('id', '=', table)
        .execute();
    });
    const headers = { cookie: client.cookie };
    const value = await (await fetch(`${server.url}/api/tables/${table}/data/pack`, { headers })).json();
    expect(value).toEqual({ value: pack });
    const { tables } = (await (await fetch(`${server.url}/api/me/tables`, { headers })).json()) as {
      tables: { options: { pack: string } }[];
    };
    expect(tables[0]?.options.pack).toMatch(/^[0-9a-f]{64}$/);
    for (let seat = 1; seat < 3; seat++) await (await guest(server.url)).call('POST /api/tables/:table/join', { table }, {});
    const { message } = (await (await fetch(`${server.url}/api/tables/${table}/look`, { headers })).json()) as { message: unknown };
    expect(message).not.toBeNull();
  });
});
