/** What a bot knows of Petteia: men count most, then not to stand where one more enemy takes, then freedom and nearness. */
import { type PtAction, type PtState, SIZE } from '@stoa/petteia';
import type { Mind } from '../mind.ts';

/** Opposite neighbours: two enemies there take the man between. */
const PAIRS: readonly (readonly (readonly [number, number])[])[] = Array.from({ length: SIZE * SIZE }, (_, square) => {
  const [file, rank] = [square % SIZE, Math.floor(square / SIZE)];
  const pairs: [number, number][] = [];
  if (file > 0 && file < SIZE - 1) pairs.push([square - 1, square + 1]);
  if (rank > 0 && rank < SIZE - 1) pairs.push([square - SIZE, square + SIZE]);
  return pairs;
});

export const petteiaMind: Mind<PtState, PtAction> = {
  weights: { men: 1.2, exposed: -0.3, freedom: 0.02, near: 0.05 },
  seats: () => 2,
  interned: true,
  horizon: 0,
  terms(s, seat, out) {
    let men = 0;
    let exposed = 0;
    let freedom = 0;
    let near = 0;
    for (let square = 0; square < SIZE * SIZE; square++) {
      if (s.men[square] !== seat) continue;
      men++;
      for (const [here, there] of PAIRS[square] ?? []) {
        const [a, b] = [s.men[here], s.men[there]];
        if (a === -1) freedom++;
        if (b === -1) freedom++;
        if (a === 1 - seat || b === 1 - seat) near++;
        if ((a === 1 - seat && b === -1) || (a === -1 && b === 1 - seat)) exposed++;
      }
    }
    out[0] = men;
    out[1] = exposed;
    out[2] = freedom;
    out[3] = near;
  },
};
