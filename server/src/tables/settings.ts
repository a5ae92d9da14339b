/** The settings a table was made with; missing ones have their defaults. */
import type { Clock, CreateTable } from '@stoa/protocol';

export interface Settings {
  readonly seating: 'chosen' | 'random';
  readonly visibility: 'private' | 'open';
  readonly watch: 'anyone' | 'nobody';
  readonly clock: Clock;
  readonly onLeave: 'bot' | 'wait' | 'replacement';
}

export const settingsOf = (wish: CreateTable): Settings => ({
  seating: wish.seating ?? 'chosen',
  visibility: wish.visibility ?? 'private',
  watch: wish.watch ?? (wish.visibility === 'open' ? 'anyone' : 'nobody'),
  clock: wish.clock ?? { kind: 'none' },
  onLeave: wish.onLeave ?? 'bot',
});

/** Milliseconds that an absent player has to come back after being told that the others want to end the game. */
export const END_NOTICE = 24 * 3_600_000;
