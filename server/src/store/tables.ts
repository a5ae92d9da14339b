/** Table rows and the seats around them. The secret is read by name only, by the two places that need it: draws and reveal. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { emptiedHeader, filledRow, packsOf } from './packs.ts';
import type { Schema, SeatRow, TableRow } from './schema.ts';

type Db = Kysely<Schema> | Transaction<Schema>;

/** `also`: further writes in the same transaction. */
export const insertTable = (
  db: Kysely<Schema>,
  row: TableRow,
  secret: string,
  seats: readonly SeatRow[],
  also: (tx: Transaction<Schema>) => Promise<void> = async () => undefined,
): Promise<void> =>
  db.transaction().execute(async tx => {
    await tx.insertInto('tables').values(row).execute();
    await tx.insertInto('secrets').values({ table_id: row.id, secret, later: '[]' }).execute();
    await tx
      .insertInto('seats')
      .values([...seats])
      .execute();
    await also(tx);
  });

/** The table's row, with its packs in the options. */
export const tableById = async (db: Db, id: string): Promise<TableRow | undefined> => {
  const found = await db
    .selectFrom('tables')
    .selectAll()
    .select(eb => eb.exists(eb.selectFrom('table_packs').select('option').whereRef('table_packs.table_id', '=', 'tables.id')).as('packed'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { packed, ...row } = found;
  return packed ? filledRow(row, (await packsOf(db, [id])).get(id)) : row;
};

export const seatsOf = (db: Db, tableId: string): Promise<SeatRow[]> =>
  db.selectFrom('seats').selectAll().where('table_id', '=', tableId).orderBy('seat').execute();

/** The secret of the table, then those of later epochs, in order. */
export const secretsOf = async (db: Db, tableId: string): Promise<readonly [string, ...string[]]> => {
  const row = await db.selectFrom('secrets').select(['secret', 'later']).where('table_id', '=', tableId).executeTakeFirstOrThrow();
  return [row.secret, ...(JSON.parse(row.later) as string[])];
};

/** The secret of the present epoch. */
export const secretOf = async (db: Db, tableId: string): Promise<string> => {
  const secrets = await secretsOf(db, tableId);
  return secrets[secrets.length - 1]!;
};

/**
 * Changes the seat only if it still is as `was` says: of two who sit down at once only one succeeds. An account that already sits at
 * this table is a conflict.
 */
export const changeSeat = async (db: Db, was: SeatRow, now: Partial<Omit<SeatRow, 'table_id' | 'seat'>>): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('seats')
    .set(now)
    .where('table_id', '=', was.table_id)
    .where('seat', '=', was.seat)
    .where('kind', '=', was.kind)
    .where('account_id', was.account_id === null ? 'is' : '=', was.account_id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

interface Beginning {
  readonly header: string;
  readonly clocks: string | null;
  readonly seats: readonly SeatRow[];
  readonly now: number;
}

/** Seats as draw 0 gave them, and the header: the moment a game begins. False if another process was first. */
export const beginTable = async (db: Db, id: string, { header, clocks, seats, now }: Beginning): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ state: 'playing', header: await emptiedHeader(db, id, header), clocks, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db.deleteFrom('seats').where('table_id', '=', id).execute();
  await db
    .insertInto('seats')
    .values([...seats])
    .execute();
  return true;
};

/** False if the table has a rematch already. */
export const setRematch = async (db: Db, id: string, rematchId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ rematch_id: rematchId })
    .where('id', '=', id)
    .where('rematch_id', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Options from here on (with a pack) are left out of lists: a hundred of them would be megabytes. */
export const LARGE_OPTIONS = 4_000;
/** A table in a list. `options` is null where they are large: they are read one by one when first needed. */
export type ListedTable = Omit<TableRow, 'options' | 'header'> & { readonly options: string | null };

const listed = (db: Db) =>
  db
    .selectFrom('tables')
    .select(['id', 'game', 'rules', 'settings', 'state', 'visibility', 'host_id', 'commitment', 'clocks', 'rematch_id'])
    .select(['created_at', 'updated_at', 'digest'])
    .select(sql<string | null>`case when octet_length(options) < ${LARGE_OPTIONS} then options else null end`.as('options'));

/** The list shows the newest open tables, at most this many of one account, so that one host cannot hide the others. */
const OPEN_OF_ONE = 2;
export const openTables = (db: Db, limit: number): Promise<ListedTable[]> =>
  listed(db)
    .where('id', 'in', eb =>
      eb
        .selectFrom(
          eb
            .selectFrom('tables')
            .select('id')
            .select(sql<number>`row_number() over (partition by coalesce(host_id, id) order by created_at desc, id)`.as('nth'))
            .where('state', '=', 'waiting')
            .where('visibility', '=', 'open')
            .as('numbered'),
        )
        .select('numbered.id')
        .where('nth', '<=', OPEN_OF_ONE),
    )
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();

/**
 * The tables an account sits at, has made, or has left and may come back to: unfinished ones first, then the newest. Never by the last change: secret drafts of
 * others are changes too, and the order would reveal them.
 */
export const tablesOf = (db: Db, accountId: string, limit: number): Promise<ListedTable[]> =>
  listed(db)
    .where(eb =>
      eb.or([
        eb('host_id', '=', accountId),
        eb('id', 'in', eb.selectFrom('seats').select('seats.table_id').where('seats.account_id', '=', accountId)),
        eb.and([
          eb('state', '=', 'playing'),
          eb(
            'id',
            'in',
            eb
              .selectFrom('seats')
              .select('seats.table_id')
              .where('seats.left_id', '=', accountId)
              .where('seats.kind', '!=', 'human')
              .where('seats.conceded', '=', 0),
          ),
        ]),
      ]),
    )
    .orderBy(eb => eb('state', '=', 'over'))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export const seatsOfMany = (db: Db, tableIds: readonly string[]): Promise<SeatRow[]> =>
  tableIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('seats').selectAll().where('table_id', 'in', tableIds).orderBy('seat').execute();

/** The names to show for accounts; an account that is gone has none. */
export const namesOf = async (db: Db, accountIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> => {
  if (accountIds.length === 0) return new Map();
  const rows = await db.selectFrom('accounts').select(['id', 'name']).where('id', 'in', accountIds).execute();
  return new Map(rows.map(row => [row.id, row.name]));
};

/** How many tables of this account are not over: there is a limit. */
export const unfinishedOf = async (db: Db, accountId: string): Promise<number> => {
  const { n } = await db
    .selectFrom('tables')
    .select(eb => eb.fn.countAll<number | string>().as('n'))
    .where('host_id', '=', accountId)
    .where('state', '!=', 'over')
    .executeTakeFirstOrThrow();
  return Number(n);
};
