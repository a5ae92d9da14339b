/**
 * Which notices follow from a step: who has to decide now and did not before, whose clock will run low, who was away when the game ended.
 * They contain nothing of the game. Written in the step's own transaction (`store/entries.ts`).
 */
import { type AnyTable, CHANCE, type Seat } from '@stoa/engine';
import type { Clock } from '@stoa/protocol';
import type { App } from '../app.ts';
import type { NoticeWish } from '../store/notices.ts';
import type { SeatRow } from '../store/schema.ts';
import type { ClockState } from '../tables/clocks.ts';
import type { LiveTable } from '../tables/live-table.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long before a clock runs out its player gets a notice: a quarter of the hours, twelve at most; for live clocks one minute. */
export const warning = (clock: Clock): number | undefined => {
  if (clock.kind === 'turn') return Math.min((clock.hours * HOUR) / 4, 12 * HOUR);
  return clock.kind === 'live' ? MINUTE : undefined;
};

interface Step {
  readonly table: AnyTable;
  /** Whom the table waited for before; none at the beginning. */
  readonly before: readonly number[];
  readonly state: unknown;
  readonly over: boolean;
  readonly seats: readonly SeatRow[];
  readonly clocks: ClockState | undefined;
  readonly seq: number;
  readonly now: number;
}

export const noticesAfter = (app: App, live: LiveTable, step: Step): NoticeWish[] => {
  const { table, before, state, over, seats, clocks, seq, now } = step;
  const { clock } = live.settings;
  const wishes: NoticeWish[] = [];
  const listens = (accountId: string): boolean => {
    for (const listener of live.listeners) if (listener.accountId === accountId) return true;
    return false;
  };
  const wish = (accountId: string, kind: NoticeWish['kind'], dueAt: number): void => {
    wishes.push({ accountId, tableId: live.id, kind, seq, byId: null, at: now, dueAt });
  };
  const personAt = (seat: Seat): string | null => (seats[seat]?.kind === 'human' ? (seats[seat]?.account_id ?? null) : null);
  if (over) {
    for (const { seat } of seats) {
      const accountId = personAt(seat);
      if (accountId !== null && !listens(accountId)) wish(accountId, 'over', now);
    }
    return wishes;
  }
  for (const actor of table.game.actors(state)) {
    if (actor === CHANCE || before.includes(actor)) continue;
    const accountId = personAt(actor);
    if (accountId === null) continue;
    const isAway = !listens(accountId);
    // A little later: a player who comes back at once, or whose turn is taken back, gets no notice.
    if (isAway) wish(accountId, 'turn', now + app.limits.noticePause);
    const running = clocks?.seats[actor];
    const warn = warning(clock);
    // A player who is present now may be away by then, if that takes hours.
    if (running?.since != null && warn !== undefined && running.left > 2 * warn && (isAway || clock.kind === 'turn'))
      wish(accountId, 'clock', running.since + running.left - warn);
  }
  return wishes;
};
