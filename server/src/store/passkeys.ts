/** Passkeys and the challenges for authenticators. A challenge is stored by its hash and valid for one answer. */
import type { Kysely, Transaction } from 'kysely';
import { lockAccount } from './accounts.ts';
import type { ChallengeRow, PasskeyRow, Schema } from './schema.ts';

type Db = Kysely<Schema> | Transaction<Schema>;

export const insertChallenge = async (db: Db, row: ChallengeRow, now: number): Promise<void> => {
  await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
  await db.insertInto('challenges').values(row).execute();
};

/** True for the first answer in time. `accountId` null: a challenge that belongs to no account. */
export const takeChallenge = async (
  db: Db,
  hash: string,
  kind: ChallengeRow['kind'],
  accountId: string | null,
  now: number,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('challenges')
    .where('hash', '=', hash)
    .where('kind', '=', kind)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const passkeysOf = (db: Db, accountId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute();

export const passkeyByCredential = (db: Db, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();

export const insertPasskey = async (db: Db, row: PasskeyRow): Promise<void> => {
  await db.insertInto('passkeys').values(row).execute();
};

export const usePasskey = async (db: Db, id: string, counter: number, now: number): Promise<void> => {
  await db.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute();
};

/** 'forbidden': it is the last way to sign in. The lock makes simultaneous removals run one after the other. */
export const removePasskey = (db: Kysely<Schema>, accountId: string, id: string): Promise<'removed' | 'unknown' | 'forbidden'> =>
  db.transaction().execute(async tx => {
    await lockAccount(tx, accountId);
    const mine = await passkeysOf(tx, accountId);
    if (mine.every(passkey => passkey.id !== id)) return 'unknown';
    const account = await tx.selectFrom('accounts').select('password').where('id', '=', accountId).executeTakeFirst();
    if (mine.length === 1 && account?.password == null) return 'forbidden';
    await tx.deleteFrom('passkeys').where('id', '=', id).execute();
    return 'removed';
  });
