/**
 * Stores made by earlier versions (fixtures/make-store.ts) still open: every live table folds and means what it meant, every finished
 * record verifies, and every live table can be played on. A new version that changes rules adds a store of its own beside these.
 */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type AnyGame, verifyRecord } from '@stoa/engine';
import { fairness } from '@stoa/fair';
import type { SeatMessage } from '@stoa/protocol';
import { type Kysely, sql } from 'kysely';
import Database from 'libsql';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../src/build-app.ts';
import { GAMES } from '../src/games.ts';
import { hashToken, newToken } from '../src/ids.ts';
import { makeSession } from '../src/sessions.ts';
import { readEntries } from '../src/store/entries.ts';
import { restore } from '../src/store/restore.ts';
import type { Schema, SeatRow, TableRow } from '../src/store/schema.ts';
import { type Differs, refoldAll } from '../src/tables/refold.ts';
import { type Client, intentId, makeClient } from './support/client.ts';
import { ENGINES, storeOn } from './support/engines.ts';
import { meaning } from './support/meaning.ts';
import { openBare } from './support/old-rows.ts';
import { walkMigrations } from './support/old-schema.ts';
import { startServer } from './support/server.ts';

const FIXTURES = new URL('./fixtures/', import.meta.url);
const stores = (await readdir(FIXTURES)).filter(name => name.endsWith('.db.gz'));

/** The folder of an embedded store, or a PostgreSQL database. */
interface Where {
  readonly data: string;
  readonly database?: string;
}

interface Opened {
  /** Shortly after the store was last used: nothing in it has expired, nothing was forgotten. */
  readonly now: () => number;
  readonly tables: readonly TableRow[];
  readonly seats: readonly SeatRow[];
  /** A fresh session for every account. */
  readonly cookies: ReadonlyMap<string, string>;
  readonly differing: readonly Differs[];
  /** Of every live table. */
  readonly meanings: Readonly<Record<string, string>>;
}

const open = async (where: Where): Promise<Opened> => {
  const began = Date.now();
  let madeAt = 0;
  const now = (): number => madeAt + 60_000 + Date.now() - began;
  const { app, close } = await buildApp({ ...where, now }, pino({ level: 'silent' }));
  const { db } = app.store;
  const tables = await db.selectFrom('tables').selectAll().execute();
  madeAt = Math.max(...tables.map(table => table.updated_at));
  const seats = await db.selectFrom('seats').selectAll().orderBy('table_id').orderBy('seat').execute();
  const cookies = new Map<string, string>();
  for (const { id } of await db.selectFrom('accounts').select('id').execute())
    cookies.set(id, `stoa_session=${(await makeSession(app, id, 'cookie', '', false)).token}`);
  const differing = await refoldAll(app);
  const meanings: Record<string, string> = {};
  for (const { id, game, header, state } of tables)
    if (state === 'playing' && header !== null)
      meanings[id] = meaning(
        GAMES.get(game) as AnyGame,
        header,
        (await readEntries(db, id, 0)).map(({ body }) => body),
      );
  await close();
  return { now, tables, seats, cookies, differing, meanings };
};

