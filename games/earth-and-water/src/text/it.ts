/** Italiano. */
import { CARD_COUNT } from '../cards.ts';
import { actions, groups } from './it/actions.ts';
import { cards } from './it/cards.ts';
import { chapters } from './it/chapters.ts';
import { events } from './it/events.ts';
import { cities, figures, side, sideName, talents } from './it/names.ts';
import { prompts, rooms, windows } from './it/prompts.ts';
import { refusals } from './it/refusals.ts';
import { rules } from './it/rules.ts';
import { table } from './it/table.ts';
import { type EwText, type EwWords, textFrom } from './words.ts';

const wins = (winner: 0 | 1, isMine: boolean): string => (isMine ? 'Vinci' : `Vince ${side(winner)}`);

export const it: EwWords = {
  name: '300: Terra e Acqua',
  tagline: `La Persia chiede terra e acqua, la Grecia risponde: cinque spedizioni, ${CARD_COUNT} carte a due facce e battaglie rapide per due.`,
  side: sideName,
  cities,
  figures,
  cards,
  windows,
  rooms,
  prompts,
  events,
  refusals,
  actions,
  groups,
  table,
  outcomes: {
    'key-cities': (winner, isMine) => {
      const cities = winner === 0 ? 'Atene e Sparta' : 'Abydos ed Efeso';
      return isMine
        ? `Vittoria Immediata: controlli ${cities}.`
        : `Vittoria Immediata della ${winner === 0 ? 'Persia' : 'Grecia'}: controlla ${cities}.`;
    },
    points: (winner, isMine) =>
      winner === null
        ? 'Pareggio: 0 Punti Vittoria dopo la spedizione 5.'
        : `${wins(winner, isMine)} ai Punti Vittoria dopo la spedizione 5.`,
    'death-of-the-king': (winner, isMine) =>
      winner === null
        ? 'Pareggio: la morte del re chiude la spedizione 5 a 0 Punti Vittoria.'
        : `${wins(winner, isMine)} ai Punti Vittoria: la morte del re chiude la spedizione 5.`,
  },
  scores: {
    'campaign-1': 'Spedizione 1',
    'campaign-2': 'Spedizione 2',
    'campaign-3': 'Spedizione 3',
    'campaign-4': 'Spedizione 4',
    'campaign-5': 'Spedizione 5',
    events: 'Punti dagli eventi',
    'beyond-track': 'Persi oltre la fine del tracciato',
  },
  options: { persianFleetCost: { title: 'Costo di una flotta persiana', value: talents } },
  chapters,
  rules,
};

/** The whole text in this language. */
export const text: EwText = textFrom(it);
