/**
 * Schedules the next check of a table's plans, after a plan was filed, laid aside or changed by another process.
 * A move schedules its own (`tables/commit.ts`).
 */
import type { App } from '../app.ts';
import { type DueChange, dueAt, writeDue } from '../store/due.ts';
import type { Plan } from '../store/plans.ts';
import { dueChanges, planTime, scheduleDue } from '../tables/commit.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { firstDue } from './fits.ts';

/** The due row of the table's plans, for the position in memory: the rows to write, and how to update memory afterwards. */
export const planDue = async (
  app: App,
  live: LiveTable,
  plans: readonly Plan[],
): Promise<{ readonly changes: readonly DueChange[]; believe(): void }> => {
  const { table } = live;
  const now = app.now();
  const at = (await dueAt(live.database.store.db, live.id)).get('plan');
  if (at === undefined) live.due.delete('plan');
  else live.due.set('plan', at);
  const due = new Map(live.due);
  const planned = table && !table.outcome ? firstDue(table.game, table.state, plans) : undefined;
  if (planned) due.set('plan', planTime(live, live.clocks, planned.plan.seat, now));
  else due.delete('plan');
  return { changes: dueChanges(live, due, now), believe: () => scheduleDue(app, live, due, now) };
};

export const settlePlans = async (app: App, live: LiveTable): Promise<void> => {
  const { changes, believe } = await planDue(app, live, live.plans);
  await writeDue(live.database.store.db, live.id, changes);
  believe();
};