/** Opens it as the next version would: everything folds, means what it meant, verifies, and is played on. */
const isWhole = async (name: string, where: Where): Promise<void> => {
  const { now, tables, seats, cookies, differing, meanings } = await open(where);
  // A view may say more than it did; the entries fold all the same, and every seat may do what it could.
  expect(differing).toEqual([]);
  expect(meanings).toEqual(JSON.parse(await readFile(new URL(name.replace('.db.gz', '.json'), FIXTURES), 'utf8')));
  expect(new Set(tables.map(table => table.game))).toEqual(new Set(GAMES.keys()));

  const server = await startServer({ ...where, now });
  const peopleAt = (table: string): Client[] =>
    seats
      .filter(seat => seat.table_id === table && seat.account_id !== null)
      .map(seat => makeClient(server.url, cookies.get(seat.account_id ?? '')));

  const over = tables.filter(({ state }) => state === 'over');
  for (const { id: table, game } of over) {
    const record = await peopleAt(table)[0]!.call('GET /api/tables/:table/record', { table });
    expect(
      verifyRecord(record, id => GAMES.get(id), fairness),
      `${game} ${table}`,
    ).toMatchObject({ ok: true, draws: 'verified' });
  }
  const played = new Map<string, number>();
  let [words, notes] = [0, 0];
  for (const { id: table, game } of tables.filter(({ state }) => state === 'playing')) {
    const people = peopleAt(table);
    // Perhaps it is a bot's turn.
    played.set(game, (played.get(game) ?? 0) + (await playOn(table, people)));
    words += (await people[0]!.call('GET /api/tables/:table/chat', { table })).lines.length;
    notes += (await people[0]!.call('GET /api/tables/:table/note', { table })).text.length;
  }
  expect(words).toBeGreaterThan(20);
  expect(notes).toBeGreaterThan(100);
  for (const game of GAMES.keys()) {
    expect(played.get(game), game).toBeGreaterThan(0);
    expect(over.filter(table => table.game === game).length, game).toBeGreaterThan(0);
  }
  await server.close();
};

/** One move of the first person who is asked; how many there were. */
const playOn = async (table: string, people: readonly Client[]): Promise<number> => {
  let moves = 0;
  for (const client of people) {
    const { message } = await client.call('GET /api/tables/:table/look', { table });
    const { decision, actions, outcome } = message as SeatMessage;
    expect(outcome).toBeNull();
    if (decision === null || moves > 0) continue;
    const intent = { id: intentId(), do: 'play' as const, decision, actions: [actions[0]] };
    expect(await client.call('POST /api/tables/:table/intents', { table }, intent), table).toMatchObject({ ok: true });
    moves++;
  }
  return moves;
};

/** Every entry is where the hash of its table puts it, as it was; the table that held them before is gone. */
const expectPartitions = async (db: Kysely<Schema>, old: InstanceType<typeof Database>): Promise<void> => {
  const { rows } = await sql<{ part: string; n: number }>`
    select tableoid::regclass::text as part, count(*)::integer as n from entries group by 1`.execute(db);
  expect(rows.length).toBeGreaterThan(4);
  expect(rows.every(({ part }) => /^entries_\d+$/.test(part))).toBe(true);
  const before = old.prepare('SELECT table_id, seq, body, intent FROM entries ORDER BY table_id, seq').all();
  const order = sql`table_id collate "C", seq`;
  expect((await sql`select table_id, seq, body, intent from entries order by ${order}`.execute(db)).rows).toEqual(before);
  const left = await sql`select 1 from pg_tables where tablename = 'entries_before'`.execute(db);
  expect(left.rows).toEqual([]);
};

const temporaryFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'stoa-old-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

describe.each(stores)('%s', name => {
  test('opens, folds, verifies, and is played on', async () => {
    const folder = await temporaryFolder();
    const copy = join(folder, 'copy.db');
    const data = join(folder, 'data');
    await writeFile(copy, gunzipSync(await readFile(new URL(name, FIXTURES))));
    expect(await restore(copy, data)).toBeUndefined();
    await isWhole(name, { data });
  });

  test.each(ENGINES)('from the first schema, one migration after the other, with all its rows: %s', async engine => {
    const folder = await temporaryFolder();
    const data = join(folder, 'data');
    const { options, drop } = await storeOn(engine);
    await mkdir(data);
    await writeFile(join(folder, 'old.db'), gunzipSync(await readFile(new URL(name, FIXTURES))));
    const old = new Database(join(folder, 'old.db'));
    const db = openBare(options.database ?? join(data, 'stoa.db'), engine);
    const token = newToken();
    await walkMigrations(db, old, { session: hashToken(token) });
    if (engine === 'postgres') await expectPartitions(db, old);
    await db.destroy();
    old.close();
    await isWhole(name, { data, ...options });
    // A session of the first schema is still signed in.
    const server = await startServer({ data, ...options });
    expect(await makeClient(server.url, `stoa_session=${token}`).call('GET /api/me')).toMatchObject({ account: { kind: 'guest' } });
    await server.close();
    await drop();
  });
});
