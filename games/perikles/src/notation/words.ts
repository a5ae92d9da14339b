/** Words that printing and reading positions share. */
import { each, type Seat } from '@stoa/engine';

export const LETTERS = 'ABCDE';
export const letter = (seat: Seat): string => LETTERS[seat] ?? '?';
export const letters = (seats: number): string => each(seats).map(letter).join('');
export const SEALED = ['open', 'pass', 'play', 'for-attack', 'for-defend'];
export const PAIR_SETS = ['hostile', 'friendly', 'hosted', 'opposed'] as const;
export const PHASE_5: readonly string[] = ['choose-first', 'recover', 'commit'];
export const PHASE_6: readonly string[] = ['battle-special', 'dice', 'casualty'];
