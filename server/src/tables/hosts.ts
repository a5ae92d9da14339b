/** The tables in memory: loaded when somebody needs one, dropped when nobody has for a while. A stored idle table costs nothing. */
import { type Action, type Entry, openTable, type TableHeader } from '@stoa/engine';
import { draws } from '@stoa/fair';
import type { House } from '../house.ts';
import { refuse } from '../refused.ts';
import { isStoreAway } from '../store/conflict.ts';
import { dueAt } from '../store/due.ts';
import { readEntries } from '../store/entries.ts';
import { plansAt, plansOfSeated } from '../store/plans.ts';
import type { EntryRow, TableRow } from '../store/schema.ts';
import { keepMoves, keptMoves } from '../store/snapshots.ts';
import { seatsOf, secretOf, tableById } from '../store/tables.ts';
import type { ClockState } from './clocks.ts';
import { type Hosted, type Hosts, oneAtATime, seatOf } from './hosted.ts';
import { publishPosition } from './publish.ts';
import type { Settings } from './settings.ts';

/** A stored intent was accepted; its answer is the cursor its seat then had. */
export const noteAnswer = (hosted: Hosted, { intent }: EntryRow): void => {
  if (intent === null || !hosted.table) return;
  const seat = seatOf(hosted, intent.slice(0, intent.indexOf(':')));
  hosted.answers.set(intent, { ok: true, cursor: hosted.table.cursor(seat) });
};

/** Milliseconds of folding before others get their turn. */
const SLICE = 10;
/** So many entries more than the snapshot has are worth a new one. */
const WORTH = 150;

/** A snapshot is good for the rules it was made by; where the sources run, for this process alone. */
const rulesOf = async ({ rules, processId }: House): Promise<string> => (await rules) ?? processId;

/** Where the cursors moved goes into the store, so that the next load is quick. Only a cache: a failure is no more than a line in the log. */
const keepSnapshot = (house: House, hosted: Hosted): void => {
  const { id, table, keptUpTo } = hosted;
  if (!table || table.seq - keptUpTo < WORTH) return;
  const moves = table.cursorHistory();
  hosted.keptUpTo = moves.seq;
  rulesOf(house)
    .then(rules => keepMoves(house.store.db, id, rules, moves))
    .catch((error: Error) => house.log.warn({ table: id, reason: error.message }, 'snapshot not kept'));
};

/** The engine's table from its stored rows, and the answers its intents got. */
const fold = async (house: House, row: TableRow, hosted: Hosted, rows: readonly EntryRow[]): Promise<void> => {
  const game = house.games.get(row.game);
  if (!game || row.header === null) return;
  const header = JSON.parse(row.header) as TableHeader;
  const { db } = house.store;
  const known = rows.length < WORTH ? undefined : await keptMoves(db, row.id, await rulesOf(house));
  // Of a store that was put back, or of another table's size: worked out anew.
  const fits = known !== undefined && known.seq <= rows.length && known.moved.length === header.seats + 1;
  const dice = draws(await secretOf(db, row.id), header.table, header.entropies);
  const table = openTable(game, header, dice, undefined, fits ? known : undefined);
  hosted.keptUpTo = fits ? known.seq : 0;
  hosted.table = table;
  // What everybody was shown is worked out on the way: of a long game that is seconds. The others are served in between.
  table.cursor(undefined);
  let since = performance.now();
  for (const stored of rows) {
    table.take(JSON.parse(stored.body) as Entry<Action>);
    noteAnswer(hosted, stored);
    if (performance.now() - since < SLICE) continue;
    await new Promise(resolve => setImmediate(resolve));
    since = performance.now();
  }
  keepSnapshot(house, hosted);
};

const load = async (house: House, id: string, listeners: Hosted['listeners']): Promise<Hosted> => {
  const { db } = house.store;
  const row = await tableById(db, id);
  if (!row) return refuse('unknown');
  const now = house.now();
  const seats = await seatsOf(db, id);
  const hosted: Hosted = {
    id,
    row,
    settings: JSON.parse(row.settings) as Settings,
    seats,
    plans: row.state === 'playing' ? plansOfSeated(await plansAt(db, id), seats) : [],
    table: undefined,
    clocks: row.clocks === null ? undefined : (JSON.parse(row.clocks) as ClockState),
    outages: house.heart.outages,
    answers: new Map(),
    due: await dueAt(db, id),
    listeners,
    heard: new Map(),
    loadedAt: now,
    keptUpTo: 0,
    usedAt: now,
    dropped: false,
    alone: oneAtATime(),
  };
  try {
    await fold(house, row, hosted, row.header === null ? [] : await readEntries(db, id, 0));
  } catch (error) {
    if (isStoreAway(error)) throw error;
    // A broken promise stops this table only; its id and the entry are what is needed to reproduce it.
    house.log.error({ table: id, reason: (error as Error).message }, 'table does not fold');
    return refuse('internal');
  }
  return hosted;
};

export const makeHosts = (house: () => House): Hosts => {
  const loaded = new Map<string, Hosted>();
  const loading = new Map<string, Promise<Hosted>>();
  /** Those who listened to a table that was dropped and is not back yet. */
  const orphans = new Map<string, Hosted['listeners']>();

  return {
    async open(id) {
      const here = loaded.get(id);
      if (here) {
        here.usedAt = house().now();
        return here;
      }
      let coming = loading.get(id);
      if (!coming) {
        coming = load(house(), id, orphans.get(id) ?? new Set())
          .then(hosted => {
            orphans.delete(id);
            loaded.set(id, hosted);
            // Those who listened before it was dropped have missed what others wrote meanwhile.
            publishPosition(house(), hosted);
            return hosted;
          })
          .finally(() => loading.delete(id));
        loading.set(id, coming);
      }
      return coming;
    },
    isHere: id => loaded.has(id) || loading.has(id) || orphans.has(id),
    peek: id => loaded.get(id),
    drop(hosted) {
      hosted.dropped = true;
      if (loaded.get(hosted.id) === hosted) loaded.delete(hosted.id);
      if (hosted.listeners.size > 0) orphans.set(hosted.id, hosted.listeners);
    },
    sweep(since) {
      for (const hosted of loaded.values())
        if (hosted.listeners.size === 0 && hosted.usedAt < since) {
          keepSnapshot(house(), hosted);
          hosted.dropped = true;
          loaded.delete(hosted.id);
        }
    },
    ids: () => [...loaded.keys()],
  };
};

/** What `work` answers when memory turned out to be behind the store: load again, try again. */
export const AGAIN = Symbol('again');

/** Runs `work` alone at the table, on memory that is up to date. */
export const atTable = async <T>(house: House, id: string, work: (hosted: Hosted) => Promise<T | typeof AGAIN>): Promise<T> => {
  for (let attempt = 0; attempt < 8; attempt++) {
    const hosted = await house.hosts.open(id);
    const result = await hosted.alone(() => (hosted.dropped ? Promise.resolve(AGAIN) : work(hosted)));
    if (result !== AGAIN) return result as T;
    house.hosts.drop(hosted);
  }
  return refuse('busy');
};
