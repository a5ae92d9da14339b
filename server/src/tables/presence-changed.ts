/** When an account opens its first socket at a table or closes its last: stores that and tells the other listeners. */
import type { App } from '../app.ts';
import type { Told } from '../bus.ts';
import { belongs, type LiveTable } from './live-table.ts';
import { forgetPresence, notePresence } from './presence.ts';
import { publishTable } from './publish.ts';

/** Milliseconds between two messages about who is here. A player who comes and goes does not make the server tell all spectators each time. */
const PAUSE_MS = 250;
/** Tables of which this was told less than `PAUSE_MS` ago, and whom there is more to tell. */
const pausing = new WeakMap<LiveTable['listeners'], { due: Told | undefined }>();

/** Tells the listeners who is here: at once, and then at most once in `PAUSE_MS`. `except`: an account that knows already. */
export const tellPresence = async (app: App, live: LiveTable, told: Told, except?: string): Promise<void> => {
  const { listeners } = live;
  const pause = pausing.get(listeners);
  if (pause) {
    pause.due = pause.due === 'everybody' ? pause.due : told;
    return;
  }
  const now: { due: Told | undefined } = { due: undefined };
  pausing.set(listeners, now);
  const end = (): void => {
    pausing.delete(listeners);
    const later = app.tables.peek(live.id);
    if (now.due && later)
      tellPresence(app, later, now.due).catch((error: Error) =>
        app.log.warn({ table: live.id, reason: error.message }, 'telling who is here failed'),
      );
  };
  setTimeout(end, PAUSE_MS).unref();
  await publishTable(app, live, told, except);
};

/** A spectator who comes or goes concerns the players only: a thousand spectators are not told of each other. */
export const presenceChanged = async (app: App, live: LiveTable, accountId: string, isPresent: boolean): Promise<void> => {
  const told: Told = belongs(live, accountId) ? 'everybody' : 'players';
  if (app.store.engine === 'postgres') {
    await (isPresent ? notePresence : forgetPresence)(app, live, accountId);
    app.bus.came(live.id, told);
  }
  await tellPresence(app, live, told, accountId);
};
