/** The few words about packs that the home page and the table dialog need. */
import type { Language } from '@stoa/engine';

export const CHOICE_WORDS: Readonly<Record<Language, { readonly cards: string; readonly builtin: string; readonly edit: string }>> = {
  en: { cards: 'Cards', builtin: 'Our own values', edit: 'Data packs' },
  it: { cards: 'Carte', builtin: 'I nostri valori', edit: 'Pacchetti di dati' },
};
