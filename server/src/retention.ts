/** How long the store keeps what is no longer used. The nightly sweep (`sweep.ts`) clears away what is older; server/DETAILS.md lists these. */
const DAY = 86_400_000;

export const RETENTION = {
  /** Sessions and questions to authenticators: not a moment longer than they are good for. */
  endedSessions: 0,
  /** Invitations after their end: until then the link says that it is no longer valid. */
  endedInvitations: 30 * DAY,
  /** A guest who never sat at a table, since he was last seen. */
  guestsWithoutTable: 30 * DAY,
  /** A guest who did, since he was last seen and if no unfinished game waits for him. His finished games stay, under no name. */
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
