/** The sentences of Petteia in every language offered. */
import type { Language } from '@stoa/engine';
import { text as en } from './en.ts';
import { text as it } from './it.ts';
import type { PtText } from './words.ts';

export const texts: Readonly<Record<Language, PtText>> = { en, it };
