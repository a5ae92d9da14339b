/** The sentences of the board that are not the game's own. A missing one does not compile. */
import type { Language } from '@stoa/engine';
import { lazyWords } from '../lazy-words.ts';
import { loadMarketWords } from './market/words.ts';
import type { ScreenWords } from './text/types.ts';

export type { ScreenWords, Touched } from './text/types.ts';

const { words, load } = lazyWords<ScreenWords>({
  en: async () => (await import('./text/en.ts')).EN,
  it: async () => (await import('./text/it.ts')).IT,
});
export const WORDS = words;
/** With those of the market. */
export const loadScreenWords = async (lang: Language): Promise<void> => void (await Promise.all([load(lang), loadMarketWords(lang)]));
