/** The map from tables to databases, kept beside the accounts. A table without a row lies there too. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { PlaceRow } from './site-rows.ts';

type Db = Kysely<Schema>;

export const placeOf = (db: Db, tableId: string): Promise<PlaceRow | undefined> =>
  db.selectFrom('places').selectAll().where('table_id', '=', tableId).executeTakeFirst();

/** Before the table is made. */
export const insertPlace = async (db: Db, tableId: string, database: string): Promise<void> => {
  await db.insertInto('places').values({ table_id: tableId, database, moving_to: null, moving_since: null }).execute();
};

export const deletePlaces = async (db: Db, tableIds: readonly string[]): Promise<void> => {
  if (tableIds.length > 0) await db.deleteFrom('places').where('table_id', 'in', tableIds).execute();
};

/** Of several who want to move a table one begins. False: it is on its way already. */
export const beginMove = async (
  db: Db,
  tableId: string,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<boolean> => {
  await db
    .insertInto('places')
    .values({ table_id: tableId, database: from, moving_to: null, moving_since: null })
    .onConflict(c => c.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('places')
    .set({ moving_to: to, moving_since: now })
    .where('table_id', '=', tableId)
    .where('database', '=', from)
    .where('moving_to', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The move has ended, in `database`. */
export const endMove = async (db: Db, tableId: string, database: string): Promise<void> => {
  await db
    .updateTable('places')
    .set({ database, moving_to: null, moving_since: null })
    .where('table_id', '=', tableId)
    .where('moving_to', 'is not', null)
    .execute();
};

/** Moves that began before `before` and have not ended: their process may have died. */
export const unfinishedMoves = (db: Db, before: number): Promise<PlaceRow[]> =>
  db.selectFrom('places').selectAll().where('moving_since', '<', before).orderBy('moving_since').limit(100).execute();
