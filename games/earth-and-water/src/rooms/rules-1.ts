/**
 * Behaviour of rules 1 that rules 2 fix. A table that began under rules 1 keeps them, so that its entries give the same game.
 * Rules 1 ended an operation twice where Tribute or the Royal Road left a single city to choose and no window followed: the other side's
 * turn was skipped, or Operations ended too early.
 */
import { type CardId, HALVES } from '../cards.ts';
import type { Side } from '../map.ts';
import type { EwLog } from '../room.ts';
import type { EwState } from '../state.ts';
import { endOperation } from './turns.ts';

const ENDED_TWICE: readonly string[] = ['tribute-of-earth-and-water', 'the-royal-road'];

/** Call it right after the event was played: if only Operations is open, the event is over already. */
export const endsTwice = (s: EwState, side: Side, card: CardId): boolean =>
  s.rules === 1 && s.stack.length === 1 && ENDED_TWICE.includes(HALVES[card][side]);

export const endTwice = (s: EwState, log: EwLog): void => {
  endOperation(s, log);
  if (s.stack[0]?.room === 'operations') endOperation(s, log);
};
