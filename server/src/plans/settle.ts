/** When the plans of a table are next to be looked at: after one was filed, laid aside or heard of from another process. Moves see to it themselves. */
import type { House } from '../house.ts';
import { type DueChange, dueAt, writeDue } from '../store/due.ts';
import type { Plan } from '../store/plans.ts';
import { dueChanges, planTime, scheduleDue } from '../tables/commit.ts';
import type { Hosted } from '../tables/hosted.ts';
import { firstDue } from './fits.ts';

/** The due row of the table's plans, for the position in memory: what to write, and what then to believe. */
export const planDue = async (
  house: House,
  hosted: Hosted,
  plans: readonly Plan[],
): Promise<{ readonly changes: readonly DueChange[]; believe(): void }> => {
  const { table } = hosted;
  const now = house.now();
  const at = (await dueAt(house.store.db, hosted.id)).get('plan');
  if (at === undefined) hosted.due.delete('plan');
  else hosted.due.set('plan', at);
  const due = new Map(hosted.due);
  const planned = table && !table.outcome ? firstDue(table.game, table.state, plans) : undefined;
  if (planned) due.set('plan', planTime(hosted, hosted.clocks, planned.plan.seat, now));
  else due.delete('plan');
  return { changes: dueChanges(hosted, due, now), believe: () => scheduleDue(house, hosted, due, now) };
};

export const settlePlans = async (house: House, hosted: Hosted): Promise<void> => {
  const { changes, believe } = await planDue(house, hosted, hosted.plans);
  await writeDue(house.store.db, hosted.id, changes);
  believe();
};
