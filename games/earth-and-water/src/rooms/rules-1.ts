/**
 * What rules 1 did and rules 2 do not. A table begun under rules 1 goes on by them, so that its entries mean what they meant.
 * Rules 1 ended an operation twice where Tribute or the Royal Road left a single city to choose and no window followed: the other side's
 * turn was skipped, or Operations ended too early.
 */
import { type CardId, HALVES } from '../cards.ts';
import type { Side } from '../map.ts';
import type { EwLog } from '../room.ts';
import type { EwState } from '../state.ts';
import { endOperation } from './turns.ts';

const ENDED_TWICE: readonly string[] = ['tribute-of-earth-and-water', 'the-royal-road'];

/** Asked right after the event was played: only Operations is open if it is over already. */
export const endsTwice = (s: EwState, side: Side, card: CardId): boolean =>
  s.rules === 1 && s.stack.length === 1 && ENDED_TWICE.includes(HALVES[card][side]);

export const endTwice = (s: EwState, log: EwLog): void => {
  endOperation(s, log);
  if (s.stack[0]?.room === 'operations') endOperation(s, log);
};
