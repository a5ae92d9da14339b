/** The chapters of the rules. */
import type { EwWords } from '../words.ts';

export const chapters: EwWords['chapters'] = {
  1: 'La mappa e i pezzi',
  2: 'Disposizione iniziale',
  3: 'Chi controlla una città',
  4: 'La spedizione',
  5: 'Preparazione',
  6: 'Operazioni',
  7: 'Movimento per terra',
  8: 'Movimento per mare',
  9: 'Battaglia di terra',
  10: 'Battaglia navale',
  11: 'Il ponte',
  12: 'Rifornimento',
  13: 'Punteggio e fine',
  14: 'La morte del re',
  15: 'Pescare carte',
  16: 'Reazioni',
  17: 'Le carte',
  18: 'Opzioni',
  19: 'Chi può sapere che cosa',
  20: 'Il caso',
  21: 'A questo tavolo',
};
