/** Frames made once: the rooms of one seat, and those of nobody in particular. Lists of seats likewise, by bits. */
import { each, type Seat } from '@stoa/engine';
import { MAX_SEATS } from './box.ts';
import type { PkFrame } from './state.ts';

const SEAT_ROOMS = [
  'deal-specials',
  'draw-influence',
  'extra-cube',
  'take-influence',
  'any-city',
  'candidate',
  'assassin',
  'after-tile',
  'propose',
  'choose-first',
  'recover',
  'commit',
] as const;
export type SeatRoomName = (typeof SEAT_ROOMS)[number];
export const isSeatRoom = (room: string): room is SeatRoomName => (SEAT_ROOMS as readonly string[]).includes(room);
const TABLE = Object.fromEntries(
  SEAT_ROOMS.map(room => [room, Array.from({ length: MAX_SEATS }, (_, seat): PkFrame => ({ room, seat }))]),
) as unknown as Record<SeatRoomName, readonly PkFrame[]>;

/** The frame of a room where one seat acts. */
export const frameOf = (room: SeatRoomName, seat: Seat): PkFrame => TABLE[room][seat] as PkFrame;

export const DRAW_LOCATIONS: PkFrame = { room: 'draw-locations' };
export const COMMIT_FORCES: PkFrame = { room: 'commit-forces' };
export const ASK: PkFrame = { room: 'ask' };
export const BATTLE_SPECIAL: PkFrame = { room: 'battle-special' };
export const DICE: PkFrame = { room: 'dice' };

const LISTS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MAX_SEATS }, (_, bits) => each(bits));
/** The seats of a set, as a shared list. */
export const seatList = (bits: number): readonly Seat[] => LISTS[bits] as readonly Seat[];

/** Exits shared by the rooms of a phase: the proposals and what follows when nobody can propose; the battles and what follows them. */
export const TO_PROPOSALS: readonly string[] = ['propose', 'choose-first', 'recover', 'commit'];
export const TO_BATTLES: readonly string[] = ['battle-special', 'dice', 'draw-locations'];
