/** The sentences of the board that are not the game's own. A missing one does not compile. */
import type { Language } from '@stoa/engine';
import { EN } from './text/en.ts';
import { IT } from './text/it.ts';
import type { ScreenWords } from './text/types.ts';

export type { ScreenWords, Touched } from './text/types.ts';
export const WORDS: Readonly<Record<Language, ScreenWords>> = { en: EN, it: IT };
