/** Whole random games: they end, no promise breaks, and every island's cards are what the events say (conservation). */
import { parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';
import { playConserved } from './conservation.ts';

const VARIANTS: readonly unknown[] = [{}, { beginner: true, delianLeague: true }, { tournament: true, openTrades: true }];

test('PA-1.5 random games end for every number of seats and every variant, and cards are conserved', () => {
  const endings: Record<string, number> = {};
  let longest = 0;
  for (const seats of [3, 4, 5, 6])
    for (const [v, variant] of VARIANTS.entries()) {
      const { s, steps } = playConserved(seats, variant, `${seats}-${v}`);
      longest = Math.max(longest, steps);
      const outcome = parthenon.outcome(s);
      expect(outcome?.places.filter(place => place === 1)).toHaveLength(1);
      endings[outcome?.reason ?? ''] = (endings[outcome?.reason ?? ''] ?? 0) + 1;
    }
  expect(endings.structures).toBeGreaterThan(0);
  expect(longest).toBeLessThan(25_000);
});
