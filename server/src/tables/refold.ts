/**
 * After an update of the rules: every live table is folded again from its entries, in a worker, a page at a time; those that no longer
 * fold, or mean something else than at the last start (`digest`), are listed. No table changes silently, none is kept in memory for it.
 * Where a whole round under the very same rules has found nothing, the next one takes only the tables that were played at since.
 */
import type { House } from '../house.ts';
import { readEntries } from '../store/entries.ts';
import { TOUCH } from './commit.ts';

const PAGE = 50;
/** Where the store keeps which rules the last whole round was made under, and when it began. */
const ROUND = 'folded';

interface Round {
  readonly mark: string;
  readonly at: number;
}

/** Tables changed before this mean what they meant: 0, if they must all be looked at. A row learns of a change to `TOUCH`. */
const unchangedSince = async ({ store }: House, mark: string | undefined): Promise<number> => {
  const row = await store.db.selectFrom('keys').select('value').where('name', '=', ROUND).executeTakeFirst();
  const last = row && (JSON.parse(row.value) as Round);
  return mark !== undefined && last?.mark === mark ? last.at - TOUCH : 0;
};

const noteRound = async ({ store }: House, round: Round): Promise<void> => {
  const value = JSON.stringify(round);
  await store.db
    .insertInto('keys')
    .values({ name: ROUND, value })
    .onConflict(c => c.column('name').doUpdateSet({ value }))
    .execute();
};

export interface Differs {
  readonly table: string;
  readonly game: string;
  readonly reason: string;
}

/** `mark`: the rules as they are now; without it every live table is folded, and nothing is noted of the round. */
export const refoldAll = async (
  house: House,
  signal: AbortSignal = new AbortController().signal,
  mark?: string,
): Promise<readonly Differs[]> => {
  const { db } = house.store;
  const found: Differs[] = [];
  const began = house.now();
  const since = await unchangedSince(house, mark);
  let after = { at: since, id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'game', 'header', 'digest', 'updated_at'])
      .where('state', '=', 'playing')
      .where(eb => eb(eb.refTuple('updated_at', 'id'), '>', eb.tuple(after.at, after.id)))
      // What is played at meanwhile has been loaded under these rules; the next round takes it.
      .where('updated_at', '<=', began)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const meanings: { id: string; digest: string }[] = [];
    for (const { id, game, header, digest, updated_at } of rows) {
      if (signal.aborted) return found;
      after = { at: updated_at, id };
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
    if (rows.length < PAGE) break;
  }
  // While some differ the operator is told at every start.
  if (mark !== undefined && found.length === 0) await noteRound(house, { mark, at: began });
  return found;
};
