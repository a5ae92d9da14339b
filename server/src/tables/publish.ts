/** Sends changes to the listeners, each as its viewer, and only where something changed. Called after the write, never before. */
import type { Seat } from '@stoa/engine';
import type { ChatLine, ServerMessage } from '@stoa/protocol';
import type { App } from '../app.ts';
import { shownPlan } from '../plans/shown.ts';
import { tableInfo } from './info.ts';
import { type LiveTable, maySee, mayWatch, seatOf } from './live-table.ts';
import { changeText, notePublished, wholeText } from './position-text.ts';

const encode = (message: ServerMessage): string => JSON.stringify(message);

/** Listeners who may no longer see the table are told that it is gone, and nothing after that. */
const dropStrangers = (live: LiveTable): void => {
  for (const listener of [...live.listeners]) {
    if (maySee(live, listener.accountId)) continue;
    live.listeners.delete(listener);
    listener.send(encode({ t: 'gone', table: live.id }));
    listener.end();
  }
};

/** The position, to each chair whose cursor has moved. Two tabs of one chair share the computed message. */
export const publishPosition = (app: App, live: LiveTable): void => {
  const { table, published: before } = live;
  live.published = new Map();
  if (!table || live.listeners.size === 0) return;
  dropStrangers(live);
  const now = app.now();
  const ready = new Map<string, string>();
  for (const listener of live.listeners) {
    if (!mayWatch(live, listener.accountId)) continue;
    const viewer: Seat | undefined = seatOf(live, listener.accountId);
    if (viewer !== listener.viewer) {
      listener.viewer = viewer;
      listener.cursor = 0;
    }
    const known = before.get(viewer);
    if (listener.takesChanges) notePublished(live, table, viewer, known);
    const { cursor } = listener;
    if (cursor === table.cursor(viewer)) continue;
    const base = listener.takesChanges && known?.cursor === cursor ? known : undefined;
    const key = `${viewer}/${cursor}/${base === undefined}`;
    let text = ready.get(key);
    if (text === undefined) {
      text = base ? changeText(live, table, viewer, base, now) : wholeText(live, table, { viewer, cursor }, now);
      ready.set(key, text);
    }
    listener.cursor = table.cursor(viewer);
    listener.send(text);
  }
};

/** Sends who sits where and whether the game runs. `except`: an account that knows already. */
export const publishTable = async (app: App, live: LiveTable, except?: string): Promise<void> => {
  dropStrangers(live);
  for (const listener of [...live.listeners]) {
    if (listener.accountId === except) continue;
    const table = await tableInfo(app, live, listener.accountId);
    // The reader may have lost access while this function waited.
    if (maySee(live, listener.accountId)) listener.send(encode({ t: 'table', table }));
  }
};

/** Sends a plan to the account that filed it and to no other. */
export const publishPlan = (live: LiveTable, accountId: string): void => {
  const text = encode({ t: 'plan', table: live.id, plan: shownPlan(live.plans.find(plan => plan.accountId === accountId)) });
  for (const listener of live.listeners) if (listener.accountId === accountId) listener.send(text);
};

/** After a change that is no entry (seats, settings): tells the listeners here and the other processes. */
export const seatsChanged = async (app: App, live: LiveTable): Promise<void> => {
  app.bus.changed([live.id]);
  await publishTable(app, live);
};

/** Sends a line of chat to those who may look at the game. */
export const publishLine = (live: LiveTable, line: ChatLine, deaf: ReadonlySet<string>): void => {
  dropStrangers(live);
  const text = encode({ t: 'chat', table: live.id, line });
  for (const listener of live.listeners) if (!deaf.has(listener.accountId) && mayWatch(live, listener.accountId)) listener.send(text);
};
