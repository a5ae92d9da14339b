/** Windows a seat declines by itself, seats given up for good, accounts shut out, what people do about each other's chat. */
import type { Kysely, Migration } from 'kysely';

export const windowsBansMutes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .alterTable('seats')
      .addColumn('auto_decline', 'text', c => c.notNull().defaultTo('[]'))
      .execute();
    await schema
      .alterTable('seats')
      .addColumn('conceded', 'integer', c => c.notNull().defaultTo(0))
      .execute();
    await schema.alterTable('accounts').addColumn('banned_at', 'bigint').execute();
    await schema
      .createTable('blocks')
      .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('blocked_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('blocks_pk', ['account_id', 'blocked_id'])
      .execute();
    await schema
      .createTable('reports')
      .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('n', 'integer', c => c.notNull())
      .addColumn('by_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('at', 'bigint', c => c.notNull())
      .addPrimaryKeyConstraint('reports_pk', ['table_id', 'n', 'by_id'])
      .execute();
  },
};
