/** Whose turn it is, EW-6.1 to EW-6.7: after Preparation (EW-4.1) Persia begins (EW-4.2), the sides alternate until Supply begins. */
import { FRAMES } from '../frames.ts';
import { hand } from '../hands.ts';
import { GREECE, other, PERSIA } from '../map.ts';
import { beginPhase, type EwLog } from '../room.ts';
import { beginOperation, type EwState } from '../state.ts';
import { beginSupply } from './course.ts';

export const beginOperations = (s: EwState, log: EwLog): void => {
  beginPhase(s, FRAMES.operations);
  log?.({ e: 'operations-began' });
  s.passes = 0;
  s.turn = GREECE;
  nextTurn(s, log);
};

/** EW-6.1, EW-6.3, EW-6.4, EW-6.6. EW-6.5: a card played in between resets the passes to 0. */
export const nextTurn = (s: EwState, log: EwLog): void => {
  while (s.passes < 2) {
    s.turn = other(s.turn);
    if (hand(s, s.turn) !== 0) return;
    s.passes++;
    log?.({ e: 'passed', side: s.turn, automatic: true });
  }
  beginSupply(s, log);
};

/** EW-6.12: the event has been carried out, its card goes to the pile; the other side is next (EW-6.7). */
export const endOperation = (s: EwState, log: EwLog): void => {
  if (s.card !== 0) s.discard.push(s.card);
  s.card = 0;
  beginOperation(s, '', PERSIA);
  nextTurn(s, log);
};
