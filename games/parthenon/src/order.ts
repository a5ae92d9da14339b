/**
 * Who acts when in phases 3.1, 4, 6.3 and 8, PA-4.3, PA-4.4, PA-4.5, PA-4.6: ranks from the standing wishes, or set by the Archon.
 * In: the seats that have nothing to decide by public facts (PA-21.4). Out: the ranks, the first turn; false if nobody acts.
 */
import { bit, count, has } from '@stoa/engine';
import type { PaRoomName } from './frames.ts';
import { everybody } from './islands.ts';
import { openRoom } from './room.ts';
import { clearDrafts, type PaState } from './state.ts';

const EARLY = 1;
const LATE = 2;
const UNPLACED = -1;

/** All who have a choice act at once. */
export const openTogether = (s: PaState, room: PaRoomName, idle: number): boolean => {
  const acting = everybody(s) & ~idle;
  if (acting === 0) return false;
  clearDrafts(s);
  s.done = idle;
  s.asked = acting;
  s.turn = 0;
  s.rank.fill(0);
  openRoom(s, room);
  return true;
};
/** As the standing wishes say, or in the order that the Archon sets. */
export const openOrdered = (s: PaState, room: PaRoomName, idle: number): boolean => {
  const acting = everybody(s) & ~idle;
  if (!openTogether(s, room, idle)) return false;
  if (count(acting) === 1) return true;
  let early = 0;
  let late = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (!has(acting, seat)) continue;
    if (s.wishes[seat] === EARLY) early |= bit(seat);
    if (s.wishes[seat] === LATE) late |= bit(seat);
  }
  if (count(early) > 1 || count(late) > 1) {
    for (let seat = 0; seat < s.seats; seat++) s.rank[seat] = has(acting, seat) ? UNPLACED : 0;
    openRoom(s, 'order-set');
    return true;
  }
  for (let seat = 0; seat < s.seats; seat++) s.rank[seat] = has(early, seat) ? 0 : has(late, seat) ? 2 : 1;
  skipEmptyRanks(s);
  return true;
};

/** Seats that may act now, as bits. */
export const active = (s: PaState): number => {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.rank[seat] === s.turn && !has(s.done, seat)) seats |= bit(seat);
  return seats;
};
const skipEmptyRanks = (s: PaState): void => {
  while (active(s) === 0 && s.done !== everybody(s)) s.turn++;
};
/** The seat is done; true when everybody is. */
export const finishTurn = (s: PaState, seat: number): boolean => {
  s.done |= bit(seat);
  skipEmptyRanks(s);
  return s.done === everybody(s);
};

/** Seats without a place yet, as bits. */
export const unplaced = (s: PaState): number => {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.rank[seat] === UNPLACED) seats |= bit(seat);
  return seats;
};
export const placeNext = (s: PaState, seat: number): void => {
  s.rank[seat] = s.turn++;
};
export const endPlacing = (s: PaState): void => {
  s.turn = 0;
  skipEmptyRanks(s);
};
