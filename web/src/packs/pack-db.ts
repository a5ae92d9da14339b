/** The texts of packs kept in this browser; their names and which one is in use are in store.ts. */
import { storeIn } from '../storage/idb.ts';

const within = storeIn('stoa-packs', 'texts', db => db.createObjectStore('texts'));

export const keepText = async (id: string, text: string): Promise<void> => {
  await within('readwrite', store => store.put(text, id));
};
export const keptText = (id: string): Promise<string | undefined> =>
  within('readonly', store => store.get(id) as IDBRequest<string | undefined>);
export const forgetText = async (id: string): Promise<void> => {
  await within('readwrite', store => store.delete(id));
};
