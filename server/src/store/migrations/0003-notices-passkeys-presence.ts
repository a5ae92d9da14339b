/** Notices and the ways to deliver them, passkeys, invitations that name an account, muted seats, who is there, what a table last meant. */
import type { Kysely, Migration } from 'kysely';

const addNotices = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('keys')
    .addColumn('name', 'text', c => c.primaryKey())
    .addColumn('value', 'text', c => c.notNull())
    .execute();

  await schema
    .alterTable('accounts')
    .addColumn('reachable', 'integer', c => c.notNull().defaultTo(0))
    .execute();
  await schema
    .alterTable('accounts')
    .addColumn('notice_settings', 'text', c => c.notNull().defaultTo('{}'))
    .execute();
  await schema
    .createTable('push_devices')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('endpoint', 'text', c => c.notNull().unique())
    .addColumn('p256dh', 'text', c => c.notNull())
    .addColumn('auth', 'text', c => c.notNull())
    .addColumn('label', 'text', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .execute();
  await schema.createIndex('push_devices_account').on('push_devices').column('account_id').execute();
  await schema
    .createTable('webhooks')
    .addColumn('account_id', 'text', c => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('url', 'text', c => c.notNull())
    .addColumn('secret', 'text', c => c.notNull())
    .execute();
  await schema
    .createTable('emails')
    .addColumn('account_id', 'text', c => c.primaryKey().references('accounts.id').onDelete('cascade'))
    .addColumn('address', 'text', c => c.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('code_until', 'bigint', c => c.notNull())
    .addColumn('tries_left', 'integer', c => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .execute();
  await schema
    .createTable('notices')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('seq', 'integer', c => c.notNull())
    .addColumn('by_id', 'text')
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('due_at', 'bigint', c => c.notNull())
    .addColumn('claimed_until', 'bigint', c => c.notNull())
    .addColumn('tries', 'integer', c => c.notNull())
    .addColumn('done', 'text', c => c.notNull())
    .execute();
  await schema.createIndex('notices_due').on('notices').column('due_at').execute();
  await schema.createIndex('notices_table').on('notices').columns(['table_id', 'account_id', 'kind']).execute();
};

const addPasskeysAndPresence = async ({ schema }: Kysely<unknown>): Promise<void> => {
  await schema
    .createTable('passkeys')
    .addColumn('id', 'text', c => c.primaryKey())
    .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', c => c.notNull().unique())
    .addColumn('public_key', 'text', c => c.notNull())
    .addColumn('counter', 'bigint', c => c.notNull())
    .addColumn('transports', 'text', c => c.notNull())
    .addColumn('label', 'text', c => c.notNull())
    .addColumn('created_at', 'bigint', c => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await schema.createIndex('passkeys_account').on('passkeys').column('account_id').execute();
  await schema
    .createTable('challenges')
    .addColumn('hash', 'text', c => c.primaryKey())
    .addColumn('account_id', 'text', c => c.references('accounts.id').onDelete('cascade'))
    .addColumn('kind', 'text', c => c.notNull())
    .addColumn('expires_at', 'bigint', c => c.notNull())
    .execute();

  await schema
    .alterTable('invitations')
    .addColumn('to_id', 'text', c => c.references('accounts.id').onDelete('cascade'))
    .execute();
  await schema
    .alterTable('invitations')
    .addColumn('by_id', 'text', c => c.references('accounts.id').onDelete('set null'))
    .execute();
  await schema.createIndex('invitations_to').on('invitations').column('to_id').execute();
  await schema
    .createTable('mutes')
    .addColumn('table_id', 'text', c => c.notNull().references('tables.id').onDelete('cascade'))
    .addColumn('account_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('muted_id', 'text', c => c.notNull().references('accounts.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('mutes_pk', ['table_id', 'account_id', 'muted_id'])
    .execute();

  await schema
    .createTable('presence')
    .addColumn('table_id', 'text', c => c.notNull())
    .addColumn('account_id', 'text', c => c.notNull())
    .addColumn('process_id', 'text', c => c.notNull())
    .addColumn('until', 'bigint', c => c.notNull())
    .addPrimaryKeyConstraint('presence_pk', ['table_id', 'account_id', 'process_id'])
    .execute();
  await schema.alterTable('tables').addColumn('digest', 'text').execute();
};

export const noticesPasskeysPresence: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await addNotices(db);
    await addPasskeysAndPresence(db);
  },
};
