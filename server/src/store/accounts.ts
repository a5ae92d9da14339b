/** Accounts, their sessions and tokens, recovery codes. Tokens and codes come in as hashes; passwords as argon2 strings. */
import type { Kysely, Transaction } from 'kysely';
import { newId } from '../ids.ts';
import { isConflict } from './conflict.ts';
import type { AccountRow, Schema, SessionRow } from './schema.ts';
import type { Store } from './store.ts';

type Db = Kysely<Schema>;

export const insertGuest = async (db: Db, now: number): Promise<AccountRow> => {
  const account: AccountRow = {
    id: newId(),
    kind: 'guest',
    name: null,
    login: null,
    login_key: null,
    password: null,
    language: null,
    created_at: now,
    banned_at: null,
    reachable: 0,
    notice_settings: '{}',
  };
  await db.insertInto('accounts').values(account).execute();
  return account;
};

export const accountById = (db: Db, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

export const accountByLogin = (db: Db, login: string): Promise<AccountRow | undefined> =>
  db.selectFrom('accounts').selectAll().where('login_key', '=', login.toLowerCase()).executeTakeFirst();

export const changeAccount = async (
  db: Db,
  id: string,
  change: Partial<Pick<AccountRow, 'name' | 'language' | 'password' | 'notice_settings'>>,
): Promise<void> => {
  if (Object.keys(change).length > 0) await db.updateTable('accounts').set(change).where('id', '=', id).execute();
};

const writeCodes = async (tx: Transaction<Schema>, id: string, hashes: readonly string[]): Promise<void> => {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', id).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map(hash => ({ hash, account_id: id })))
    .execute();
};

/** Replaces all recovery codes of the account. */
export const replaceCodes = (db: Db, id: string, hashes: readonly string[]): Promise<void> =>
  db.transaction().execute(tx => writeCodes(tx, id, hashes));

/** The guest became a member in another tab at the same time. */
class NoGuest extends Error {}

interface NewMember {
  readonly login: string;
  /** Null: the member signs in with a passkey. */
  readonly password: string | null;
  readonly recoveryHashes: readonly string[];
}

/** A guest becomes a member, once; `also`: writes the passkey, if there is no password. 'taken': another account has the name. */
export const makeMember = async (
  db: Db,
  id: string,
  { login, password, recoveryHashes }: NewMember,
  also: (tx: Transaction<Schema>) => Promise<void> = async () => undefined,
): Promise<'made' | 'taken' | 'forbidden'> => {
  try {
    await db.transaction().execute(async tx => {
      const { numUpdatedRows } = await tx
        .updateTable('accounts')
        .set(eb => ({ kind: 'member', login, login_key: login.toLowerCase(), password, name: eb.fn.coalesce('name', eb.val(login)) }))
        .where('id', '=', id)
        .where('kind', '=', 'guest')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new NoGuest();
      await writeCodes(tx, id, recoveryHashes);
      await also(tx);
    });
    return 'made';
  } catch (error) {
    if (error instanceof NoGuest) return 'forbidden';
    if (isConflict(error)) return 'taken';
    throw error;
  }
};

/** One transaction at a time changes what an account signs in with. */
export const lockAccount = async (tx: Transaction<Schema>, id: string): Promise<void> => {
  await tx.updateTable('accounts').set({ id }).where('id', '=', id).execute();
};

/** Whether it is a code of this account that was not used yet. */
export const codeFits = async (db: Db, id: string, codeHash: string): Promise<boolean> =>
  (await db.selectFrom('recovery_codes').select('hash').where('hash', '=', codeHash).where('account_id', '=', id).executeTakeFirst()) !==
  undefined;

/** Passkeys and API tokens, by id. */
export interface Kept {
  readonly passkeys: readonly string[];
  readonly tokens: readonly string[];
}
const NONE: Kept = { passkeys: [], tokens: [] };

/** Deletes every way to sign in without the password, except `keep`. */
const endWaysIn = async (tx: Transaction<Schema>, id: string, keep: Kept): Promise<void> => {
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', id)
    .where(eb => eb.or([eb('kind', '=', 'cookie'), eb('id', 'not in', ['', ...keep.tokens])]))
    .execute();
  await tx
    .deleteFrom('passkeys')
    .where('account_id', '=', id)
    .where('id', 'not in', ['', ...keep.passkeys])
    .execute();
};

/** A new password; every browser is signed out. API tokens and passkeys stay. */
export const changePassword = (db: Db, id: string, password: string): Promise<void> =>
  db.transaction().execute(async tx => {
    await tx.updateTable('accounts').set({ password }).where('id', '=', id).execute();
    await tx.deleteFrom('sessions').where('account_id', '=', id).where('kind', '=', 'cookie').execute();
  });

/** For the operator: one code is the only way to sign in, apart from passkeys that are kept. The old password and codes are deleted. */
export const resetAccount = (db: Db, id: string, codeHash: string, keepsPasskeys: boolean): Promise<void> =>
  db.transaction().execute(async tx => {
    const passkeys = keepsPasskeys ? await tx.selectFrom('passkeys').select('id').where('account_id', '=', id).execute() : [];
    await tx.updateTable('accounts').set({ password: null }).where('id', '=', id).execute();
    await writeCodes(tx, id, [codeHash]);
    await endWaysIn(tx, id, { ...NONE, passkeys: passkeys.map(passkey => passkey.id) });
  });

/** Uses a recovery code up and sets the new password, or does nothing. All sessions end, and all API tokens and passkeys except `keep`. */
export const recover = (db: Db, id: string, codeHash: string, password: string, keep: Kept = NONE): Promise<boolean> =>
  db.transaction().execute(async tx => {
    const used = await tx.deleteFrom('recovery_codes').where('hash', '=', codeHash).where('account_id', '=', id).executeTakeFirst();
    if (used.numDeletedRows === 0n) return false;
    await tx.updateTable('accounts').set({ password }).where('id', '=', id).execute();
    await endWaysIn(tx, id, keep);
    return true;
  });

/**
 * Seats, chat lines and tables stay, without a name: the rows that point here are set to null by the schema. False, without any change, if it
 * has sat down somewhere in the meantime: a game would wait for a deleted account.
 */
export const deleteAccount = ({ db, engine }: Pick<Store, 'db' | 'engine'>, id: string): Promise<boolean> =>
  db.transaction().execute(async tx => {
    // From here on no transaction can seat the account: a row that references it waits for this transaction.
    await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', id)
      .$if(engine === 'postgres', query => query.forUpdate())
      .execute();
    const seat = await tx
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('seats.seat')
      .where('seats.account_id', '=', id)
      .where('tables.state', '!=', 'over')
      .executeTakeFirst();
    if (seat) return false;
    await tx.deleteFrom('accounts').where('id', '=', id).execute();
    return true;
  });

export const insertSession = async (db: Db, session: SessionRow): Promise<void> => {
  await db.insertInto('sessions').values(session).execute();
};

export const sessionByHash = (db: Db, hash: string, now: number): Promise<SessionRow | undefined> =>
  db.selectFrom('sessions').selectAll().where('hash', '=', hash).where('expires_at', '>', now).executeTakeFirst();

export const touchSession = async (db: Db, hash: string, usedAt: number, expiresAt: number): Promise<void> => {
  await db.updateTable('sessions').set({ used_at: usedAt, expires_at: expiresAt }).where('hash', '=', hash).execute();
};

export const proveSession = async (db: Db, hash: string, now: number): Promise<void> => {
  await db.updateTable('sessions').set({ proved_at: now }).where('hash', '=', hash).execute();
};

export const sessionsOf = (db: Db, accountId: string, kind: SessionRow['kind']): Promise<SessionRow[]> =>
  db.selectFrom('sessions').selectAll().where('account_id', '=', accountId).where('kind', '=', kind).orderBy('created_at').execute();

export const endSession = async (db: Db, hash: string): Promise<void> => {
  await db.deleteFrom('sessions').where('hash', '=', hash).execute();
};

/** Ends all sessions: cookies and tokens. */
export const endSessions = async (db: Db, accountId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
};

export const endToken = async (db: Db, accountId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'token')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
