/** The store as `stoa doctor` finds it: can it be opened, is its schema known, does it accept writes. Nothing is migrated and nothing written. */
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { type DatabaseAddress, databaseAddresses } from '../databases/address.ts';
import { MIGRATION_NAMES } from '../store/migrations/index.ts';
import { newerStore, StoreInUse, storeProblem } from '../store/problems.ts';
import { type Check, ok, reasonOf, type SecretAddresses, warning, wrong } from './check.ts';

export interface StoreFound {
  readonly check: Check;
  /** Whether the keys of web push are there and can be read; undefined: the store could not be read. */
  readonly pushKeys?: 'made' | 'none' | 'broken';
  /** Milliseconds that the store's clock is ahead of ours: the database's own, or the time of the file's last change. */
  readonly ahead?: number;
}

interface StoreSettings extends SecretAddresses {
  readonly data: string;
}

/** Runs one statement on either engine. */
type Ask = (text: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

const TIMEOUT_MS = 5_000;

const schemaCheck = (names: readonly string[], where: string): Check => {
  const newest = names.at(-1) ?? 'nothing';
  if (names.some(name => !MIGRATION_NAMES.includes(name)))
    return wrong('store', newerStore(where).message, 'install the version of stoa that last served this store');
  const left = MIGRATION_NAMES.length - names.length;
  if (left > 0)
    return warning(
      'store',
      `${where} is at schema ${newest}; this version is at ${MIGRATION_NAMES.at(-1)}`,
      `make a backup; the next start brings the store up to date (${left} to go)`,
    );
  return ok('store', `${where} opens, is at schema ${newest} and can be written`);
};

const pushKeysOf = (rows: Awaited<ReturnType<Ask>>): NonNullable<StoreFound['pushKeys']> => {
  if (rows.length === 0) return 'none';
  try {
    const { publicKey, privateKey } = JSON.parse(String(rows[0]?.value)) as { readonly publicKey?: unknown; readonly privateKey?: unknown };
    return typeof publicKey === 'string' && typeof privateKey === 'string' ? 'made' : 'broken';
  } catch {
    return 'broken';
  }
};

/** `tables`: lists the names of the store's tables. */
const read = async (ask: Ask, tables: string, where: string): Promise<Pick<StoreFound, 'check' | 'pushKeys'>> => {
  const names = new Set((await ask(tables)).map(row => row.name));
  if (!names.has('kysely_migration')) {
    if (names.size === 0) return { check: ok('store', `${where} is empty; the first start fills it`), pushKeys: 'none' };
    return { check: wrong('store', `${where} holds something else than a store of stoa`, 'name another folder or database') };
  }
  const migrations = (await ask('SELECT name FROM kysely_migration ORDER BY name')).map(row => String(row.name));
  const pushKeys = names.has('keys') ? pushKeysOf(await ask("SELECT value FROM keys WHERE name = 'vapid'")) : 'none';
  return { check: schemaCheck(migrations, where), pushKeys };
};

/** The folder, or its nearest ancestor that exists. */
export const nearestFolder = async (folder: string): Promise<string> => {
  for (let at = folder; ; at = dirname(at))
    if (
      at === dirname(at) ||
      (await stat(at).then(
        () => true,
        () => false,
      ))
    )
      return at;
};

const todoAbout = (error: unknown): string => {
  const code = String((error as { readonly code?: unknown } | null)?.code);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return 'restore a copy into a new folder: stoa restore FILE --data DIR';
  if (/^(ENOSPC|SQLITE_FULL)/.test(code)) return 'free some space on the disk';
  return 'start stoa as the user that owns the folder, or name another with --data';
};

const embedded = async (folder: string): Promise<StoreFound> => {
  const path = join(folder, 'stoa.db');
  let file: InstanceType<typeof Database> | undefined;
  try {
    const near = await nearestFolder(folder);
    if (!(await stat(near)).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    await access(near, constants.W_OK | constants.X_OK);
    const there = await stat(path).catch(() => undefined);
    if (there === undefined)
      return { check: ok('store', `there is no store in ${folder} yet; the first start makes it`), pushKeys: 'none' };
    const ahead = there.mtimeMs - Date.now();
    const db = new Database(path);
    file = db;
    db.exec('PRAGMA busy_timeout = 500');
    // A write lock, released at once, shows that the store accepts writes.
    db.exec('BEGIN IMMEDIATE; ROLLBACK');
    const ask: Ask = async text => db.prepare(text).all() as Record<string, unknown>[];
    return { ...(await read(ask, "SELECT name FROM sqlite_master WHERE type = 'table'", `stoa.db in ${folder}`)), ahead };
  } catch (error) {
    const problem = storeProblem(error, folder);
    // A server holds the lock for as long as it runs.
    if (problem instanceof StoreInUse) return { check: ok('store', `a server is running on ${folder}; its store was not looked into`) };
    return { check: wrong('store', reasonOf(problem, {}), todoAbout(error)) };
  } finally {
    file?.close();
  }
};

const WRITABLE = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off'
  and has_schema_privilege(current_schema(), 'CREATE') as may`;
const CLOCK = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now';

/** `where`: what the database is called. */
const postgres = async (settings: StoreSettings, url: string, where: string): Promise<StoreFound> => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  const ask: Ask = async text => (await client.query(text)).rows as Record<string, unknown>[];
  try {
    await client.connect();
    const sent = Date.now();
    const [clock] = await ask(CLOCK);
    // The database read its clock about halfway between request and answer.
    const ahead = Number(clock?.now) - (sent + Date.now()) / 2;
    const [writable] = await ask(WRITABLE);
    if (writable?.may !== true)
      return {
        check: wrong('store', `${where} accepts no writes from this user`, 'name the primary server, and a user that may create tables'),
        ahead,
      };
    return { ...(await read(ask, 'select tablename as name from pg_tables where schemaname = current_schema()', where)), ahead };
  } catch (error) {
    const reason = reasonOf(error, settings);
    return {
      check: wrong('store', `${where} does not answer: ${reason}`, 'check the address of --database, and that the server runs'),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The store, and after it the other databases where tables are spread over several. */
export const findStores = async (settings: StoreSettings): Promise<readonly [StoreFound, ...StoreFound[]]> => {
  if (settings.database === undefined) return [await embedded(settings.data)];
  let addresses: readonly DatabaseAddress[];
  try {
    addresses = databaseAddresses(settings.database);
  } catch (error) {
    return [{ check: wrong('store', `the list of databases cannot be read: ${reasonOf(error, settings)}`, 'check --database') }];
  }
  const isOne = addresses.length === 1;
  const found = await Promise.all(addresses.map(({ url, name }) => postgres(settings, url, isOne ? 'the database' : `database ${name}`)));
  return found as [StoreFound, ...StoreFound[]];
};
