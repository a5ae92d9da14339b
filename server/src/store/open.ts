/**
 * Opens the store: one SQLite file in a folder by default, PostgreSQL when a URL is given. The embedded file is held under SQLite's
 * exclusive lock for the life of the process (and freed by the kernel when it dies), so a second server on the same folder is refused.
 */
import { statfsSync } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type LogEvent, PostgresDialect, SqliteAdapter, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import Database from 'libsql';
import { copyTo } from './copy.ts';
import { beginEpochIfCopied, beginEpochIfDumped } from './epoch.ts';
import { lookForOlderCopy, noteBeat } from './last-beat.ts';
import { MIGRATION_NAMES, migrate } from './migrations/index.ts';
import { newerStore, storeProblem } from './problems.ts';
import type { EntryRow, Schema } from './schema.ts';
import { noTrouble, type Trouble } from './trouble.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
  /** The embedded store writes entries by one prepared statement, in the transaction that is open on its one connection. */
  readonly insertEntries: ((rows: readonly EntryRow[]) => void) | undefined;
  /** The embedded store: entries alone, in a transaction of their own without a query builder. Most moves write nothing else. */
  readonly appendEntries: ((rows: readonly EntryRow[]) => Promise<void>) | undefined;
  readonly trouble: Trouble;
  /** A heartbeat is stored. */
  noteBeat(at: number): Promise<void>;
  /** A consistent copy of the embedded store, made while it serves. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Pages: written back to the file every 16 MB instead of every 4, half as many syncs while it is busy. */
const CHECKPOINT = 4000;
const MIGRATIONS_DONE = 'kysely_migration';

/** SQLite changes its schema inside transactions, but the library does not rely on that: an interrupted start would leave half a migration. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
class EmbeddedDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/** Free bytes from which the disk no longer counts as full: small writes succeed long before moves do. */
const ROOM = 1_000_000;
const hasRoom = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
};

/** Sees every failed query. A heartbeat written on a disk with room ends the trouble. */
const listenFor =
  (trouble: Trouble, isRoomy: () => boolean) =>
  (event: LogEvent): void => {
    if (event.level === 'error') trouble.note(event.error);
    else if (trouble.reason !== undefined && /^(insert|update).*heartbeats/i.test(event.query.sql) && isRoomy()) trouble.clear();
  };

