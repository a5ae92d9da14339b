/** Sentences of the market, beside those the game itself has. A missing one does not compile. */
import { lazyWords } from '../../lazy-words.ts';
import type { MarketWords } from './text/types.ts';

export type { MarketWords } from './text/types.ts';

const { words, load } = lazyWords<MarketWords>({
  en: async () => (await import('./text/en.ts')).EN,
  it: async () => (await import('./text/it.ts')).IT,
});
export const WORDS = words;
export const loadMarketWords = load;
