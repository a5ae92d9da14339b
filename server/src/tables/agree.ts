/**
 * The end by agreement: every seat whose player is present must want it. One who has not been heard of for a while cannot block, but where no
 * clock runs he is told first and has a day to come back; and never while the table waits for one of those who want the end. Bots agree.
 */
import { type AnyTable, isRefused, type Seat } from '@stoa/engine';
import type { Intent, IntentReply } from '@stoa/protocol';
import type { House } from '../house.ts';
import { writeNotices } from '../store/notices.ts';
import type { SeatRow } from '../store/schema.ts';
import { changeSeat, seatsOf } from '../store/tables.ts';
import { commit } from './commit.ts';
import { type Hosted, intentKey } from './hosted.ts';
import { AGAIN } from './hosts.ts';
import { presentAt } from './presence.ts';
import { seatsChanged } from './publish.ts';
import { END_NOTICE } from './settings.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Away: not listening, and not heard of for ten minutes; three days where moves take days. */
const isAway = (hosted: Hosted, present: ReadonlySet<string>, accountId: string, seat: Seat, now: number): boolean => {
  if (present.has(accountId)) return false;
  const patience = hosted.settings.clock.kind === 'turn' ? 3 * DAY : 10 * MINUTE;
  // A move that came in at another process was not heard here, but it is among the entries.
  const moved = hosted.table?.entries.findLast(entry => entry.kind === 'action' && entry.by === seat)?.at ?? 0;
  return now - Math.max(moved, hosted.heard.get(accountId) ?? hosted.loadedAt) > patience;
};

/** Told a day ago and not heard of since. Who is heard of is told anew another time (`heardOf`). */
const hadTheDay = (present: ReadonlySet<string>, { account_id, end_told_at }: SeatRow, now: number): boolean =>
  end_told_at !== null && account_id !== null && !present.has(account_id) && now - end_told_at >= END_NOTICE;

const cannotBlock = (hosted: Hosted, present: ReadonlySet<string>, row: SeatRow, now: number): boolean =>
  hosted.settings.clock.kind === 'none'
    ? hadTheDay(present, row, now)
    : row.account_id !== null && isAway(hosted, present, row.account_id, row.seat, now);

/** This account was heard of: if it had been told that the others want to end the game, its day begins anew the next time. */
export const heardOf = (house: House, hosted: Hosted, accountId: string): void => {
  hosted.heard.set(accountId, house.now());
  const seat = hosted.seats.find(row => row.account_id === accountId);
  if (!seat || seat.end_told_at === null) return;
  hosted.seats = hosted.seats.map(row => (row === seat ? { ...row, end_told_at: null } : row));
  changeSeat(house.store.db, seat, { end_told_at: null })
    .then(() => seatsChanged(house, hosted))
    .catch((error: Error) => house.log.error({ table: hosted.id, reason: error.message }, 'noting who is back failed'));
};

/** Tells those who are away, once: by a notice, and at the table. */
const tellAbsent = async (house: House, hosted: Hosted, present: ReadonlySet<string>): Promise<void> => {
  const now = house.now();
  for (const row of hosted.seats) {
    const { kind, account_id: accountId, wants_end, end_told_at, seat } = row;
    if (kind !== 'human' || accountId === null || wants_end === 1 || end_told_at !== null) continue;
    if (!isAway(hosted, present, accountId, seat, now)) continue;
    if (!(await changeSeat(house.store.db, row, { end_told_at: now }))) continue;
    hosted.seats = hosted.seats.map(other => (other.seat === seat ? { ...other, end_told_at: now } : other));
    const seq = hosted.table?.seq ?? 0;
    await writeNotices(house.store.db, [{ accountId, tableId: hosted.id, kind: 'ending', seq, byId: null, at: now, dueAt: now }]);
  }
};

/** Whether those who want the end may have it now. */
const mayEnd = (hosted: Hosted, { game, state }: AnyTable, present: ReadonlySet<string>, now: number): boolean => {
  const others = hosted.seats.filter(({ kind, wants_end, account_id }) => kind === 'human' && wants_end === 0 && account_id !== null);
  if (others.some(row => !cannotBlock(hosted, present, row, now))) return false;
  // Over the head of one who is away: not while the table waits for one of themselves.
  return others.length === 0 || !game.actors(state).some(actor => hosted.seats[actor]?.wants_end === 1);
};

/** The last one has withdrawn: who is away has nothing to hurry for. */
const forgetTelling = async (house: House, hosted: Hosted): Promise<void> => {
  if (hosted.seats.some(row => row.wants_end === 1)) return;
  for (const row of hosted.seats) if (row.end_told_at !== null) await changeSeat(house.store.db, row, { end_told_at: null });
  hosted.seats = hosted.seats.map(row => ({ ...row, end_told_at: null }));
};

export const agreeEnd = async (
  house: House,
  hosted: Hosted,
  table: AnyTable,
  seat: Seat,
  intent: Extract<Intent, { do: 'agree-end' }>,
): Promise<IntentReply | typeof AGAIN> => {
  if (table.outcome) return { ok: false, error: { code: 'over' } };
  const { db } = house.store;
  const was = hosted.seats[seat] as SeatRow;
  if (!(await changeSeat(db, was, { wants_end: intent.agree ? 1 : 0 }))) return AGAIN;
  // Written first, then looked at: of two who agree at two processes at once, the second finds both.
  const wishes = await seatsOf(db, hosted.id);
  hosted.seats = hosted.seats.map(row => ({
    ...row,
    wants_end: wishes[row.seat]?.wants_end ?? 0,
    end_told_at: wishes[row.seat]?.end_told_at ?? null,
  }));
  const present = await presentAt(house, hosted);
  if (intent.agree && mayEnd(hosted, table, present, house.now())) {
    const proposal = table.propose({ do: 'agree-end' }, house.now());
    if (isRefused(proposal)) return { ok: false, error: { code: 'over' } };
    const written = await commit(house, hosted, proposal, intentKey(was.account_id ?? '', intent.id));
    return written === 'conflict' ? AGAIN : { ok: true, cursor: table.cursor(seat) };
  }
  if (!intent.agree) await forgetTelling(house, hosted);
  else if (hosted.settings.clock.kind === 'none') await tellAbsent(house, hosted, present);
  await seatsChanged(house, hosted);
  return { ok: true, cursor: table.cursor(seat) };
};
