/** Petteia hides nothing: the only state that a seat cannot tell from `s` is `s` itself. */
import type { Rng, Seat } from '@stoa/engine';
import { clone, type PtState } from './state.ts';

export const knowledge = (_s: PtState, _seat: Seat): null => null;
export const determinize = (s: PtState, _seat: Seat, _rng: Rng): PtState => clone(s);
