/** A table as routes may open it. */
import type { App } from '../app.ts';
import { refuse } from '../refused.ts';
import { type LiveTable, maySee } from '../tables/live-table.ts';
import { openFresh } from '../tables/refresh.ts';

/** The table, if this account may know of it. */
export const seenTable = async (app: App, tableId: string, accountId: string): Promise<LiveTable> => {
  const live = await openFresh(app, tableId);
  return maySee(live, accountId) ? live : refuse('unknown');
};
