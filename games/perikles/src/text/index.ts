/** The sentences of Perikles in every language offered. */
import type { Language } from '@stoa/engine';
import { text as en } from './en.ts';
import { text as it } from './it.ts';
import type { PkText } from './words.ts';

export type { PkText, SpecialText } from './words.ts';
export const texts: Readonly<Record<Language, PkText>> = { en, it };
