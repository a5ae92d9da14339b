/**
 * Opens the store: one SQLite file in a folder by default, PostgreSQL when a URL is given. The embedded file is held under SQLite's
 * exclusive lock for the life of the process (and freed by the kernel when it dies), so a second server on the same folder is refused.
 */
import { existsSync } from 'node:fs';
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { beginEpochIfCopied } from './epoch.ts';
import { migrate } from './migrations/index.ts';
import type { EntryRow, Schema } from './schema.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
  /** The embedded store writes entries by one prepared statement, in the transaction that is open on its one connection. */
  readonly insertEntries: ((rows: readonly EntryRow[]) => void) | undefined;
  /** A consistent copy of the embedded store, made on its own connection while it serves. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Said to the operator as it stands: the folder is in use. */
export class StoreInUse extends Error {}

const openSqlite = async (folder: string): Promise<Store> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = new Database(join(folder, 'stoa.db'));
  try {
    file.exec('PRAGMA busy_timeout = 500');
    file.exec('PRAGMA locking_mode = EXCLUSIVE');
    file.exec('PRAGMA journal_mode = WAL');
    file.exec('PRAGMA synchronous = FULL');
    // Written back to the file every 16 MB instead of every 4: half as many syncs while it is busy.
    file.exec('PRAGMA wal_autocheckpoint = 4000');
    file.exec('PRAGMA foreign_keys = ON');
    file.exec('BEGIN IMMEDIATE; COMMIT');
  } catch (error) {
    file.close();
    if ((error as { code?: unknown }).code === 'SQLITE_BUSY') throw new StoreInUse(`another server is using ${folder}`);
    throw error;
  }
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
  let insert: ReturnType<typeof file.prepare> | undefined;
  return {
    db,
    engine: 'sqlite',
    insertEntries(rows) {
      insert ??= file.prepare('INSERT INTO entries (table_id, seq, body, intent) VALUES (?, ?, ?, ?)');
      for (const { table_id, seq, body, intent } of rows) insert.run([table_id, seq, body, intent]);
    },
    async backup(to) {
      if (existsSync(to)) throw new Error(`${to} is there already: nothing is overwritten`);
      // Under another name until it is whole and on disk: a copy that was cut short is not taken for one.
      const part = `${to}.part`;
      await rm(part, { force: true });
      file.prepare('VACUUM INTO ?').run(part);
      await chmod(part, 0o600);
      const handle = await open(part);
      await handle.sync().finally(() => handle.close());
      await rename(part, to);
    },
    async close() {
      // The driver keeps the file open until its statements are collected. Leaving WAL frees the lock now, and leaves one plain file.
      file.exec('PRAGMA journal_mode = DELETE');
      file.exec('PRAGMA locking_mode = NORMAL');
      file.prepare('SELECT 1 FROM heartbeats').all();
      await db.destroy();
    },
  };
};

/** Milliseconds fit a double: bigint columns are read as numbers. */
const INT8 = 20;

const openPostgres = async (url: string): Promise<Store> => {
  // Only here: the embedded store starts without it.
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that is lost while it is used says so to whoever uses it, and once more to nobody.
  pool.on('connect', client => client.on('error', () => undefined));
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    engine: 'postgres',
    insertEntries: undefined,
    async backup() {
      throw new Error('use pg_dump for a PostgreSQL store');
    },
    close: () => pool.end(),
  };
};

/** `isRestored`: put there from a copy just now. */
export const openStore = async (
  where: { readonly folder: string; readonly isRestored?: boolean } | { readonly url: string },
): Promise<Store> => {
  const store = 'url' in where ? await openPostgres(where.url) : await openSqlite(where.folder);
  await migrate(store.db);
  if ('folder' in where) await beginEpochIfCopied(store.db, join(where.folder, 'stoa.db'), Date.now(), where.isRestored ?? false);
  return store;
};
