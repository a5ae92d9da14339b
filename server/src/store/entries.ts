/**
 * The entry log: append-only, primary key (table, seq). Appends that wait for the disk at the same moment share one transaction and
 * one sync; each waits for its own answer. If a shared transaction fails, each append is tried alone, so a race at one table
 * does not affect another.
 */
import type { Kysely, Transaction } from 'kysely';
import { isConflict } from './conflict.ts';
import { type DueChange, writeDue } from './due.ts';
import { type NoticeWish, writeNotices } from './notices.ts';
import type { EntryRow, Schema, TableRow } from './schema.ts';
import type { Store } from './store.ts';

export interface Append {
  readonly tableId: string;
  /** May be empty: then only the rest is written. */
  readonly rows: readonly EntryRow[];
  readonly at: number;
  readonly table?: Partial<Pick<TableRow, 'state' | 'clocks'>>;
  /** Whether to update `updated_at` of the table's row: once a minute is enough. */
  readonly touches: boolean;
  readonly due?: readonly DueChange[];
  readonly notices?: readonly NoticeWish[];
  /** Further writes in the same transaction: seats that pass to a bot. */
  readonly also?: (tx: Transaction<Schema>) => Promise<void>;
}

export interface EntryLog {
  /** Resolves when it is on disk. 'conflict': another process has that seq; nothing was written. */
  append(append: Append): Promise<'written' | 'conflict'>;
  /** Waits until everything asked for so far has been answered. */
  settled(): Promise<void>;
}

/** Rows after `after`, in order. */
export const readEntries = (db: Kysely<Schema>, tableId: string, after: number): Promise<EntryRow[]> =>
  db.selectFrom('entries').selectAll().where('table_id', '=', tableId).where('seq', '>', after).orderBy('seq').execute();

/** The number of the last stored entry; 0 if there is none. */
export const lastSeq = async (db: Kysely<Schema>, tableId: string): Promise<number> => {
  const row = await db
    .selectFrom('entries')
    .select(eb => eb.fn.max('seq').as('seq'))
    .where('table_id', '=', tableId)
    .executeTakeFirst();
  return row?.seq ?? 0;
};

/** The same for many tables; those without entries are absent. */
export const lastSeqs = async (db: Kysely<Schema>, tableIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (tableIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('entries')
    .select(eb => ['table_id', eb.fn.max('seq').as('seq')])
    .where('table_id', 'in', tableIds)
    .groupBy('table_id')
    .execute();
  return new Map(rows.map(({ table_id, seq }) => [table_id, seq]));
};

const BATCH = 200;

/** Four columns a row: far below the engine's limit on parameters. */
const ROWS = 1000;
const insert = (db: Kysely<Schema>, rows: readonly EntryRow[]): Promise<unknown> => db.insertInto('entries').values(rows).execute();

/** Nothing but entries. */
const isEntriesAlone = ({ table, touches, due, notices, also }: Append): boolean =>
  table === undefined && !touches && (due?.length ?? 0) + (notices?.length ?? 0) === 0 && also === undefined;

/** Writes entries that nothing else is written with; false if it is another case. One statement needs no transaction around it. */
const writeAlone = async (
  { db, appendEntries }: Pick<Store, 'db' | 'appendEntries'>,
  batch: readonly Append[],
  rows: readonly EntryRow[],
): Promise<boolean> => {
  if (rows.length === 0 || (!appendEntries && rows.length > ROWS) || !batch.every(isEntriesAlone)) return false;
  await (appendEntries ? appendEntries(rows) : insert(db, rows));
  return true;
};

const write = async (tx: Transaction<Schema>, batch: readonly Append[], store: Pick<Store, 'insertEntries'>): Promise<void> => {
  const rows = batch.flatMap(append => append.rows);
  if (store.insertEntries) store.insertEntries(rows);
  else for (let i = 0; i < rows.length; i += ROWS) await insert(tx, rows.slice(i, i + ROWS));
  for (const { tableId, at, table } of batch)
    if (table)
      await tx
        .updateTable('tables')
        .set({ ...table, updated_at: at })
        .where('id', '=', tableId)
        .execute();
  const touched = batch.filter(append => append.table === undefined && append.touches);
  const last = touched[touched.length - 1];
  if (last)
    await tx
      .updateTable('tables')
      .set({ updated_at: last.at })
      .where(
        'id',
        'in',
        touched.map(append => append.tableId),
      )
      .execute();
  for (const { tableId, due } of batch) if (due) await writeDue(tx, tableId, due);
  for (const { notices } of batch) if (notices && notices.length > 0) await writeNotices(tx, notices);
  for (const { also } of batch) if (also) await also(tx);
};

/** A write that waits for others to share its sync is written after this time at the latest. */
const GATHER_MS = 2;

const nextTurn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** Appends of this turn of the event loop share one sync, and those of the next turns as long as each brings some: an idle turn takes microseconds. */
const gather = async (queue: readonly unknown[]): Promise<void> => {
  const until = performance.now() + GATHER_MS;
  let before: number;
  do {
    before = queue.length;
    await nextTurn();
  } while (queue.length > before && queue.length < BATCH && performance.now() < until);
};

interface Waiting {
  readonly append: Append;
  readonly resolve: (result: 'written' | 'conflict') => void;
  readonly reject: (error: unknown) => void;
}

/** `announce`: tells the other processes, after the commit. */
export const entryLog = (
  store: Pick<Store, 'db' | 'insertEntries' | 'appendEntries'>,
  announce: (tableIds: readonly string[]) => void = () => undefined,
): EntryLog => {
  const { db } = store;
  const queue: Waiting[] = [];
  let pumping: Promise<void> | undefined;

  const commit = async (batch: readonly Waiting[]): Promise<void> => {
    const appends = batch.map(waiting => waiting.append);
    const rows = appends.flatMap(append => append.rows);
    if (!(await writeAlone(store, appends, rows))) await db.transaction().execute(tx => write(tx, appends, store));
    announce(appends.map(append => append.tableId));
  };

  const alone = async (waiting: Waiting): Promise<void> => {
    try {
      await commit([waiting]);
      waiting.resolve('written');
    } catch (error) {
      if (isConflict(error)) waiting.resolve('conflict');
      else waiting.reject(error);
    }
  };

  const pump = async (): Promise<void> => {
    while (queue.length > 0) {
      await gather(queue);
      const batch = queue.splice(0, BATCH);
      if (batch.length === 1) {
        await alone(batch[0]!);
        continue;
      }
      try {
        await commit(batch);
        for (const waiting of batch) waiting.resolve('written');
      } catch {
        for (const waiting of batch) await alone(waiting);
      }
    }
    pumping = undefined;
  };

  return {
    append: append =>
      new Promise((resolve, reject) => {
        queue.push({ append, resolve, reject });
        pumping ??= pump();
      }),
    settled: async () => {
      while (pumping) await pumping;
    },
  };
};
