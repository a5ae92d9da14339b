/** The fast generator: the same stream for the same seed, far streams for near seeds, no bias. */
import { describe, expect, test } from 'vitest';
import { seededDraws, sfc32, sfc32From } from '../src/index.ts';

describe('sfc32', () => {
  /** Computed from the published definition in 32-bit arithmetic by another program. */
  test('known words', () => {
    const rng = sfc32From(1, 2, 3, 4);
    expect([rng.next(), rng.next(), rng.next(), rng.next()]).toEqual([7, 34, 56623200, 188882296]);
  });

  test('same seed, same stream; near seeds, far streams', () => {
    const first = (seed: string): number[] => {
      const rng = sfc32(seed);
      return Array.from({ length: 8 }, () => rng.next());
    };
    expect(first('stoa')).toEqual(first('stoa'));
    const all = ['', 'a', 'b', 'aa', 'ab', 'seed 1', 'seed 2'].flatMap(first);
    expect(new Set(all).size).toBe(all.length);
  });

  test('int stays in its range and favours no number', () => {
    const rng = sfc32('even');
    for (const n of [2, 3, 6, 7, 52]) {
      const seen = new Array<number>(n).fill(0);
      for (let i = 0; i < 10_000 * n; i++) seen[rng.int(n)]!++;
      const chi = seen.reduce((sum, k) => sum + (k - 10_000) ** 2 / 10_000, 0);
      expect(seen).toHaveLength(n);
      expect(chi).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * n));
    }
    expect(rng.int(1)).toBe(0);
  });

  /** With n = 3·2³⁰ one word in four must be thrown away; folded instead, the lowest third would come twice as often. */
  test('large ranges are made even by rejection', () => {
    const rng = sfc32('large');
    const n = 3 * 2 ** 30;
    let low = 0;
    for (let i = 0; i < 30_000; i++) if (rng.int(n) < 2 ** 30) low++;
    expect(Math.abs(low - 10_000)).toBeLessThan(400);
  });
});

test('seeded draws: one stream per draw, in any order', () => {
  const draws = seededDraws('x');
  const second = draws.rng(2).int(1_000_000);
  expect(draws.rng(1).int(1_000_000)).not.toBe(second);
  expect(draws.rng(2).int(1_000_000)).toBe(second);
});
