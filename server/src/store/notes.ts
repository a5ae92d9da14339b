/** A player's private note at a table: one text for each account and table. Only its writer can read it. */
import type { Kysely } from 'kysely';
import type { NoteRow, Schema } from './schema.ts';

type Db = Kysely<Schema>;

export const noteOf = (db: Db, tableId: string, accountId: string): Promise<NoteRow | undefined> =>
  db.selectFrom('notes').selectAll().where('table_id', '=', tableId).where('account_id', '=', accountId).executeTakeFirst();

export const notesBy = (db: Db, accountId: string): Promise<NoteRow[]> =>
  db.selectFrom('notes').selectAll().where('account_id', '=', accountId).orderBy('table_id').execute();

/** An empty text is no note. */
export const saveNote = async (db: Db, note: NoteRow): Promise<void> => {
  const { table_id, account_id, text, at } = note;
  if (text === '') await db.deleteFrom('notes').where('table_id', '=', table_id).where('account_id', '=', account_id).execute();
  else
    await db
      .insertInto('notes')
      .values(note)
      .onConflict(c => c.columns(['table_id', 'account_id']).doUpdateSet({ text, at }))
      .execute();
};
