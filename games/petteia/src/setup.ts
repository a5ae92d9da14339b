/** The beginning of a game. */
import { BLACK, firstRank, WHITE } from './board.ts';
import { bare, type PtState, put } from './state.ts';

/** PT-1. */
export const setup = (): PtState => {
  const s = bare(WHITE);
  for (const side of [WHITE, BLACK] as const) for (const square of firstRank(side)) put(s, side, square);
  return s;
};
