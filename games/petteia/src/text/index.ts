/** The sentences of Petteia in every language offered. */
import type { Language } from '@stoa/engine';
import { en } from './en.ts';
import { it } from './it.ts';
import { type PtText, textFrom } from './words.ts';

export const texts: Readonly<Record<Language, PtText>> = { en: textFrom(en), it: textFrom(it) };
