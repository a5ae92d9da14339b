/** The few words of this screen that are not in the game's own text. */
import type { Language } from '@stoa/engine';
import { en } from './text/en.ts';
import { it } from './text/it.ts';
import type { ScreenWords } from './text/words.ts';

export type { ScreenWords } from './text/words.ts';
export const WORDS: Readonly<Record<Language, ScreenWords>> = { en, it };
