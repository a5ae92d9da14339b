/**
 * The outbox and the targets of notices. A notice is written only for an account that can be reached (`accounts.reachable`, kept true to the
 * three tables of ways by `changeWays`), in the transaction of its cause; it is claimed like a due row.
 */
import { type Kysely, sql, type Transaction } from 'kysely';
import { newId } from '../ids.ts';
import type { EmailRow, NoticeRow, PushDeviceRow, Schema, WebhookRow } from './schema.ts';

type Db = Kysely<Schema> | Transaction<Schema>;

/** A notice for an account, if there is a way to reach it. */
export interface NoticeWish {
  readonly accountId: string;
  readonly tableId: string;
  readonly kind: NoticeRow['kind'];
  readonly seq: number;
  readonly byId: string | null;
  readonly at: number;
  readonly dueAt: number;
}

/** One statement for each wish, without a read first; it writes nothing for an account that cannot be reached. */
export const writeNotices = async (db: Db, wishes: readonly NoticeWish[]): Promise<void> => {
  for (const { accountId, tableId, kind, seq, byId, at, dueAt } of wishes)
    await sql`insert into notices (id, account_id, table_id, kind, seq, by_id, created_at, due_at, claimed_until, tries, done)
      select ${newId()}, id, cast(${tableId} as text), cast(${kind} as text), cast(${seq} as integer), cast(${byId} as text),
        cast(${at} as bigint), cast(${dueAt} as bigint), 0, 0, '[]'
      from accounts where id = ${accountId} and reachable = 1`.execute(db);
};

export const claimNotices = (
  db: Kysely<Schema>,
  engine: 'sqlite' | 'postgres',
  now: number,
  lease: number,
  limit: number,
): Promise<NoticeRow[]> =>
  db.transaction().execute(async tx => {
    const rows = await tx
      .selectFrom('notices')
      .selectAll()
      .where('due_at', '<=', now)
      .where('claimed_until', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .$if(engine === 'postgres', query => query.forUpdate().skipLocked())
      .execute();
    if (rows.length > 0)
      await tx
        .updateTable('notices')
        .set({ claimed_until: now + lease })
        .where(
          'id',
          'in',
          rows.map(row => row.id),
        )
        .execute();
    return rows;
  });

export const isAnyNoticeDue = async (db: Kysely<Schema>, now: number): Promise<boolean> =>
  (await db.selectFrom('notices').select('id').where('due_at', '<=', now).where('claimed_until', '<=', now).limit(1).execute()).length > 0;

export const dropNotice = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('notices').where('id', '=', id).execute();
};

/** Postpones the notice; `done`: the targets that have it already. */
export const putOffNotice = async (db: Db, id: string, change: Pick<NoticeRow, 'due_at' | 'tries' | 'done'>): Promise<void> => {
  await db
    .updateTable('notices')
    .set({ ...change, claimed_until: 0 })
    .where('id', '=', id)
    .execute();
};

/** A newer notice says the same, so this one is not sent. */
export const isOutdated = async (db: Db, { id, account_id, table_id, kind, seq }: NoticeRow): Promise<boolean> =>
  (
    await db
      .selectFrom('notices')
      .select('id')
      .where('table_id', '=', table_id)
      .where('account_id', '=', account_id)
      .where('kind', '=', kind)
      .where('seq', '>', seq)
      .where('id', '!=', id)
      .limit(1)
      .execute()
  ).length > 0;

export interface Ways {
  readonly devices: readonly PushDeviceRow[];
  readonly webhook: WebhookRow | undefined;
  readonly email: EmailRow | undefined;
}

export const waysOf = async (db: Db, accountId: string): Promise<Ways> => ({
  devices: await db.selectFrom('push_devices').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute(),
  webhook: await db.selectFrom('webhooks').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
  email: await db.selectFrom('emails').selectAll().where('account_id', '=', accountId).executeTakeFirst(),
});

/** Changes the ways of an account, and with them whether it can be reached: the answer, 0 or 1. */
export const changeWays = (db: Kysely<Schema>, accountId: string, change: (tx: Transaction<Schema>) => Promise<void>): Promise<number> =>
  db.transaction().execute(async tx => {
    await change(tx);
    const { devices, webhook, email } = await waysOf(tx, accountId);
    const isReachable = devices.length > 0 || webhook !== undefined || (email !== undefined && email.confirmed_at !== null);
    const reachable = isReachable ? 1 : 0;
    await tx.updateTable('accounts').set({ reachable }).where('id', '=', accountId).execute();
    return reachable;
  });

/** A key of the site: made when first needed, then the same for all processes. */
export const keptKey = async (db: Kysely<Schema>, name: string, make: () => Promise<string>): Promise<string> => {
  const find = () => db.selectFrom('keys').select('value').where('name', '=', name).executeTakeFirst();
  const found = await find();
  if (found) return found.value;
  await db
    .insertInto('keys')
    .values({ name, value: await make() })
    .onConflict(c => c.doNothing())
    .execute();
  return ((await find()) as { value: string }).value;
};
