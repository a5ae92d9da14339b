/** The chapters of the rules. */
import type { PkWords } from '../words.ts';

export const chapters: PkWords['chapters'] = {
  1: 'La scatola',
  2: 'Preparazione',
  3: 'Il turno',
  4: 'Comincia un nuovo turno',
  5: 'Prendere tessere Influenza',
  6: 'Proporre candidati',
  7: 'Elezioni',
  8: 'Inviare le forze',
  9: 'Che cosa si può schierare',
  10: 'Chiedere il permesso',
  11: 'Guerra e alleanza',
  12: 'Battaglie e round',
  13: 'I dadi della battaglia',
  14: 'Perdite',
  15: 'La fine di una battaglia',
  16: 'La Persia',
  17: 'Tessere Speciali',
  18: 'La fine del turno',
  19: 'Punteggio e vittoria',
  20: 'Chi può sapere che cosa',
  21: 'Il caso',
  22: 'Giocatori assenti',
};
