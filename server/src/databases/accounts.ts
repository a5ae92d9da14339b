/**
 * Accounts in databases that hold only tables: a row with the id, so that the rows of a table can reference it, and whether it can be reached, so
 * that notices are written in the transaction of their cause. Everything else about an account is at home.
 */
import type { App } from '../app.ts';
import { deleteAccount } from '../store/accounts.ts';
import { isStoreAway } from '../store/conflict.ts';
import { changeWays } from '../store/notices.ts';
import { insertStubs } from './packed-table.ts';
import type { TableDatabase } from './table-database.ts';

const MAX_REMEMBERED = 100_000;
/** Accounts that a database knows, by its name. */
const introduced = new WeakMap<TableDatabase, Set<string>>();

/** Before an account is named in a row of that database. An account that is gone is not introduced: naming it fails. */
export const introduce = async ({ databases: { home } }: App, database: TableDatabase, accountIds: readonly string[]): Promise<void> => {
  if (database === home) return;
  const known = introduced.get(database) ?? new Set();
  introduced.set(database, known);
  const fresh = accountIds.filter(id => !known.has(id));
  if (fresh.length === 0) return;
  const accounts = await home.store.db
    .selectFrom('accounts')
    .select(['id', 'kind', 'created_at', 'reachable'])
    .where('id', 'in', fresh)
    .execute();
  await insertStubs(database.store.db, accounts, true);
  if (known.size >= MAX_REMEMBERED) known.clear();
  for (const { id } of accounts) known.add(id);
};

const othersOf = ({ databases: { all, home } }: App): readonly TableDatabase[] => all.filter(database => database !== home);

/** Changes the ways of an account, and whether it can be reached, in all databases. One that is away hears of it when it next meets the account. */
export const changeWaysOf = async (app: App, accountId: string, change: Parameters<typeof changeWays>[2]): Promise<void> => {
  const reachable = await changeWays(app.store.db, accountId, change);
  for (const database of othersOf(app)) {
    introduced.get(database)?.delete(accountId);
    try {
      await database.opened();
      await database.store.db.updateTable('accounts').set({ reachable }).where('id', '=', accountId).execute();
    } catch (error) {
      if (!isStoreAway(error)) throw error;
    }
  }
};

/** False, without any change at home, if the account sits at a game that is not over. Fails while a database is away. */
export const deleteEverywhere = async (app: App, accountId: string): Promise<boolean> => {
  const others = othersOf(app);
  const deleteThere = async (database: TableDatabase): Promise<boolean> => {
    await database.opened();
    introduced.get(database)?.delete(accountId);
    return deleteAccount(database.store, accountId);
  };
  for (const database of others) if (!(await deleteThere(database))) return false;
  if (!(await deleteAccount(app.store, accountId))) return false;
  // In a request that was under way the account may have been introduced again.
  for (const database of others) await deleteThere(database).catch(() => false);
  return true;
};
