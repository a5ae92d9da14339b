/**
 * What the nightly sweep deletes, a page at a time, the same on both engines. A page reads a bounded number of rows and is
 * one transaction, or repeats its conditions in the deletion. A finished game that any account can open, and
 * anything of a member, is never among them.
 */
import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely';
import type { Schema, TableRow } from './schema.ts';

type Db = Kysely<Schema>;
type Tx = Transaction<Schema>;

/** Deleted, and where the next page begins; undefined: that was the last one. */
export interface Page {
  readonly deleted: readonly string[];
  readonly after: string | undefined;
}

const PAGE = 100;
/** Entries, seats and chat go with a table: fewer of them at a time. */
const TABLES = 20;

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(row => row.id);
const next = (all: readonly string[], size = PAGE): string | undefined => (all.length === size ? all.at(-1) : undefined);

export const sweepSessions = async (db: Db, before: number): Promise<Page> => {
  await db.deleteFrom('challenges').where('expires_at', '<=', before).execute();
  const found = ids(await db.selectFrom('sessions').select('id').where('expires_at', '<=', before).limit(PAGE).execute());
  if (found.length > 0) await db.deleteFrom('sessions').where('id', 'in', found).where('expires_at', '<=', before).execute();
  return { deleted: found, after: next(found) };
};

export const sweepInvitations = async (db: Db, before: number): Promise<Page> => {
  const found = ids(await db.selectFrom('invitations').select('id').where('expires_at', '<=', before).limit(PAGE).execute());
  if (found.length > 0) await db.deleteFrom('invitations').where('id', 'in', found).where('expires_at', '<=', before).execute();
  return { deleted: found, after: next(found) };
};

type Accounts = ExpressionBuilder<Schema, 'accounts'>;

/** The guest's seat, or one that a bot has taken over from the guest, in a game that is not over. */
const isAwaited = (eb: Accounts, column: 'seats.account_id' | 'seats.left_id'): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select('tables.id')
      .whereRef(column, '=', 'accounts.id')
      .where('tables.state', '!=', 'over'),
  );

/** A guest not seen since `before` whom no unfinished game waits for. */
const isIdle = (eb: Accounts, before: number): Expression<SqlBool> =>
  eb.and([
    eb('kind', '=', 'guest'),
    eb('created_at', '<', before),
    eb.not(
      eb.exists(
        eb.selectFrom('sessions').select('hash').whereRef('sessions.account_id', '=', 'accounts.id').where('used_at', '>=', before),
      ),
    ),
    eb.not(isAwaited(eb, 'seats.account_id')),
    eb.not(isAwaited(eb, 'seats.left_id')),
  ]);

const hasNoTable = (eb: Accounts): Expression<SqlBool> =>
  eb.and([
    eb.not(eb.exists(eb.selectFrom('seats').select('seat').whereRef('seats.account_id', '=', 'accounts.id'))),
    eb.not(eb.exists(eb.selectFrom('seats').select('seat').whereRef('seats.left_id', '=', 'accounts.id'))),
    eb.not(eb.exists(eb.selectFrom('tables').select('id').whereRef('tables.host_id', '=', 'accounts.id'))),
  ]);

/** What other databases know of these accounts: those that are known there, and those of them whom a game waits for. */
export interface KnownElsewhere {
  readonly known: ReadonlySet<string>;
  readonly awaited: ReadonlySet<string>;
}

export const knownIn = async (
  db: Db,
  accountIds: readonly string[],
): Promise<readonly { readonly id: string; readonly isAwaited: boolean }[]> => {
  if (accountIds.length === 0) return [];
  const known = ids(await db.selectFrom('accounts').select('id').where('id', 'in', accountIds).execute());
  if (known.length === 0) return [];
  const awaited = new Set(
    ids(
      await db
        .selectFrom('accounts')
        .select('id')
        .where('id', 'in', known)
        .where(eb => eb.or([isAwaited(eb, 'seats.account_id'), isAwaited(eb, 'seats.left_id')]))
        .execute(),
    ),
  );
  return known.map(id => ({ id, isAwaited: awaited.has(id) }));
};

/** Accounts of this page that the database of the accounts does not have any more: they were deleted while this one was away. */
export const sweepStubs = async (db: Db, home: Db, after: string): Promise<Page> => {
  const page = ids(await db.selectFrom('accounts').select('id').where('id', '>', after).orderBy('id').limit(PAGE).execute());
  if (page.length === 0) return { deleted: [], after: undefined };
  const there = new Set(ids(await home.selectFrom('accounts').select('id').where('id', 'in', page).execute()));
  const deleted = page.filter(id => !there.has(id));
  if (deleted.length > 0) await db.deleteFrom('accounts').where('id', 'in', deleted).execute();
  return { deleted, after: next(page) };
};

