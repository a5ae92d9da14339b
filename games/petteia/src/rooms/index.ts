/** Every room by name. Petteia has one; a frame without a room does not compile. */
import type { Rooms } from '@stoa/engine';
import type { PtAction } from '../actions.ts';
import type { PtEvent } from '../events.ts';
import type { PtFrame } from '../frames.ts';
import type { PtState } from '../state.ts';
import { move } from './move.ts';

export const ROOMS: Rooms<PtState, PtFrame, PtAction, PtEvent> = { move };
