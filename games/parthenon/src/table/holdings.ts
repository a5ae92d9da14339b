/** Cards: what an island holds, what is aboard, what the table saw come and go. Rooms move cards with these functions. */

import type { Seat } from '@stoa/engine';
import { AEGIS_MASK, CARD_COUNT, COMMODITY_COUNT, FLEET_COUNT, GOLD } from '../cards.ts';
import type { PaState } from '../state.ts';

export const held = (s: PaState, seat: Seat, card: number): number => s.hand[seat * CARD_COUNT + card]!;
export const aboard = (s: PaState, fleet: number, card: number): number => s.cargo[fleet * CARD_COUNT + card]!;
/** Drafts: cards laid down for what is being paid or kept, cards to go on a fleet. */
export const laidDown = (s: PaState, seat: Seat, card: number): number => s.reserved[seat * CARD_COUNT + card]!;
export const layDown = (s: PaState, seat: Seat, card: number): void => {
  s.reserved[seat * CARD_COUNT + card] = laidDown(s, seat, card) + 1;
};
export const loaded = (s: PaState, fleet: number, card: number): number => s.load[fleet * CARD_COUNT + card]!;
/** PA-5.9: aegis cards count wherever they are kept. */
export const owned = (s: PaState, seat: Seat, card: number): number => {
  let n = held(s, seat, card);
  if (card >= COMMODITY_COUNT) for (let f = 0; f < FLEET_COUNT; f++) n += aboard(s, seat * FLEET_COUNT + f, card);
  return n;
};
export const gain = (s: PaState, seat: Seat, card: number, n: number): void => {
  s.hand[seat * CARD_COUNT + card] = held(s, seat, card) + n;
};
/** Takes from the hand; aegis cards from the island first, then from fleets A, B, C. */
export const spend = (s: PaState, seat: Seat, card: number, n: number): void => {
  const home = Math.min(n, held(s, seat, card));
  s.hand[seat * CARD_COUNT + card] = held(s, seat, card) - home;
  let rest = n - home;
  for (let f = 0; f < FLEET_COUNT && rest > 0; f++) {
    const fleet = seat * FLEET_COUNT + f;
    const off = Math.min(rest, aboard(s, fleet, card));
    s.cargo[fleet * CARD_COUNT + card] = aboard(s, fleet, card) - off;
    rest -= off;
  }
};
/** The table sees cards come from the bank or go there: a public tally, so that what was shown is never only in the log. */
export const sawIn = (s: PaState, seat: Seat, card: number, n: number): void => {
  s.seenIn[seat * CARD_COUNT + card] = s.seenIn[seat * CARD_COUNT + card]! + n;
};
export const sawOut = (s: PaState, seat: Seat, card: number, n: number): void => {
  s.seenOut[seat * CARD_COUNT + card] = s.seenOut[seat * CARD_COUNT + card]! + n;
};

export const total = (list: readonly number[], from: number, length: number): number => {
  let n = 0;
  for (let i = from; i < from + length; i++) n += list[i]!;
  return n;
};
/** Commodities in the hand; PA-1.4: aegis cards are none. */
export const handSize = (s: PaState, seat: Seat): number => total(s.hand, seat * CARD_COUNT, COMMODITY_COUNT);
export const cargoSize = (s: PaState, fleet: number): number => total(s.cargo, fleet * CARD_COUNT, CARD_COUNT);
export const loadSize = (s: PaState, fleet: number): number => total(s.load, fleet * CARD_COUNT, CARD_COUNT);
/** How many cards of some kinds lie in a block of a flat list. */
export const countOf = (list: readonly number[], block: number, mask: number): number => {
  let n = 0;
  for (let card = 0; card < CARD_COUNT; card++) if ((mask & (1 << card)) !== 0) n += list[block * CARD_COUNT + card]!;
  return n;
};
export const aegisAboard = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let f = 0; f < FLEET_COUNT; f++) n += countOf(s.cargo, seat * FLEET_COUNT + f, AEGIS_MASK);
  return n;
};

export const gold = (s: PaState, seat: Seat): number => held(s, seat, GOLD);
