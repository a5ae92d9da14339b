/** A store put back from a copy draws other dice than those that were seen, and the records say so; its sessions have ended. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anyGame, type Entry, type TableRecord, verifyRecord } from '@stoa/engine';
import { tiny } from '@stoa/engine/testing';
import { fairness } from '@stoa/fair';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askOperator } from '../src/operator/call.ts';
import { openStore } from '../src/store/open.ts';
import { restore } from '../src/store/restore.ts';
import { type Client, guest, intentId, makeClient } from './support/client.ts';
import { DATABASE, freshDatabase } from './support/database.ts';
import { twoAtATable } from './support/petteia.ts';
import { eventually } from './support/raw.ts';
import { startServer } from './support/server.ts';
import { signInAgain } from './support/sign-in-again.ts';

const games = new Map([[tiny.id, anyGame(tiny)]]);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-epoch-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Always the first action: only the dice make a difference. */
const play = async (clients: readonly Client[], table: string, most: number): Promise<void> => {
  for (let moves = 0; moves < most; )
    for (const client of clients) {
      const { message } = await client.call('GET /api/tables/:table/look', { table });
      if (!message || message.outcome) return;
      if (message.decision === null) continue;
      const wish = { id: intentId(), do: 'play' as const, decision: message.decision, actions: [message.actions[0]] };
      expect(await client.call('POST /api/tables/:table/intents', { table }, wish)).toMatchObject({ ok: true });
      moves++;
    }
};
const concluded = async (clients: readonly Client[], table: string): Promise<TableRecord> => {
  await play(clients, table, 500);
  const { message } = await clients[0]!.call('GET /api/tables/:table/look', { table });
  if (!message?.outcome) await clients[0]?.call('POST /api/tables/:table/intents', { table }, { id: intentId(), do: 'concede' });
  return (await clients[0]?.call('GET /api/tables/:table/record', { table })) as TableRecord;
};
const dice = (record: TableRecord): string[] => record.entries.flatMap(e => (e.kind === 'chance' ? JSON.stringify(e.action) : []));
const verified = (record: TableRecord) => verifyRecord(record, id => games.get(id), fairness);

test.each(['restore', 'copied folder'])('finding 12: after a %s dice that were seen do not come again', async how => {
  const server = await startServer({ games });
  const { table, clients } = await twoAtATable(server.url, { game: tiny.id });
  const waiting = (await clients[0].call('POST /api/tables', {}, { game: tiny.id, seats: [{ kind: 'me' }, { kind: 'open' }] })).table;
  await play(clients, table, 2);
  const before = (await clients[0].call('GET /api/tables/:table/fairness', { table })).commitment;
  const again = join(folder, how);
  if (how === 'restore') {
    await askOperator({ data: server.data }, { do: 'backup', file: join(folder, 'copy.db') });
    expect(await restore(join(folder, 'copy.db'), again)).toBeUndefined();
  } else {
    await server.close();
    await cp(server.data, again, { recursive: true });
  }
  const first = how === 'restore' ? server : await startServer({ games, data: server.data });
  const seen = await concluded(
    clients.map(client => makeClient(first.url, client.cookie)),
    table,
  );
  expect(verified(seen)).toMatchObject({ ok: true, draws: 'verified' });

  const stranger = await startServer({ games, data: again });
  expect((await makeClient(stranger.url, clients[0].cookie).call('GET /api/me')).account).toBeNull();
  await stranger.close();
  await signInAgain(
    again,
    clients.map(client => ({ ...client, call: makeClient(first.url, client.cookie).call })),
  );
  const restored = await startServer({ games, data: again });
  const people = clients.map(client => makeClient(restored.url, client.cookie));
  const facts = await people[0]?.call('GET /api/tables/:table/fairness', { table });
  expect(facts).toMatchObject({ commitment: before, secret: null, later: [{ secret: null }] });
  expect((await people[0]?.call('GET /api/tables/:table', { table: waiting.table }))?.table.commitment).not.toBe(waiting.commitment);
  const other = await concluded(people, table);
  const shared = other.entries.findIndex(entry => entry.kind === 'epoch');
  expect(other.entries.slice(0, shared).map(({ h }) => h)).toEqual(seen.entries.slice(0, shared).map(({ h }) => h));
  expect(dice(other).slice(0, dice(seen).length)).not.toEqual(dice(seen));
  expect(verified(other)).toMatchObject({ ok: true, draws: 'verified' });
  // The commitment in the entry binds: another secret in its place is found.
  const forged = { ...other, end: { ...other.end, later: [other.end.secret ?? ''] } };
  expect(verified(forged)).toMatchObject({ ok: false, draws: 'failed' });
  await restored.end();
  await first.end();
});

/** A table under way and one that waits, with two sessions. */
const played = async (options: Parameters<typeof startServer>[0]) => {
  const server = await startServer({ games, ...options });
  const { table, clients } = await twoAtATable(server.url, { game: tiny.id });
  const waiting = (await clients[0].call('POST /api/tables', {}, { game: tiny.id, seats: [{ kind: 'me' }, { kind: 'open' }] })).table;
  return { server, table, waiting };
};
/** How many sessions a store has, the kinds of the entries at a table, the commitment of the one that waits. */
const found = async (where: Parameters<typeof openStore>[0], table: string, waiting: string) => {
  const store = await openStore(where);
  const { db } = store;
  const entries = await db.selectFrom('entries').select('body').where('table_id', '=', table).execute();
  const { commitment } = await db.selectFrom('tables').select('commitment').where('id', '=', waiting).executeTakeFirstOrThrow();
  const sessions = (await db.selectFrom('sessions').select('id').execute()).length;
  await store.close();
  return { sessions, commitment, epochs: entries.filter(({ body }) => (JSON.parse(body) as Entry).kind === 'epoch').length };
};

