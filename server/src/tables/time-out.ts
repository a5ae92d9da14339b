/** A clock that runs out: noted as an entry, then the seat does what the game says an absent player does, or passes to a bot. */
import { type AnyTable, isRefused, type Seat } from '@stoa/engine';
import { plainMove } from '../bots/turn.ts';
import type { House } from '../house.ts';
import { writeDue } from '../store/due.ts';
import { nextOut, timeLeft } from './clocks.ts';
import { commit } from './commit.ts';
import type { Hosted } from './hosted.ts';
import { AGAIN, atTable } from './hosts.ts';
import { botSeat } from './lobby.ts';

const playAnything = async (house: House, hosted: Hosted, table: AnyTable, seat: Seat): Promise<undefined | typeof AGAIN> => {
  const played = table.propose({ do: 'play', seat, actions: [plainMove(table, seat)] }, house.now());
  return !isRefused(played) && (await commit(house, hosted, played, null)) === 'conflict' ? AGAIN : undefined;
};

const outOfTime = async (house: House, hosted: Hosted, table: AnyTable, seat: Seat): Promise<undefined | typeof AGAIN> => {
  // A table that was filled up has no room for a note, nor for a change of hands: it is played on all the same.
  const noted = table.propose({ do: 'clock', seat, what: 'out' }, house.now());
  if (!isRefused(noted) && (await commit(house, hosted, noted, null)) === 'conflict') return AGAIN;
  const instead = table.game.absent(table.state, seat);
  const played = instead === 'bot' ? undefined : table.propose({ do: 'play', seat, actions: [instead] }, house.now());
  if (played && !isRefused(played)) return (await commit(house, hosted, played, null)) === 'conflict' ? AGAIN : undefined;
  const passed = table.propose({ do: 'seat', seat, now: 'bot' }, house.now());
  if (isRefused(passed)) return playAnything(house, hosted, table, seat);
  const seats = hosted.seats.map(row => (row.seat === seat ? botSeat(house, hosted, row) : row));
  return (await commit(house, hosted, passed, null, seats)) === 'conflict' ? AGAIN : undefined;
};

/** The clock row of a table came due. The time may have moved on (outages are charged to nobody): then it is only set anew. */
export const timeOut = (house: House, tableId: string): Promise<void> =>
  atTable(house, tableId, async hosted => {
    await house.heart.sure();
    const first = hosted.table && !hosted.table.outcome && hosted.clocks ? nextOut(hosted.clocks) : null;
    if (!hosted.table || !hosted.clocks || !first) {
      hosted.due.delete('clock');
      await writeDue(house.store.db, tableId, [{ kind: 'clock', at: null, claimedUntil: 0 }]);
      return undefined;
    }
    const now = house.now();
    const left = timeLeft(hosted.clocks, first.seat, now, hosted.outages);
    if (left <= 0) return outOfTime(house, hosted, hosted.table, first.seat);
    hosted.due.set('clock', now + left);
    await writeDue(house.store.db, tableId, [{ kind: 'clock', at: now + left, claimedUntil: 0 }]);
    return undefined;
  });
