/**
 * The end by agreement: every seat whose player is present must want it. One who has not been heard of for a while cannot block;
 * bots never do.
 */
import { type AnyTable, isRefused, type Seat } from '@stoa/engine';
import type { Intent, IntentReply } from '@stoa/protocol';
import type { House } from '../house.ts';
import type { SeatRow } from '../store/schema.ts';
import { changeSeat, seatsOf } from '../store/tables.ts';
import { commit } from './commit.ts';
import type { Hosted } from './hosted.ts';
import { AGAIN } from './hosts.ts';
import { intentKey } from './play.ts';
import { presentAt } from './presence.ts';
import { seatsChanged } from './publish.ts';

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

const blocks = (hosted: Hosted, present: ReadonlySet<string>, { seat, kind, wants_end, account_id }: SeatRow, now: number): boolean =>
  kind === 'human' && wants_end === 0 && account_id !== null && !isAway(hosted, present, account_id, seat, now);

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
  hosted.seats = hosted.seats.map(row => ({ ...row, wants_end: wishes[row.seat]?.wants_end ?? 0 }));
  const present = await presentAt(house, hosted);
  if (intent.agree && !hosted.seats.some(row => blocks(hosted, present, row, house.now()))) {
    const proposal = table.propose({ do: 'agree-end' }, house.now());
    if (isRefused(proposal)) return { ok: false, error: { code: 'over' } };
    const written = await commit(house, hosted, proposal, intentKey(was.account_id ?? '', intent.id));
    return written === 'conflict' ? AGAIN : { ok: true, cursor: table.cursor(seat) };
  }
  await seatsChanged(house, hosted);
  return { ok: true, cursor: table.cursor(seat) };
};
