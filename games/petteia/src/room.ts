/** The type of a room of Petteia, by its frame. */
import type { SeatRoom } from '@stoa/engine';
import type { PtAction } from './actions.ts';
import type { PtEvent } from './events.ts';
import type { PtFrame } from './frames.ts';
import type { PtState } from './state.ts';

export type PtRoom<R extends PtFrame['room']> = SeatRoom<
  PtState,
  Extract<PtFrame, { readonly room: R }>,
  PtAction,
  PtEvent,
  PtFrame['room']
>;
