/** The event half of a card that is played in its side's own turn (EW-6.2). */
import type { Illegal } from '@stoa/engine';
import type { EwLog } from '../room.ts';
import type { EwState } from '../state.ts';

export interface TurnEvent {
  /** Its precondition, EW-6.8. Shared constants: the list asks too. */
  cannot(s: EwState): Illegal | undefined;
  /** Opens the rooms it needs above Operations; opens none if it is over at once. */
  play(s: EwState, log: EwLog): void;
}

export const always = (): undefined => undefined;
