/** Piles of cards as numbers by kind. */
import { CARDS, type CardId } from '@stoa/parthenon/cards';

export type Counts = Readonly<Partial<Record<CardId, number>>>;

export const countsOf = (cards: readonly CardId[]): Counts => {
  const counts: Partial<Record<CardId, number>> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
export const cardsOf = (counts: Counts): CardId[] => CARDS.flatMap(card => new Array<CardId>(counts[card] ?? 0).fill(card));
export const sizeOf = (counts: Counts): number => CARDS.reduce((sum, card) => sum + (counts[card] ?? 0), 0);
export const plus = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(CARDS.map(card => [card, (a[card] ?? 0) + (b[card] ?? 0)])) as Counts;
export const minus = (a: Counts, b: Counts): Counts =>
  Object.fromEntries(CARDS.map(card => [card, Math.max(0, (a[card] ?? 0) - (b[card] ?? 0))])) as Counts;
