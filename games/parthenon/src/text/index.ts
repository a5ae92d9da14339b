/** The sentences of Parthenon in every language. */
import type { Language } from '@stoa/engine';
import { en } from './en.ts';
import { it } from './it.ts';
import { type PaText, textFrom } from './words.ts';

export const texts: Readonly<Record<Language, PaText>> = { en: textFrom(en), it: textFrom(it) };
export type { CardText, PaNames } from './names.ts';
export type { PaText } from './words.ts';
