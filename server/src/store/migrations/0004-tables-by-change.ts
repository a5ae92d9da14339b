/** Live tables in the order of their last change: those that were played at since the last start are found without looking at the others. */
import type { Kysely, Migration } from 'kysely';

export const tablesByChange: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('tables_changed').on('tables').columns(['state', 'updated_at', 'id']).execute();
  },
};
