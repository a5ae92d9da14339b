/** What a chair is told: the engine's message for it, its seat, the clocks as it may see them. */
import type { Seat } from '@stoa/engine';
import type { SeatMessage } from '@stoa/protocol';
import { faces } from './clocks.ts';
import type { Hosted } from './hosted.ts';

/** Null while the table waits for players. */
export const seatMessage = (hosted: Hosted, viewer: Seat | undefined, cursor: number, now: number): SeatMessage | null => {
  if (!hosted.table) return null;
  const { waiting, events, actions, chairs, outcome, ...rest } = hosted.table.since(viewer, cursor);
  return {
    seat: viewer ?? null,
    ...rest,
    waiting: [...waiting],
    events: [...events],
    actions: [...actions],
    chairs: [...chairs],
    outcome: outcome && { ...outcome, places: [...outcome.places], scores: [...outcome.scores] },
    clocks: hosted.clocks ? faces(hosted.clocks, viewer, now, hosted.outages) : [],
    sentAt: now,
  };
};
