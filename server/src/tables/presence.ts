/**
 * Who has a table open. A process knows its own sockets. Where several share a database, each writes its accounts into rows that
 * expire, so that the accounts of a dead process disappear.
 */
import type { App } from '../app.ts';
import type { TableDatabase } from '../databases/table-database.ts';
import type { LiveTable } from './live-table.ts';

/** A row is valid for three heartbeats of the process that wrote it. */
export const PRESENCE = 15_000;

export const listensHere = (live: LiveTable, accountId: string): boolean => {
  for (const listener of live.listeners) if (listener.accountId === accountId) return true;
  return false;
};

/** The accounts that have the table open, at any process. */
export const presentAt = async (app: App, live: LiveTable): Promise<ReadonlySet<string>> => {
  const here = new Set<string>();
  for (const { accountId } of live.listeners) here.add(accountId);
  if (app.store.engine === 'sqlite') return here;
  const rows = await live.database.store.db
    .selectFrom('presence')
    .select('account_id')
    .where('table_id', '=', live.id)
    .where('until', '>', app.now())
    .execute();
  for (const { account_id } of rows) here.add(account_id);
  return here;
};

export const isHere = async (app: App, live: LiveTable, accountId: string): Promise<boolean> =>
  listensHere(live, accountId) || (await presentAt(app, live)).has(accountId);

/** Notes that the account has the table open at this process; with several processes, in the store too. */
export const notePresence = async (app: App, { id, database }: LiveTable, accountId: string): Promise<void> => {
  if (app.store.engine !== 'postgres') return;
  const until = app.now() + PRESENCE;
  await database.store.db
    .insertInto('presence')
    .values({ table_id: id, account_id: accountId, process_id: app.processId, until })
    .onConflict(c => c.columns(['table_id', 'account_id', 'process_id']).doUpdateSet({ until }))
    .execute();
};

/** Left the table for good with sockets still open. */
export const forgetPresence = async (app: App, { id, database }: LiveTable, accountId: string): Promise<void> => {
  if (app.store.engine === 'postgres')
    await database.store.db
      .deleteFrom('presence')
      .where('table_id', '=', id)
      .where('account_id', '=', accountId)
      .where('process_id', '=', app.processId)
      .execute();
};

/** Rows of this process whose account has left: coming and leaving were written at the same moment, and the coming last. */
const forgetLeft = async (app: App, { store: { db } }: TableDatabase): Promise<void> => {
  const rows = await db.selectFrom('presence').select(['table_id', 'account_id']).where('process_id', '=', app.processId).execute();
  for (const { table_id, account_id } of rows) {
    const live = app.tables.peek(table_id);
    if (live ? listensHere(live, account_id) : app.tables.isHere(table_id)) continue;
    await db
      .deleteFrom('presence')
      .where('table_id', '=', table_id)
      .where('account_id', '=', account_id)
      .where('process_id', '=', app.processId)
      .execute();
  }
};

/** With every heartbeat: extends the rows of this process and deletes rows that expired long ago. */
export const beatPresence = async (app: App, database: TableDatabase): Promise<void> => {
  const { db, engine } = database.store;
  if (engine === 'sqlite') return;
  await forgetLeft(app, database);
  const now = app.now();
  await db
    .updateTable('presence')
    .set({ until: now + PRESENCE })
    .where('process_id', '=', app.processId)
    .execute();
  await db
    .deleteFrom('presence')
    .where('until', '<', now - 60_000)
    .execute();
};

/** At the end of a process. */
export const endPresence = async ({ processId }: App, { store: { db, engine } }: TableDatabase): Promise<void> => {
  if (engine === 'postgres') await db.deleteFrom('presence').where('process_id', '=', processId).execute();
};
