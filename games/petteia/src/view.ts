/** What a seat may see. Petteia hides nothing, so all seats and spectators get the same view. It names every field it copies. */
import { type Seat, top } from '@stoa/engine';
import { QUIET_LIMIT, type Side } from './board.ts';
import type { PtState } from './state.ts';

export interface PtView {
  /** By square a1 … h8, rank by rank: the side whose man is there, or −1. */
  readonly men: readonly number[];
  readonly left: readonly number[];
  /** Whose turn it is; null when the game is over. */
  readonly turn: Side | null;
  /** How many more moves without capture lead to the draw of PT-10. */
  readonly quietLeft: number;
}

export const view = (s: PtState, _seat: Seat | undefined): PtView => ({
  men: s.men.slice(),
  left: s.left.slice(),
  turn: top(s)?.side ?? null,
  quietLeft: QUIET_LIMIT - s.quiet,
});
