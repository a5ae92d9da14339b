/** The sentences of Earth & Water in every language offered. */
import type { Language } from '@stoa/engine';
import { en } from './en.ts';
import { it } from './it.ts';
import { type EwText, textFrom } from './words.ts';

export type { CardText, EwText } from './words.ts';
export const texts: Readonly<Record<Language, EwText>> = { en: textFrom(en), it: textFrom(it) };
