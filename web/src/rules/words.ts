/** Sentences of the rulebook's page; loaded with it. */
import type { Language } from '@stoa/engine';

interface RulesWords {
  readonly title: (game: string) => string;
  readonly lead: string;
  readonly contents: string;
  readonly search: string;
  readonly found: (rules: number) => string;
  readonly loading: string;
}

export const RULES_WORDS: Readonly<Record<Language, RulesWords>> = {
  en: {
    title: game => `${game}: the rules`,
    lead: 'Every rule in our own words, with the number by which the table names it when something is not possible.',
    contents: 'Chapters',
    search: 'Search the rules',
    found: rules => (rules === 0 ? 'No rule says that.' : rules === 1 ? 'One rule.' : `${rules} rules.`),
    loading: 'Opening the rulebook …',
  },
  it: {
    title: game => `${game}: le regole`,
    lead: 'Ogni regola con parole nostre, e con il numero con cui il tavolo la nomina quando qualcosa non si può fare.',
    contents: 'Capitoli',
    search: 'Cerca nelle regole',
    found: rules => (rules === 0 ? 'Nessuna regola lo dice.' : rules === 1 ? 'Una regola.' : `${rules} regole.`),
    loading: 'Si apre il regolamento …',
  },
};
