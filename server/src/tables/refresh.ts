/** Another process changed a table that is in memory here: reads what is new and tells the listeners here. */
import type { Action, Entry } from '@stoa/engine';
import type { App } from '../app.ts';
import { settlePlans } from '../plans/settle.ts';
import { lineAt, linesAfter } from '../store/chat.ts';
import { isStoreAway } from '../store/conflict.ts';
import { dueAt } from '../store/due.ts';
import { lastSeq, lastSeqs, readEntries } from '../store/entries.ts';
import { type Plan, plansAt, plansOfSeated } from '../store/plans.ts';
import type { EntryRow } from '../store/schema.ts';
import { seatsOf, tableById } from '../store/tables.ts';
import { beginIfFull } from './begin.ts';
import { publishRow } from './chat.ts';
import type { ClockState } from './clocks.ts';
import { isFull, type LiveTable } from './live-table.ts';
import { publishPlan, publishPosition, publishTable } from './publish.ts';
import { atTable, noteAnswer, RETRY } from './table-cache.ts';

const takeIn = (live: LiveTable, rows: readonly EntryRow[]): void => {
  for (const row of rows) {
    live.table?.take(JSON.parse(row.body) as Entry<Action>);
    noteAnswer(live, row);
  }
};

/** Plans that another process filed or used: tells their makers who listen here, and schedules the next check of the plans. */
const plansCame = async (app: App, live: LiveTable, before: readonly Plan[]): Promise<void> => {
  const isIn = (plans: readonly Plan[], { version }: Plan): boolean => plans.some(plan => plan.version === version);
  const changed = [...before.filter(plan => !isIn(live.plans, plan)), ...live.plans.filter(plan => !isIn(before, plan))];
  for (const accountId of new Set(changed.map(plan => plan.accountId))) publishPlan(live, accountId);
  // The writer of a move may not have known of the plan, nor the writer of the plan of the move, and either process may have ended.
  if (live.plans.length > 0) await settlePlans(app, live);
};

export const refresh = async (app: App, tableId: string): Promise<void> => {
  if (!app.tables.isHere(tableId)) return;
  let hasBegun = false;
  await atTable(app, tableId, async live => {
    const { db } = live.database.store;
    const row = await tableById(db, tableId);
    if (!row) {
      if ((await app.databases.locate(tableId)) !== live.database) return RETRY;
      app.tables.drop(live);
      return undefined;
    }
    // Another process began the game: load the table, then publish it.
    if (row.header !== null && !live.table) {
      hasBegun = true;
      return RETRY;
    }
    const seats = await seatsOf(db, tableId);
    if (live.table) takeIn(live, await readEntries(db, tableId, live.table.seq));
    const isNew = JSON.stringify([seats, row.state, row.rematch_id]) !== JSON.stringify([live.seats, live.row.state, live.row.rematch_id]);
    live.row = row;
    live.seats = seats;
    live.clocks = row.clocks === null ? undefined : (JSON.parse(row.clocks) as ClockState);
    // The process that wrote the due rows runs them.
    live.due = await dueAt(db, tableId);
    const plansBefore = live.plans;
    live.plans = row.state === 'playing' ? plansOfSeated(await plansAt(db, tableId), seats) : [];
    if (isNew || hasBegun) await publishTable(app, live);
    publishPosition(app, live);
    await plansCame(app, live, plansBefore);
    return undefined;
  });
};

/** Where other processes write too: does the store have more than memory? */
export const isBehind = async ({ id, database, row, table }: LiveTable): Promise<boolean> => {
  const { db, engine } = database.store;
  if (engine === 'sqlite') return false;
  if (!table) return (await tableById(db, id))?.state !== row.state;
  const stored = await lastSeq(db, id);
  // None at all: the table was moved.
  return stored > table.seq || stored < Math.min(1, table.seq);
};

/** The table as the store has it: a client may come with a cursor from another process. */
export const openFresh = async (app: App, tableId: string): Promise<LiveTable> => {
  const live = await app.tables.open(tableId);
  if (await isBehind(live)) await refresh(app, tableId);
  // Full and not begun: the process that seated the last player ended before it could begin the game.
  else if (!live.table && isFull(live)) await atTable(app, tableId, waiting => beginIfFull(app, waiting));
  else return live;
  return app.tables.open(tableId);
};

export const refreshLine = async (app: App, tableId: string, n: number): Promise<void> => {
  const live = app.tables.peek(tableId);
  if (!live || live.listeners.size === 0) return;
  const row = await lineAt(live.database.store.db, tableId, n);
  if (row) await publishRow(app, live, row);
};

/** Tables whose last entries are asked for in one statement, and tables that are read at the same time. */
const PAGE = 200;
const AT_ONCE = 8;

/** Tables in a database that is away must wait; the others need not. */
const unlessAway = <T>(work: Promise<T>): Promise<T | undefined> =>
  work.catch((error: unknown) => {
    if (isStoreAway(error)) return undefined;
    throw error;
  });

const refreshMany = async (app: App, ids: readonly string[], signal: AbortSignal): Promise<void> => {
  const left = [...ids];
  const work = async (): Promise<void> => {
    for (let id = left.pop(); id !== undefined && !signal.aborted; id = left.pop()) {
      await unlessAway(refresh(app, id));
      await unlessAway(refreshLines(app, id));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};

/** Hints may have been lost: looks at every table in memory, first at those that have new entries. */
export const refreshAll = async (app: App, signal: AbortSignal): Promise<void> => {
  const ids = [...app.tables.ids()];
  const behind = new Set<string>();
  for (const { store } of app.databases.all)
    for (let i = 0; i < ids.length && !signal.aborted; i += PAGE) {
      const page = ids.slice(i, i + PAGE).filter(id => app.tables.peek(id)?.database.store === store);
      const stored = await unlessAway(lastSeqs(store.db, page));
      for (const id of page) if ((stored?.get(id) ?? 0) > (app.tables.peek(id)?.table?.seq ?? 0)) behind.add(id);
    }
  await refreshMany(app, [...behind], signal);
  await refreshMany(
    app,
    ids.filter(id => !behind.has(id)),
    signal,
  );
};

/** Lines of which no hint came. */
const refreshLines = async (app: App, tableId: string): Promise<void> => {
  const live = app.tables.peek(tableId);
  if (!live || live.listeners.size === 0 || live.lastLine === undefined) return;
  for (const row of await linesAfter(live.database.store.db, tableId, live.lastLine)) await publishRow(app, live, row);
};
