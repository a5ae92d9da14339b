/** The event half of a card that a side plays in its turn (EW-6.2). */
import type { Illegal } from '@stoa/engine';
import type { EwLog } from '../room.ts';
import type { EwState } from '../state.ts';

export interface TurnEvent {
  /** Its precondition, EW-6.8. Returns shared constants, because listing actions calls it too. */
  cannot(s: EwState): Illegal | undefined;
  /** Carries out the event. Opens the rooms it needs above Operations, or none if it is over at once. */
  play(s: EwState, log: EwLog): void;
}

export const always = (): undefined => undefined;
