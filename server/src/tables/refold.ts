/**
 * After an update of the rules: every live table is folded again from its entries, in a worker, a page at a time; those that no longer
 * fold, or mean something else than at the last start (`digest`), are listed. No table changes silently, none is kept in memory for it.
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
      .select(['id', 'game', 'header', 'digest'])
      .where('state', '=', 'playing')
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const meanings: { id: string; digest: string }[] = [];
    for (const { id, game, header, digest } of rows) {
      if (signal.aborted) return found;
      after = id;
      if (header === null) continue;
      const bodies = (await readEntries(db, id, 0)).map(row => row.body);
      const [noted = '0', meant] = digest?.split(':') ?? [];
      const folded = await house.bots.refold({ game, header, bodies, notedAt: Number(noted) }, signal);
      const reason =
        folded.reason ?? (meant !== undefined && folded.then !== meant ? `means something else since entry ${noted}` : undefined);
      if (reason !== undefined) found.push({ table: id, game, reason });
      // What it means now is what it must mean after the next update; a table that differs keeps what it meant.
      else if (folded.now !== undefined && digest !== `${bodies.length}:${folded.now}`)
        meanings.push({ id, digest: `${bodies.length}:${folded.now}` });
    }
    if (meanings.length > 0)
      await db.transaction().execute(async tx => {
        for (const { id, digest } of meanings) await tx.updateTable('tables').set({ digest }).where('id', '=', id).execute();
      });
    if (rows.length < PAGE) return found;
  }
};
