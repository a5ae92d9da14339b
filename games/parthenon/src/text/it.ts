/** Italian. */
import { actions, groups } from './it/actions.ts';
import { chapters } from './it/chapters.ts';
import { describe } from './it/effects.ts';
import { events } from './it/events.ts';
import { names } from './it/names.ts';
import { prompts } from './it/prompts.ts';
import { packReasons, refusals } from './it/refusals.ts';
import { rules } from './it/rules.ts';
import { cards, price } from './it/say.ts';
import { table } from './it/table.ts';
import { type PaCatalogue, type PaText, type PaWords, textFrom } from './words.ts';

const yesNo = (value: unknown): string => (value === true ? 'sì' : 'no');

const wins = (winner: string, isMine: boolean): string => (isMine ? 'Vinci' : `Vince ${winner}`);
const words: PaWords = {
  name: 'Parthenon: Rise of the Aegean',
  tagline: 'Tre anni nell’Egeo: commercia, naviga, tratta con l’Arconte e completa per primo la tua isola.',
  seat: seat => `Posto ${seat + 1}`,
  price,
  cards,
  prompts,
  events,
  refusals,
  packReasons,
  actions,
  groups,
  table,
  outcomes: {
    complete: (winner, isMine) => `${wins(winner, isMine)}: l’isola è completa.`,
    structures: (winner, isMine) => `${wins(winner, isMine)}: più strutture dopo tre anni.`,
    'tie-break': (winner, isMine) => `${wins(winner, isMine)} dopo una parità di strutture.`,
    archon: (winner, isMine) => `${wins(winner, isMine)}: parità fino in fondo, ha deciso l’Arconte.`,
  },
  scores: { villages: 'Villaggi', workshops: 'Officine', acropolis: 'Strutture dell’Acropoli', wonders: 'Meraviglie complete' },
  options: {
    beginner: { title: 'Versione per principianti', value: yesNo },
    delianLeague: { title: 'Lega di Delo', value: yesNo },
    tournament: { title: 'Variante Torneo', value: yesNo },
    openTrades: { title: 'Mostrare le carte scambiate', value: yesNo },
    pack: { title: 'Pacchetto di dati', value: value => (value === null ? 'incluso' : 'proprio') },
  },
  chapters,
  rules,
};
export const it: PaCatalogue = { names, words, describe };

/** The whole text in this language. */
export const text: PaText = textFrom(it);
