/** Plans made ahead, one row a seat. A change says which version it changes, so that of two who change it at once only one does. */
import type { Illegal, Seat } from '@stoa/engine';
import type { PlanStep } from '@stoa/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { PlanRow, Schema, SeatRow } from './schema.ts';

type Db = Kysely<Schema> | Transaction<Schema>;

export interface KeptStep extends PlanStep {
  /** What the game says it depends on, as it was when the step was filed. */
  readonly rests: string;
  /** How many of its actions were played: long steps are played in parts. */
  readonly played: number;
}
export interface Plan {
  readonly seat: Seat;
  readonly accountId: string;
  readonly version: string;
  readonly steps: readonly KeptStep[];
  readonly fallen: readonly { readonly room: string; readonly illegal: Illegal | null }[];
}

const planOf = ({ seat, account_id, version, body }: PlanRow): Plan => ({
  ...(JSON.parse(body) as Pick<Plan, 'steps' | 'fallen'>),
  seat,
  accountId: account_id,
  version,
});
export const bodyOf = ({ steps, fallen }: Pick<Plan, 'steps' | 'fallen'>): string => JSON.stringify({ steps, fallen });

export const plansAt = async (db: Db, tableId: string): Promise<Plan[]> =>
  (await db.selectFrom('plans').selectAll().where('table_id', '=', tableId).orderBy('seat').execute()).map(planOf);

export const plansBy = async (db: Db, accountId: string): Promise<{ readonly table: string; readonly plan: Plan }[]> =>
  (await db.selectFrom('plans').selectAll().where('account_id', '=', accountId).orderBy('table_id').execute()).map(row => ({
    table: row.table_id,
    plan: planOf(row),
  }));

/** Only the plans of accounts that still have the seat. */
export const plansOfSeated = (plans: readonly Plan[], seats: readonly SeatRow[]): readonly Plan[] =>
  plans.filter(({ seat, accountId }) => seats[seat]?.kind === 'human' && seats[seat]?.account_id === accountId);

/** When a seat changes hands: deletes plans of other accounts, also one that another process has just filed. */
export const clearPlan = async (db: Db, { table_id, seat, account_id }: SeatRow): Promise<void> => {
  await db
    .deleteFrom('plans')
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .where('account_id', '!=', account_id ?? '')
    .execute();
};

/** False if the seat's plan is no longer `was`: nothing is changed then. */
export const changePlan = async (db: Db, tableId: string, was: Plan | undefined, now: Plan | undefined): Promise<boolean> => {
  if (!was) {
    if (!now) return true;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('plans')
      .values({ table_id: tableId, seat: now.seat, account_id: now.accountId, version: now.version, body: bodyOf(now) })
      .onConflict(c => c.columns(['table_id', 'seat']).doNothing())
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  if (!now) {
    const { numDeletedRows } = await db
      .deleteFrom('plans')
      .where('table_id', '=', tableId)
      .where('seat', '=', was.seat)
      .where('version', '=', was.version)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numUpdatedRows } = await db
    .updateTable('plans')
    .set({ account_id: now.accountId, version: now.version, body: bodyOf(now) })
    .where('table_id', '=', tableId)
    .where('seat', '=', was.seat)
    .where('version', '=', was.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
