/** The course of phase 2, PK-5: what follows a tile and its symbol, and whose turn comes then. */
import { goTo, type Log, type Seat } from '@stoa/engine';
import type { PkEvent } from '../events.ts';
import { frameOf } from '../frames.ts';
import { allTakes, holdsSpecial, leftOf } from '../pieces.ts';
import type { PkState } from '../state.ts';
import { beginProposals } from './elections.ts';

/**
 * After the tile's effects, a seat that holds any unused special tile is asked, so that the question does not reveal which (PK-5.11, PK-20);
 * a seat without one can only end its turn, and all seats know that.
 */
export const afterSymbol = (s: PkState, seat: Seat, log?: Log<PkEvent>): void => {
  if (holdsSpecial(s, seat)) goTo(s, frameOf('after-tile', seat));
  else endInfluenceTurn(s, seat, log);
};

/** PK-5.9: the slot is refilled now, but not after the last turn of the phase. */
export const endInfluenceTurn = (s: PkState, seat: Seat, log?: Log<PkEvent>): void => {
  if (s.takes === allTakes(s)) beginProposals(s, log);
  else goTo(s, frameOf('draw-influence', leftOf(s, seat)));
};
