/** What the shelf says of a game, in the reader's language. */
import { cards } from 'virtual:game-cards';
import type { Language } from '@stoa/engine';

export const cardOf = (id: string, lang: Language) => cards.find(card => card.id === id)?.words[lang];
