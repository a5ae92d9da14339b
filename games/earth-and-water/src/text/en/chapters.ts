/** The chapters of the rules. */
import type { EwWords } from '../words.ts';

export const chapters: EwWords['chapters'] = {
  1: 'The map and the pieces',
  2: 'Setting up',
  3: 'Who controls a city',
  4: 'The campaign',
  5: 'Preparation',
  6: 'Operations',
  7: 'Land movement',
  8: 'Naval movement',
  9: 'Land battle',
  10: 'Naval battle',
  11: 'The bridge',
  12: 'Supply',
  13: 'Scoring and the end',
  14: 'The death of the king',
  15: 'Drawing cards',
  16: 'Reactions',
  17: 'The cards',
  18: 'Options',
  19: 'Who may know what',
  20: 'Chance',
  21: 'At this table',
};
