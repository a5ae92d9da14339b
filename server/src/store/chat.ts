/** Chat lines, numbered per table. A line said twice with the same id is one line. */
import type { Kysely } from 'kysely';
import { isConflict } from './conflict.ts';
import type { ChatRow, Schema } from './schema.ts';

type Db = Kysely<Schema>;

export const lastLines = async (db: Db, tableId: string, limit: number): Promise<ChatRow[]> => {
  const rows = await db.selectFrom('chat').selectAll().where('table_id', '=', tableId).orderBy('n', 'desc').limit(limit).execute();
  return rows.reverse();
};

/** The stored line and whether it is new. Retries when two speak at once. */
export const insertLine = async (db: Db, line: Omit<ChatRow, 'n'>): Promise<{ readonly row: ChatRow; readonly isNew: boolean }> => {
  for (let attempt = 0; ; attempt++) {
    const before = await db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', line.table_id)
      .where('account_id', '=', line.account_id)
      .where('say_id', '=', line.say_id)
      .executeTakeFirst();
    if (before) return { row: before, isNew: false };
    const last = await db
      .selectFrom('chat')
      .select(eb => eb.fn.max('n').as('n'))
      .where('table_id', '=', line.table_id)
      .executeTakeFirst();
    const row = { ...line, n: (last?.n ?? 0) + 1 };
    try {
      await db.insertInto('chat').values(row).execute();
      return { row, isNew: true };
    } catch (error) {
      if (!isConflict(error) || attempt === 5) throw error;
    }
  }
};
