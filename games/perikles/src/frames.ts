/** The frames, one for each room, created once; and lists of seats, by bits. */
import { each, fromKeys, isOneOf, type Seat } from '@stoa/engine';
import { MAX_SEATS } from './box.ts';

export type PkFrame =
  | { readonly room: 'start-player' }
  | { readonly room: 'deal-specials'; readonly seat: Seat }
  | { readonly room: 'draw-locations' }
  | { readonly room: 'draw-influence'; readonly seat: Seat }
  | { readonly room: 'extra-cube'; readonly seat: Seat }
  | { readonly room: 'take-influence'; readonly seat: Seat }
  | { readonly room: 'any-city'; readonly seat: Seat }
  | { readonly room: 'candidate'; readonly seat: Seat }
  | { readonly room: 'assassin'; readonly seat: Seat }
  | { readonly room: 'after-tile'; readonly seat: Seat }
  /** `owner` and `to`: the cube moved first and where it is now; −1 before. */
  | { readonly room: 'alkibiades'; readonly seat: Seat; readonly owner: number; readonly to: number }
  | { readonly room: 'propose'; readonly seat: Seat }
  | { readonly room: 'commit-forces' }
  | { readonly room: 'choose-first'; readonly seat: Seat }
  | { readonly room: 'recover'; readonly seat: Seat }
  | { readonly room: 'commit'; readonly seat: Seat }
  | { readonly room: 'ask' }
  /** `slot`: where the Spartan hoplite is picked; SLOT_COUNT is the hand. */
  | { readonly room: 'slave-revolt'; readonly slot: number }
  | { readonly room: 'battle-special' }
  | { readonly room: 'dice' }
  | { readonly room: 'casualty'; readonly seat: Seat; readonly side: number };
export type PkRoomName = PkFrame['room'];

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
export const isSeatRoom = (room: string): room is SeatRoomName => isOneOf(SEAT_ROOMS, room);
const TABLE = fromKeys(SEAT_ROOMS, room => Array.from({ length: MAX_SEATS }, (_, seat): PkFrame => ({ room, seat })));

/** The frame of a room where one seat acts. */
export const frameOf = (room: SeatRoomName, seat: Seat): PkFrame => TABLE[room][seat]!;

export const DRAW_LOCATIONS: PkFrame = { room: 'draw-locations' };
export const COMMIT_FORCES: PkFrame = { room: 'commit-forces' };
export const ASK: PkFrame = { room: 'ask' };
export const BATTLE_SPECIAL: PkFrame = { room: 'battle-special' };
export const DICE: PkFrame = { room: 'dice' };

const LISTS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MAX_SEATS }, (_, bits) => each(bits));
/** The seats of a set, as a shared list. */
export const seatList = (bits: number): readonly Seat[] => LISTS[bits]!;

/** Exits shared by the rooms of a phase: the proposals and what follows when no seat can propose; the battles and what follows them. */
export const TO_PROPOSALS: readonly PkRoomName[] = ['propose', 'choose-first', 'recover', 'commit'];
export const TO_BATTLES: readonly PkRoomName[] = ['battle-special', 'dice', 'draw-locations'];
