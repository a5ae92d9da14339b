/** What seats have planned ahead. */
import type { Kysely, Migration } from 'kysely';

export const plans: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('plans')
      .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('seat', 'integer', c => c.notNull())
      .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('version', 'text', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .addPrimaryKeyConstraint('plans_pk', ['table_id', 'seat'])
      .execute();
    await db.schema.createIndex('plans_account').on('plans').column('account_id').execute();
  },
};
