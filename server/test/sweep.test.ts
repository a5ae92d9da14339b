/** The nightly sweep on both engines: it deletes what no person came back to, page by page. It keeps what members have and every game that can be seen. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltApp, buildApp } from '../src/build-app.ts';
import { hashToken, newId } from '../src/ids.ts';
import type { Limits } from '../src/limits.ts';
import { aliveSince, RETENTION } from '../src/retention.ts';
import { insertSession } from '../src/store/accounts.ts';
import { sweepIfDue, sweepOnce } from '../src/sweep.ts';
import { type Client, guest, member } from './support/client.ts';
import { ENGINES, storeOn } from './support/engines.ts';
import { startServer } from './support/server.ts';

const DAY = 86_400_000;
const BEGAN = 1_800_000_000_000;
const ALIVE = { lateAfter: Number.MAX_SAFE_INTEGER };
const log = pino({ level: 'silent' });

describe.each(ENGINES)('on %s', engine => {
  let where: Awaited<ReturnType<typeof storeOn>>;
  let data: string;
  let at = BEGAN;
  beforeAll(async () => {
    [where, data] = [await storeOn(engine), await mkdtemp(join(tmpdir(), 'stoa-sweep-'))];
  });
  afterAll(async () => {
    await where.drop();
    await rm(data, { recursive: true, force: true });
  });
  // The time is moved by hand, with a server alive all the while.
  let limits: Partial<Limits> = ALIVE;
  const app = (): Promise<BuiltApp> => buildApp({ ...where.options, data, now: () => at, limits }, log);
  const withApp = async <T>(work: (open: BuiltApp) => Promise<T>): Promise<T> => {
    const open = await app();
    try {
      return await work(open);
    } finally {
      await open.close();
    }
  };

  const WAITING = { game: 'petteia', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
  const made = async (client: Client, wish: Parameters<typeof client.call<'POST /api/tables'>>[2]): Promise<string> =>
    (await client.call('POST /api/tables', {}, wish)).table.table;
  const ends = (client: Client, table: string) =>
    client.call('POST /api/tables/:table/intents', { table }, { id: `ends-${table}`, do: 'concede' });

  test('finding 14: what no person came back to is deleted, each thing after its time', async () => {
    const server = await startServer({ ...where.options, data, now: () => at });
    const idOf = async (client: Client): Promise<string> => (await client.call('GET /api/me')).account?.id ?? '';
    const join = async (table: string): Promise<Client> => {
      const client = await guest(server.url);
      await client.call('POST /api/tables/:table/join', { table }, {});
      return client;
    };
    const [passing, host, plays, ended, shows, waits] = await Promise.all(Array.from({ length: 6 }, () => guest(server.url)));
    if (!passing || !host || !plays || !ended || !shows || !waits) throw new Error('guests');
    const { client: owner } = await member(server.url, 'with-a-sign-in', 'a long enough password');
    const tables = {
      waiting: await made(host, WAITING),
      playing: await made(plays, { ...WAITING, visibility: 'open' }),
      endedPrivate: await made(ended, { game: 'petteia', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] }),
      endedPublic: await made(shows, { ...WAITING, visibility: 'open' }),
      ofMember: await made(owner, WAITING),
      withMember: await made(waits, { ...WAITING, visibility: 'open' }),
    };
    await join(tables.playing);
    await join(tables.endedPublic);
    await owner.call('POST /api/tables/:table/join', { table: tables.withMember }, {});
    await ends(ended, tables.endedPrivate);
    await ends(shows, tables.endedPublic);
    const { token } = await host.call('POST /api/tables/:table/invitations', { table: tables.waiting }, { hours: 1 });
    await owner.call('POST /api/tables/:table/invitations', { table: tables.ofMember }, { hours: 1 });
    const people = { passing: await idOf(passing), host: await idOf(host), plays: await idOf(plays), owner: await idOf(owner) };
    await server.close();

    const left = () =>
      withApp(async ({ app }) => {
        const { db } = app.store;
        const ids = new Set((await db.selectFrom('tables').select('id').execute()).map(row => row.id));
        const accounts = new Set((await db.selectFrom('accounts').select('id').execute()).map(row => row.id));
        const invitations = (await db.selectFrom('invitations').select('hash').execute()).map(row => row.hash);
        return {
          tables: Object.entries(tables).flatMap(([name, id]) => (ids.has(id) ? name : [])),
          people: Object.entries(people).flatMap(([name, id]) => (accounts.has(id) ? name : [])),
          invitations: invitations.length,
          token: invitations.includes(hashToken(token)),
        };
      });
    const sweepAfter = async (days: number) => {
      at = BEGAN + days * DAY;
      const swept = await withApp(({ app }) => sweepOnce(app));
      return { swept, ...(await left()) };
    };
    const ALL = Object.keys(tables);
    expect(await sweepAfter(29)).toMatchObject({ tables: ALL, people: Object.keys(people), invitations: 2, token: true });
    const month = await sweepAfter(31);
    expect(month).toMatchObject({ tables: ALL.filter(name => name !== 'waiting'), people: ['plays', 'owner'], invitations: 0 });
    expect(month.swept).toMatchObject({ tables: 1, invitations: 2 });
    expect((await sweepAfter(89)).tables).toEqual(['playing', 'endedPrivate', 'endedPublic', 'ofMember', 'withMember']);
    const season = await sweepAfter(91);
    expect(season.tables).toEqual(['endedPublic', 'ofMember', 'withMember']);
    expect(season.people).toEqual(['owner']);
    // Years later: what a member has, and what every visitor may see, is there.
    const years = await sweepAfter(2000);
    expect(years).toMatchObject({ tables: ['endedPublic', 'ofMember', 'withMember'], people: ['owner'] });
    at = BEGAN;
  });

  test('finding 14: a guest who comes back within the time keeps the table, and all at it', async () => {
    const server = await startServer({ ...where.options, data, now: () => at });
    const [host, friend] = [await guest(server.url), await guest(server.url)];
    const table = await made(host, { ...WAITING, visibility: 'open' });
    await friend.call('POST /api/tables/:table/join', { table }, {});
    at = BEGAN + 80 * DAY;
    await friend.call('GET /api/me');
    await server.close();
    at = BEGAN + 160 * DAY;
    const there = () =>
      withApp(async ({ app }) => {
        await sweepOnce(app);
        return (await app.store.db.selectFrom('seats').select('account_id').where('table_id', '=', table).execute()).filter(
          row => row.account_id !== null,
        ).length;
      });
    expect(await there()).toBe(2);
    at = BEGAN + 171 * DAY;
    expect(await there()).toBe(0);
    at = BEGAN;
  });

  test('finding 14: expired sessions go, hundreds of them in pages; packs go with their last table', async () => {
    await withApp(async ({ app }) => {
      const { db } = app.store;
      const [first] = await db.selectFrom('accounts').select('id').where('kind', '=', 'member').execute();
      const session = (expires_at: number) => ({
        ...{ hash: newId() + newId(), id: newId(), account_id: first?.id ?? '', kind: 'cookie' as const, label: '' },
        ...{ created_at: 1, used_at: 1, expires_at, proved_at: 0 },
      });
      for (let i = 0; i < 450; i++) await insertSession(db, session(at - RETENTION.endedSessions - 1));
      const alive = session(at + DAY);
      await insertSession(db, alive);
      await db
        .insertInto('packs')
        .values({ hash: 'unused', body: '{}', used_at: at - RETENTION.unusedPacks - 1 })
        .execute();
      await db.insertInto('packs').values({ hash: 'just-brought', body: '{}', used_at: at }).execute();
      const { sessions, packs } = await sweepOnce(app);
      expect([sessions, packs]).toEqual([450, 1]);
      const kept = await db
        .selectFrom('sessions')
        .select('hash')
        .where('expires_at', '<=', at + DAY)
        .execute();
      expect(kept.map(row => row.hash)).toEqual([alive.hash]);
      expect((await db.selectFrom('packs').select('hash').execute()).map(row => row.hash)).toEqual(['just-brought']);
    });
  });

  test('finding 14: it is due once a night and done by one; one that was cut short is due again at once', async () => {
    await withApp(async ({ app: one }) => {
      const other = engine === 'postgres' ? await app() : undefined;
      const both = () => Promise.all([sweepIfDue(one), sweepIfDue(other?.app ?? one)]);
      const done = async () => (await both()).filter(swept => swept !== undefined).length;
      await one.store.db.deleteFrom('chores').execute();
      // The first start only plans it.
      expect(await done()).toBe(0);
      at = BEGAN + DAY;
      expect(await done()).toBe(1);
      expect(await done()).toBe(0);
      at = BEGAN + 2 * DAY;
      const stopping = new AbortController();
      stopping.abort();
      await sweepIfDue(one, stopping.signal);
      expect(await done()).toBe(1);
      expect(await done()).toBe(0);
      // A process that died in it: its claim ends by itself.
      at = BEGAN + 3 * DAY;
      await one.store.db
        .updateTable('chores')
        .set({ claimed_until: at + 1 })
        .execute();
      expect(await done()).toBe(0);
      at += 2;
      expect(await done()).toBe(1);
      await other?.close();
      at = BEGAN;
    });
  });

  test('finding 25: nothing grows old while no server is alive, nor by a clock that was set ahead and back', async () => {
    const server = await startServer({ ...where.options, data, now: () => at });
    const [host, friend] = [await guest(server.url), await guest(server.url)];
    const table = await made(host, { ...WAITING, visibility: 'open' });
    await friend.call('POST /api/tables/:table/join', { table }, {});
    await server.close();
    limits = {};
    const left = async () =>
      withApp(async ({ app }) => {
        await sweepOnce(app);
        const tables = await app.store.db.selectFrom('tables').select('id').where('id', '=', table).execute();
        return { tables: tables.length, sessions: (await app.store.db.selectFrom('sessions').select('id').execute()).length };
      });
    const before = await left();
    expect(before.tables).toBe(1);
    expect(before.sessions).toBeGreaterThan(1);
    // Off for two years.
    at = BEGAN + 730 * DAY;
    expect(await left()).toEqual(before);
    // An hour later the clock is set right, and a sweep is due within a day.
    at = BEGAN + 3_600_000;
    await withApp(async ({ app }) => {
      await app.databases.home.heart.beat();
      await sweepIfDue(app);
      const { due_at } = await app.store.db.selectFrom('chores').select('due_at').executeTakeFirstOrThrow();
      expect(due_at).toBeLessThan(at + 2 * DAY);
    });
    // With a server alive it grows old as ever.
    limits = ALIVE;
    at = BEGAN + 92 * DAY;
    expect((await left()).tables).toBe(0);
    at = BEGAN;
  });
});

test('a moment since which servers were alive for a time', () => {
  const outages = [
    { from_at: 100, to_at: 200 },
    { from_at: 300, to_at: 350 },
  ];
  expect(aliveSince(1000, 0, outages)).toBe(1000);
  expect(aliveSince(1000, 600, outages)).toBe(400);
  expect(aliveSince(1000, 660, outages)).toBe(290);
  expect(aliveSince(1000, 900, outages)).toBe(-50);
  expect(aliveSince(320, 10, outages)).toBe(260);
});
