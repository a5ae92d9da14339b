/** English. */
import { CARD_COUNT } from '../cards.ts';
import { actions, groups } from './en/actions.ts';
import { cards } from './en/cards.ts';
import { chapters } from './en/chapters.ts';
import { events } from './en/events.ts';
import { cities, figures, side, talents } from './en/names.ts';
import { prompts, rooms, windows } from './en/prompts.ts';
import { refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { table } from './en/table.ts';
import { type EwText, type EwWords, textFrom } from './words.ts';

const wins = (winner: 0 | 1, isMine: boolean): string => (isMine ? 'You win' : `${side(winner)} wins`);

export const en: EwWords = {
  name: '300: Earth & Water',
  tagline: `Persia demands earth and water, Greece answers: five campaigns, ${CARD_COUNT} two-sided cards and quick battles for two.`,
  side,
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
      const cities = winner === 0 ? 'Athens and Sparta' : 'Abydos and Ephesus';
      return isMine ? `You win at once: you control ${cities}.` : `${side(winner ?? 0)} wins at once: it controls ${cities}.`;
    },
    points: (winner, isMine) =>
      winner === null ? 'A draw: 0 victory points after campaign 5.' : `${wins(winner, isMine)} on victory points after campaign 5.`,
    'death-of-the-king': (winner, isMine) =>
      winner === null
        ? 'A draw: the king’s death ends campaign 5 at 0 victory points.'
        : `${wins(winner, isMine)} on victory points: the king’s death ends campaign 5.`,
  },
  scores: {
    'campaign-1': 'Campaign 1',
    'campaign-2': 'Campaign 2',
    'campaign-3': 'Campaign 3',
    'campaign-4': 'Campaign 4',
    'campaign-5': 'Campaign 5',
    events: 'Points from events',
    'beyond-track': 'Lost beyond the end of the track',
  },
  options: { persianFleetCost: { title: 'Cost of a Persian fleet', value: talents } },
  chapters,
  rules,
};

/** The whole text in this language. */
export const text: EwText = textFrom(en);
