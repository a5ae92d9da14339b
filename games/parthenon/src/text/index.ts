/** The sentences of Parthenon in every language. */
import type { Language } from '@stoa/engine';
import { text as en } from './en.ts';
import { text as it } from './it.ts';
import type { PaText } from './words.ts';

export const texts: Readonly<Record<Language, PaText>> = { en, it };
export type { CardText, PaNames } from './names.ts';
export type { PaText } from './words.ts';
