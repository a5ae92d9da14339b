/** One store of a database in this browser: opened for one piece of work, and closed again. */
type Within = <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) => Promise<T>;

const open = (name: string, make: (db: IDBDatabase) => void): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => make(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The answer comes when the work is written; `strict`: on the disk, not only handed to it. */
export const storeIn =
  (name: string, store: string, make: (db: IDBDatabase) => void, durability: IDBTransactionDurability = 'default'): Within =>
  async (mode, work) => {
    const db = await open(name, make);
    try {
      return await new Promise((resolve, reject) => {
        const transaction = db.transaction(store, mode, { durability });
        const request = work(transaction.objectStore(store));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      db.close();
    }
  };
