/** Whose commit turn comes next: PK-8.7, PK-8.8, PK-8.9; PK-16.3, for Persian players too. */
import type { Seat } from '@stoa/engine';

/** The next seat clockwise after the last sender with a 2-shard tile, else with a 1-shard tile; −1 if none. */
export const nextSender = (seats: number, last: Seat, holds: (seat: Seat, shards: number) => boolean): number => {
  for (let shards = 2; shards >= 1; shards--)
    for (let i = 1; i <= seats; i++) {
      const seat = (last + i) % seats;
      if (holds(seat, shards)) return seat;
    }
  return -1;
};
