/** A store in the first schema, filled from a later one, and brought up to date one migration at a time with its rows present. */
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import { MIGRATION_NAMES, migrate } from '../../src/store/migrations/index.ts';
import type { Schema } from '../../src/store/schema.ts';
import { columnsOf, copyRows, type File, tableNames } from './old-rows.ts';

const count = async (db: Kysely<Schema>, table: string): Promise<number> =>
  Number((await sql<{ n: number | string }>`select count(*) as n from ${sql.table(table)}`.execute(db)).rows[0]?.n);

/** The account on both seats of a table that has not begun: what the first version let happen. */
const seatTwice = async (db: Kysely<Schema>, account: string): Promise<void> => {
  await sql`insert into tables (id, game, rules, options, settings, state, visibility, host_id, commitment, created_at, updated_at)
    select 'twice', game, rules, options, settings, 'waiting', visibility, host_id, commitment, created_at, updated_at from tables
    where game = 'petteia' order by id limit 1`.execute(db);
  await sql`insert into secrets (table_id, secret) select 'twice', secret from secrets order by table_id limit 1`.execute(db);
  for (const seat of [0, 1])
    await sql`insert into seats (table_id, seat, kind, account_id, wants_end) values ('twice', ${seat}, 'human', ${account}, 0)`.execute(
      db,
    );
};

/**
 * Rows of `old` go in as soon as their table is there, so that every later migration finds them. After each one no row is missing.
 * `session`: the hash of a session that the first account has from the beginning.
 */
export const walkMigrations = async (db: Kysely<Schema>, old: File, { session }: { readonly session: string }): Promise<void> => {
  // The rows go on in this file: a store that names another file as its place is a copy and would end all sessions.
  old.exec("DELETE FROM keys WHERE name = 'place'");
  const names = tableNames(old);
  const account = (old.prepare('SELECT id FROM accounts ORDER BY id').get() as { id: string }).id;
  const present = new Map<string, number>();
  for (const migration of MIGRATION_NAMES) {
    await migrate(db, migration);
    for (const [table, rows] of present) expect(await count(db, table), `${table} after ${migration}`).toBe(rows);
    const columns = await columnsOf(db);
    for (const table of names) {
      const there = columns.get(table);
      if (there === undefined || present.has(table)) continue;
      present.set(table, await copyRows(old, db, table, there));
    }
    if (migration !== MIGRATION_NAMES[0]) continue;
    await sql`insert into sessions (hash, id, account_id, kind, label, created_at, used_at, expires_at)
      values (${session}, 'first', ${account}, 'cookie', '', 0, ${Date.now()}, ${Date.now() + 1e9})`.execute(db);
    await seatTwice(db, account);
    for (const [table, more] of [
      ['sessions', 1],
      ['tables', 1],
      ['secrets', 1],
      ['seats', 2],
    ] as const)
      present.set(table, (present.get(table) ?? 0) + more);
  }
  expect([...present.keys()].sort()).toEqual([...names].sort());
  const twice = await sql<{ account_id: string | null }>`select account_id from seats where table_id = 'twice' order by seat`.execute(db);
  expect(twice.rows.map(row => row.account_id)).toEqual([account, null]);
};
