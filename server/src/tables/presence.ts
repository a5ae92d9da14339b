/**
 * Who has a table open. At this process that is known by its sockets; with several on one database each notes what it has in rows that
 * end by themselves, so that a process that dies takes its people with it.
 */
import type { App } from '../app.ts';
import type { LiveTable } from './live-table.ts';

/** A row holds for three beats of the process that wrote it. */
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
  const rows = await app.store.db
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

/** This process has the account at the table; with several processes the others find it in the store. */
export const notePresence = async ({ store: { db, engine }, processId, now }: App, tableId: string, accountId: string): Promise<void> => {
  if (engine !== 'postgres') return;
  const until = now() + PRESENCE;
  await db
    .insertInto('presence')
    .values({ table_id: tableId, account_id: accountId, process_id: processId, until })
    .onConflict(c => c.columns(['table_id', 'account_id', 'process_id']).doUpdateSet({ until }))
    .execute();
};

/** Left the table for good with sockets still open. */
export const forgetPresence = async ({ store: { db, engine }, processId }: App, tableId: string, accountId: string): Promise<void> => {
  if (engine === 'postgres')
    await db
      .deleteFrom('presence')
      .where('table_id', '=', tableId)
      .where('account_id', '=', accountId)
      .where('process_id', '=', processId)
      .execute();
};

/** With every beat: what this process has noted holds on; what others left behind long ago is cleared away. */
export const beatPresence = async (app: App): Promise<void> => {
  const { db, engine } = app.store;
  if (engine === 'sqlite') return;
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
export const endPresence = async (app: App): Promise<void> => {
  if (app.store.engine === 'postgres') await app.store.db.deleteFrom('presence').where('process_id', '=', app.processId).execute();
};
