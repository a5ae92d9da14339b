/** What a seat may see. Petteia hides nothing, so all seats and spectators see the same; still built up from nothing. */
import { type Seat, top } from '@stoa/engine';
import { QUIET_LIMIT, type Side } from './board.ts';
import type { PtState } from './state.ts';

export interface PtView {
  /** By square a1 … h8, rank by rank: the side whose man stands there, or −1. */
  readonly men: readonly number[];
  readonly left: readonly number[];
  /** Whose turn it is; null when the game is over. */
  readonly turn: Side | null;
  /** Moves without capture until the draw of PT-10. */
  readonly quietLeft: number;
}

export const view = (s: PtState, _seat: Seat | undefined): PtView => ({
  men: s.men.slice(),
  left: s.left.slice(),
  turn: top(s)?.side ?? null,
  quietLeft: QUIET_LIMIT - s.quiet,
});
