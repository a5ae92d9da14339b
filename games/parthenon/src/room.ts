/** What every room of the game is made of, and frames made once. */
import { type ChanceRoom, goTo, open, type SeatRoom, top } from '@stoa/engine';
import type { PaAction } from './actions.ts';
import type { PaEvent } from './events.ts';
import { type PaRoomName, ROOM_NAMES } from './frames.ts';
import type { PaFrame, PaState } from './state.ts';

export type PaRoom = SeatRoom<PaState, PaFrame, PaAction, PaEvent>;
export type PaChance = ChanceRoom<PaState, PaFrame, PaAction, PaEvent>;

const FRAMES = Object.fromEntries(ROOM_NAMES.map(room => [room, { room }])) as { readonly [R in PaRoomName]: PaFrame };
export const openRoom = (s: PaState, room: PaRoomName): void => open(s, FRAMES[room]);
export const goToRoom = (s: PaState, room: PaRoomName): void => goTo(s, FRAMES[room]);
/** Shows a room above `base`, in place of one that is shown there already. */
export const showAbove = (s: PaState, base: PaRoomName, room: PaRoomName): void =>
  top(s)?.room === base ? openRoom(s, room) : goToRoom(s, room);
