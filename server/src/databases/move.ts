/**
 * Moving a table to another database while it is played. In the old database the table's row is locked, so that no write to it gets through;
 * all rows are sent to the new one and stored there as one text; then they are deleted here, and from that commit on only the new database has the
 * table. Then the text is unpacked and the map follows. A process that did not know fails to write, for the row that its entries reference is
 * gone, and reads the map again. A crash at any point leaves the table whole in exactly one place: `settleMove` finds out which.
 */
import type { Kysely } from 'kysely';
import { isStoreAway } from '../store/conflict.ts';
import { beginMove, deletePlaces, endMove } from '../store/places.ts';
import type { Schema } from '../store/schema.ts';
import type { PlaceRow } from '../store/site-rows.ts';
import { packTable, unpackTable } from './packed-table.ts';
import type { TableDatabase } from './table-database.ts';

type Db = Kysely<Schema>;
type Named = (name: string) => TableDatabase | undefined;

/** Milliseconds that the new database may take to store the table; the table refuses moves meanwhile. */
const SEND_MS = 5_000;

export class MoveProblem extends Error {}

const isThere = async (db: Db, tableId: string): Promise<boolean> =>
  (await db.selectFrom('tables').select('id').where('id', '=', tableId).executeTakeFirst()) !== undefined;

const withTimeout = async (work: Promise<unknown>, millis: number, words: string): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new MoveProblem(words)), millis);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const sendTo = async ({ store: { db } }: TableDatabase, tableId: string, body: string): Promise<void> => {
  await db
    .insertInto('arrivals')
    .values({ table_id: tableId, body })
    .onConflict(c => c.column('table_id').doUpdateSet({ body }))
    .execute();
};

/** Unpacks the table if it has arrived; false if it has not and is not here either. */
const unpack = ({ store: { db } }: TableDatabase, tableId: string): Promise<boolean> =>
  db.transaction().execute(async tx => {
    const arrived = await tx.selectFrom('arrivals').select('body').where('table_id', '=', tableId).forUpdate().executeTakeFirst();
    if (!arrived) return isThere(tx, tableId);
    await unpackTable(tx, arrived.body);
    await tx.deleteFrom('arrivals').where('table_id', '=', tableId).execute();
    return true;
  });

const reachable = async (named: Named, name: string): Promise<TableDatabase> => {
  const database = named(name);
  if (!database) throw new MoveProblem(`there is no database ${name} in the list`);
  await database.opened();
  return database;
};

/**
 * Where a table is that was on its way: the old database decides. As long as it has the row, the table has not left. Fails while one of the two
 * is away. Answers with the name of the database.
 */
export const settleMove = async (home: Db, { table_id, database, moving_to }: PlaceRow, named: Named): Promise<string> => {
  const from = await reachable(named, database);
  if (moving_to === null || (await isThere(from.store.db, table_id))) return database;
  const to = await reachable(named, moving_to);
  if (await unpack(to, table_id)) await endMove(home, table_id, moving_to);
  // Deleted for good.
  else await deletePlaces(home, [table_id]);
  return moving_to;
};

/** The move was interrupted before the table left: it stays. Nothing happens while another process is moving it. */
export const abandonMove = async (home: Db, { table_id, database, moving_to }: PlaceRow, named: Named): Promise<void> => {
  if (moving_to === null) return;
  const from = await reachable(named, database);
  const to = await reachable(named, moving_to);
  await from.store.db.transaction().execute(async tx => {
    // Skips a row that a process which moves the table holds.
    const row = await tx.selectFrom('tables').select('id').where('id', '=', table_id).forUpdate().skipLocked().executeTakeFirst();
    if (!row) return;
    await to.store.db.deleteFrom('arrivals').where('table_id', '=', table_id).execute();
    await endMove(home, table_id, database);
  });
};

export interface Move {
  readonly tableId: string;
  readonly from: TableDatabase;
  readonly to: TableDatabase;
  readonly now: number;
  /** Clocks as they are to be stored there: outages of the old database are unknown in the new one. */
  readonly settledClocks: (clocks: string | null) => string | null;
}

/** Resolves when the new database has the table. */
export const moveTable = async (home: Db, { tableId, from, to, now, settledClocks }: Move, named: Named): Promise<void> => {
  if (!(await beginMove(home, tableId, { from: from.name, to: to.name, now }))) throw new MoveProblem(`${tableId} is being moved already`);
  const row: PlaceRow = { table_id: tableId, database: from.name, moving_to: to.name, moving_since: now };
  try {
    await from.store.db.transaction().execute(async tx => {
      const body = await packTable(tx, tableId, ({ clocks }) => ({ clocks: settledClocks(clocks) }));
      if (body === undefined) throw new MoveProblem(`there is no table ${tableId}`);
      await withTimeout(sendTo(to, tableId, body), SEND_MS, `${to.name} takes too long: the table stays where it is`);
      await tx.deleteFrom('tables').where('id', '=', tableId).execute();
    });
  } catch (error) {
    // Whether a commit went through whose answer was lost, the old database knows; if it cannot be asked now, a later look settles it.
    await abandonMove(home, row, named).catch((second: unknown) => {
      if (!isStoreAway(second)) throw second;
    });
    throw error;
  }
  await settleMove(home, row, named);
};
