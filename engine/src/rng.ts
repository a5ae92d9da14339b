/**
 * A fast generator for play-outs, fuzzing and bots: sfc32 (Chris Doty-Humphrey, public domain algorithm).
 * Never for tables people play at: their dice come from `fair/`.
 */
import type { Rng } from './contract.ts';

/** Four 32-bit words from any text: xmur3-style mixing, so that similar seeds give unrelated streams. */
const words = (seed: string): [number, number, number, number] => {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const next = (): number => {
    h = Math.imul(h ^ (h >>> 16), 2246822507);
    h = Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return h >>> 0;
  };
  return [next(), next(), next(), next()];
};

export interface FastRng extends Rng {
  /** The next 32 bits. */
  next(): number;
}

export const sfc32From = (a0: number, b0: number, c0: number, d0: number): FastRng => {
  let a = a0 | 0;
  let b = b0 | 0;
  let c = c0 | 0;
  let d = d0 | 0;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  return {
    next,
    /** Unbiased: rejects the few values past the last whole multiple of n. */
    int(n) {
      let x = next();
      // Values below 2³² − n are never rejected, so the limit and its division are seldom needed.
      if (x > 4294967295 - n) {
        const limit = 4294967296 - (4294967296 % n);
        while (x >= limit) x = next();
      }
      // Both operands as unsigned words: JavaScript then divides integers, not floating-point numbers.
      return ((x >>> 0) % (n >>> 0)) >>> 0;
    },
  };
};

export const sfc32 = (seed: string): FastRng => {
  const rng = sfc32From(...words(seed));
  for (let i = 0; i < 12; i++) rng.next();
  return rng;
};
