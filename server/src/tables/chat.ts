/** Chat at a table: plain text by those who sit there, at a bounded pace, stored before it is shown. */
import type { Seat } from '@stoa/engine';
import type { ChatLine } from '@stoa/protocol';
import type { App } from '../app.ts';
import { introduce } from '../databases/accounts.ts';
import { refuse } from '../refused.ts';
import { accountById } from '../store/accounts.ts';
import { blockedBy, deafTo, insertLine, insertReport, lastLines, lineAt, mutedBy, setBlock, setMute } from '../store/chat.ts';
import type { AccountRow, ChatRow } from '../store/schema.ts';
import { namesOf } from '../store/tables.ts';
import { type LiveTable, seatOf } from './live-table.ts';
import { publishLine } from './publish.ts';
import { mayWrite } from './quota.ts';

const SHOWN = 200;

const lineOf = ({ n, seat, text, at }: ChatRow, name: string | null): ChatLine => ({ n, seat, name, text, at });

/** The lines for `reader`: without accounts that the reader has muted here or blocked everywhere. */
export const chatLines = async (app: App, live: LiveTable, reader: string): Promise<ChatLine[]> => {
  const { db } = live.database.store;
  const unread = new Set([...(await blockedBy(app.store.db, reader)), ...(await mutedBy(db, live.id, reader))]);
  const stored = await lastLines(db, live.id, SHOWN);
  live.lastLine ??= stored.at(-1)?.n ?? 0;
  const rows = stored.filter(row => row.account_id === null || !unread.has(row.account_id));
  const names = await namesOf(app.store.db, [...new Set(rows.flatMap(row => row.account_id ?? []))]);
  return rows.map(row => lineOf(row, row.account_id === null ? null : (names.get(row.account_id) ?? null)));
};

/** Sends a stored line to all listeners here that have not muted or blocked its author. */
export const publishRow = async (app: App, live: LiveTable, row: ChatRow): Promise<void> => {
  live.lastLine = Math.max(live.lastLine ?? 0, row.n);
  if (live.listeners.size === 0) return;
  const { db } = app.store;
  const author = row.account_id;
  const name = author === null ? null : ((await namesOf(db, [author])).get(author) ?? null);
  publishLine(
    live,
    lineOf(row, name),
    author === null ? new Set() : await deafTo({ home: db, there: live.database.store.db }, live.id, author),
  );
};

export const say = async (
  app: App,
  live: LiveTable,
  account: AccountRow,
  wish: { readonly id: string; readonly text: string },
): Promise<void> => {
  const seat = seatOf(live, account.id);
  if (seat === undefined) return refuse('forbidden');
  if (!mayWrite(app, account.id) || !(await app.chatPace.take(account.id, app.now()))) return refuse('too-many');
  const { row, isNew } = await insertLine(live.database.store.db, {
    table_id: live.id,
    account_id: account.id,
    say_id: wish.id,
    seat,
    text: wish.text,
    at: app.now(),
  });
  if (!isNew) return;
  app.bus.said(live.id, row.n);
  await publishRow(app, live, row);
};

/** Sends a line whose words were removed again, to listeners here and at other processes. */
export const refreshChat = async (app: App, tableId: string, n: number): Promise<void> => {
  app.bus.said(tableId, n);
  const live = app.tables.peek(tableId);
  const row = live && (await lineAt(live.database.store.db, tableId, n));
  if (row) await publishRow(app, live, row);
};

/** The account on that seat, unless it is the reader's own; memory may still name a deleted one. */
const neighbour = async (app: App, live: LiveTable, accountId: string, seat: Seat): Promise<string> => {
  const other = live.seats[seat]?.account_id;
  if (other == null || other === accountId || !(await accountById(app.store.db, other))) return refuse('unknown');
  return other;
};

/** Blocks, or unblocks, the account on that seat, at this table and any other. */
export const block = async (app: App, live: LiveTable, accountId: string, seat: Seat, isBlocked: boolean): Promise<void> => {
  const blocked_id = await neighbour(app, live, accountId, seat);
  await setBlock(app.store.db, { account_id: accountId, blocked_id }, isBlocked);
};

/** The same for this table only. */
export const mute = async (app: App, live: LiveTable, accountId: string, seat: Seat, isMuted: boolean): Promise<void> => {
  const muted_id = await neighbour(app, live, accountId, seat);
  await introduce(app, live.database, [accountId]);
  await setMute(live.database.store.db, { table_id: live.id, account_id: accountId, muted_id }, isMuted);
};

/** The seats whose lines the reader does not get: at this table or everywhere. */
export const unreadSeats = async (app: App, live: LiveTable, reader: string): Promise<{ muted: Seat[]; blocked: Seat[] }> => {
  const seatsOfThose = (accounts: ReadonlySet<string>): Seat[] =>
    live.seats.flatMap(({ seat, account_id }) => (account_id !== null && accounts.has(account_id) ? seat : []));
  return {
    muted: seatsOfThose(await mutedBy(live.database.store.db, live.id, reader)),
    blocked: seatsOfThose(await blockedBy(app.store.db, reader)),
  };
};

/** Reports a line to the operator. A second report by the same reader changes nothing. */
export const report = async (app: App, live: LiveTable, accountId: string, n: number): Promise<void> => {
  const { db } = live.database.store;
  if (!(await lineAt(db, live.id, n))) return refuse('unknown');
  await introduce(app, live.database, [accountId]);
  await insertReport(db, { table_id: live.id, n, by_id: accountId, at: app.now() });
};
