/** When a session was proved; packs stored once by their hash; chores that no table owns; what the nightly sweep looks for by time. */
import type { Kysely, Migration } from 'kysely';

export const proofsPacksChores: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema.alterTable('sessions').addColumn('proved_at', 'bigint').execute();
    await schema.createIndex('sessions_expire').on('sessions').column('expires_at').execute();
    await schema.createIndex('invitations_expire').on('invitations').column('expires_at').execute();
    await schema.createIndex('seats_left').on('seats').column('left_id').execute();
    // Tables made before keep their packs in their own rows.
    await schema
      .createTable('packs')
      .addColumn('hash', 'text', c => c.primaryKey())
      .addColumn('body', 'text', c => c.notNull())
      .addColumn('used_at', 'bigint', c => c.notNull())
      .execute();
    await schema
      .createTable('table_packs')
      .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
      .addColumn('option', 'text', c => c.notNull())
      .addColumn('hash', 'text', c => c.notNull().references('packs.hash'))
      .addPrimaryKeyConstraint('table_packs_pk', ['table_id', 'option'])
      .execute();
    await schema.createIndex('table_packs_hash').on('table_packs').column('hash').execute();
    await schema
      .createTable('chores')
      .addColumn('name', 'text', c => c.primaryKey())
      .addColumn('due_at', 'bigint', c => c.notNull())
      .addColumn('claimed_until', 'bigint', c => c.notNull())
      .execute();
  },
};
