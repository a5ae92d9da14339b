/** The functions that read and change hands, the discard pile, and what a seat has learnt of the other hand (EW-15, EW-19). */
import { bit, count, has, lowest, minus, plus } from '@stoa/engine';
import type { CardId } from './cards.ts';
import { other, type Side } from './map.ts';
import type { EwState } from './state.ts';

export const hand = (s: EwState, side: Side): number => s.hands[side]!;
export const handSize = (s: EwState, side: Side): number => count(hand(s, side));
export const holds = (s: EwState, side: Side, card: number): boolean => has(hand(s, side), card);
export const takeIntoHand = (s: EwState, side: Side, card: number): void => {
  s.deck = minus(s.deck, card);
  s.hands[side] = plus(hand(s, side), card);
};
/** Removes the cards from the hand, and from what the other side knows of this hand. */
export const leaveHand = (s: EwState, side: Side, cards: number): void => {
  s.hands[side] = hand(s, side) & ~cards;
  s.knows[other(side)]! &= ~cards;
};
export const discardOne = (s: EwState, side: Side, card: number): void => {
  leaveHand(s, side, bit(card));
  s.discard.push(card);
};
/** Puts the cards on the pile in the order of their numbers, so that their order reveals nothing. */
export const discardAll = (s: EwState, side: Side, cards: number): void => {
  leaveHand(s, side, cards);
  for (let rest = cards; rest !== 0; rest &= rest - 1) s.discard.push(lowest(rest));
};
export const isDiscarded = (s: EwState, card: CardId): boolean => s.discard.includes(card);
export const learn = (s: EwState, seat: Side): void => {
  s.knows[seat] = hand(s, other(seat));
};
