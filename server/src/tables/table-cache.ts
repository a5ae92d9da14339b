/** The tables in memory: loaded when one is needed, dropped after a while without use. A stored idle table uses no memory. */
import { type Action, type Entry, openTable, type TableHeader } from '@stoa/engine';
import { draws } from '@stoa/fair';
import type { App } from '../app.ts';
import type { TableDatabase } from '../databases/table-database.ts';
import { refuse } from '../refused.ts';
import { isOrphan, isStoreAway } from '../store/conflict.ts';
import { dueAt } from '../store/due.ts';
import { readEntries } from '../store/entries.ts';
import { plansAt, plansOfSeated } from '../store/plans.ts';
import type { EntryRow, TableRow } from '../store/schema.ts';
import { readSnapshot, writeSnapshot } from '../store/snapshots.ts';
import { seatsOf, secretOf, tableById } from '../store/tables.ts';
import type { ClockState } from './clocks.ts';
import { type LiveTable, oneAtATime, seatOf, type TableCache } from './live-table.ts';
import { publishPosition } from './publish.ts';
import type { Settings } from './settings.ts';

/** A stored intent was accepted; its answer is the cursor its seat then had. */
export const noteAnswer = (live: LiveTable, { intent }: EntryRow): void => {
  if (intent === null || !live.table) return;
  const seat = seatOf(live, intent.slice(0, intent.indexOf(':')));
  live.answers.set(intent, { ok: true, cursor: live.table.cursor(seat) });
};

/** Milliseconds of folding before it yields to other requests. */
const FOLD_SLICE_MS = 10;
/** A new snapshot is written when a table has this many more entries than the last one. */
const SNAPSHOT_AFTER = 150;

/** A snapshot is valid for the rules it was made under; where sources run instead of built code, for this process only. */
const rulesOf = async ({ rules, processId }: App): Promise<string> => (await rules) ?? processId;

/** Stores where the cursors moved, so that the next load is fast. Only a cache: a failure is only logged, a full disk once for all that is written. */
const keepSnapshot = (app: App, live: LiveTable): void => {
  const { id, database, table, snapshotSeq } = live;
  if (!table || table.seq - snapshotSeq < SNAPSHOT_AFTER) return;
  const moves = table.cursorHistory();
  live.snapshotSeq = moves.seq;
  rulesOf(app)
    .then(rules => writeSnapshot(database.store.db, id, rules, moves))
    .catch((error: Error) => {
      if (!database.store.trouble.note(error)) app.log.warn({ table: id, reason: error.message }, 'snapshot not kept');
    });
};

/** The engine's table from its stored rows, and the answers its intents got. */
const fold = async (app: App, row: TableRow, live: LiveTable, rows: readonly EntryRow[]): Promise<void> => {
  const game = app.games.get(row.game);
  if (!game || row.header === null) return;
  const header = JSON.parse(row.header) as TableHeader;
  const { db } = live.database.store;
  const known = rows.length < SNAPSHOT_AFTER ? undefined : await readSnapshot(db, row.id, await rulesOf(app));
  // A snapshot that is ahead of the entries (restored store) or has another number of seats is ignored.
  const fits = known !== undefined && known.seq <= rows.length && known.moved.length === header.seats + 1;
  const dice = draws(await secretOf(db, row.id), header.table, header.entropies);
  const table = openTable(game, header, dice, undefined, fits ? known : undefined);
  live.snapshotSeq = fits ? known.seq : 0;
  live.table = table;
  // The fold computes what every viewer was shown; for a long game that takes seconds. It yields to other requests.
  table.cursor(undefined);
  let since = performance.now();
  for (const stored of rows) {
    table.take(JSON.parse(stored.body) as Entry<Action>);
    noteAnswer(live, stored);
    if (performance.now() - since < FOLD_SLICE_MS) continue;
    await new Promise(resolve => setImmediate(resolve));
    since = performance.now();
  }
  keepSnapshot(app, live);
};

/** The table's row, and in which database it was found. */
const findTable = async (app: App, id: string): Promise<{ readonly database: TableDatabase; readonly row: TableRow }> => {
  const database = await app.databases.of(id);
  const row = await tableById(database.store.db, id);
  if (row) return { database, row };
  // It may have been moved since this process last read the map.
  const elsewhere = await app.databases.locate(id);
  const moved = elsewhere === database ? undefined : await tableById(elsewhere.store.db, id);
  return moved ? { database: elsewhere, row: moved } : refuse('unknown');
};

