/** The chapters of the rules. */
import type { PkWords } from '../words.ts';

export const chapters: PkWords['chapters'] = {
  1: 'The box',
  2: 'Setting up',
  3: 'The turn',
  4: 'A new turn begins',
  5: 'Taking Influence tiles',
  6: 'Proposing candidates',
  7: 'Elections',
  8: 'Sending forces',
  9: 'What may be placed',
  10: 'Asking permission',
  11: 'War and alliance',
  12: 'Battles and rounds',
  13: 'The dice of battle',
  14: 'Losses',
  15: 'The end of a battle',
  16: 'Persia',
  17: 'Special tiles',
  18: 'The end of a turn',
  19: 'Score and victory',
  20: 'Who may know what',
  21: 'Chance',
  22: 'Absent players',
};
