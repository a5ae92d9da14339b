/** What a viewer is told: the engine's message for it, its seat, the clocks as it may see them. */
import type { Seat } from '@stoa/engine';
import type { SeatMessage } from '@stoa/protocol';
import { faces } from './clocks.ts';
import type { LiveTable } from './live-table.ts';

/** Null while the table waits for players. */
export const seatMessage = (live: LiveTable, viewer: Seat | undefined, cursor: number, now: number): SeatMessage | null => {
  if (!live.table) return null;
  const { waiting, events, actions, chairs, outcome, ...rest } = live.table.since(viewer, cursor);
  return {
    seat: viewer ?? null,
    ...rest,
    waiting: [...waiting],
    events: [...events],
    actions: [...actions],
    chairs: [...chairs],
    outcome: outcome && { ...outcome, places: [...outcome.places], scores: [...outcome.scores] },
    clocks: live.clocks ? faces(live.clocks, viewer, now, live.outages) : [],
    sentAt: now,
  };
};
