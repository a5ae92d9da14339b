/** The commit turns after the one that is on, in order, as the tiles before the players give them (PK-8.6 to PK-8.9). */
import type { Seat } from '@stoa/engine';
import { TILE, tileShards } from '../box.ts';
import { nextSender } from '../commit/sending-order.ts';
import type { PkView } from '../view-types.ts';

export interface SendingTurn {
  readonly seat: Seat;
  readonly shards: number;
}
export const sendersAfter = ({ seats, held, commit }: Pick<PkView, 'seats' | 'held' | 'commit'>): readonly SendingTurn[] => {
  if (commit === null) return [];
  const left = held.map(tiles => tiles.map(tile => tileShards(TILE[tile])));
  const turns: SendingTurn[] = [];
  const next = (last: Seat): number => nextSender(seats, last, (seat, shards) => left[seat]?.includes(shards) === true);
  for (let seat = next(commit.seat); seat >= 0; seat = next(seat)) {
    const own = left[seat] ?? [];
    const shards = Math.max(...own);
    own.splice(own.indexOf(shards), 1);
    turns.push({ seat, shards });
  }
  return turns;
};
