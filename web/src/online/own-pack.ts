/** The data pack of an online table: its options hold the hash, and the pack itself is fetched once; it never changes. */
import { factsFor } from '../games/card-of.ts';
import { packIn } from '../games/facts.ts';
import { call } from './api.ts';

const asked = new Map<string, Promise<unknown>>();

/** null: the usual one. */
export const ownPack = (table: string, game: string, options: unknown): Promise<unknown> => {
  const facts = factsFor(game);
  if (facts.packOption === null || packIn(facts, options) === null) return Promise.resolve(null);
  let pack = asked.get(table);
  if (pack === undefined) {
    pack = call('GET /api/tables/:table/data/:option', { table, option: facts.packOption }).then(({ value }) => value);
    asked.set(table, pack);
    // After a failure the next call tries again.
    pack.catch(() => asked.delete(table));
  }
  return pack;
};
