/** English. */
import { actions, groups } from './en/actions.ts';
import { chapters } from './en/chapters.ts';
import { describe } from './en/effects.ts';
import { events } from './en/events.ts';
import { names } from './en/names.ts';
import { prompts } from './en/prompts.ts';
import { packReasons, refusals } from './en/refusals.ts';
import { rules } from './en/rules.ts';
import { cards, price } from './en/say.ts';
import { table } from './en/table.ts';
import { type PaCatalogue, type PaText, type PaWords, textFrom } from './words.ts';

const yesNo = (value: unknown): string => (value === true ? 'yes' : 'no');

const wins = (winner: string, isMine: boolean): string => (isMine ? 'You win' : `${winner} wins`);
const words: PaWords = {
  name: 'Parthenon: Rise of the Aegean',
  tagline: 'Three years on the Aegean: trade, sail, bargain with the Archon and be the first to complete your island.',
  seat: seat => `Player ${seat + 1}`,
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
    complete: (winner, isMine) => `${wins(winner, isMine)} with a complete island.`,
    structures: (winner, isMine) => `${wins(winner, isMine)} with the most structures after three years.`,
    'tie-break': (winner, isMine) => `${wins(winner, isMine)} a tie in structures.`,
    archon: (winner, isMine) => `${wins(winner, isMine)}: tied to the last, and the Archon decided.`,
  },
  scores: { villages: 'Villages', workshops: 'Workshops', acropolis: 'Acropolis structures', wonders: 'Complete wonders' },
  options: {
    beginner: { title: 'Beginner version', value: yesNo },
    delianLeague: { title: 'Delian League', value: yesNo },
    tournament: { title: 'Tournament', value: yesNo },
    openTrades: { title: 'Show traded cards', value: yesNo },
    pack: { title: 'Data pack', value: value => (value === null ? 'built in' : 'your own') },
  },
  chapters,
  rules,
};
export const en: PaCatalogue = { names, words, describe };

/** The whole text in this language. */
export const text: PaText = textFrom(en);
