/** What players write down for themselves at a table; what is kept of long tables to load them quickly. */
import type { Kysely, Migration } from 'kysely';

export const notesSnapshots: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('notes')
      .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('text', 'text', c => c.notNull())
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('notes_pk', ['table_id', 'account_id'])
      .execute();
    await db.schema.createIndex('notes_account').on('notes').column('account_id').execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', c => c.primaryKey().references('tables.id').onDelete('cascade'))
      .addColumn('rules', 'text', c => c.notNull())
      .addColumn('seq', 'integer', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .execute();
  },
};
