/** The chapters of the rules. */
import type { PaWords } from '../words.ts';

export const chapters: PaWords['chapters'] = {
  1: 'Commodities and islands',
  2: 'Setting up',
  3: 'For beginners',
  4: 'Years, seasons, Archon',
  5: 'Events',
  6: 'Production',
  7: 'Trade',
  8: 'Loading ships',
  9: 'The hazards of the sea',
  10: 'Facing a hazard',
  11: 'Coming home',
  12: 'Building',
  13: 'Philosophies',
  14: 'Wonders',
  15: 'The limit of the hand',
  16: 'Electing the Archon',
  17: 'The end of season and year',
  18: 'Victory',
  19: 'Variants',
  20: 'Who may know what',
  21: 'At this table',
  22: 'Data packs',
};
