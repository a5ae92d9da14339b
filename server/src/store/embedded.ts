/**
 * The embedded store: one SQLite file in a folder. The file is held under SQLite's exclusive lock for the life of the process (and freed by the kernel when
 * it dies), so a second server on the same folder is refused.
 */
import { statfsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteDialectConfig, SqliteDriver } from 'kysely';
import Database from 'libsql';
import { isUnwritable } from './conflict.ts';
import { copyTo } from './copy.ts';
import { type Disk, diskOf, prepareDisk, writeAnew } from './disk.ts';
import { noteBeat } from './last-beat.ts';
import type { EntryRow, Schema } from './schema.ts';
import { listenFor, type Store } from './store.ts';
import { noTrouble, type Trouble } from './trouble.ts';

type File = InstanceType<typeof Database>;

/** SQLite changes its schema inside transactions, but the library does not rely on that: an interrupted start would leave half a migration. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Who used the connection has its answer when what it wrote is on disk, and nobody else has the connection before. */
class EmbeddedDriver extends SqliteDriver {
  readonly #disk: Disk;
  readonly #trouble: Trouble;

  constructor(config: SqliteDialectConfig, disk: Disk, trouble: Trouble) {
    super(config);
    this.#disk = disk;
    this.#trouble = trouble;
  }

  override async releaseConnection(): Promise<void> {
    await this.#disk.settle();
    await super.releaseConnection();
    if (this.#disk.wantsCheckpoint()) void this.#checkpoint();
  }

  /** The connection for a piece of work that needs no query: what the builder makes for each connection takes longer than a row. */
  async alone(work: () => void): Promise<void> {
    await this.acquireConnection();
    try {
      work();
    } finally {
      await this.releaseConnection();
    }
  }

  /** One that fails leaves the log as it is; the next comes when as much again was written. */
  async #checkpoint(): Promise<void> {
    await super.acquireConnection();
    await this.#disk.checkpoint().catch(error => this.#trouble.note(error));
    await super.releaseConnection();
  }
}

class EmbeddedDialect extends SqliteDialect {
  readonly #driver: EmbeddedDriver;

  constructor(database: SqliteDatabase, driver: EmbeddedDriver) {
    super({ database });
    this.#driver = driver;
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }

  override createDriver(): EmbeddedDriver {
    return this.#driver;
  }
}

/** Free bytes from which the disk no longer counts as full: small writes succeed long before moves do. */
const ROOM = 1_000_000;
const hasRoom = (folder: string): boolean => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= ROOM;
};

/** The one connection of the embedded store, with the lock on its file. */
const openFile = (path: string): File => {
  const file = new Database(path);
  try {
    file.exec('PRAGMA busy_timeout = 500');
    file.exec('PRAGMA locking_mode = EXCLUSIVE');
    prepareDisk(file);
    file.exec('PRAGMA foreign_keys = ON');
    file.exec('BEGIN IMMEDIATE; COMMIT');
    writeAnew(file);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
};

/** How many prepared statements are cached: a move needs few, but each length of an id list is another statement. */
const STATEMENTS = 200;

const WRITES_NOTHING = /^\s*(select|begin|commit|rollback|savepoint|release|pragma)\b/i;

/** Statements are prepared once. A full disk ends the transaction: another rollback would fail and hide the first error. */
const withStatements = (file: File, disk: Disk): SqliteDatabase => {
  const prepared = new Map<string, { readonly statement: ReturnType<SqliteDatabase['prepare']>; readonly writes: boolean }>();
  return {
    close() {
      prepared.clear();
      file.close();
    },
    prepare(text) {
      const sent = text === 'rollback' && !file.inTransaction ? 'select 1' : text;
      let known = prepared.get(sent);
      if (!known) {
        if (prepared.size >= STATEMENTS) prepared.clear();
        known = { statement: file.prepare(sent), writes: !WRITES_NOTHING.test(sent) };
        prepared.set(sent, known);
      }
      if (known.writes) disk.wrote(1);
      return known.statement;
    },
  };
};

const entryInserter = (file: File, disk: Disk, trouble: Trouble): ((rows: readonly EntryRow[]) => void) => {
  // Prepared at the first use: a new store has no such table yet.
  let insert: ReturnType<typeof file.prepare> | undefined;
  return rows => {
    try {
      insert ??= file.prepare('INSERT INTO entries (table_id, seq, body, intent) VALUES (?, ?, ?, ?)');
      disk.wrote(rows.length);
      for (const { table_id, seq, body, intent } of rows) insert.run([table_id, seq, body, intent]);
    } catch (error) {
      trouble.note(error);
      throw error;
    }
  };
};

/** Copies of the main file, one at a time. `stop` ends a running one: the file is about to change. */
const copierOf = (db: Kysely<Schema>, disk: Disk) => {
  const stopping = new AbortController();
  let copying: Promise<void> | undefined;
  const copy = async (to: string): Promise<void> => {
    try {
      // Runs between two transactions.
      const main = await db.connection().execute(() => disk.pause());
      await copyTo(main, to, stopping.signal);
    } finally {
      disk.resume();
    }
  };
  return {
    async backup(to: string): Promise<void> {
      if (copying) throw new Error('a copy is being made: try again when it is done');
      copying = copy(to);
      await copying.finally(() => {
        copying = undefined;
      });
    },
    async stop(): Promise<void> {
      stopping.abort(new Error('the server stops'));
      await copying?.catch(() => undefined);
    },
  };
};

const PLACE_MS = 2_000;

/**
 * A store whose files were moved, deleted or replaced while it was served takes no writes until they are back: what is acknowledged must be found by the next
 * start. It can still be read, and copied by `stoa backup`. Returns a function that ends the watch.
 */
const watchPlace = (file: File, disk: Disk, trouble: Trouble): (() => void) => {
  let isThere = true;
  const look = (): void => {
    const is = disk.isInPlace();
    if (is === isThere) return;
    isThere = is;
    file.exec(`PRAGMA query_only = ${is ? 'OFF' : 'ON'}`);
    if (!is) trouble.note(Object.assign(new Error('the files of the store are not in their place'), { code: 'SQLITE_READONLY_DBMOVED' }));
  };
  const timer = setInterval(look, PLACE_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/** `checkpointRows`: rows between two checkpoints, for tests. */
export const openEmbedded = async (folder: string, checkpointRows?: number): Promise<Store> => {
  const path = join(folder, 'stoa.db');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = openFile(path);
  const disk = await diskOf(file, path, checkpointRows);
  const trouble = noTrouble();
  const database = withStatements(file, disk);
  const driver = new EmbeddedDriver({ database }, disk, trouble);
  const db = new Kysely<Schema>({
    dialect: new EmbeddedDialect(database, driver),
    log: listenFor(trouble, () => hasRoom(folder)),
  });
  const copier = copierOf(db, disk);
  const endWatch = watchPlace(file, disk, trouble);
  const insertEntries = entryInserter(file, disk, trouble);
  const begin = file.prepare('begin');
  const commit = file.prepare('commit');
  return {
    db,
    engine: 'sqlite',
    trouble,
    noteBeat: at => noteBeat(folder, at),
    insertEntries,
    appendEntries: rows =>
      driver.alone(() => {
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
    backup: copier.backup,
    async close() {
      await copier.stop();
      endWatch();
      // After a checkpoint that may be under way. A full disk keeps its log, which the next start reads.
      const left = db.connection().execute(async () => disk.leave());
      await left.catch((error: unknown) => {
        if (!isUnwritable(error)) throw error;
      });
      await db.destroy();
      await disk.close();
    },
  };
};
