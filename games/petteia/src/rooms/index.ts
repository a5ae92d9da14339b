/** Every room by name. Petteia has one; a frame without a room does not compile. */
import type { Rooms, SeatRoom } from '@stoa/engine';
import type { PtAction } from '../actions.ts';
import type { PtEvent } from '../events.ts';
import type { PtFrame, PtState } from '../state.ts';
import { move } from './move.ts';

export type PtRoom<R extends PtFrame['room']> = SeatRoom<PtState, Extract<PtFrame, { readonly room: R }>, PtAction, PtEvent>;

export const ROOMS: Rooms<PtState, PtFrame, PtAction, PtEvent> = { move };
