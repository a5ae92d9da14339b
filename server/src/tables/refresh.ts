/** Another process changed a table that is in memory here: reads what is new and tells those who listen here. */
import type { Action, Entry } from '@stoa/engine';
import type { House } from '../house.ts';
import { settlePlans } from '../plans/settle.ts';
import { lineAt } from '../store/chat.ts';
import { dueAt } from '../store/due.ts';
import { lastSeq, readEntries } from '../store/entries.ts';
import { type Plan, plansAt, plansOfSeated } from '../store/plans.ts';
import type { EntryRow } from '../store/schema.ts';
import { seatsOf, tableById } from '../store/tables.ts';
import { beginIfFull } from './begin.ts';
import { publishRow } from './chat.ts';
import type { ClockState } from './clocks.ts';
import { type Hosted, isFull } from './hosted.ts';
import { AGAIN, atTable, noteAnswer } from './hosts.ts';
import { publishPlan, publishPosition, publishTable } from './publish.ts';

const takeIn = (hosted: Hosted, rows: readonly EntryRow[]): void => {
  for (const row of rows) {
    hosted.table?.take(JSON.parse(row.body) as Entry<Action>);
    noteAnswer(hosted, row);
  }
};

/** Plans filed or used elsewhere: their makers who listen here are told, and what the writer could not yet see to is seen to. */
const plansCame = async (house: House, hosted: Hosted, before: readonly Plan[]): Promise<void> => {
  const isIn = (plans: readonly Plan[], { version }: Plan): boolean => plans.some(plan => plan.version === version);
  const changed = [...before.filter(plan => !isIn(hosted.plans, plan)), ...hosted.plans.filter(plan => !isIn(before, plan))];
  for (const accountId of new Set(changed.map(plan => plan.accountId))) publishPlan(hosted, accountId);
  // The writer of a move may not have known of the plan, nor the writer of the plan of the move, and either may be gone by now.
  if (hosted.plans.length > 0) await settlePlans(house, hosted);
};

export const refresh = async (house: House, tableId: string): Promise<void> => {
  if (!house.hosts.isHere(tableId)) return;
  let hasBegun = false;
  await atTable(house, tableId, async hosted => {
    const { db } = house.store;
    const row = await tableById(db, tableId);
    if (!row) {
      house.hosts.drop(hosted);
      return undefined;
    }
    // The game has begun elsewhere: loaded from the beginning, then told.
    if (row.header !== null && !hosted.table) {
      hasBegun = true;
      return AGAIN;
    }
    const seats = await seatsOf(db, tableId);
    if (hosted.table) takeIn(hosted, await readEntries(db, tableId, hosted.table.seq));
    const isNew =
      JSON.stringify([seats, row.state, row.rematch_id]) !== JSON.stringify([hosted.seats, hosted.row.state, hosted.row.rematch_id]);
    hosted.row = row;
    hosted.seats = seats;
    hosted.clocks = row.clocks === null ? undefined : (JSON.parse(row.clocks) as ClockState);
    // What is due is now the business of whoever wrote it; when, nobody changes without need.
    hosted.due = await dueAt(db, tableId);
    const plansBefore = hosted.plans;
    hosted.plans = row.state === 'playing' ? plansOfSeated(await plansAt(db, tableId), seats) : [];
    if (isNew || hasBegun) await publishTable(house, hosted);
    publishPosition(house, hosted);
    await plansCame(house, hosted, plansBefore);
    return undefined;
  });
};

/** Where other processes write too: does the store have more than memory? */
export const isBehind = async (house: House, { id, row, table }: Hosted): Promise<boolean> => {
  const { db, engine } = house.store;
  if (engine === 'sqlite') return false;
  if (!table) return (await tableById(db, id))?.state !== row.state;
  return (await lastSeq(db, id)) > table.seq;
};

/** The table as the store has it: for whoever comes with a cursor from another process. */
export const openFresh = async (house: House, tableId: string): Promise<Hosted> => {
  const hosted = await house.hosts.open(tableId);
  if (await isBehind(house, hosted)) await refresh(house, tableId);
  // Full and not begun: the process that sat down the last one was cut off in that moment.
  else if (!hosted.table && isFull(hosted)) await atTable(house, tableId, waiting => beginIfFull(house, waiting));
  else return hosted;
  return house.hosts.open(tableId);
};

export const refreshLine = async (house: House, tableId: string, n: number): Promise<void> => {
  const hosted = house.hosts.peek(tableId);
  if (!hosted || hosted.listeners.size === 0) return;
  const row = await lineAt(house.store.db, tableId, n);
  if (row) await publishRow(house, hosted, row);
};
