/** The types of the rooms, and the functions that open one from another. */
import { type ChanceRoom, goTo, open, type SeatRoom, top } from '@stoa/engine';
import type { PaAction } from './actions.ts';
import type { PaEvent } from './events.ts';
import { FRAMES, type FrameOf, type PaFrame, type PaRoomName, type PlainRoomName } from './frames.ts';
import type { PaState } from './state.ts';

export type PaRoom<R extends PaRoomName> = SeatRoom<PaState, FrameOf<R>, PaAction, PaEvent, PaRoomName>;
export type PaChance<R extends PaRoomName> = ChanceRoom<PaState, FrameOf<R>, PaAction, PaEvent, PaRoomName>;

export const openRoom = (s: PaState, room: PlainRoomName): void => open<PaFrame>(s, FRAMES[room]);
export const goToRoom = (s: PaState, room: PlainRoomName): void => goTo<PaFrame>(s, FRAMES[room]);
/** Shows a frame above the room `base`, in place of one that is shown there already. */
export const showAbove = (s: PaState, base: PlainRoomName, frame: PaFrame): void =>
  top(s)?.room === base ? open(s, frame) : goTo(s, frame);
