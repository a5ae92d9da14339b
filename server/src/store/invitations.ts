/** Invitations: kept by the hash of their token, with a number of uses and an end. */
import type { Kysely, Transaction } from 'kysely';
import type { InvitationRow, Schema } from './schema.ts';

type Db = Kysely<Schema> | Transaction<Schema>;

export const insertInvitation = async (db: Db, row: InvitationRow): Promise<void> => {
  await db.insertInto('invitations').values(row).execute();
};

export const invitationByHash = (db: Db, hash: string): Promise<InvitationRow | undefined> =>
  db.selectFrom('invitations').selectAll().where('hash', '=', hash).executeTakeFirst();

/** The invitations that name this account and are still valid. */
export const invitationsTo = (db: Db, accountId: string, now: number): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('to_id', '=', accountId)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(100)
    .execute();

/** Takes one use; false if none is left or the invitation has expired. */
export const useInvitation = async (db: Db, id: string, now: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set(eb => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('id', '=', id)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Gives a use back: the seat was taken in the meantime. */
export const giveBackInvitation = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('invitations')
    .set(eb => ({ uses_left: eb('uses_left', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const invitationsOf = (db: Db, tableId: string, now: number): Promise<InvitationRow[]> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('table_id', '=', tableId)
    .where('uses_left', '>', 0)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .execute();

export const revokeInvitation = async (db: Db, tableId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db.deleteFrom('invitations').where('id', '=', id).where('table_id', '=', tableId).executeTakeFirst();
  return numDeletedRows > 0n;
};
