/** The grid of land and sea against the even-odd rule, point by point. */
import { expect, test } from 'vitest';
import { landGrid, type RingOfLand } from '../src/maps/land.ts';

/** A bay, an island in it, and land that runs out of the picture above, below and to the left. */
const RINGS: readonly RingOfLand[] = [
  [
    [-40, -60],
    [180, -30],
    [151, 40],
    [60, 55],
    [70, 120],
    [190, 140],
    [160, 260],
    [-30, 240],
  ],
  [
    [95, 70],
    [130, 62],
    [138, 101],
    [101, 108],
  ],
];
const isInside = (ring: RingOfLand, x: number, y: number): boolean =>
  ring.reduce((inside, a, i) => {
    const b = ring[(i + ring.length - 1) % ring.length]!;
    return a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0] ? !inside : inside;
  }, false);

test('a cell is land where its middle lies inside an odd number of rings', () => {
  const grid = landGrid(RINGS, [0, 0, 200, 200]);
  let land = 0;
  for (let x = 2.5; x < 200; x += 5)
    for (let y = 2.5; y < 200; y += 5) {
      const expected = RINGS.filter(ring => isInside(ring, x, y)).length % 2 === 1;
      expect([x, y, grid.isLand(x, y)]).toEqual([x, y, expected]);
      land += Number(expected);
    }
  expect(land).toBeGreaterThan(200);
  expect(land).toBeLessThan(1400);
  expect(grid.fromCoast(10, 10)).toBeGreaterThan(grid.fromCoast(80, 52));
});
