/**
 * Tables spread over two PostgreSQL clusters, the accounts in the first: everything at a table works wherever it lies, it can be moved while it is
 * played, and a database that dies takes only its own tables along, until it is back. Runs with STOA_TEST_DATABASE; STOA_KILLS makes it longer.
 */
import { verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import type { SeatMessage } from '@stoa/protocol';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../src/build-app.ts';
import { databaseAddresses } from '../src/databases/address.ts';
import { packTable } from '../src/databases/packed-table.ts';
import { settleMoves } from '../src/databases/relocate.ts';
import { GAMES } from '../src/games.ts';
import { askOperator } from '../src/operator/call.ts';
import { openStore } from '../src/store/open.ts';
import { beginMove } from '../src/store/places.ts';
import type { Schema } from '../src/store/schema.ts';
import type { Store } from '../src/store/store.ts';
import { sweepOnce } from '../src/sweep.ts';
import { type Client, guest, intentId, isChat, isSeat, makeClient } from './support/client.ts';
import { crashRun, expectStored, expectTold } from './support/crash-runs.ts';
import { DATABASE, freshDatabase } from './support/database.ts';
import { anyMove, playOn, twoAtATable } from './support/petteia.ts';
import { eventually } from './support/receiver.ts';
import { startServer, type TestServer } from './support/server.ts';

interface Cluster {
  readonly url: string;
  pause(): void;
  resume(): void;
  stop(): void;
}

const MOVES = Number(process.env.STOA_KILLS ?? 6);

test('a list of databases: names, room, and no password in a name', () => {
  const [home, other] = databaseAddresses(
    'postgres://u:secret,x@one/stoa?room=0,postgresql://u:p@two:5433/tables?sslmode=require&name=b&room=20GB',
  );
  expect(home).toEqual({ url: 'postgres://u:secret,x@one/stoa', name: 'one/stoa', room: 0 });
  expect(other).toEqual({ url: 'postgresql://u:p@two:5433/tables?sslmode=require', name: 'b', room: 20e9 });
  expect(() => databaseAddresses('postgres://one/stoa?room=much')).toThrow('no size');
  expect(() => databaseAddresses('postgres://one/stoa,postgres://u:secret@:x')).toThrow(/^(?!.*secret).*addresses is none/);
  expect(() => databaseAddresses('postgres://one/stoa,postgres://x@one/stoa')).toThrow('two databases are called one/stoa');
});

describe.skipIf(!DATABASE)('two databases', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let cluster: Cluster;
  let stores: { readonly a: Store; readonly b: Store };
  const servers: TestServer[] = [];
  /** The databases with this much room. */
  const list = (a: string, b: string): string => `${database.url}?name=a&room=${a},${cluster.url}?name=b&room=${b}`;
  const NEW_IN_A = () => list('1GB', '0');
  const NEW_IN_B = () => list('0', '1GB');
  const start = async (databases: string): Promise<TestServer> => {
    const server = await startServer({ database: databases, logLevel: 'silent', limits: { heartbeat: 500, lateAfter: 2_000 } });
    servers.push(server);
    return server;
  };
  beforeAll(async () => {
    const script: string = new URL('../../scripts/lib/postgres.mjs', import.meta.url).href;
    const { startPostgres } = (await import(script)) as { startPostgres(options: { fsync: boolean }): Promise<Cluster> };
    cluster = await startPostgres({ fsync: true });
    database = await freshDatabase();
    const first = await startServer({ database: NEW_IN_B(), logLevel: 'silent' });
    await first.end();
    stores = { a: await openStore({ url: database.url }), b: await openStore({ url: cluster.url }) };
  }, 120_000);
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.end();
  }, 60_000);
  afterAll(async () => {
    await stores?.a.close();
    await stores?.b.close();
    cluster?.stop();
    await database?.drop();
  }, 60_000);

  const isIn = async ({ db }: Store, table: string): Promise<boolean> =>
    (await db.selectFrom('tables').select('id').where('id', '=', table).executeTakeFirst()) !== undefined;
  const holder = async (table: string): Promise<Kysely<Schema>> => ((await isIn(stores.a, table)) ? stores.a.db : stores.b.db);
  const at = (client: Client, server: TestServer): Client => makeClient(server.url, client.cookie);
  const move = async (client: Client, table: string): Promise<{ status: number; body: unknown }> => {
    const looked = await client.raw('GET', `/api/tables/${table}/look`);
    if (looked.status !== 200) return looked;
    const { decision, actions } = (looked.body as { message: SeatMessage }).message;
    return client.raw('POST', `/api/tables/${table}/intents`, { id: intentId(), do: 'play', decision, actions: [actions[0]] });
  };
  const operate = async (databases: string, wish: Parameters<typeof askOperator>[1]): Promise<readonly string[]> => {
    const answer = await askOperator({ data: '', database: databases }, wish);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.lines;
  };

  test('a table in the second database: lists, invitations, chat, notes, the record, a rematch, the end of an account', async () => {
    const server = await start(NEW_IN_B());
    const { table, clients } = await twoAtATable(server.url);
    const [host, friend] = clients;
    expect([await isIn(stores.a, table), await isIn(stores.b, table)]).toEqual([false, true]);
    for (const client of clients) expect((await client.call('GET /api/me/tables')).tables.map(info => info.table)).toEqual([table]);
    await host.call('POST /api/tables/:table/chat', { table }, { id: intentId(), text: 'salve' });
    await host.call('PUT /api/tables/:table/note', { table }, { text: 'mine' });
    await friend.call('PUT /api/tables/:table/seats/:seat/mute', { table, seat: '0' }, { muted: true });
    expect((await friend.call('GET /api/tables/:table/chat', { table })).lines).toEqual([]);
    const lines = [await host.socket(), await friend.socket()] as const;
    const messages = await Promise.all(lines.map(async line => (await line.attach(table)).message as SeatMessage));
    await playOn(table, lines, messages as [SeatMessage, SeatMessage], anyMove(3));
    const record = await host.call('GET /api/tables/:table/record', { table });
    expect(verifyRecord(record, id => GAMES.get(id), fairness)).toMatchObject({ ok: true, draws: 'verified' });
    const again = (await host.call('POST /api/tables/:table/rematch', { table }, {})).table.table;
    expect(await isIn(stores.b, again)).toBe(true);
    const invited = (await friend.call('GET /api/me/invitations')).invitations;
    expect(invited.map(invitation => invitation.table.table)).toEqual([again]);
    await friend.call('POST /api/me/invitations/:id/accept', { id: invited[0]?.id ?? '' }, {});
    const exported = await host.call('GET /api/me/export');
    expect([exported.tables.length, exported.chat.length, exported.notes.length]).toEqual([2, 1, 1]);
    await host.call('DELETE /api/me', {}, {});
    const left = await stores.b.db.selectFrom('seats').select('account_id').where('table_id', '=', table).orderBy('seat').execute();
    expect(left.filter(row => row.account_id !== null)).toHaveLength(1);
    expect((await friend.call('GET /api/tables/:table', { table: again })).table.state).toBe('playing');
    for (const line of lines) await line.close();
  });

  test('the nightly sweep knows who sits in the other database, and cleans up there too', async () => {
    const server = await start(NEW_IN_B());
    const { table, clients } = await twoAtATable(server.url);
    const ids = await Promise.all(clients.map(async client => (await client.call('GET /api/me')).account?.id ?? ''));
    const known = async ({ db }: Store): Promise<number> =>
      (await db.selectFrom('accounts').select('id').where('id', 'in', ids).execute()).length;
    const sweptAfter = async (days: number): Promise<void> => {
      const { app, close } = await buildApp(
        // With a server alive all the while.
        { data: '', database: NEW_IN_B(), now: () => Date.now() + days * 86_400_000, limits: { lateAfter: Number.MAX_SAFE_INTEGER } },
        pino({ level: 'silent' }),
      );
      await sweepOnce(app);
      await close();
    };
    // At home nothing shows that they have a table.
    await sweptAfter(40);
    expect([await known(stores.a), await known(stores.b), await isIn(stores.b, table)]).toEqual([2, 2, true]);
    await sweptAfter(200);
    expect([await known(stores.a), await known(stores.b), await isIn(stores.b, table)]).toEqual([0, 0, false]);
    expect(await stores.a.db.selectFrom('places').select('table_id').where('table_id', '=', table).execute()).toEqual([]);
  });

  test('new tables go where there is room', async () => {
    const server = await start(list('1GB', '1GB'));
    const host = await guest(server.url);
    const made: boolean[] = [];
    for (let i = 0; i < 16; i++) {
      const wish = { game: 'petteia', seats: [{ kind: 'me' as const }, { kind: 'open' as const }] };
      made.push(await isIn(stores.a, (await host.call('POST /api/tables', {}, wish)).table.table));
    }
    expect(new Set(made).size).toBe(2);
    expect((await host.call('GET /api/me/tables')).tables).toHaveLength(16);
  });

  test(`a table is moved ${MOVES} times while it is played at two processes`, { timeout: 240_000 }, async () => {
    const two = [await start(NEW_IN_A()), await start(NEW_IN_A())] as const;
    let acknowledged = 0;
    let doors = 0;
    let moved = 0;
    const seen: string[] = [];
    const door = (client: Client): Client => at(client, two[doors++ % 2]!);
    const run = crashRun({
      seed: `moved ${Date.now()}`,
      game: () => 'petteia',
      url: () => two[0].url,
      door,
      onAcknowledged: () => acknowledged++,
      isLate: () => moved >= MOVES,
    });
    const mover = async (): Promise<void> => {
      while (moved < MOVES) {
        const enough = acknowledged + 5;
        while (acknowledged < enough) await new Promise(resolve => setTimeout(resolve, 5));
        const rows = await Promise.all(
          [stores.a, stores.b].map(({ db }) => db.selectFrom('tables').select('id').where('state', '=', 'playing').execute()),
        );
        const table = [...(rows[0] ?? []), ...(rows[1] ?? [])].find(row => !before.has(row.id))?.id;
        if (table === undefined) continue;
        const to = (await isIn(stores.a, table)) ? 'b' : 'a';
        seen.push(...(await operate(NEW_IN_A(), { do: 'move', table, to })));
        moved++;
      }
    };
    const before = new Set<string>();
    for (const { db } of [stores.a, stores.b])
      for (const { id } of await db.selectFrom('tables').select('id').where('state', '=', 'playing').execute()) before.add(id);
    const [played] = await Promise.all([run, mover()]);
    expect(seen).toHaveLength(MOVES);
    const accounts = await expectTold(played, door);
    for (const one of played) {
      expect([await isIn(stores.a, one.table), await isIn(stores.b, one.table)].filter(Boolean)).toHaveLength(1);
      await expectStored(await holder(one.table), [one], accounts);
    }
  });

  test('sockets that listen while a table moves go on listening', async () => {
    const two = [await start(NEW_IN_A()), await start(NEW_IN_A())] as const;
    const { table, clients } = await twoAtATable(two[0].url);
    const line = await at(clients[1], two[1]).socket();
    await line.attach(table);
    await operate(NEW_IN_A(), { do: 'move', table, to: 'b' });
    expect(await isIn(stores.a, table)).toBe(false);
    line.inbox.length = 0;
    expect((await move(clients[0], table)).body).toMatchObject({ ok: true });
    expect((await line.until(isSeat)).message.decision).not.toBeNull();
    await clients[0].call('POST /api/tables/:table/chat', { table }, { id: intentId(), text: 'still here' });
    expect((await line.until(isChat)).line.text).toBe('still here');
    const shown = await operate(NEW_IN_A(), { do: 'places' });
    expect(shown[0]).toMatch(/^database a \(accounts\):/);
    expect(shown[1]).toMatch(/^database b: .*\d playing/);
    expect(shown.filter(text => /^process .* sockets, \d+ tables in memory$/.test(text)).length).toBeGreaterThanOrEqual(2);
    await expect(operate(NEW_IN_A(), { do: 'move', table, to: 'c' })).rejects.toThrow('there is no database "c"');
    await line.close();
  });

  describe('a move that was interrupted', () => {
    let table: string;
    let clients: readonly [Client, Client];
    let server: TestServer;
    beforeEach(async () => {
      server = await start(NEW_IN_A());
      ({ table, clients } = await twoAtATable(server.url));
      await move(clients[0], table);
    });
    /** What a process does that dies when it has sent the table, or when it has deleted it. */
    const die = async (isDeleted: boolean): Promise<void> => {
      expect(await beginMove(stores.a.db, table, { from: 'a', to: 'b', now: 1 })).toBe(true);
      const body = await stores.a.db.transaction().execute(tx => packTable(tx, table, row => row));
      await stores.b.db
        .insertInto('arrivals')
        .values({ table_id: table, body: body ?? '' })
        .execute();
      if (isDeleted) await stores.a.db.deleteFrom('tables').where('id', '=', table).execute();
    };
    const arrivals = async (): Promise<number> => (await stores.b.db.selectFrom('arrivals').select('table_id').execute()).length;

    test('after it was sent: the table has not left, and is played on', async () => {
      await die(false);
      expect((await move(clients[1], table)).body).toMatchObject({ ok: true });
      const { app, close } = await buildApp({ data: '', database: NEW_IN_A() }, pino({ level: 'silent' }));
      await settleMoves(app);
      await close();
      expect(await arrivals()).toBe(0);
      expect((await move(clients[0], table)).body).toMatchObject({ ok: true });
      expect(await isIn(stores.a, table)).toBe(true);
    });

    test('after it was deleted: the next process unpacks it', async () => {
      await die(true);
      expect((await move(clients[1], table)).body).toMatchObject({ ok: true });
      expect([await isIn(stores.a, table), await isIn(stores.b, table), await arrivals()]).toEqual([false, true, 0]);
      const { entries } = await stores.b.db
        .selectFrom('entries')
        .select(eb => eb.fn.countAll<number>().as('entries'))
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      expect(entries).toBe(2);
    });
  });

  test('a database dies: the tables of the other go on, its own say busy and come back whole', { timeout: 240_000 }, async () => {
    const two = [await start(list('1GB', '1GB')), await start(NEW_IN_B())] as const;
    const inA = await twoAtATable((await start(NEW_IN_A())).url);
    const inB = await twoAtATable(two[1].url);
    let acknowledged = 0;
    let isLate = false;
    let doors = 0;
    const door = (client: Client): Client => at(client, two[doors++ % 2]!);
    const runs = [0, 1].map(n =>
      crashRun({
        seed: `dead ${n}`,
        game: () => 'petteia',
        url: () => two[n]!.url,
        door,
        onAcknowledged: () => acknowledged++,
        isLate: () => isLate,
      }),
    );
    await eventually(() => acknowledged > 20, 60_000);
    cluster.pause();
    try {
      // In A everything goes on, also at a server that starts now; lists show what there is.
      const late = await start(list('1GB', '1GB'));
      for (let i = 0; i < 6; i++) expect((await move(at(inA.clients[i % 2]!, late), inA.table)).body).toMatchObject({ ok: true });
      const fresh = await twoAtATable(late.url);
      expect(await isIn(stores.a, fresh.table)).toBe(true);
      expect((await at(inA.clients[0], two[0]).call('GET /api/me/tables')).tables.map(info => info.table)).toEqual([inA.table]);
      expect((await makeClient(late.url).raw('GET', '/readyz')).status).toBe(200);
      for (const server of [...two, late])
        expect(await move(at(inB.clients[0], server), inB.table)).toEqual({
          status: 503,
          body: { error: { code: 'busy', retryAfter: 1 } },
        });
      expect((await operate(list('1GB', '1GB'), { do: 'places' }))[1]).toBe('database b: away; its tables say busy');
    } finally {
      cluster.resume();
    }
    // A connection that was idle while the clusters were stopped may be reset.
    const isBack = (): Promise<boolean> =>
      move(inB.clients[0], inB.table).then(
        ({ status }) => status === 200,
        () => false,
      );
    await eventually(isBack, 30_000);
    expect((await at(inB.clients[1], two[0]).call('GET /api/me/tables')).tables.map(info => info.table)).toEqual([inB.table]);
    isLate = true;
    const played = (await Promise.all(runs)).flat();
    const accounts = await expectTold(played, door);
    for (const one of played) await expectStored(await holder(one.table), [one], accounts);
  });
});
