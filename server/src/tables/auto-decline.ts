/**
 * Auto-decline: a seat names kinds of windows, and the server declines them for it after a random delay of 2 to 6 seconds, whatever it holds.
 * No other seat learns which. Every window gets a new random delay.
 */
import { type AnyTable, isRefused, type Seat, windowsOf } from '@stoa/engine';
import type { App } from '../app.ts';
import { refuse } from '../refused.ts';
import { writeDue } from '../store/due.ts';
import { changeSeat } from '../store/tables.ts';
import { commit, dueChanges, positionAfter, scheduleDue } from './commit.ts';
import { type LiveTable, seatOf } from './live-table.ts';
import { atTable, RETRY } from './table-cache.ts';
import { declining } from './windows.ts';

const declineAll = async (app: App, live: LiveTable, table: AnyTable, who: readonly Seat[]): Promise<undefined | typeof RETRY> => {
  const room = table.game.room(table.state);
  const decline = table.game.rooms[room]?.decline;
  if (!decline) return undefined;
  for (const seat of who) {
    const proposal = table.propose({ do: 'play', seat, actions: [decline] }, app.now());
    if (isRefused(proposal)) throw new Error(`declining was refused: ${proposal.refused}`);
    if ((await commit(app, live, proposal, null)) === 'conflict') return RETRY;
    // The next window gets a new delay.
    if (table.game.room(table.state) !== room) return undefined;
  }
  return undefined;
};

/** The row of a table came due. */
export const autoDecline = (app: App, tableId: string): Promise<void> =>
  atTable(app, tableId, async live => {
    const { table } = live;
    const who = table && !table.outcome ? declining(table.game, table.state, live.seats) : [];
    if (table && who.length > 0) return declineAll(app, live, table, who);
    live.due.delete('decline');
    await writeDue(live.database.store.db, tableId, [{ kind: 'decline', at: null, claimedUntil: 0 }]);
    return undefined;
  });

/** Sets the kinds of windows that a player declines. It applies at once, also to an open window. */
export const setAutoDecline = (app: App, tableId: string, accountId: string, windows: readonly string[]): Promise<void> =>
  atTable(app, tableId, async live => {
    const seat = seatOf(live, accountId);
    const game = app.games.get(live.row.game);
    if (seat === undefined || !game) return refuse('forbidden');
    const known = windowsOf(game);
    if (windows.some(window => !known.includes(window))) return refuse('unknown');
    const was = live.seats[seat]!;
    const auto_decline = JSON.stringify([...new Set(windows)].sort());
    if (!(await changeSeat(live.database.store.db, was, { auto_decline }))) return RETRY;
    live.seats = live.seats.map(row => (row.seat === seat ? { ...row, auto_decline } : row));
    app.bus.changed([live.id]);
    if (!live.table || live.table.outcome) return undefined;
    const now = app.now();
    const { due } = positionAfter(app, live, {
      table: live.table,
      state: live.table.state,
      over: false,
      seats: live.seats,
      plans: live.plans,
      now,
    });
    const only = new Map(live.due);
    const at = due.get('decline');
    if (at === undefined) only.delete('decline');
    else only.set('decline', at);
    await writeDue(live.database.store.db, live.id, dueChanges(live, only, now));
    scheduleDue(app, live, only, now);
    return undefined;
  });
