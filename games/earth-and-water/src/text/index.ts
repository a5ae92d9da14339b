/** The sentences of Earth & Water in every language offered. */
import type { Language } from '@stoa/engine';
import { text as en } from './en.ts';
import { text as it } from './it.ts';
import type { EwText } from './words.ts';

export type { CardText, EwText } from './words.ts';
export const texts: Readonly<Record<Language, EwText>> = { en, it };
