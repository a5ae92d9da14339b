/** Sentences for planning ahead. */
import type { Language } from '@stoa/engine';
import type { Planned } from './plans.ts';

export interface AheadWords {
  readonly title: string;
  readonly hint: string;
  readonly what: Readonly<Record<Planned, string>>;
  readonly ready: string;
  readonly fleet: (letter: string) => string;
  readonly stays: string;
  readonly load: (letter: string) => string;
  readonly nothingAboard: (letter: string) => string;
  readonly harborAsk: string;
  readonly harbor: Readonly<Record<'ask' | 'reveal' | 'pass', string>>;
  readonly discard: Readonly<Record<'ask' | 'a' | 'b', string>>;
  readonly keep: string;
  readonly planned: (list: string) => string;
  readonly kept: string;
  readonly notKept: string;
  readonly fell: (what: string) => string;
  readonly refused: (what: string, why: string, rule: string) => string;
  readonly understood: string;
  readonly close: string;
  readonly alsoOffered: (cards: string) => string;
  readonly and: (list: readonly string[]) => string;
}
const and =
  (lang: string) =>
  (list: readonly string[]): string =>
    new Intl.ListFormat(lang).format(list);

export const WORDS: Readonly<Record<Language, AheadWords>> = {
  en: {
    title: 'Plan ahead',
    hint: 'What you plan here is played a few seconds after its phase asks you. It falls when something it depends on changes. Nobody else can see it.',
    what: { trade: 'Island trade', voyage: 'Voyage', harbor: 'Harbors', discard: 'Discard' },
    ready: 'Say ready at once, unless somebody makes me an offer',
    fleet: letter => `Fleet ${letter} sails to`,
    stays: 'I decide then',
    load: letter => `Aboard fleet ${letter}`,
    nothingAboard: letter => `Fleet ${letter} has nothing aboard and would not sail: load a card.`,
    harborAsk: 'A harbor card that I look at',
    harbor: { ask: 'I decide then', reveal: 'Reveal it', pass: 'Pass' },
    discard: { ask: 'I decide then', a: 'A: keep these in secret', b: 'B: show, keep one of each' },
    keep: 'Keep',
    planned: list => `Planned: ${list}.`,
    kept: 'Kept: it will be played for you even when you are away.',
    notKept: 'That could not be kept. What you see is what stands.',
    fell: what => `Your plan no longer fits what has happened: ${what}. Decide anew.`,
    refused: (what, why, rule) => `Your plan was not played: ${what}. ${why} (${rule})`,
    understood: 'Understood',
    close: 'Close',
    alsoOffered: cards => `Also in your open offer: ${cards}. If somebody takes it, this plan falls.`,
    and: and('en'),
  },
  it: {
    title: 'Pianifica in anticipo',
    hint: 'Quello che pianifichi qui si gioca pochi secondi dopo che la sua fase te lo chiede. Decade se cambia qualcosa da cui dipende. Nessun altro può vederlo.',
    what: { trade: 'Commercio fra le isole', voyage: 'Viaggio', harbor: 'Porti', discard: 'Scarto' },
    ready: 'Di’ subito che ho finito, se nessuno mi fa un’offerta',
    fleet: letter => `La flotta ${letter} va a`,
    stays: 'Deciderò allora',
    load: letter => `A bordo della flotta ${letter}`,
    nothingAboard: letter => `La flotta ${letter} è vuota e non partirebbe: carica una carta.`,
    harborAsk: 'La carta di un porto che guardo',
    harbor: { ask: 'Deciderò allora', reveal: 'Rivelala', pass: 'Passa' },
    discard: { ask: 'Deciderò allora', a: 'A: tieni queste in segreto', b: 'B: mostra, tieni una per tipo' },
    keep: 'Tieni',
    planned: list => `In programma: ${list}.`,
    kept: 'Conservato: si gioca per te anche quando non ci sei.',
    notKept: 'Non si è potuto conservare. Vale quello che vedi.',
    refused: (what, why, rule) => `Il tuo piano non è stato giocato: ${what}. ${why} (${rule})`,
    fell: what => `Il tuo piano non va più d’accordo con quanto è successo: ${what}. Decidi di nuovo.`,
    understood: 'Ho capito',
    close: 'Chiudi',
    alsoOffered: cards => `Anche nella tua offerta aperta: ${cards}. Se qualcuno la accetta, questo piano decade.`,
    and: and('it'),
  },
};
