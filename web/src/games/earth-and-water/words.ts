/** The few words of this screen that are not in the game's own text, by language. */
import type { Language } from '@stoa/engine';
import { en } from './words/en.ts';
import { it } from './words/it.ts';
import type { ScreenWords } from './words/screen-words.ts';

export type { ScreenWords } from './words/screen-words.ts';

export const WORDS: Readonly<Record<Language, ScreenWords>> = { en, it };
