/** Chat at a table: plain text by those who sit there, at a bounded pace, stored before it is shown. */
import type { ChatLine } from '@stoa/protocol';
import type { House } from '../house.ts';
import { refuse } from '../refused.ts';
import { insertLine, lastLines } from '../store/chat.ts';
import type { AccountRow, ChatRow } from '../store/schema.ts';
import { namesOf } from '../store/tables.ts';
import { type Hosted, seatOf } from './hosted.ts';
import { publishLine } from './publish.ts';

const SHOWN = 200;

const lineOf = ({ n, seat, text, at }: ChatRow, name: string | null): ChatLine => ({ n, seat, name, text, at });

export const chatLines = async (house: House, hosted: Hosted): Promise<ChatLine[]> => {
  const rows = await lastLines(house.store.db, hosted.id, SHOWN);
  const names = await namesOf(house.store.db, [...new Set(rows.flatMap(row => row.account_id ?? []))]);
  return rows.map(row => lineOf(row, row.account_id === null ? null : (names.get(row.account_id) ?? null)));
};

export const say = async (
  house: House,
  hosted: Hosted,
  account: AccountRow,
  wish: { readonly id: string; readonly text: string },
): Promise<void> => {
  const seat = seatOf(hosted, account.id);
  if (seat === undefined) return refuse('forbidden');
  if (!house.chatPace.take(account.id, house.now())) return refuse('too-many');
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
  publishLine(hosted, lineOf(row, account.name));
};

/** A line that lost its words: those who listen here and elsewhere get it again. */
export const refreshChat = async (house: House, tableId: string, n: number): Promise<void> => {
  await house.bus.said(house.store.db, tableId, n);
  const hosted = house.hosts.peek(tableId);
  const line = hosted && (await chatLines(house, hosted)).find(said => said.n === n);
  if (line) publishLine(hosted, line);
};
