/** Chores of the app: one row each, claimed by one process at a time for a while, like what is due at a table. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;

/** Sets when the chore is due, unless it is due before that already: a later time is of a clock that was set back since. */
export const planChore = async (db: Db, name: string, dueAt: number): Promise<void> => {
  await db
    .insertInto('chores')
    .values({ name, due_at: dueAt, claimed_until: 0 })
    .onConflict(c => c.column('name').doUpdateSet({ due_at: dueAt }).where('chores.due_at', '>', dueAt))
    .execute();
};

/** Claims the chore if it is due; true if this process got it. */
export const claimChore = async (db: Db, name: string, now: number, lease: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('chores')
    .set({ claimed_until: now + lease })
    .where('name', '=', name)
    .where('due_at', '<=', now)
    .where('claimed_until', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Extends the claim, so that a long chore is not begun twice. */
export const holdChore = async (db: Db, name: string, until: number): Promise<void> => {
  await db.updateTable('chores').set({ claimed_until: until }).where('name', '=', name).execute();
};

export const endChore = async (db: Db, name: string, dueAt: number): Promise<void> => {
  await db.updateTable('chores').set({ due_at: dueAt, claimed_until: 0 }).where('name', '=', name).execute();
};
