/** The texts of packs kept in this browser; their names and which one is in use are in store.ts. */

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('stoa-packs', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('texts');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const within = async <T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const db = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = db.transaction('texts', mode);
      const request = work(transaction.objectStore('texts'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
};

export const keepText = async (id: string, text: string): Promise<void> => {
  await within('readwrite', store => store.put(text, id));
};
export const keptText = (id: string): Promise<string | undefined> =>
  within('readonly', store => store.get(id) as IDBRequest<string | undefined>);
export const forgetText = async (id: string): Promise<void> => {
  await within('readwrite', store => store.delete(id));
};
