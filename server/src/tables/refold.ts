/**
 * After an update of the rules: every live table is folded again from its entries, in a worker, a page at a time; those that no longer
 * fold are listed. No table changes silently, and none of them is kept in memory for it.
 */
import type { House } from '../house.ts';
import { readEntries } from '../store/entries.ts';

const PAGE = 50;

export interface Differs {
  readonly table: string;
  readonly game: string;
  readonly reason: string;
}

export const refoldAll = async (house: House, signal: AbortSignal = new AbortController().signal): Promise<readonly Differs[]> => {
  const { db } = house.store;
  const found: Differs[] = [];
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'game', 'header'])
      .where('state', '=', 'playing')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    for (const { id, game, header } of rows) {
      if (signal.aborted) return found;
      after = id;
      if (header === null) continue;
      const bodies = (await readEntries(db, id, 0)).map(row => row.body);
      const reason = await house.bots.refold({ game, header, bodies }, signal);
      if (reason !== undefined) found.push({ table: id, game, reason });
    }
    if (rows.length < PAGE) return found;
  }
};