const load = async (app: App, id: string, listeners: LiveTable['listeners']): Promise<LiveTable> => {
  const { database, row } = await findTable(app, id);
  const { db } = database.store;
  const now = app.now();
  const seats = await seatsOf(db, id);
  const live: LiveTable = {
    id,
    database,
    row,
    settings: JSON.parse(row.settings) as Settings,
    seats,
    plans: row.state === 'playing' ? plansOfSeated(await plansAt(db, id), seats) : [],
    table: undefined,
    clocks: row.clocks === null ? undefined : (JSON.parse(row.clocks) as ClockState),
    outages: database.heart.outages,
    answers: new Map(),
    due: await dueAt(db, id),
    listeners,
    published: new Map(),
    lastLine: undefined,
    heard: new Map(),
    loadedAt: now,
    snapshotSeq: 0,
    usedAt: now,
    dropped: false,
    exclusively: oneAtATime(),
  };
  try {
    await fold(app, row, live, row.header === null ? [] : await readEntries(db, id, 0));
  } catch (error) {
    if (isStoreAway(error)) throw error;
    // A failure stops this table only; its id and the entry are enough to reproduce it.
    app.log.error({ table: id, reason: (error as Error).message }, 'table does not fold');
    return refuse('internal');
  }
  return live;
};

export const makeTableCache = (app: () => App): TableCache => {
  const loaded = new Map<string, LiveTable>();
  const loading = new Map<string, Promise<LiveTable>>();
  /** The listeners of tables that were dropped and are not loaded again yet. */
  const orphans = new Map<string, LiveTable['listeners']>();

  return {
    async open(id) {
      const here = loaded.get(id);
      if (here) {
        here.usedAt = app().now();
        return here;
      }
      let coming = loading.get(id);
      if (!coming) {
        coming = load(app(), id, orphans.get(id) ?? new Set())
          .then(live => {
            orphans.delete(id);
            loaded.set(id, live);
            // Listeners from before the drop have missed what other processes wrote since.
            publishPosition(app(), live);
            return live;
          })
          .finally(() => loading.delete(id));
        loading.set(id, coming);
      }
      return coming;
    },
    isHere: id => loaded.has(id) || loading.has(id) || orphans.has(id),
    peek: id => loaded.get(id),
    drop(live) {
      live.dropped = true;
      if (loaded.get(live.id) !== live) return;
      loaded.delete(live.id);
      if (live.listeners.size > 0) orphans.set(live.id, live.listeners);
    },
    async sweep(since) {
      const isIdle = ({ dropped, listeners, usedAt }: LiveTable): boolean => !dropped && listeners.size === 0 && usedAt < since;
      const forget = async (live: LiveTable): Promise<void> => {
        if (!isIdle(live)) return;
        keepSnapshot(app(), live);
        live.dropped = true;
        loaded.delete(live.id);
      };
      // After the work that a table is still waiting for: until then its memory is needed.
      await Promise.all([...loaded.values()].filter(isIdle).map(live => live.exclusively(() => forget(live))));
    },
    ids: () => [...loaded.keys(), ...orphans.keys()],
  };
};

/** What `work` answers when memory turned out to be behind the store: load again, try again. */
export const RETRY = Symbol('again');

/** The table was moved to another database, or deleted: what was to be written references a row that is gone. */
export const hasLeft = async ({ id, database }: LiveTable): Promise<boolean> => (await tableById(database.store.db, id)) === undefined;

/** `work` at a table that was not dropped meanwhile. On RETRY the table is dropped before the work that waits behind it can begin. */
const attempt = async <T>(app: App, live: LiveTable, work: (live: LiveTable) => Promise<T | typeof RETRY>): Promise<T | typeof RETRY> => {
  if (live.dropped) return RETRY;
  let result: T | typeof RETRY;
  try {
    result = await work(live);
  } catch (error) {
    if (!isOrphan(error) || !(await hasLeft(live))) throw error;
    result = RETRY;
  }
  if (result === RETRY) app.tables.drop(live);
  return result;
};

/** Runs `work` exclusively at the table, on memory that is up to date. */
export const atTable = async <T>(app: App, id: string, work: (live: LiveTable) => Promise<T | typeof RETRY>): Promise<T> => {
  for (let attempts = 0; attempts < 8; attempts++) {
    const here = app.tables.peek(id);
    if (here) here.usedAt = app.now();
    // A table in memory is not waited for: a promise would cost a move more time than to find the table.
    const live = here ?? (await app.tables.open(id));
    const result = await live.exclusively(() => attempt(app, live, work));
    if (result !== RETRY) return result as T;
  }
  return refuse('busy');
};
