/** The type of a room of this game, and helpers that rooms share. */
import { goTo, lowest, open, type Room } from '@stoa/engine';
import type { EwAction } from './actions.ts';
import type { EwEvent } from './events.ts';
import type { EwFrame, EwRoomName } from './frames.ts';
import type { EwState } from './state.ts';

export type EwRoom<R extends EwRoomName> = Room<EwState, Extract<EwFrame, { readonly room: R }>, EwAction, EwEvent, EwRoomName>;
export type EwLog = ((event: EwEvent) => void) | undefined;

/** Begins a phase: closes all open frames and opens this one. */
export const beginPhase = (s: EwState, frame: EwFrame): void => {
  while (s.stack.length > 1) s.stack.pop();
  if (s.stack.length === 0) open(s, frame);
  else goTo(s, frame);
};

/** EW-21.1: a set of one leaves no choice. */
export const isSingle = (set: number): boolean => set !== 0 && (set & (set - 1)) === 0;

/** Pushes the interned action of every member of the set. */
export const listEach = (set: number, actions: readonly EwAction[], out: EwAction[]): void => {
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(actions[lowest(rest)]!);
};
