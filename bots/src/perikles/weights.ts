/**
 * Weights of the terms, by game turn: what a term is worth in points times what a point is worth (0.10, 0.11, 0.17). From two rounds
 * of regressions on self-play (bots/tuning/README.md), rounded by hand towards what the rules say.
 */
export const WEIGHTS: readonly number[] = [
  0.11, 0.09, 0.04, 0.05, 0.03, 0.03, 0.01, 0.09, -0.06, -0.03, 0.03, 0.025, 0.1, 0.03, -0.02, 0.121, 0.099, 0.055, 0.066, 0.044, 0.0385,
  0.0132, 0.099, -0.0715, -0.044, 0.033, 0.044, 0.11, 0.033, -0.022, 0.1785, 0.17, 0.1445, 0.1615, 0.102, 0.085, 0.034, 0.1615, -0.119,
  -0.085, 0.068, 0.085, 0.17, 0.051, -0.034,
];
