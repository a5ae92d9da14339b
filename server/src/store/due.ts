/**
 * Due rows: one for each table and kind (bot move, clock, declined window, plan). The process that runs a row claims it; when the
 * claim ends another process may take it, so that a dead process leaves nothing undone.
 */
import type { Kysely, Transaction } from 'kysely';
import type { DueRow, Schema } from './schema.ts';

/** `at` null: nothing of this kind is due any more. `claimedUntil`: until then only the writer runs it. */
export interface DueChange {
  readonly kind: DueRow['kind'];
  readonly at: number | null;
  readonly claimedUntil: number;
}

export const writeDue = async (tx: Transaction<Schema> | Kysely<Schema>, tableId: string, changes: readonly DueChange[]): Promise<void> => {
  for (const { kind, at, claimedUntil } of changes)
    if (at === null) await tx.deleteFrom('due').where('table_id', '=', tableId).where('kind', '=', kind).execute();
    else
      await tx
        .insertInto('due')
        .values({ table_id: tableId, kind, due_at: at, claimed_until: claimedUntil })
        .onConflict(c => c.columns(['table_id', 'kind']).doUpdateSet({ due_at: at, claimed_until: claimedUntil }))
        .execute();
};

/** What is due at a table, and when. */
export const dueAt = async (db: Kysely<Schema>, tableId: string): Promise<Map<DueRow['kind'], number>> => {
  const rows = await db.selectFrom('due').select(['kind', 'due_at']).where('table_id', '=', tableId).execute();
  return new Map(rows.map(({ kind, due_at }) => [kind, due_at]));
};

/** Takes up to `limit` rows whose time has come and that no process has claimed, for `lease` milliseconds. */
export const claimDue = (db: Kysely<Schema>, engine: 'sqlite' | 'postgres', now: number, lease: number, limit: number): Promise<DueRow[]> =>
  db.transaction().execute(async tx => {
    const rows = await tx
      .selectFrom('due')
      .selectAll()
      .where('due_at', '<=', now)
      .where('claimed_until', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .$if(engine === 'postgres', query => query.forUpdate().skipLocked())
      .execute();
    for (const row of rows)
      await tx
        .updateTable('due')
        .set({ claimed_until: now + lease })
        .where('table_id', '=', row.table_id)
        .where('kind', '=', row.kind)
        .execute();
    return rows;
  });

/** Releases a claim: another process may take it at once. Without a table: all claims, where no other process can hold one. */
export const releaseDue = async (db: Kysely<Schema>, row?: Pick<DueRow, 'table_id' | 'kind'>): Promise<void> => {
  await db
    .updateTable('due')
    .set({ claimed_until: 0 })
    .where('claimed_until', '>', 0)
    .$if(row !== undefined, query => query.where('table_id', '=', row?.table_id ?? '').where('kind', '=', row?.kind ?? 'bot'))
    .execute();
};