/** Guests idle since `before`, or since `withoutTable` if they never sat at a table. `elsewhere`: what the other databases know of them. */
export const sweepGuests = async (
  db: Db,
  { before, withoutTable, after }: { readonly before: number; readonly withoutTable: number; readonly after: string },
  elsewhere: (accountIds: readonly string[]) => Promise<KnownElsewhere> = async () => ({ known: new Set(), awaited: new Set() }),
): Promise<Page> => {
  const page = ids(await db.selectFrom('accounts').select('id').where('id', '>', after).orderBy('id').limit(PAGE).execute());
  if (page.length === 0) return { deleted: [], after: undefined };
  const gone = (eb: Accounts): Expression<SqlBool> => eb.or([isIdle(eb, before), eb.and([isIdle(eb, withoutTable), hasNoTable(eb)])]);
  const found = ids(await db.selectFrom('accounts').select('id').where('id', 'in', page).where(gone).execute());
  const { known, awaited } = await elsewhere(found);
  const tableless = found.filter(id => !known.has(id));
  const others = found.filter(id => known.has(id) && !awaited.has(id));
  const deleted: string[] = [];
  const remove = async (candidates: readonly string[], when: (eb: Accounts) => Expression<SqlBool>): Promise<void> => {
    if (candidates.length === 0) return;
    deleted.push(...ids(await db.deleteFrom('accounts').where('id', 'in', candidates).where(when).returning('id').execute()));
  };
  await remove(tableless, gone);
  await remove(others, eb => isIdle(eb, before));
  return { deleted, after: next(page) };
};

/** The accounts that each table belongs to: who made it, sits there, or sat there until a bot came. */
const peopleAt = async (tx: Tx, tables: readonly Pick<TableRow, 'id' | 'host_id'>[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const people = new Map(tables.map(({ id, host_id }) => [id, host_id === null ? [] : [host_id]]));
  const seats = await tx.selectFrom('seats').select(['table_id', 'account_id', 'left_id']).where('table_id', 'in', ids(tables)).execute();
  for (const { table_id, account_id, left_id } of seats)
    people.get(table_id)?.push(...[account_id, left_id].flatMap(account => account ?? []));
  return people;
};

/** Of these, the members, and those seen since. */
const comeBack = async (home: Db, accounts: readonly string[], since: number): Promise<ReadonlySet<string>> => {
  if (accounts.length === 0) return new Set();
  const members = await home.selectFrom('accounts').select('id').where('id', 'in', accounts).where('kind', '=', 'member').execute();
  const seen = await home
    .selectFrom('sessions')
    .select('account_id')
    .where('account_id', 'in', accounts)
    .where('used_at', '>=', since)
    .execute();
  return new Set([...ids(members), ...seen.map(row => row.account_id)]);
};

interface UnfinishedTables {
  readonly state: 'waiting' | 'playing';
  readonly before: number;
  readonly after: string;
  readonly now: number;
  /** Where the accounts are, if not in the same database. */
  readonly home?: Db;
}

/** Unfinished tables of guests alone, not changed since `before`, of whom none was seen since then; and without a spectator now. */
export const sweepTables = (db: Db, { state, before, after, now, home }: UnfinishedTables): Promise<Page> =>
  db.transaction().execute(async tx => {
    const page = await tx
      .selectFrom('tables')
      .select(['id', 'host_id'])
      .where('state', '=', state)
      .where('updated_at', '<', before)
      .where('id', '>', after)
      .orderBy('id')
      .limit(TABLES)
      .execute();
    if (page.length === 0) return { deleted: [], after: undefined };
    const people = await peopleAt(tx, page);
    const back = await comeBack(home ?? tx, [...new Set([...people.values()].flat())], before);
    const looked = await tx.selectFrom('presence').select('table_id').where('table_id', 'in', ids(page)).where('until', '>', now).execute();
    const open = new Set(looked.map(row => row.table_id));
    const deleted = ids(page).filter(id => !open.has(id) && !people.get(id)?.some(account => back.has(account)));
    if (deleted.length > 0)
      await tx.deleteFrom('tables').where('id', 'in', deleted).where('state', '=', state).where('updated_at', '<', before).execute();
    return { deleted, after: next(ids(page), TABLES) };
  });

/** Finished games that no account can open any more: private, not to be watched, and of people who are all gone. */
export const sweepUnseen = (db: Db, after: string): Promise<Page> =>
  db.transaction().execute(async tx => {
    const page = await tx
      .selectFrom('tables')
      .select(['id', 'settings', 'visibility', 'host_id'])
      .where('state', '=', 'over')
      .where('id', '>', after)
      .orderBy('id')
      .limit(TABLES)
      .execute();
    const hidden = page.filter(
      ({ settings, visibility }) => visibility === 'private' && (JSON.parse(settings) as { watch?: unknown }).watch === 'nobody',
    );
    const people = hidden.length === 0 ? new Map<string, string[]>() : await peopleAt(tx, hidden);
    const deleted = ids(hidden).filter(id => people.get(id)?.length === 0);
    if (deleted.length > 0) await tx.deleteFrom('tables').where('id', 'in', deleted).execute();
    return { deleted, after: next(ids(page), TABLES) };
  });

export const sweepPacks = async (db: Db, before: number, after: string): Promise<Page> => {
  const rows = await db.selectFrom('packs').select('hash').where('hash', '>', after).orderBy('hash').limit(PAGE).execute();
  const page = rows.map(row => row.hash);
  if (page.length === 0) return { deleted: [], after: undefined };
  const unused = (eb: ExpressionBuilder<Schema, 'packs'>): Expression<SqlBool> =>
    eb.and([
      eb('used_at', '<', before),
      eb.not(eb.exists(eb.selectFrom('table_packs').select('option').whereRef('table_packs.hash', '=', 'packs.hash'))),
    ]);
  const found = (await db.selectFrom('packs').select('hash').where('hash', 'in', page).where(unused).execute()).map(row => row.hash);
  if (found.length > 0) await db.deleteFrom('packs').where('hash', 'in', found).where(unused).execute();
  return { deleted: found, after: next(page) };
};
