/** The type of a room of Perikles, by its frame. */
import type { Room } from '@stoa/engine';
import type { PkAction } from './actions.ts';
import type { PkEvent } from './events.ts';
import type { PkFrame } from './frames.ts';
import type { PkState } from './state.ts';

export type PkRoom<R extends PkFrame['room']> = Room<PkState, Extract<PkFrame, { readonly room: R }>, PkAction, PkEvent, PkFrame['room']>;
