/** What the shelf says of a game, in the reader's language. */
import { cards } from 'virtual:game-cards';
import type { Language } from '@stoa/engine';

export const cardOf = (id: string, lang: Language) => cards.find(card => card.id === id)?.words[lang];

/** What the reader plays, where seats have roles; in a game for more than two a seat is only a number. */
export const sideOf = (id: string, lang: Language, seat: number): string | undefined => {
  const card = cards.find(one => one.id === id);
  return card === undefined || card.seats[1] > 2 ? undefined : card.words[lang].seats[seat];
};
