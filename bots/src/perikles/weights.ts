/**
 * Weights of the terms, by game turn: what a term is worth in points times what a point is worth (0.10, 0.11, 0.17). From two rounds
 * of regressions on self-play (bots/tuning/README.md), rounded by hand towards what the rules say.
 */
import type { Term } from './terms.ts';

export const WEIGHTS: Readonly<Record<Term, readonly [first: number, second: number, third: number]>> = {
  cubes: [0.11, 0.121, 0.1785],
  tiles: [0.09, 0.099, 0.17],
  statues: [0.04, 0.055, 0.1445],
  toCome: [0.05, 0.066, 0.1615],
  elections: [0.03, 0.044, 0.102],
  hopes: [0.03, 0.0385, 0.085],
  arms: [0.01, 0.0132, 0.034],
  battles: [0.09, 0.099, 0.1615],
  battlesOpen: [-0.06, -0.0715, -0.119],
  defeats: [-0.03, -0.044, -0.085],
  defeatsOpen: [0.03, 0.033, 0.068],
  hand: [0.025, 0.044, 0.085],
  special: [0.1, 0.11, 0.17],
  permissions: [0.03, 0.033, 0.051],
  words: [-0.02, -0.022, -0.034],
};
