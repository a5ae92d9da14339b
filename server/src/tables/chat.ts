/** Chat at a table: plain text by those who sit there, at a bounded pace, stored before it is shown. */
import type { Seat } from '@stoa/engine';
import type { ChatLine } from '@stoa/protocol';
import type { House } from '../house.ts';
import { refuse } from '../refused.ts';
import { accountById } from '../store/accounts.ts';
import { blockedBy, deafTo, insertLine, insertReport, lastLines, lineAt, mutedBy, setBlock, setMute } from '../store/chat.ts';
import type { AccountRow, ChatRow } from '../store/schema.ts';
import { namesOf } from '../store/tables.ts';
import { type Hosted, seatOf } from './hosted.ts';
import { publishLine } from './publish.ts';
import { mayWrite } from './quota.ts';

const SHOWN = 200;

const lineOf = ({ n, seat, text, at }: ChatRow, name: string | null): ChatLine => ({ n, seat, name, text, at });

/** As `reader` wants to read them: without those he has muted here or blocked everywhere. */
export const chatLines = async (house: House, hosted: Hosted, reader: string): Promise<ChatLine[]> => {
  const { db } = house.store;
  const unread = new Set([...(await blockedBy(db, reader)), ...(await mutedBy(db, hosted.id, reader))]);
  const rows = (await lastLines(db, hosted.id, SHOWN)).filter(row => row.account_id === null || !unread.has(row.account_id));
  const names = await namesOf(db, [...new Set(rows.flatMap(row => row.account_id ?? []))]);
  return rows.map(row => lineOf(row, row.account_id === null ? null : (names.get(row.account_id) ?? null)));
};

/** A stored line, to all who listen here and want to read whoever said it. */
export const publishRow = async (house: House, hosted: Hosted, row: ChatRow): Promise<void> => {
  if (hosted.listeners.size === 0) return;
  const { db } = house.store;
  const author = row.account_id;
  const name = author === null ? null : ((await namesOf(db, [author])).get(author) ?? null);
  publishLine(hosted, lineOf(row, name), author === null ? new Set() : await deafTo(db, hosted.id, author));
};

export const say = async (
  house: House,
  hosted: Hosted,
  account: AccountRow,
  wish: { readonly id: string; readonly text: string },
): Promise<void> => {
  const seat = seatOf(hosted, account.id);
  if (seat === undefined) return refuse('forbidden');
  if (!mayWrite(house, account.id) || !(await house.chatPace.take(account.id, house.now()))) return refuse('too-many');
  const { row, isNew } = await insertLine(house.store.db, {
    table_id: hosted.id,
    account_id: account.id,
    say_id: wish.id,
    seat,
    text: wish.text,
    at: house.now(),
  });
  if (!isNew) return;
  await house.bus.said(house.store.db, hosted.id, row.n);
  await publishRow(house, hosted, row);
};

/** A line that lost its words: those who listen here and elsewhere get it again. */
export const refreshChat = async (house: House, tableId: string, n: number): Promise<void> => {
  await house.bus.said(house.store.db, tableId, n);
  const hosted = house.hosts.peek(tableId);
  const row = hosted && (await lineAt(house.store.db, tableId, n));
  if (row) await publishRow(house, hosted, row);
};

/** Whoever sits there, if it is somebody else; memory may still name one whose account is gone. */
const neighbour = async (house: House, hosted: Hosted, accountId: string, seat: Seat): Promise<string> => {
  const other = hosted.seats[seat]?.account_id;
  if (other == null || other === accountId || !(await accountById(house.store.db, other))) return refuse('unknown');
  return other;
};

/** The reader does not want to read whoever sits there, at this table and any other; or does again. */
export const block = async (house: House, hosted: Hosted, accountId: string, seat: Seat, isBlocked: boolean): Promise<void> => {
  const blocked_id = await neighbour(house, hosted, accountId, seat);
  await setBlock(house.store.db, { account_id: accountId, blocked_id }, isBlocked);
};

/** The same for this table only. */
export const mute = async (house: House, hosted: Hosted, accountId: string, seat: Seat, isMuted: boolean): Promise<void> => {
  const muted_id = await neighbour(house, hosted, accountId, seat);
  await setMute(house.store.db, { table_id: hosted.id, account_id: accountId, muted_id }, isMuted);
};

/** The seats whose words the reader does not get, and for how far. */
export const unreadSeats = async (house: House, hosted: Hosted, reader: string): Promise<{ muted: Seat[]; blocked: Seat[] }> => {
  const { db } = house.store;
  const seatsOfThose = (accounts: ReadonlySet<string>): Seat[] =>
    hosted.seats.flatMap(({ seat, account_id }) => (account_id !== null && accounts.has(account_id) ? seat : []));
  return { muted: seatsOfThose(await mutedBy(db, hosted.id, reader)), blocked: seatsOfThose(await blockedBy(db, reader)) };
};

/** The operator should look at this line. Twice by one reader is once. */
export const report = async (house: House, hosted: Hosted, accountId: string, n: number): Promise<void> => {
  if (!(await lineAt(house.store.db, hosted.id, n))) return refuse('unknown');
  await insertReport(house.store.db, { table_id: hosted.id, n, by_id: accountId, at: house.now() });
};
