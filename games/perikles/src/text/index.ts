/** The sentences of Perikles in every language offered. */
import type { Language } from '@stoa/engine';
import { en } from './en.ts';
import { it } from './it.ts';
import { type PkText, textFrom } from './words.ts';

export type { PkText, SpecialText } from './words.ts';
export const texts: Readonly<Record<Language, PkText>> = { en: textFrom(en), it: textFrom(it) };
