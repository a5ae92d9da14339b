/** What each recorded game must show: seats, options, how it ended, and by which tie-breaker (PA-18.5; 0: none was needed). */
import type { PaEnding } from '@stoa/parthenon';
import { OWN_PACK } from '../own-pack.ts';

export interface Wanted {
  readonly seats: number;
  /** The rules number that the game began with; 1 unless said. */
  readonly rules?: number;
  readonly options?: object;
  readonly ending: PaEnding;
  readonly tieBreak?: number;
  /** Islands that the others help to complete, see cooperating-players.ts; all of them must be complete at the end. */
  readonly heroes?: readonly number[];
  /** Over before the last season. */
  readonly early?: boolean;
}

const TIES = Object.fromEntries(
  Array.from({ length: 11 }, (_, i): [string, Wanted] => [`tie-break-${i + 1}`, { seats: 3, ending: 'tie-break', tieBreak: i + 1 }]),
);
export const WANTED: Readonly<Record<string, Wanted>> = {
  three: { seats: 3, ending: 'structures' },
  four: { seats: 4, ending: 'structures' },
  five: { seats: 5, ending: 'structures' },
  six: { seats: 6, ending: 'structures' },
  beginner: { seats: 3, options: { beginner: true }, ending: 'structures' },
  'delian-league': { seats: 3, options: { delianLeague: true }, ending: 'structures' },
  tournament: { seats: 3, options: { tournament: true, openTrades: true }, ending: 'structures' },
  complete: { seats: 4, ending: 'complete', heroes: [0], early: true },
  'two-complete': { seats: 6, options: { tournament: true }, ending: 'tie-break', heroes: [0, 1] },
  ...TIES,
  // Equal down to the workshops, with unequal philosophies: only islands that build Academies come so far.
  'tie-break-6': { seats: 6, options: { tournament: true }, ending: 'tie-break', tieBreak: 6, heroes: [0, 1] },
  'archon-picks': { seats: 3, ending: 'archon', tieBreak: 11 },
  'rules-2-three': { rules: 2, seats: 3, ending: 'structures' },
  'rules-2-five': { rules: 2, seats: 5, options: { tournament: true }, ending: 'structures' },
  'rules-2-complete': { rules: 2, seats: 4, ending: 'complete', heroes: [0], early: true },
  // Two games of bots, recorded before rules 4.
  'rules-3-three': { rules: 3, seats: 3, ending: 'complete', heroes: [0], early: true },
  'rules-3-five': { rules: 3, seats: 5, ending: 'tie-break' },
  'own-pack': { seats: 3, options: { pack: OWN_PACK }, ending: 'structures' },
};