test('finding 12: an older copy written over the store, in the same file, begins a new epoch, once', async () => {
  const { server, table, waiting } = await played({ limits: { heartbeat: 50 } });
  const copy = join(folder, 'older.db');
  await askOperator({ data: server.data }, { do: 'backup', file: copy });
  const before = await readFile(join(server.data, 'last-beat'), 'utf8');
  await eventually(async () => (await readFile(join(server.data, 'last-beat'), 'utf8')) > before);
  await server.close();
  expect(await found({ folder: server.data }, table, waiting.table)).toEqual({ sessions: 2, epochs: 0, commitment: waiting.commitment });
  await writeFile(join(server.data, 'stoa.db'), await readFile(copy));
  const put = await found({ folder: server.data }, table, waiting.table);
  expect(put).toMatchObject({ sessions: 0, epochs: 1 });
  expect(put.commitment).not.toBe(waiting.commitment);
  await server.restart().then(again => again.close());
  expect(await found({ folder: server.data }, table, waiting.table)).toEqual(put);
  await server.end();
});

test('finding 12: the operator begins a new epoch where no start can notice, and not while a server runs', async () => {
  const { server, table, waiting } = await played({});
  expect(await askOperator({ data: server.data }, { do: 'new-epoch' })).toEqual({ problem: 'stop the server first' });
  await server.close();
  expect(await askOperator({ data: server.data }, { do: 'new-epoch' })).toMatchObject({ lines: [expect.stringContaining('sessions')] });
  expect(await found({ folder: server.data }, table, waiting.table)).toMatchObject({ sessions: 0, epochs: 1 });
  await server.end();
});

describe.skipIf(!DATABASE)('PostgreSQL', () => {
  const pg = (tool: string, ...args: readonly string[]): void => {
    const { status, stderr } = spawnSync(tool, args, { encoding: 'utf8' });
    expect(status, `${tool}: ${stderr}`).toBe(0);
  };
  const adminOf = (url: string, ...statements: readonly string[]): void =>
    pg('psql', '-q', '-d', url, ...statements.flatMap(statement => ['-c', statement]));

  test('finding 12: a database that pg_restore filled, or that is a copy of another, begins a new epoch, once', async () => {
    const from = await freshDatabase();
    const { server, table, waiting } = await played({ database: from.url });
    await server.close();
    const dump = join(folder, 'stoa.dump');
    pg('pg_dump', '-Fc', '-d', from.url, '-f', dump);
    // Nothing that leaves the rows where they are: neither a vacuum nor a restart.
    adminOf(from.url, 'vacuum full freeze keys');
    expect(await found({ url: from.url }, table, waiting.table)).toEqual({ sessions: 2, epochs: 0, commitment: waiting.commitment });
    const into = await freshDatabase();
    pg('pg_restore', '-d', into.url, dump);
    const stores = await Promise.all([0, 1].map(() => openStore({ url: into.url })));
    for (const store of stores) await store.close();
    const restored = await found({ url: into.url }, table, waiting.table);
    expect(restored).toMatchObject({ sessions: 0, epochs: 1 });
    expect(restored.commitment).not.toBe(waiting.commitment);
    // Over the same database, with its tables made anew.
    adminOf(from.url, 'drop schema public cascade', 'create schema public');
    pg('pg_restore', '-d', from.url, dump);
    expect(await found({ url: from.url }, table, waiting.table)).toMatchObject({ sessions: 0, epochs: 1 });
    const name = new URL(into.url).pathname.slice(1);
    const copied = new URL(DATABASE ?? '');
    copied.pathname = `/${name}_copy`;
    adminOf(DATABASE ?? '', `create database ${name}_copy template ${name}`);
    expect(await found({ url: copied.href }, table, waiting.table)).toMatchObject({ sessions: 0, epochs: 2 });
    adminOf(DATABASE ?? '', `drop database ${name}_copy`);
    await from.drop();
    await into.drop();
  });

  test('finding 12: a new epoch is refused while a process serves the database', async () => {
    const database = await freshDatabase();
    const { server, table, waiting } = await played({ database: database.url, limits: { processBeat: 500 } });
    const wish = { do: 'new-epoch' } as const;
    expect(await askOperator({ data: '', database: database.url }, wish)).toEqual({ problem: expect.stringContaining('stop the servers') });
    await server.close();
    expect(await askOperator({ data: '', database: database.url }, wish)).toMatchObject({ lines: [expect.any(String)] });
    expect(await found({ url: database.url }, table, waiting.table)).toMatchObject({ sessions: 0, epochs: 1 });
    await database.drop();
  }, 60_000);
});

test('a store that stays where it is, however often it is opened, begins no new epoch', async () => {
  const server = await startServer({ games });
  const { table } = await twoAtATable(server.url, { game: tiny.id });
  await server.close();
  for (let i = 0; i < 2; i++) {
    const store = await openStore({ folder: server.data });
    expect(await store.db.selectFrom('secrets').select('later').where('table_id', '=', table).execute()).toEqual([{ later: '[]' }]);
    expect((await store.db.selectFrom('sessions').select('id').execute()).length).toBe(2);
    await store.close();
  }
  const again = await startServer({ games, data: server.data });
  expect(await guest(again.url)).toBeDefined();
  await again.end();
});
