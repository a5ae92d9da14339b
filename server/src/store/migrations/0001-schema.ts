/** The first schema. `bigint` holds milliseconds on PostgreSQL and is plain integer affinity on SQLite. */
import type { Kysely, Migration } from 'kysely';

const addAccounts = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('accounts')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('name', 'text')
    .addColumn('login', 'text')
    .addColumn('login_key', 'text', c => c.unique())
    .addColumn('password', 'text')
    .addColumn('language', 'text')
    .addColumn('created_at', 'bigint', c => c.notNull())
    .execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('hash', 'text', c => c.primaryKey())
    .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
    .execute();
  await schema
    .createTable('sessions')
    .addColumn('hash', 'text', c => c.primaryKey())
    .addColumn('id', 'text', c => c.notNull().unique())
    .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('label', 'text', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('used_at', 'bigint', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('sessions_account').on('sessions').column('account_id').execute();
};

const addTables = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('tables')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('game', 'text', c => c.notNull())
    .addColumn('rules', 'integer', c => c.notNull())
    .addColumn('options', 'text', c => c.notNull())
    .addColumn('settings', 'text', c => c.notNull())
    .addColumn('state', 'text', c => c.notNull())
    .addColumn('visibility', 'text', c => c.notNull())
    .addColumn('host_id', 'text', c => c.references('accounts.id').onDelete('set null'))
    .addColumn('commitment', 'text', c => c.notNull())
    .addColumn('header', 'text')
    .addColumn('clocks', 'text')
    .addColumn('rematch_id', 'text')
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('updated_at', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('tables_open').on('tables').columns(['state', 'visibility', 'created_at']).execute();
  await schema.createIndex('tables_host').on('tables').column('host_id').execute();
  await schema
    .createTable('secrets')
    .addColumn('table_id', 'text', c => c.primaryKey().references('tables.id').onDelete('cascade'))
    .addColumn('secret', 'text', c => c.notNull())
    .execute();
  await schema
    .createTable('seats')
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer', c => c.notNull())
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('account_id', 'text', c => c.references('accounts.id').onDelete('set null'))
    .addColumn('left_id', 'text', c => c.references('accounts.id').onDelete('set null'))
    .addColumn('bot', 'text')
    .addColumn('entropy', 'text')
    .addColumn('wants_end', 'integer', c => c.notNull())
    .addPrimaryKeyConstraint('seats_pk', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('seats_account').on('seats').column('account_id').execute();
  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('body', 'text', c => c.notNull())
    .addColumn('intent', 'text')
    .addPrimaryKeyConstraint('entries_pk', ['table_id', 'seq'])
    .execute();
  await schema.createIndex('entries_intent').unique().on('entries').columns(['table_id', 'intent']).execute();
};

const addInvitationsChatDue = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('invitations')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('hash', 'text', c => c.notNull().unique())
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('seat', 'integer')
    .addColumn('uses_left', 'integer', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('invitations_table').on('invitations').column('table_id').execute();
  await schema
    .createTable('chat')
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('n', 'integer', c => c.notNull())
    .addColumn('account_id', 'text', c => c.references('accounts.id').onDelete('set null'))
    .addColumn('say_id', 'text', c => c.notNull())
    .addColumn('seat', 'integer')
    .addColumn('text', 'text', c => c.notNull())
    .addColumn('at', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('chat_pk', ['table_id', 'n'])
    .execute();
  await schema.createIndex('chat_account').on('chat').column('account_id').execute();
  await schema
    .createTable('due')
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('due_at', 'bigint', c => c.notNull())
    .addColumn('claimed_until', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('due_pk', ['table_id', 'kind'])
    .execute();
  await schema.createIndex('due_at').on('due').column('due_at').execute();
  await schema
    .createTable('outages')
    .addColumn('from_at', 'bigint', c => c.notNull())
    .addColumn('to_at', 'bigint', c => c.notNull())
    .execute();
  await schema
    .createTable('heartbeats')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('at', 'bigint', c => c.notNull())
    .execute();
};

export const schema: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await addAccounts(db);
    await addTables(db);
    await addInvitationsChatDue(db);
  },
};
