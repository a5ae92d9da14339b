/**
 * What a bot knows of Petteia: men count most, but less the nearer the draw; then men that can be taken with the next move or the one
 * after it, where men may still go, and how near the sides are.
 */
import { top } from '@stoa/engine';
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
/** The squares in line from each square, nearest first. */
const LINES: readonly (readonly (readonly number[])[])[] = Array.from({ length: SIZE * SIZE }, (_, from) =>
  [1, -1, SIZE, -SIZE].map(step => {
    const line: number[] = [];
    for (let at = from; ; ) {
      const next = at + step;
      if (next < 0 || next >= SIZE * SIZE || (Math.abs(step) === 1 && Math.floor(next / SIZE) !== Math.floor(at / SIZE))) return line;
      line.push(next);
      at = next;
    }
  }),
);

const EMPTY = -1;
/** Can a man of this side come to an empty square with one move? The man at `anchor` stays where it is. */
const reaches = (s: PtState, side: number, square: number, anchor: number): boolean => {
  for (const line of LINES[square] ?? [])
    for (const at of line) {
      const man = s.men[at];
      if (man === EMPTY) continue;
      if (man === side && at !== anchor) return true;
      break;
    }
  return false;
};
/** Can the enemy take the man on this square with one move? */
const hangs = (s: PtState, square: number, enemy: number): boolean => {
  for (const [here, there] of PAIRS[square] ?? []) {
    if (s.men[here] === enemy && s.men[there] === EMPTY && reaches(s, enemy, there, here)) return true;
    if (s.men[there] === enemy && s.men[here] === EMPTY && reaches(s, enemy, here, there)) return true;
  }
  return false;
};

const QUIET_LIMIT = 60;

export const petteiaMind: Mind<PtState, PtAction> = {
  seats: () => 2,
  interned: true,
  horizon: { rolloutLength: 0 },
  evaluation: {
    weights: { men: 0.6, menFresh: 0.6, hangsNow: -0.9, hangsNext: -0.25, freedom: 0.02, near: 0.03 },
    terms(s, seat, out) {
      let men = 0;
      let hanging = 0;
      let freedom = 0;
      let near = 0;
      const enemy = 1 - seat;
      for (let square = 0; square < SIZE * SIZE; square++) {
        if (s.men[square] !== seat) continue;
        men++;
        let isNear = false;
        for (const [here, there] of PAIRS[square] ?? []) {
          const [a, b] = [s.men[here], s.men[there]];
          if (a === EMPTY) freedom++;
          if (b === EMPTY) freedom++;
          if (a === enemy || b === enemy) {
            near++;
            isNear = true;
          }
        }
        if (isNear && hangs(s, square, enemy)) hanging++;
      }
      const isToMove = top(s)?.side === seat;
      out[0] = men;
      out[1] = men * (1 - s.quiet / QUIET_LIMIT);
      out[2] = isToMove ? 0 : Math.min(1, hanging);
      out[3] = isToMove ? hanging : Math.max(0, hanging - 1);
      out[4] = freedom;
      out[5] = near;
    },
  },
};

/** What a beginner counts: men, and those beside an enemy with an empty square behind them, whether or not an enemy can come there. */
export const petteiaPlain: Mind<PtState, PtAction> = {
  seats: () => 2,
  interned: true,
  horizon: { rolloutLength: 0 },
  evaluation: {
    weights: { men: 1.2, exposed: -0.3, freedom: 0.02, near: 0.05 },
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
  },
};
