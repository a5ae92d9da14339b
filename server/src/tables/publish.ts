/** Sends changes to the listeners, each as its viewer, and only where something changed. Called after the write, never before. */
import type { Seat } from '@stoa/engine';
import type { ChatLine, ServerMessage } from '@stoa/protocol';
import { newSharedWork } from '@stoa/protocol/changes';
import type { App } from '../app.ts';
import type { Told } from '../bus.ts';
import { shownPlan } from '../plans/shown.ts';
import { tableInfoFor } from './info.ts';
import { belongs, type Form, type LiveTable, maySee, mayWatch, seatOf } from './live-table.ts';
import { changeText, notePublished, wholeText } from './position-text.ts';

const encode = (message: ServerMessage): string => JSON.stringify(message);

/** Listeners who may no longer see the table are told that it is gone, and nothing after that. */
const dropStrangers = (live: LiveTable): void => {
  // A set may lose items while it is walked.
  for (const listener of live.listeners) {
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
  /** Of chairs with several tabs: what the first of them was sent. */
  const ready: { readonly viewer: Seat | undefined; readonly cursor: number; readonly form: Form; readonly text: string }[] = [];
  const shared = newSharedWork();
  for (const listener of live.listeners) {
    if (!mayWatch(live, listener.accountId)) continue;
    const viewer: Seat | undefined = seatOf(live, listener.accountId);
    if (viewer !== listener.viewer) {
      listener.viewer = viewer;
      listener.cursor = 0;
    }
    const known = before.get(viewer);
    if (listener.takes !== 'whole') notePublished(live, table, viewer, known, shared);
    const { cursor } = listener;
    const cursorNow = table.cursor(viewer);
    if (cursor === cursorNow) continue;
    const base = listener.takes !== 'whole' && known?.cursor === cursor ? known : undefined;
    const form = base ? listener.takes : 'whole';
    let text = ready.find(one => one.viewer === viewer && one.cursor === cursor && one.form === form)?.text;
    if (text === undefined) {
      const place = { viewer, cursor, shared };
      text = base ? changeText(live, table, place, { base, form, now }) : wholeText(live, table, place, now);
      ready.push({ viewer, cursor, form, text });
    }
    listener.cursor = cursorNow;
    listener.send(text);
  }
};

/** Sends who sits where, who is here and whether the game runs. `except`: an account that knows already. */
export const publishTable = async (app: App, live: LiveTable, told: Told = 'everybody', except?: string): Promise<void> => {
  dropStrangers(live);
  if (live.listeners.size === 0) return;
  const infoFor = await tableInfoFor(app, live);
  const ready = new Map<string, string>();
  for (const listener of [...live.listeners]) {
    const { accountId } = listener;
    // The reader may have lost access while this function waited.
    if (accountId === except || !maySee(live, accountId)) continue;
    const isPlayer = belongs(live, accountId);
    if (told === 'players' && !isPlayer) continue;
    const key = isPlayer ? accountId : '';
    const text = ready.get(key) ?? encode({ t: 'table', table: infoFor(accountId) });
    ready.set(key, text);
    listener.send(text);
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
