/**
 * The end by agreement: every seat whose player is present must want it. A player who has been away for a while
 * cannot block the end; where no clock runs, that player is told first and has a day to come back. While the table waits for a seat that wants the
 * end, it does not end without the others. Bots agree.
 */
import { type AnyTable, isRefused, type Seat } from '@stoa/engine';
import type { Intent, IntentReply } from '@stoa/protocol';
import type { App } from '../app.ts';
import { writeNotices } from '../store/notices.ts';
import type { SeatRow } from '../store/schema.ts';
import { changeSeat, seatsOf } from '../store/tables.ts';
import { commit } from './commit.ts';
import { intentKey, type LiveTable } from './live-table.ts';
import { presentAt } from './presence.ts';
import { seatsChanged } from './publish.ts';
import { END_NOTICE } from './settings.ts';
import { RETRY } from './table-cache.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Away: not listening, and not heard of for ten minutes; three days where moves take days. */
const isAway = (live: LiveTable, present: ReadonlySet<string>, accountId: string, seat: Seat, now: number): boolean => {
  if (present.has(accountId)) return false;
  const patience = live.settings.clock.kind === 'turn' ? 3 * DAY : 10 * MINUTE;
  // `heard` does not include moves that another process received, but the entries do.
  const moved = live.table?.entries.findLast(entry => entry.kind === 'action' && entry.by === seat)?.at ?? 0;
  return now - Math.max(moved, live.heard.get(accountId) ?? live.loadedAt) > patience;
};

/** Told a day ago and not heard of since. A player who is heard of will be told again (`heardOf`). */
const hadTheDay = (present: ReadonlySet<string>, { account_id, end_told_at }: SeatRow, now: number): boolean =>
  end_told_at !== null && account_id !== null && !present.has(account_id) && now - end_told_at >= END_NOTICE;

const cannotBlock = (live: LiveTable, present: ReadonlySet<string>, row: SeatRow, now: number): boolean =>
  live.settings.clock.kind === 'none'
    ? hadTheDay(present, row, now)
    : row.account_id !== null && isAway(live, present, row.account_id, row.seat, now);

/** This account was heard of: if it had been told that the others want to end the game, it gets a new day the next time. */
export const heardOf = (app: App, live: LiveTable, accountId: string): void => {
  live.heard.set(accountId, app.now());
  const seat = live.seats.find(row => row.end_told_at !== null && row.account_id === accountId);
  if (!seat) return;
  live.seats = live.seats.map(row => (row === seat ? { ...row, end_told_at: null } : row));
  changeSeat(live.database.store.db, seat, { end_told_at: null })
    .then(() => seatsChanged(app, live))
    .catch((error: Error) => app.log.error({ table: live.id, reason: error.message }, 'noting who is back failed'));
};

/** Tells those who are away, once: by a notice, and at the table. */
const tellAbsent = async (app: App, live: LiveTable, present: ReadonlySet<string>): Promise<void> => {
  const now = app.now();
  for (const row of live.seats) {
    const { kind, account_id: accountId, wants_end, end_told_at, seat } = row;
    if (kind !== 'human' || accountId === null || wants_end === 1 || end_told_at !== null) continue;
    if (!isAway(live, present, accountId, seat, now)) continue;
    if (!(await changeSeat(live.database.store.db, row, { end_told_at: now }))) continue;
    live.seats = live.seats.map(other => (other.seat === seat ? { ...other, end_told_at: now } : other));
    const seq = live.table?.seq ?? 0;
    await writeNotices(live.database.store.db, [{ accountId, tableId: live.id, kind: 'ending', seq, byId: null, at: now, dueAt: now }]);
  }
};

/** Whether those who want the end may have it now. */
const mayEnd = (live: LiveTable, { game, state }: AnyTable, present: ReadonlySet<string>, now: number): boolean => {
  const others = live.seats.filter(({ kind, wants_end, account_id }) => kind === 'human' && wants_end === 0 && account_id !== null);
  if (others.some(row => !cannotBlock(live, present, row, now))) return false;
  // The absent player's consent is not needed, except while the table waits for a seat that wants the end.
  return others.length === 0 || !game.actors(state).some(actor => live.seats[actor]?.wants_end === 1);
};

/** When the last one withdraws: the absent players need not come back. */
const forgetTelling = async (live: LiveTable): Promise<void> => {
  if (live.seats.some(row => row.wants_end === 1)) return;
  for (const row of live.seats) if (row.end_told_at !== null) await changeSeat(live.database.store.db, row, { end_told_at: null });
  live.seats = live.seats.map(row => ({ ...row, end_told_at: null }));
};

export const agreeEnd = async (
  app: App,
  live: LiveTable,
  table: AnyTable,
  seat: Seat,
  intent: Extract<Intent, { do: 'agree-end' }>,
): Promise<IntentReply | typeof RETRY> => {
  if (table.outcome) return { ok: false, error: { code: 'over' } };
  const { db } = live.database.store;
  const was = live.seats[seat]!;
  if (!(await changeSeat(db, was, { wants_end: intent.agree ? 1 : 0 }))) return RETRY;
  // Write first, then check: of two who agree at two processes at once, the second finds both.
  const wishes = await seatsOf(db, live.id);
  live.seats = live.seats.map(row => ({
    ...row,
    wants_end: wishes[row.seat]?.wants_end ?? 0,
    end_told_at: wishes[row.seat]?.end_told_at ?? null,
  }));
  const present = await presentAt(app, live);
  if (intent.agree && mayEnd(live, table, present, app.now())) {
    const proposal = table.propose({ do: 'agree-end' }, app.now());
    if (isRefused(proposal)) return { ok: false, error: { code: 'over' } };
    const written = await commit(app, live, proposal, intentKey(was.account_id ?? '', intent.id));
    return written === 'conflict' ? RETRY : { ok: true, cursor: table.cursor(seat) };
  }
  if (!intent.agree) await forgetTelling(live);
  else if (live.settings.clock.kind === 'none') await tellAbsent(app, live, present);
  await seatsChanged(app, live);
  return { ok: true, cursor: table.cursor(seat) };
};
