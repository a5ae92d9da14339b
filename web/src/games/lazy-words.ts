/** Sentences that a screen adds to those of its game. Each language is a file of its own; the page loads the reader's before it shows the screen. */
import { LANGUAGES, type Language } from '@stoa/engine';

export interface LazyWords<W> {
  /** By language, once it is loaded. */
  readonly words: Readonly<Record<Language, W>>;
  readonly load: (lang: Language) => Promise<void>;
}

export const lazyWords = <W>(files: Readonly<Record<Language, () => Promise<W>>>): LazyWords<W> => {
  const loaded = new Map<Language, W>();
  const wordsIn = (lang: Language): W => {
    const words = loaded.get(lang);
    if (words === undefined) throw new Error(`the words in ${lang} are not loaded`);
    return words;
  };
  const getters = Object.fromEntries(LANGUAGES.map(lang => [lang, { enumerable: true, get: () => wordsIn(lang) }]));
  return {
    words: Object.defineProperties({} as Record<Language, W>, getters),
    load: async lang => {
      if (!loaded.has(lang)) loaded.set(lang, await files[lang]());
    },
  };
};
