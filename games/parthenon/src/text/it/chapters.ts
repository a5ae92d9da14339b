/** The chapters of the rules. */
import type { PaWords } from '../words.ts';

export const chapters: PaWords['chapters'] = {
  1: 'Merci e isole',
  2: 'Preparazione',
  3: 'Per chi comincia',
  4: 'Anni, stagioni, Arconte',
  5: 'Eventi',
  6: 'Produzione',
  7: 'Commercio',
  8: 'Caricare le navi',
  9: 'I rischi del mare',
  10: 'Affrontare un rischio',
  11: 'Il ritorno',
  12: 'Costruire',
  13: 'Filosofie',
  14: 'Meraviglie',
  15: 'Il limite della mano',
  16: 'L’elezione dell’Arconte',
  17: 'La fine di stagione e anno',
  18: 'Vittoria',
  19: 'Varianti',
  20: 'Chi può sapere che cosa',
  21: 'A questo tavolo',
  22: 'Pacchetti di dati',
};