/** The one connection of the embedded store, with the lock on its file. */
const openFile = (path: string): InstanceType<typeof Database> => {
  const file = new Database(path);
  try {
    file.exec('PRAGMA busy_timeout = 500');
    file.exec('PRAGMA locking_mode = EXCLUSIVE');
    file.exec('PRAGMA journal_mode = WAL');
    file.exec('PRAGMA synchronous = FULL');
    file.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT}`);
    file.exec('PRAGMA foreign_keys = ON');
    file.exec('BEGIN IMMEDIATE; COMMIT');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
};

/** How many prepared statements are cached: a move needs few, but each length of an id list is another statement. */
const STATEMENTS = 200;

/** Statements are prepared once. A full disk ends the transaction: another rollback would fail and hide the first error. */
const withStatements = (file: InstanceType<typeof Database>): SqliteDatabase => {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    close() {
      prepared.clear();
      file.close();
    },
    prepare(text) {
      const sent = text === 'rollback' && !file.inTransaction ? 'select 1' : text;
      let statement = prepared.get(sent);
      if (!statement) {
        if (prepared.size >= STATEMENTS) prepared.clear();
        statement = file.prepare(sent);
        prepared.set(sent, statement);
      }
      return statement;
    },
  };
};

const entryInserter = (file: InstanceType<typeof Database>, trouble: Trouble): ((rows: readonly EntryRow[]) => void) => {
  // Prepared at the first use: a new store has no such table yet.
  let insert: ReturnType<typeof file.prepare> | undefined;
  return rows => {
    try {
      insert ??= file.prepare('INSERT INTO entries (table_id, seq, body, intent) VALUES (?, ?, ?, ?)');
      for (const { table_id, seq, body, intent } of rows) insert.run([table_id, seq, body, intent]);
    } catch (error) {
      trouble.note(error);
      throw error;
    }
  };
};

const openSqlite = async (folder: string): Promise<Store> => {
  const path = join(folder, 'stoa.db');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = openFile(path);
  const trouble = noTrouble();
  const db = new Kysely<Schema>({
    dialect: new EmbeddedDialect({ database: withStatements(file) }),
    log: listenFor(trouble, () => hasRoom(folder)),
  });
  // Stays open as long as the store: closing any handle on the file would release the lock, which belongs to the process.
  let reader: FileHandle | undefined;
  const closing = new AbortController();
  let copying: Promise<void> | undefined;
  const copy = async (to: string): Promise<void> => {
    try {
      reader ??= await open(path);
      // Runs between two transactions. From here on the main file does not change.
      await db.connection().execute(async one => {
        await sql`PRAGMA wal_autocheckpoint = 0`.execute(one);
        await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(one);
      });
      await copyTo(reader, to, closing.signal);
    } finally {
      await sql.raw(`PRAGMA wal_autocheckpoint = ${CHECKPOINT}`).execute(db);
    }
  };
  const insertEntries = entryInserter(file, trouble);
  const begin = file.prepare('begin');
  const commit = file.prepare('commit');
  return {
    db,
    engine: 'sqlite',
    trouble,
    noteBeat: at => noteBeat(folder, at),
    insertEntries,
    appendEntries: rows =>
      db.connection().execute(async () => {
        try {
          begin.run([]);
          insertEntries(rows);
          commit.run([]);
        } catch (error) {
          trouble.note(error);
          if (file.inTransaction) file.exec('rollback');
          throw error;
        }
      }),
    async backup(to) {
      if (copying) throw new Error('a copy is being made: try again when it is done');
      copying = copy(to);
      await copying.finally(() => {
        copying = undefined;
      });
    },
    async close() {
      // Aborts a running copy: the main file is about to change.
      closing.abort(new Error('the server stops'));
      await copying?.catch(() => undefined);
      // The driver keeps the file open until its statements are collected. Leaving WAL mode releases the lock now, and leaves a single file.
      file.exec('PRAGMA journal_mode = DELETE');
      file.exec('PRAGMA locking_mode = NORMAL');
      file.prepare('SELECT 1 FROM heartbeats').all();
      await db.destroy();
      await reader?.close();
    },
  };
};

/** A copy of the embedded store as it is, where no server runs: nothing is migrated, so that the version before can read the copy. */
export const copyAsItIs = async (folder: string, file: string): Promise<void> => {
  const store = await openSqlite(folder).catch((error: unknown) => {
    throw storeProblem(error, folder);
  });
  await store.backup(file).finally(() => store.close());
};

/** Milliseconds fit a double: bigint columns are read as numbers. */
const INT8 = 20;

/** A database that does not answer is away: players hear so and do not wait. */
const CONNECT_MS = 10_000;

/** Connects with the first query. */
export const openPostgres = async (url: string): Promise<Store> => {
  // Imported here, because the embedded store does not need it.
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: CONNECT_MS });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // A connection lost in use rejects its query; this second report has no reader.
  pool.on('connect', client => client.on('error', () => undefined));
  const trouble = noTrouble();
  return {
    db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: listenFor(trouble, () => true) }),
    engine: 'postgres',
    trouble,
    noteBeat: async () => undefined,
    insertEntries: undefined,
    appendEntries: undefined,
    async backup() {
      throw new Error('use pg_dump for a PostgreSQL store');
    },
    close: () => pool.end(),
  };
};

/** A store that knows migrations which this version does not. */
const isNewer = async (db: Kysely<Schema>): Promise<boolean> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.every(({ name }) => name !== MIGRATIONS_DONE)) return false;
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATIONS_DONE)}`.execute(db);
  return rows.some(({ name }) => !MIGRATION_NAMES.includes(name));
};

/** Brings the schema up to date; refuses a store of a newer version. `where`: named in the refusal. */
export const prepareStore = async ({ db }: Pick<Store, 'db'>, where: string): Promise<void> => {
  if (await isNewer(db)) throw newerStore(where);
  await migrate(db);
};

/** `isRestored`: the store was just restored from a copy. */
type Where = { readonly folder: string; readonly isRestored?: boolean } | { readonly url: string };

const beginEpochIfRestored = async ({ db }: Store, where: Where): Promise<boolean> => {
  if ('url' in where) return beginEpochIfDumped(db, Date.now());
  const { isOlder, accept } = await lookForOlderCopy(db, where.folder);
  const isRestored = where.isRestored === true || isOlder;
  const isNewEpoch = await beginEpochIfCopied(db, join(where.folder, 'stoa.db'), Date.now(), isRestored);
  if (isOlder) await accept();
  return isNewEpoch;
};

/** `onEpoch`: called if the store was put back from a copy. */
export const openStore = async (where: Where, onEpoch: () => void = () => undefined): Promise<Store> => {
  const folder = 'url' in where ? 'the database' : where.folder;
  let store: Store | undefined;
  try {
    store = 'url' in where ? await openPostgres(where.url) : await openSqlite(where.folder);
    await prepareStore(store, folder);
    if (await beginEpochIfRestored(store, where)) onEpoch();
    return store;
  } catch (error) {
    await store?.close().catch(() => undefined);
    throw 'url' in where ? error : storeProblem(error, folder);
  }
};
