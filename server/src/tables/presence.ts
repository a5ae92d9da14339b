/**
 * Who has a table open. At this process that is known by its sockets; with several on one database each notes what it has in rows that
 * end by themselves, so that a process that dies takes its people with it.
 */
import type { House } from '../house.ts';
import type { Hosted } from './hosted.ts';

/** A row holds for three beats of the process that wrote it. */
export const PRESENCE = 15_000;

export const listensHere = (hosted: Hosted, accountId: string): boolean => {
  for (const listener of hosted.listeners) if (listener.accountId === accountId) return true;
  return false;
};

/** The accounts that have the table open, at any process. */
export const presentAt = async (house: House, hosted: Hosted): Promise<ReadonlySet<string>> => {
  const here = new Set<string>();
  for (const { accountId } of hosted.listeners) here.add(accountId);
  if (house.store.engine === 'sqlite') return here;
  const rows = await house.store.db
    .selectFrom('presence')
    .select('account_id')
    .where('table_id', '=', hosted.id)
    .where('until', '>', house.now())
    .execute();
  for (const { account_id } of rows) here.add(account_id);
  return here;
};

export const isHere = async (house: House, hosted: Hosted, accountId: string): Promise<boolean> =>
  listensHere(hosted, accountId) || (await presentAt(house, hosted)).has(accountId);

/** This process has the account at the table; with several processes the others find it in the store. */
export const notePresence = async ({ store: { db, engine }, processId, now }: House, tableId: string, accountId: string): Promise<void> => {
  if (engine !== 'postgres') return;
  const until = now() + PRESENCE;
  await db
    .insertInto('presence')
    .values({ table_id: tableId, account_id: accountId, process_id: processId, until })
    .onConflict(c => c.columns(['table_id', 'account_id', 'process_id']).doUpdateSet({ until }))
    .execute();
};

/** Left the table for good with sockets still open. */
export const forgetPresence = async ({ store: { db, engine }, processId }: House, tableId: string, accountId: string): Promise<void> => {
  if (engine === 'postgres')
    await db
      .deleteFrom('presence')
      .where('table_id', '=', tableId)
      .where('account_id', '=', accountId)
      .where('process_id', '=', processId)
      .execute();
};

/** With every beat: what this process has noted holds on; what others left behind long ago is cleared away. */
export const beatPresence = async (house: House): Promise<void> => {
  const { db, engine } = house.store;
  if (engine === 'sqlite') return;
  const now = house.now();
  await db
    .updateTable('presence')
    .set({ until: now + PRESENCE })
    .where('process_id', '=', house.processId)
    .execute();
  await db
    .deleteFrom('presence')
    .where('until', '<', now - 60_000)
    .execute();
};

/** At the end of a process. */
export const endPresence = async (house: House): Promise<void> => {
  if (house.store.engine === 'postgres') await house.store.db.deleteFrom('presence').where('process_id', '=', house.processId).execute();
};
