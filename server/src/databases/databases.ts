/**
 * Tables may be spread over several databases while the accounts stay in one, the home. The map from table to database is there; each process
 * remembers what it has read. A place that is out of date does no harm: the rows are gone there, so every write fails and the map is read again.
 */
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { refuse } from '../refused.ts';
import { isStoreAway } from '../store/conflict.ts';
import { deletePlaces, insertPlace, placeOf } from '../store/places.ts';
import { settleMove } from './move.ts';
import type { TableDatabase } from './table-database.ts';

export interface Databases {
  /** With the accounts. */
  readonly home: TableDatabase;
  readonly all: readonly TableDatabase[];
  named(name: string): TableDatabase | undefined;
  /** Where the table lies, as far as this process knows; `busy` while that database is away. */
  of(tableId: string): Promise<TableDatabase>;
  /** The same from the map itself: the table is not where it was. */
  locate(tableId: string): Promise<TableDatabase>;
  /** Chooses a database for a new table by the room that is left, and notes it in the map. */
  place(tableId: string, beside?: TableDatabase): Promise<TableDatabase>;
  /** These tables were deleted. */
  forget(tableIds: readonly string[]): Promise<void>;
  /** What all databases have to say. One that is away is left out; `isStrict`: then the answer is `busy`. */
  everywhere<T>(ask: (database: TableDatabase) => Promise<readonly T[]>, isStrict?: 'strict'): Promise<T[]>;
}

const MAX_REMEMBERED = 100_000;
/** How long a measured size is used. */
const SIZE_MS = 60_000;

/** Bytes that are left; none while it is away. */
const roomLeft = async (database: TableDatabase): Promise<number> => {
  if (database.store.trouble.reason !== undefined) return 0;
  try {
    await database.opened();
    const { rows } = await sql<{ size: number }>`select pg_database_size(current_database()) as size`.execute(database.store.db);
    return Math.max(0, database.room - (rows[0]?.size ?? 0));
  } catch (error) {
    if (!isStoreAway(error)) throw error;
    return 0;
  }
};

/** New tables go to each database in proportion to the room it has left. Where none has any, to all alike. */
const chooser = (all: readonly TableDatabase[]): (() => Promise<TableDatabase>) => {
  let measured: Promise<readonly number[]> | undefined;
  let until = 0;
  return async () => {
    if (measured === undefined || performance.now() > until) {
      until = performance.now() + SIZE_MS;
      measured = Promise.all(all.map(roomLeft));
      measured.catch(() => {
        until = 0;
      });
    }
    // One that went away since it was measured gets none.
    const rooms = (await measured).map((room, i) => (all[i]?.store.trouble.reason === undefined ? room : 0));
    const total = rooms.reduce((sum, room) => sum + room, 0);
    let drawn = Math.random() * total;
    const chosen = rooms.findIndex(room => {
      drawn -= room;
      return drawn < 0;
    });
    return all[chosen < 0 ? Math.floor(Math.random() * all.length) : chosen]!;
  };
};

/** All tables in one database: the usual case, without a map. */
export const oneDatabase = (home: TableDatabase): Databases => ({
  home,
  all: [home],
  named: name => (name === home.name ? home : undefined),
  of: async () => home,
  locate: async () => home,
  place: async () => home,
  forget: async () => undefined,
  everywhere: async ask => [...(await ask(home))],
});

export const severalDatabases = (home: TableDatabase, others: readonly TableDatabase[], log: FastifyBaseLogger): Databases => {
  const all = [home, ...others];
  const known = new Map<string, TableDatabase>();
  const choose = chooser(all);
  const named = (name: string): TableDatabase | undefined => all.find(database => database.name === name);
  const remember = async (tableId: string, database: TableDatabase): Promise<TableDatabase> => {
    await database.opened();
    if (known.size >= MAX_REMEMBERED) known.clear();
    known.set(tableId, database);
    return database;
  };
  const locate = async (tableId: string): Promise<TableDatabase> => {
    known.delete(tableId);
    const row = await placeOf(home.store.db, tableId);
    const name = row === undefined ? home.name : row.moving_to === null ? row.database : await settleMove(home.store.db, row, named);
    const database = named(name);
    if (database) return remember(tableId, database);
    log.error({ table: tableId, database: name }, 'the table lies in a database that is not in the list');
    return refuse('busy');
  };
  return {
    home,
    all,
    named,
    locate,
    of: async tableId => known.get(tableId) ?? locate(tableId),
    async place(tableId, beside) {
      const database = beside ?? (await choose());
      await database.opened();
      if (database !== home) await insertPlace(home.store.db, tableId, database.name);
      return remember(tableId, database);
    },
    async forget(tableIds) {
      for (const tableId of tableIds) known.delete(tableId);
      await deletePlaces(home.store.db, tableIds);
    },
    async everywhere(ask, isStrict) {
      const answers = await Promise.all(
        all.map(async database => {
          try {
            await database.opened();
            return await ask(database);
          } catch (error) {
            if (isStrict || database === home || !isStoreAway(error)) throw error;
            database.store.trouble.note(error);
            return [];
          }
        }),
      );
      return answers.flat();
    },
  };
};
