/**
 * What this browser saw of online tables, message by message, for a replay while the game still runs: the server gives out a record only
 * after the end. Nothing is here that the seat was not shown. Old tables and old messages go first.
 */
import type { GameEvent, Outcome, Seat } from '@stoa/engine';
import { storeIn } from './idb.ts';

export interface Seen {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat | null;
  readonly cursor: number;
  readonly at: number;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome | null;
  readonly waiting: readonly number[];
  /** Who sat where, by name; older messages were kept without. */
  readonly people?: readonly (string | null)[];
}

/** Of one table; a long game has a few hundred. */
const MOST = 1500;
const OLDEST = 45 * 24 * 3_600_000;

const within = storeIn('stoa-seen', 'seen', db => db.createObjectStore('seen', { keyPath: ['table', 'cursor'] }).createIndex('at', 'at'));

export const keepSeen = async (seen: Seen): Promise<void> => {
  await within('readwrite', store => {
    const put = store.put(seen);
    store.index('at').openCursor(IDBKeyRange.upperBound(Date.now() - OLDEST)).onsuccess = ({ target }) => {
      const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
      cursor?.delete();
      cursor?.continue();
    };
    return put;
  });
};

/** In the order in which it was seen. */
export const seenOf = async (table: string): Promise<readonly Seen[]> =>
  (await within('readonly', store => store.getAll(IDBKeyRange.bound([table], [table, []])) as IDBRequest<Seen[]>)).slice(-MOST);
