/** When the plans of a table are next to be looked at: after one was filed, laid aside or heard of from another process. Moves see to it themselves. */
import type { House } from '../house.ts';
import { writeDue } from '../store/due.ts';
import { dueChanges, planTime, scheduleDue } from '../tables/commit.ts';
import type { Hosted } from '../tables/hosted.ts';
import { firstDue } from './fits.ts';

/** The due row of the table's plans, for the position and the plans that are in memory now. */
export const settlePlans = async (house: House, hosted: Hosted): Promise<void> => {
  const { table } = hosted;
  const { db } = house.store;
  const now = house.now();
  const row = await db.selectFrom('due').select('due_at').where('table_id', '=', hosted.id).where('kind', '=', 'plan').executeTakeFirst();
  if (row) hosted.due.set('plan', row.due_at);
  else hosted.due.delete('plan');
  const due = new Map(hosted.due);
  if (table && !table.outcome && firstDue(table.game, table.state, hosted.plans)) due.set('plan', planTime(hosted, now));
  else due.delete('plan');
  await writeDue(db, hosted.id, dueChanges(hosted, due, now));
  scheduleDue(house, hosted, due, now);
};
