/** Stores without migrations and locks: an empty one is filled with the rows of another, as far as its schema has room for them. */
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import type { Schema } from '../../src/store/schema.ts';

export type Row = Readonly<Record<string, string | number | null>>;
export type File = InstanceType<typeof Database>;

export const openBare = (where: string, engine: 'sqlite' | 'postgres'): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect:
      engine === 'sqlite'
        ? new SqliteDialect({ database: new Database(where) })
        : new PostgresDialect({ pool: new pg.Pool({ connectionString: where }) }),
  });

/** Statements have a limit of parameters. */
const BATCH = 500;

export const columnsOf = async (db: Kysely<Schema>): Promise<Map<string, string[]>> =>
  new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns.map(column => column.name)]));

const insertRows = async (db: Kysely<Schema>, table: string, columns: readonly string[], rows: readonly Row[]): Promise<void> => {
  for (let from = 0; from < rows.length; from += BATCH) {
    const values = rows.slice(from, from + BATCH).map(row => sql`(${sql.join(columns.map(column => row[column] ?? null))})`);
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(column => sql.ref(column)))}) values ${sql.join(values)}`.execute(db);
  }
};

/** The names of a store's tables in the order in which they were made, so that no row comes before what it references. */
export const tableNames = (file: File): string[] =>
  (file.prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").all() as { name: string }[])
    .map(row => row.name)
    .filter(name => !name.startsWith('kysely_'));

/** Copies the rows of one table with the columns that both stores have; how many there are. */
export const copyRows = async (from: File, db: Kysely<Schema>, table: string, columns: readonly string[]): Promise<number> => {
  const rows = from.prepare(`SELECT * FROM ${table}`).all() as Row[];
  const shared = columns.filter(column => column in (rows[0] ?? {}));
  await insertRows(db, table, shared, rows);
  return rows.length;
};
