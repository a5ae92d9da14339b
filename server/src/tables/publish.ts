/** Tells everybody who listens, each from his own chair, and only those for whom something changed. Called after the write, never before. */
import type { Seat } from '@stoa/engine';
import type { ChatLine, ServerMessage } from '@stoa/protocol';
import type { House } from '../house.ts';
import { shownPlan } from '../plans/shown.ts';
import { type Hosted, maySee, mayWatch, seatOf } from './hosted.ts';
import { tableInfo } from './info.ts';
import { seatMessage } from './messages.ts';

const encode = (message: ServerMessage): string => JSON.stringify(message);

/** Those who left, or watched a table wait that nobody may watch now, hear that it is gone, and no more. */
const dropStrangers = (hosted: Hosted): void => {
  for (const listener of [...hosted.listeners]) {
    if (maySee(hosted, listener.accountId)) continue;
    hosted.listeners.delete(listener);
    listener.send(encode({ t: 'gone', table: hosted.id }));
    listener.end();
  }
};

/** The position, to each chair whose cursor has moved. Two tabs of one chair share the work. */
export const publishPosition = (house: House, hosted: Hosted): void => {
  const { table } = hosted;
  if (!table || hosted.listeners.size === 0) return;
  dropStrangers(hosted);
  const now = house.now();
  const ready = new Map<string, { readonly text: string; readonly cursor: number }>();
  for (const listener of hosted.listeners) {
    if (!mayWatch(hosted, listener.accountId)) continue;
    const viewer: Seat | undefined = seatOf(hosted, listener.accountId);
    if (viewer !== listener.viewer) {
      listener.viewer = viewer;
      listener.cursor = 0;
    }
    if (listener.cursor === table.cursor(viewer)) continue;
    const key = `${viewer}/${listener.cursor}`;
    let told = ready.get(key);
    if (!told) {
      const message = seatMessage(hosted, viewer, listener.cursor, now);
      if (!message) continue;
      told = { text: encode({ t: 'seat', table: hosted.id, message }), cursor: message.cursor };
      ready.set(key, told);
    }
    listener.cursor = told.cursor;
    listener.send(told.text);
  }
};

/** Who sits where, and whether the game runs. `except`: an account that knows already. */
export const publishTable = async (house: House, hosted: Hosted, except?: string): Promise<void> => {
  dropStrangers(hosted);
  for (const listener of [...hosted.listeners]) {
    if (listener.accountId === except) continue;
    const table = await tableInfo(house, hosted, listener.accountId);
    // What was looked up meanwhile may have shut this reader out.
    if (maySee(hosted, listener.accountId)) listener.send(encode({ t: 'table', table }));
  }
};

/** The plan of one's own seat, to whoever filed it and to nobody else. */
export const publishPlan = (hosted: Hosted, accountId: string): void => {
  const text = encode({ t: 'plan', table: hosted.id, plan: shownPlan(hosted.plans.find(plan => plan.accountId === accountId)) });
  for (const listener of hosted.listeners) if (listener.accountId === accountId) listener.send(text);
};

/** After a change around the table that is no entry: those who listen here, and the other processes. */
export const seatsChanged = async (house: House, hosted: Hosted): Promise<void> => {
  await house.bus.changed(house.store.db, [hosted.id]);
  await publishTable(house, hosted);
};

/** A line of chat, to those who may look at the game. */
export const publishLine = (hosted: Hosted, line: ChatLine, deaf: ReadonlySet<string>): void => {
  dropStrangers(hosted);
  const text = encode({ t: 'chat', table: hosted.id, line });
  for (const listener of hosted.listeners) if (!deaf.has(listener.accountId) && mayWatch(hosted, listener.accountId)) listener.send(text);
};
