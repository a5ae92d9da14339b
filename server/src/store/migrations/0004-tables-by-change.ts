/** An index of tables by their last change: finds those that were played at since the last start without reading the others. */
import type { Kysely, Migration } from 'kysely';

export const tablesByChange: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('tables_changed').on('tables').columns(['state', 'updated_at', 'id']).execute();
  },
};
