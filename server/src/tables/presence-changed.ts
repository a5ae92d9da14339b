/** When an account opens its first socket at a table or closes its last: stores that and tells the other listeners. */
import type { App } from '../app.ts';
import type { LiveTable } from './live-table.ts';
import { forgetPresence, notePresence } from './presence.ts';
import { publishTable } from './publish.ts';

/** Milliseconds between two messages about who is here. A player who comes and goes does not make the server tell all spectators each time. */
const PAUSE_MS = 250;
/** Tables of which this was told less than `PAUSE_MS` ago, and whether there is more to tell. */
const pausing = new WeakMap<LiveTable['listeners'], { isDue: boolean }>();

/** Tells the listeners who is here: at once, and then at most once in `PAUSE_MS`. `except`: an account that knows already. */
export const tellPresence = async (app: App, live: LiveTable, except?: string): Promise<void> => {
  const { listeners } = live;
  const pause = pausing.get(listeners);
  if (pause) {
    pause.isDue = true;
    return;
  }
  const now = { isDue: false };
  pausing.set(listeners, now);
  const end = (): void => {
    pausing.delete(listeners);
    const later = app.tables.peek(live.id);
    if (now.isDue && later)
      tellPresence(app, later).catch((error: Error) =>
        app.log.warn({ table: live.id, reason: error.message }, 'telling who is here failed'),
      );
  };
  setTimeout(end, PAUSE_MS).unref();
  await publishTable(app, live, except);
};

export const presenceChanged = async (app: App, live: LiveTable, accountId: string, isPresent: boolean): Promise<void> => {
  if (app.store.engine === 'postgres') {
    await (isPresent ? notePresence : forgetPresence)(app, live, accountId);
    app.bus.came(live.id);
  }
  await tellPresence(app, live, accountId);
};
