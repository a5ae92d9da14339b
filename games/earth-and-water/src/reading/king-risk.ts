/** EW-14.1: how likely it is that Persia draws card 11 while a king lives, from what Persia knows. */
import { type FigureId, GREECE, PERSIA } from '../map.ts';
import type { EwView } from '../view-types.ts';

const DEATH = 11;

/** The king who would die; undefined once both are dead (EW-14.8). */
export const nextKing = ({ figures }: EwView): FigureId | undefined =>
  (['darius', 'xerxes'] as const).find(king => !figures.includes(king));

/** The chance that card 11 is among the next `n` cards that Persia draws. The pile is shuffled when the deck is empty (EW-15.2). */
export const kingRisk = (view: EwView, n: number): number => {
  const { prompt, hand, discard, deckSize, handSizes } = view;
  if (prompt.side !== PERSIA || nextKing(view) === undefined || hand.includes(DEATH)) return 0;
  const fromDeck = Math.min(n, deckSize);
  if (!discard.includes(DEATH)) return fromDeck / Math.max(1, deckSize + handSizes[GREECE]);
  // What Pacification lays aside goes to the pile before the draw (EW-17.P16).
  return Math.min(1, (n - fromDeck) / Math.max(1, discard.length + view.draft.length));
};
