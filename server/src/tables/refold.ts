/**
 * After an update of the rules: every running table is folded again from its entries, in a worker, a page at a time; those that no longer
 * fold, or mean something else than at the last start (`digest`), are listed. No table changes silently, and none stays in memory.
 * Where a whole round under the same rules found nothing, the next round checks only the tables that were played at since.
 */

import type { App } from '../app.ts';
import type { TableDatabase } from '../databases/table-database.ts';
import { readEntries } from '../store/entries.ts';
import { filledHeader, packsOf } from '../store/packs.ts';
import { DIGEST_FORM, type Folding } from '../workers/fold.ts';
import { ROW_TOUCH_MS } from './commit.ts';

const PAGE = 50;
/** Entries that go to the worker at once: one message for many idle tables, not one for each. */
const BATCH = 1_000;
/** Where the store keeps which rules the last whole round was made under, and when it began. */
const ROUND = 'folded';

interface Round {
  readonly mark: string;
  readonly at: number;
}

/** Tables not changed since this time need no check; 0 if all need one. `updated_at` is up to `ROW_TOUCH_MS` behind. */
const unchangedSince = async ({ store }: TableDatabase, mark: string | undefined): Promise<number> => {
  const row = await store.db.selectFrom('keys').select('value').where('name', '=', ROUND).executeTakeFirst();
  const last = row && (JSON.parse(row.value) as Round);
  return mark !== undefined && last?.mark === mark ? last.at - ROW_TOUCH_MS : 0;
};

const noteRound = async ({ store }: TableDatabase, round: Round): Promise<void> => {
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

interface Live {
  readonly id: string;
  readonly game: string;
  readonly digest: string | null;
  readonly folding: Folding;
}

/** Folds these tables, returns those that differ, and stores the present digest of the others. */
const foldBatch = async (app: App, { store }: TableDatabase, batch: readonly Live[], signal: AbortSignal): Promise<Differs[]> => {
  if (batch.length === 0) return [];
  const foldings = batch.map(({ folding }) => folding);
  const all = await app.workers.refold(foldings, signal);
  const differing: Differs[] = [];
  const meanings: { id: string; digest: string }[] = [];
  for (const [i, { id, game, digest, folding }] of batch.entries()) {
    const folded = all[i] ?? {};
    const [noted, meant] = digest?.split(':') ?? [];
    const reason =
      folded.reason ?? (meant?.startsWith(DIGEST_FORM) && folded.then !== meant ? `means something else since entry ${noted}` : undefined);
    const now = `${folding.bodies.length}:${folded.now}`;
    if (reason !== undefined) differing.push({ table: id, game, reason });
    // The present digest must be the same after the next update; a table that differs keeps its old digest.
    else if (folded.now !== undefined && digest !== now) meanings.push({ id, digest: now });
  }
  if (meanings.length > 0)
    await store.db.transaction().execute(async tx => {
      for (const { id, digest } of meanings) await tx.updateTable('tables').set({ digest }).where('id', '=', id).execute();
    });
  return differing;
};

const refoldIn = async (app: App, database: TableDatabase, signal: AbortSignal, mark?: string): Promise<readonly Differs[]> => {
  const { db } = database.store;
  const found: Differs[] = [];
  const began = app.now();
  const since = await unchangedSince(database, mark);
  let after = { at: since, id: '' };
  for (;;) {
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'game', 'header', 'digest', 'updated_at'])
      .where('state', '=', 'playing')
      .where(eb => eb(eb.refTuple('updated_at', 'id'), '>', eb.tuple(after.at, after.id)))
      // A table that is played at during this round was loaded under these rules; the next round checks it.
      .where('updated_at', '<=', began)
      .orderBy('updated_at')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    const packs = await packsOf(
      db,
      rows.map(row => row.id),
    );
    let batch: Live[] = [];
    let entries = 0;
    for (const { id, game, header, digest, updated_at } of rows) {
      if (signal.aborted) return found;
      after = { at: updated_at, id };
      if (header === null) continue;
      const bodies = (await readEntries(db, id, 0)).map(row => row.body);
      batch.push({
        id,
        game,
        digest,
        folding: { game, header: filledHeader(header, packs.get(id)), bodies, notedAt: Number(digest?.split(':')[0] ?? 0) },
      });
      entries += bodies.length;
      if (entries < BATCH) continue;
      found.push(...(await foldBatch(app, database, batch, signal)));
      batch = [];
      entries = 0;
    }
    found.push(...(await foldBatch(app, database, batch, signal)));
    if (rows.length < PAGE) break;
  }
  // While tables differ, every start tells the operator.
  if (mark !== undefined && found.length === 0) await noteRound(database, { mark, at: began });
  return found;
};

/** `mark`: the rules as they are now; without it every running table is folded, and the round is not stored. */
export const refoldAll = async (app: App, signal: AbortSignal = new AbortController().signal, mark?: string): Promise<readonly Differs[]> =>
  app.databases.everywhere(database => refoldIn(app, database, signal, mark));
