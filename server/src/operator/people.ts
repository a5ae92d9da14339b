/** The operator's verbs on people and what they say: ban, unban, give a new recovery code, remove a chat line, delete idle guests. */
import type { Kysely } from 'kysely';
import type { App } from '../app.ts';
import { hashToken, newRecoveryCode } from '../ids.ts';
import { closeEverywhere } from '../sessions.ts';
import { accountById, accountByLogin, endSessions, resetAccount, sessionsOf } from '../store/accounts.ts';
import { passkeysOf } from '../store/passkeys.ts';
import type { AccountRow, Schema } from '../store/schema.ts';
import { idleGuests, sweepOnce } from '../sweep.ts';
import { refreshChat } from '../tables/chat.ts';
import type { Operated } from './operated.ts';

/** By login or by id. */
const find = async (app: App, who: string): Promise<AccountRow | undefined> =>
  (await accountByLogin(app.store.db, who)) ?? (await accountById(app.store.db, who));

const nobody = (who: string): Operated => ({ problem: `there is no account "${who}"` });

export const ban = async (app: App, who: string, isBanned: boolean): Promise<Operated> => {
  const account = await find(app, who);
  if (!account) return nobody(who);
  await app.store.db
    .updateTable('accounts')
    .set({ banned_at: isBanned ? app.now() : null })
    .where('id', '=', account.id)
    .execute();
  if (isBanned) {
    await endSessions(app.store.db, account.id);
    closeEverywhere(app, account.id);
  }
  return { lines: [`${who} is ${isBanned ? 'shut out' : 'let in again'}`] };
};

/**
 * For a member who lost access to the account, or whose account was stolen: one new code, with which the member sets a password. Nothing
 * else gives access: old password, sessions, API tokens and, unless they are kept, passkeys end.
 */
export const reset = async (app: App, who: string, keepsPasskeys: boolean): Promise<Operated> => {
  const account = await find(app, who);
  if (!account) return nobody(who);
  if (account.kind !== 'member') return { problem: `${who} is a guest and has no password` };
  const { db } = app.store;
  const code = newRecoveryCode();
  const labels = (rows: readonly { readonly label: string }[]): string =>
    rows.length === 0 ? 'none' : rows.map(({ label }) => JSON.stringify(label)).join(', ');
  const passkeys = await passkeysOf(db, account.id);
  const tokens = await sessionsOf(db, account.id, 'token');
  await resetAccount(db, account.id, hashToken(code), keepsPasskeys);
  closeEverywhere(app, account.id);
  return {
    lines: [
      `recovery code for ${account.login}: ${code}`,
      'ended: the old password and recovery codes, every session',
      `ended: API tokens: ${labels(tokens)}`,
      `${keepsPasskeys ? 'kept' : 'ended'}: passkeys: ${labels(passkeys)}`,
    ],
  };
};

/** The line keeps its number and loses its words. */
export const removeLine = async (app: App, table: string, n: number): Promise<Operated> => {
  const { db } = (await app.databases.of(table)).store;
  const { numUpdatedRows } = await db
    .updateTable('chat')
    .set({ text: '' })
    .where('table_id', '=', table)
    .where('n', '=', n)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { problem: `there is no line ${n} at table ${table}` };
  await db.deleteFrom('reports').where('table_id', '=', table).where('n', '=', n).execute();
  await refreshChat(app, table, n);
  return { lines: [`line ${n} is removed`] };
};

export const reports = async (app: App): Promise<Operated> => {
  const rows = await app.databases.everywhere(({ store: { db } }) => reported(db));
  return {
    lines: rows.map(row => `${row.table_id} ${row.n} by ${row.account_id ?? 'nobody'}, ${row.times}×: ${JSON.stringify(row.text)}`),
  };
};

const reported = (db: Kysely<Schema>) =>
  db
    .selectFrom('reports')
    .innerJoin('chat', join => join.onRef('chat.table_id', '=', 'reports.table_id').onRef('chat.n', '=', 'reports.n'))
    .select(eb => ['reports.table_id', 'reports.n', 'chat.account_id', 'chat.text', eb.fn.countAll<number | string>().as('times')])
    .groupBy(['reports.table_id', 'reports.n', 'chat.account_id', 'chat.text'])
    .orderBy('reports.table_id')
    .orderBy('reports.n')
    .execute();

/** Deletes now the guests that the nightly sweep would delete. */
export const cleanGuests = async (app: App): Promise<Operated> => ({ lines: [`${await idleGuests(app)} guests removed`] });

/** Runs the nightly sweep now. */
export const sweep = async (app: App): Promise<Operated> => {
  const { sessions, invitations, tables, guests, packs } = await sweepOnce(app);
  return {
    lines: [
      `removed: ${sessions} sessions, ${invitations} invitations, ${tables} tables nobody came back to, ${guests} guests, ${packs} packs`,
    ],
  };
};
