/**
 * Who acts when in phases 3.1, 4, 6.3 and 8, PA-4.3, PA-4.4, PA-4.5, PA-4.6: ranks from the standing wishes, or set by the Archon.
 * In: the seats that have nothing to decide by public facts (PA-21.4). Out: the ranks, the first turn; false if no seat acts.
 */
import { bit, count, has, top } from '@stoa/engine';
import type { PlainRoomName } from '../frames.ts';
import { openRoom } from '../room.ts';
import { isFirstRules } from '../rules.ts';
import { clearDrafts, type PaState } from '../state.ts';
import { everybody } from './islands.ts';

const EARLY = 1;
const LATE = 2;
const UNPLACED = -1;

/** All who have a choice act at once. */
export const openTogether = (s: PaState, room: PlainRoomName, idle: number): boolean => {
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
/** Seats act in the order of their standing wishes, or in the order that the Archon sets. */
export const openOrdered = (s: PaState, room: PlainRoomName, idle: number): boolean => {
  if (!openTogether(s, room, idle)) return false;
  if (count(s.asked) > 1) takeOrder(s);
  return true;
};
const wishing = (s: PaState, wish: number): number => {
  let seats = 0;
  for (let seat = 0; seat < s.seats; seat++) if (has(s.asked, seat) && s.wishes[seat] === wish) seats |= bit(seat);
  return seats;
};
const takeOrder = (s: PaState): void => {
  const early = wishing(s, EARLY);
  const late = wishing(s, LATE);
  if (count(early) > 1 || count(late) > 1) {
    for (let seat = 0; seat < s.seats; seat++) s.rank[seat] = has(s.asked, seat) ? UNPLACED : 0;
    openRoom(s, 'order-set');
    return;
  }
  for (let seat = 0; seat < s.seats; seat++) s.rank[seat] = has(early, seat) ? 0 : has(late, seat) ? 2 : 1;
  skipEmptyRanks(s);
};
const ORDERED: ReadonlySet<string> = new Set<PlainRoomName>(['trade-start', 'voyage-plan', 'fleet-trade', 'build']);
/** PA-4.4: a wish can still be made when the phase opens, until something is done in it; true if it counts. Plans sealed before may be changed. */
export const wishAgain = (s: PaState): boolean => {
  if (isFirstRules(s) || s.begun !== 0 || count(s.asked) < 2 || !ORDERED.has(top(s)?.room ?? '')) return false;
  s.turn = 0;
  s.done = everybody(s) & ~s.asked;
  takeOrder(s);
  return true;
};
/** A payment under way is private; any other action is seen, so the phase has begun. */
export const noteBegun = (s: PaState, seat: number): void => {
  if (s.draft[seat] === 0) s.begun = 1;
};
/** PA-21.4: these seats have a choice after all: they act now, or when their turn comes. */
export const ask = (s: PaState, seats: number): void => {
  s.done &= ~seats;
  s.asked |= seats;
  for (let seat = 0; seat < s.seats; seat++) if (has(seats, seat)) s.rank[seat] = Math.max(s.rank[seat]!, s.turn);
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
/** The next seats in turn; true when all are done. */
export const goOn = (s: PaState): boolean => {
  skipEmptyRanks(s);
  return s.done === everybody(s);
};
/** The seat is done; true when all are. */
export const finishTurn = (s: PaState, seat: number): boolean => {
  s.done |= bit(seat);
  return goOn(s);
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
  // The Archon has set the order: wishes no longer change this phase.
  s.begun = 1;
  skipEmptyRanks(s);
};
