import type { Language } from '@stoa/engine';

/** What a notice says, in the reader's language; written into the service worker at build time. Titles are the games' names. */
export const NOTICE_WORDS = {
  en: {
    turn: 'It is your turn.',
    invitation: 'You are invited to a table.',
    over: 'The game is over.',
    clock: 'Your clock is running out.',
    ending: 'The others want to end the game. Come back within a day.',
  },
  it: {
    turn: 'Tocca a te.',
    invitation: 'C’è un invito a un tavolo per te.',
    over: 'La partita è finita.',
    clock: 'Il tuo orologio sta per scadere.',
    ending: 'Gli altri vogliono finire la partita. Torna entro un giorno.',
  },
} as const satisfies Readonly<Record<Language, Readonly<Record<string, string>>>>;
