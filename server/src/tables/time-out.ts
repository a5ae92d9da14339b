/** A clock that runs out: noted as an entry, then the seat does what the game says an absent player does, or passes to a bot. */
import { type AnyTable, isRefused, type Seat } from '@stoa/engine';
import type { App } from '../app.ts';
import { plainMove } from '../bots/turn.ts';
import { writeDue } from '../store/due.ts';
import { nextOut, timeLeft } from './clocks.ts';
import { commit } from './commit.ts';
import type { LiveTable } from './live-table.ts';
import { botSeat } from './lobby.ts';
import { atTable, RETRY } from './table-cache.ts';

const playAnything = async (app: App, live: LiveTable, table: AnyTable, seat: Seat): Promise<undefined | typeof RETRY> => {
  const played = table.propose({ do: 'play', seat, actions: [plainMove(table, seat)] }, app.now());
  return !isRefused(played) && (await commit(app, live, played, null)) === 'conflict' ? RETRY : undefined;
};

const outOfTime = async (app: App, live: LiveTable, table: AnyTable, seat: Seat): Promise<undefined | typeof RETRY> => {
  // A full table has no room for a clock entry or a change of seat: it is played on without them.
  const noted = table.propose({ do: 'clock', seat, what: 'out' }, app.now());
  if (!isRefused(noted) && (await commit(app, live, noted, null)) === 'conflict') return RETRY;
  const instead = table.game.absent(table.state, seat);
  const played = instead === 'bot' ? undefined : table.propose({ do: 'play', seat, actions: [instead] }, app.now());
  if (played && !isRefused(played)) return (await commit(app, live, played, null)) === 'conflict' ? RETRY : undefined;
  const passed = table.propose({ do: 'seat', seat, now: 'bot' }, app.now());
  if (isRefused(passed)) return playAnything(app, live, table, seat);
  const seats = live.seats.map(row => (row.seat === seat ? botSeat(app, live, row) : row));
  return (await commit(app, live, passed, null, { seats })) === 'conflict' ? RETRY : undefined;
};

/** The clock row of a table came due. The time may have moved on (outages are charged to no clock): then the row only gets a new time. */
export const timeOut = (app: App, tableId: string): Promise<void> =>
  atTable(app, tableId, async live => {
    await live.database.heart.sure();
    const first = live.table && !live.table.outcome && live.clocks ? nextOut(live.clocks) : null;
    if (!live.table || !live.clocks || !first) {
      live.due.delete('clock');
      await writeDue(live.database.store.db, tableId, [{ kind: 'clock', at: null, claimedUntil: 0 }]);
      return undefined;
    }
    const now = app.now();
    const left = timeLeft(live.clocks, first.seat, now, live.outages);
    if (left <= 0) return outOfTime(app, live, live.table, first.seat);
    live.due.set('clock', now + left);
    await writeDue(live.database.store.db, tableId, [{ kind: 'clock', at: now + left, claimedUntil: 0 }]);
    return undefined;
  });
