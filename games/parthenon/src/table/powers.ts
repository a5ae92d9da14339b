/** Powers of philosophies (PA-13.6) and complete wonders (PA-14.6): who has which, used or not, and which are for sale (PA-14.7). */

import { bit, has, type Seat } from '@stoa/engine';
import { PHILOSOPHY_COUNT } from '../cards.ts';
import type { Ability } from '../pack/box.ts';
import { box, COMPLETE, type PaState } from '../state.ts';

/** Does the island have the power of this card: the philosophy, or the complete wonder? */
export const holds = (s: PaState, seat: Seat, power: number): boolean =>
  power < PHILOSOPHY_COUNT
    ? has(s.philosophies[seat]!, power)
    : s.wonderOwner[power - PHILOSOPHY_COUNT] === seat && s.wonderStage[power - PHILOSOPHY_COUNT] === COMPLETE;
/** The first power card of the seat that can still do this in the season, or −1. */
export const freshPower = (s: PaState, seat: Seat, ability: Ability): number => {
  for (const power of box(s).able[ability]) if (holds(s, seat, power) && !has(s.powersUsed[seat]!, power)) return power;
  return -1;
};
export const usePower = (s: PaState, seat: Seat, power: number): void => {
  s.powersUsed[seat] = s.powersUsed[seat]! | bit(power);
};
/** PA-14.7: a wonder of another island whose power can be bought this season, or −1. */
export const forSale = (s: PaState, seat: Seat, ability: Ability): number => {
  for (const power of box(s).able[ability]) {
    const wonder = power - PHILOSOPHY_COUNT;
    if (wonder < 0 || s.wonderStage[wonder] !== COMPLETE || s.wonderOwner[wonder] === seat) continue;
    if (box(s).wonders[wonder]?.price !== 0 && !has(s.powersUsed[seat]!, power)) return power;
  }
  return -1;
};
export const sellerOf = (s: PaState, power: number): Seat => s.wonderOwner[power - PHILOSOPHY_COUNT]!;
export const priceOf = (s: PaState, power: number): number => box(s).wonders[power - PHILOSOPHY_COUNT]?.price ?? 0;
