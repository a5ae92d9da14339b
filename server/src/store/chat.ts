/** Chat lines, numbered per table and unique by id; blocks and mutes; lines reported to the operator. */
import type { Kysely } from 'kysely';
import { isConflict } from './conflict.ts';
import type { BlockRow, ChatRow, MuteRow, ReportRow, Schema } from './schema.ts';

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

/** All lines of an account. */
export const linesBy = (db: Db, accountId: string): Promise<Pick<ChatRow, 'table_id' | 'n' | 'text' | 'at'>[]> =>
  db.selectFrom('chat').select(['table_id', 'n', 'text', 'at']).where('account_id', '=', accountId).orderBy('at').execute();

export const linesAfter = (db: Db, tableId: string, n: number): Promise<ChatRow[]> =>
  db.selectFrom('chat').selectAll().where('table_id', '=', tableId).where('n', '>', n).orderBy('n').execute();

export const lineAt = (db: Db, tableId: string, n: number): Promise<ChatRow | undefined> =>
  db.selectFrom('chat').selectAll().where('table_id', '=', tableId).where('n', '=', n).executeTakeFirst();

/** Whom this account does not want to read. */
export const blockedBy = async (db: Db, accountId: string): Promise<ReadonlySet<string>> =>
  new Set((await db.selectFrom('blocks').select('blocked_id').where('account_id', '=', accountId).execute()).map(row => row.blocked_id));

/** Whom this account does not want to read at this table. */
export const mutedBy = async (db: Db, tableId: string, accountId: string): Promise<ReadonlySet<string>> =>
  new Set(
    (await db.selectFrom('mutes').select('muted_id').where('table_id', '=', tableId).where('account_id', '=', accountId).execute()).map(
      row => row.muted_id,
    ),
  );

/** Who does not want to read this account, at this table or anywhere. `home`: the database of the accounts. `there`: that of the table. */
export const deafTo = async (
  { home, there }: { readonly home: Db; readonly there: Db },
  tableId: string,
  accountId: string,
): Promise<ReadonlySet<string>> => {
  const blockers = await home.selectFrom('blocks').select('account_id').where('blocked_id', '=', accountId).execute();
  const muters = await there
    .selectFrom('mutes')
    .select('account_id')
    .where('table_id', '=', tableId)
    .where('muted_id', '=', accountId)
    .execute();
  return new Set([...blockers, ...muters].map(row => row.account_id));
};

export const setMute = async (db: Db, row: MuteRow, isMuted: boolean): Promise<void> => {
  if (isMuted)
    await db
      .insertInto('mutes')
      .values(row)
      .onConflict(c => c.doNothing())
      .execute();
  else
    await db
      .deleteFrom('mutes')
      .where('table_id', '=', row.table_id)
      .where('account_id', '=', row.account_id)
      .where('muted_id', '=', row.muted_id)
      .execute();
};

export const setBlock = async (db: Db, row: BlockRow, isBlocked: boolean): Promise<void> => {
  if (isBlocked)
    await db
      .insertInto('blocks')
      .values(row)
      .onConflict(c => c.doNothing())
      .execute();
  else await db.deleteFrom('blocks').where('account_id', '=', row.account_id).where('blocked_id', '=', row.blocked_id).execute();
};

export const insertReport = async (db: Db, row: ReportRow): Promise<void> => {
  await db
    .insertInto('reports')
    .values(row)
    .onConflict(c => c.doNothing())
    .execute();
};
