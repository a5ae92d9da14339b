/** Where tables lie that are not in the database of the accounts; tables on their way from one database to another. */
import type { Kysely, Migration } from 'kysely';

export const places: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('places')
      .addColumn('table_id', 'text', c => c.primaryKey())
      .addColumn('database', 'text', c => c.notNull())
      .addColumn('moving_to', 'text')
      .addColumn('moving_since', 'bigint')
      .execute();
    await db.schema.createIndex('places_moving').on('places').column('moving_since').execute();
    await db.schema
      .createTable('arrivals')
      .addColumn('table_id', 'text', c => c.primaryKey())
      .addColumn('body', 'text', c => c.notNull())
      .execute();
  },
};
