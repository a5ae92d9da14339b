/**
 * What this browser saw of online tables, message by message, for a replay while the game still runs: the server gives out a record only
 * after the end. Nothing is here that the seat was not shown. Old tables and old messages go first.
 */
import type { GameEvent, Outcome, Seat } from '@stoa/engine';

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
}

/** Of one table; a long game has a few hundred. */
const MOST = 1500;
const OLDEST = 45 * 24 * 3_600_000;

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('stoa-seen', 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore('seen', { keyPath: ['table', 'cursor'] });
      store.createIndex('at', 'at');
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const db = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction('seen', mode);
      const request = work(transaction.objectStore('seen'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
};

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
