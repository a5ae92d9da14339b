/** Weights of the terms, Persia's first, then Greece's. Guessed by hand; `bots/tuning` replaces them. */
export const WEIGHTS: readonly number[] = [
  0.25, 0.35, 0.1, 0.2, 0.3, 0.2, 2.5, -0.15, -0.05, 0.1, -0.06, 0.12, 0.1, 0.06, -0.12, 0.03, 0.25, 0.35, 0.1, 0.2, 0.3, 0.2, 2.5, -0.25,
  -0.06, 0.16, -0.08, 0.14, 0.12, 0.1, -0.15, 0.03,
];
