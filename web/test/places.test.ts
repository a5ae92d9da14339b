/** Cities stand at their true places, nudged only as far as legibility needs, and no two are too close to touch. */
import { CITIES } from '@stoa/earth-and-water/map';
import { expect, test } from 'vitest';
import { TRUE_PLACES } from '../src/games/earth-and-water/board/coast.ts';
import { PLACES } from '../src/games/earth-and-water/board/places.ts';

const apart = (a: readonly number[], b: readonly number[]): number => Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0));

test.each(CITIES)('%s is where it was', city => {
  expect(apart(PLACES[city].at, TRUE_PLACES[city])).toBeLessThan(75);
});

test('every city and port has room for a finger', () => {
  const spots = CITIES.flatMap(city => [PLACES[city].at, ...(PLACES[city].port ? [PLACES[city].port] : [])]);
  for (const [i, a] of spots.entries()) for (const b of spots.slice(i + 1)) expect(apart(a, b)).toBeGreaterThan(75);
});
