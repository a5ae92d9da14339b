/**
 * Auto-decline: a seat names kinds of windows, and those are declined for it after a drawn delay of 2 to 6 seconds, whatever it holds.
 * Nobody else learns which; the delay is drawn anew for every window.
 */
import { type AnyTable, isRefused, type Seat, windowsOf } from '@stoa/engine';
import type { House } from '../house.ts';
import { refuse } from '../refused.ts';
import { writeDue } from '../store/due.ts';
import type { SeatRow } from '../store/schema.ts';
import { changeSeat } from '../store/tables.ts';
import { commit, dueChanges, positionAfter, scheduleDue } from './commit.ts';
import { type Hosted, seatOf } from './hosted.ts';
import { AGAIN, atTable } from './hosts.ts';
import { declining } from './windows.ts';

const declineAll = async (house: House, hosted: Hosted, table: AnyTable, who: readonly Seat[]): Promise<undefined | typeof AGAIN> => {
  const room = table.game.room(table.state);
  const decline = table.game.rooms[room]?.decline;
  if (!decline) return undefined;
  for (const seat of who) {
    const proposal = table.propose({ do: 'play', seat, actions: [decline] }, house.now());
    if (isRefused(proposal)) throw new Error(`declining was refused: ${proposal.refused}`);
    if ((await commit(house, hosted, proposal, null)) === 'conflict') return AGAIN;
    // A window that opens next gets a delay of its own.
    if (table.game.room(table.state) !== room) return undefined;
  }
  return undefined;
};

/** The row of a table came due. */
export const autoDecline = (house: House, tableId: string): Promise<void> =>
  atTable(house, tableId, async hosted => {
    const { table } = hosted;
    const who = table && !table.outcome ? declining(table.game, table.state, hosted.seats) : [];
    if (table && who.length > 0) return declineAll(house, hosted, table, who);
    hosted.due.delete('decline');
    await writeDue(house.store.db, tableId, [{ kind: 'decline', at: null, claimedUntil: 0 }]);
    return undefined;
  });

/** The player says which kinds of windows. Counts from now on, for a window that is open too. */
export const setAutoDecline = (house: House, tableId: string, accountId: string, windows: readonly string[]): Promise<void> =>
  atTable(house, tableId, async hosted => {
    const seat = seatOf(hosted, accountId);
    const game = house.games.get(hosted.row.game);
    if (seat === undefined || !game) return refuse('forbidden');
    const known = windowsOf(game);
    if (windows.some(window => !known.includes(window))) return refuse('unknown');
    const was = hosted.seats[seat] as SeatRow;
    const auto_decline = JSON.stringify([...new Set(windows)].sort());
    if (!(await changeSeat(house.store.db, was, { auto_decline }))) return AGAIN;
    hosted.seats = hosted.seats.map(row => (row.seat === seat ? { ...row, auto_decline } : row));
    await house.bus.changed(house.store.db, [hosted.id]);
    if (!hosted.table || hosted.table.outcome) return undefined;
    const now = house.now();
    const { due } = positionAfter(house, hosted, hosted.table, hosted.table.state, false, hosted.seats, hosted.plans, now);
    const only = new Map(hosted.due);
    const at = due.get('decline');
    if (at === undefined) only.delete('decline');
    else only.set('decline', at);
    await writeDue(house.store.db, hosted.id, dueChanges(hosted, only, now));
    scheduleDue(house, hosted, only, now);
    return undefined;
  });
