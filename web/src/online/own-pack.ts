/** The data pack of an online table: options say its hash, and the pack itself is asked for once; it never changes. */
import { packIn } from '../table/table-client.ts';
import { call } from './api.ts';

const asked = new Map<string, Promise<unknown>>();

/** null: the usual one. */
export const ownPack = (table: string, options: unknown): Promise<unknown> => {
  if (packIn(options) === null) return Promise.resolve(null);
  let pack = asked.get(table);
  if (pack === undefined) {
    pack = call('GET /api/tables/:table/data/:option', { table, option: 'pack' }).then(({ value }) => value);
    asked.set(table, pack);
    // Whoever asks again after a failure gets another try.
    pack.catch(() => asked.delete(table));
  }
  return pack;
};
