/** Opens the store: one SQLite file in a folder by default (`embedded.ts`), PostgreSQL when a URL is given. */
import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { openEmbedded } from './embedded.ts';
import { beginEpochIfCopied, beginEpochIfDumped } from './epoch.ts';
import { lookForOlderCopy } from './last-beat.ts';
import { MIGRATION_NAMES, migrate } from './migrations/index.ts';
import { newerStore, storeProblem } from './problems.ts';
import type { Schema } from './schema.ts';
import { listenFor, type Store } from './store.ts';
import { noTrouble } from './trouble.ts';

const MIGRATIONS_DONE = 'kysely_migration';

/** A copy of the embedded store as it is, where no server runs: nothing is migrated, so that the version before can read the copy. */
export const copyAsItIs = async (folder: string, file: string): Promise<void> => {
  const store = await openEmbedded(folder).catch((error: unknown) => {
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

/** `isRestored`: the store was just restored from a copy. `checkpointRows`: rows between two checkpoints, for tests. */
type Where =
  | { readonly folder: string; readonly isRestored?: boolean; readonly checkpointRows?: number | undefined }
  | { readonly url: string };

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
    store = 'url' in where ? await openPostgres(where.url) : await openEmbedded(where.folder, where.checkpointRows);
    await prepareStore(store, folder);
    if (await beginEpochIfRestored(store, where)) onEpoch();
    return store;
  } catch (error) {
    await store?.close().catch(() => undefined);
    throw 'url' in where ? error : storeProblem(error, folder);
  }
};
