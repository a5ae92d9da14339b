/** Conditions that hold in every state; the laws check them. */
import { BLACK, WHITE } from './board.ts';
import { men, type PtState, stands } from './state.ts';

export const invariants = (s: PtState): readonly string[] => {
  const broken: string[] = [];
  for (const side of [WHITE, BLACK] as const) {
    const found = s.men.filter((_, square) => stands(s, side, square)).length;
    if (found !== men(s, side)) broken.push(`side ${side}: ${found} men on the board, ${men(s, side)} counted`);
    if (found > 8) broken.push(`side ${side}: ${found} men`);
  }
  if ((s.ending === '') !== (s.stack.length === 1)) broken.push(`ending '${s.ending}' with ${s.stack.length} frames`);
  return broken;
};
