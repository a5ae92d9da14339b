/**
 * How long the store keeps what is no longer used, counted while servers were alive: no player can come back to a server that is off. The nightly
 * sweep (`sweep.ts`) deletes what is older; server/DETAILS.md lists these.
 */
import type { OutageRow } from './store/schema.ts';

const DAY = 86_400_000;

export const RETENTION = {
  /** Sessions and API tokens after their end. Within a day a clock that was set wrong has been noted as an outage. */
  endedSessions: DAY,
  /** Invitations after their end: until then the link says that it is no longer valid. */
  endedInvitations: 30 * DAY,
  /** A guest who never sat at a table: since the guest was last seen. */
  guestsWithoutTable: 30 * DAY,
  /** A guest who did: since the guest was last seen, if no unfinished game waits for the guest. Finished games stay, without the name. */
  idleGuests: 90 * DAY,
  /** A table of guests that never began: since its last change, and since any of them was last seen. */
  waitingTables: 30 * DAY,
  /** A game of guests that did not end: since the last move, and since any of them was last seen. */
  unfinishedGames: 90 * DAY,
  /** A pack that no table is played with any more. */
  unusedPacks: DAY,
} as const;

/** The hour of the sweep, by the clock of the machine. */
export const SWEEP_HOUR = 4;

/** The moment since which servers were alive for `time` in all. */
export const aliveSince = (now: number, time: number, outages: readonly OutageRow[]): number =>
  outages.reduceRight((since, { from_at, to_at }) => (to_at > since ? since - (to_at - from_at) : since), now - time);
