/**
 * EW-16.2 and EW-19.9: the cards for which each window opens, judging by public facts only; without any the window does not open.
 * Used in every operation, also inside a reaction (EW-16.1).
 * Of a hand it reads only whether it is empty.
 */
import { bit, has } from '@stoa/engine';
import type { Reaction } from '../card-events/reaction.ts';
import { REACTIONS } from '../card-events/reactions.ts';
import { cardsUnder, SPARTA_CARDS } from '../cards.ts';
import { WINDOWS, type WindowId } from '../events.ts';
import { hand, isDiscarded } from '../hands.ts';
import { GREECE } from '../map.ts';
import type { EwState } from '../state.ts';

/** The card could be in this hand and nothing public forbids its event. */
const maybeHeld = (s: EwState, { side, card }: Reaction): boolean =>
  hand(s, side) !== 0 && s.card !== card && !isDiscarded(s, card) && !(s.carneia && side === GREECE && has(SPARTA_CARDS, card));

const playedIn = (window: WindowId): readonly Reaction[] => Object.values<Reaction>(REACTIONS).filter(r => r.windows.includes(window));
const BY_WINDOW = Object.fromEntries(WINDOWS.map(window => [window, playedIn(window)])) as Readonly<Record<WindowId, readonly Reaction[]>>;

/** The cards that could be played in this window now, as bits. */
export const cardsIn = (s: EwState, window: WindowId): number => {
  const reactions = BY_WINDOW[window];
  let cards = 0;
  for (let i = 0; i < reactions.length; i++) {
    const r = reactions[i]!;
    if (maybeHeld(s, r) && r.open(s)) cards |= bit(r.card);
  }
  return cards & cardsUnder(s.rules);
};

export const reactionOf = (window: WindowId, card: number): Reaction => {
  const found = BY_WINDOW[window].find(r => r.card === card);
  if (found === undefined) throw new Error(`card ${card} is not played in the window ${window}`);
  return found;
};
