/** When an account opens its first socket at a table or closes its last: stores that and tells the other listeners. */
import type { App } from '../app.ts';
import type { LiveTable } from './live-table.ts';
import { forgetPresence, notePresence } from './presence.ts';
import { publishTable } from './publish.ts';

export const presenceChanged = async (app: App, live: LiveTable, accountId: string, isPresent: boolean): Promise<void> => {
  if (app.store.engine === 'postgres') {
    await (isPresent ? notePresence : forgetPresence)(app, live, accountId);
    app.bus.came(live.id);
  }
  await publishTable(app, live, accountId);
};
