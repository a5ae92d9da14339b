/** Maps: what is land, and what stays free of relief. */
import { gzipSync } from 'node:zlib';
import { aegeanFurniture, mapFrame, mapGround, mapViewBox, wideSeaFurniture } from '@stoa/art/maps';
import { expect, test } from 'vitest';
import { landGrid, ringsOf, thinned } from '../src/maps/land.ts';
import { soundSvg } from './sound.ts';

const SQUARE = 'M100 100l200 0l0 200l-200 0z';
const BOUNDS = [0, 0, 400, 400] as const;

test('coasts are read from relative lines', () => {
  expect(ringsOf(SQUARE)).toEqual([
    [
      [100, 100],
      [300, 100],
      [300, 300],
      [100, 300],
    ],
  ]);
  expect(ringsOf(`${SQUARE}${SQUARE}`)).toHaveLength(2);
});
test('points that are too near are left out, never a whole island', () => {
  const ring = ringsOf('M0 0l1 0l9 0l0 10l-10 0z')[0]!;
  expect(thinned(ring, 3)).toHaveLength(4);
  expect(thinned(ring, 300)).toBe(ring);
});
test('the grid knows land from sea, and how far the coast is', () => {
  const grid = landGrid(ringsOf(SQUARE), BOUNDS);
  expect(grid.isLand(200, 200)).toBe(true);
  expect(grid.isLand(50, 200)).toBe(false);
  expect(grid.isLand(-10, 200)).toBe(false);
  expect(grid.fromCoast(200, 200)).toBeGreaterThan(80);
  expect(grid.fromCoast(200, 200)).toBeLessThan(120);
  expect(grid.fromCoast(105, 200)).toBeLessThan(12);
});
test('relief stays on land and out of the places kept free', () => {
  const hills = (svg: string): readonly (readonly [number, number])[] =>
    [...(svg.match(/<path class="m-d" d="([^"]*)"/)?.[1] ?? '').matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)v/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
  const open = hills(mapGround({ coast: SQUARE, bounds: BOUNDS }));
  const left = hills(mapGround({ coast: SQUARE, bounds: BOUNDS, keepFree: [[250, 200, 50, 200]] }));
  expect(open.some(([x]) => x > 200)).toBe(true);
  expect(left.length).toBeGreaterThan(0);
  expect(left.every(([x, y]) => x > 100 && x <= 200 && y > 100 && y < 300)).toBe(true);
});
test.each([
  ['a square', () => mapGround({ coast: SQUARE, bounds: BOUNDS, furniture: aegeanFurniture, isles: 'M20 20l40 0l0 40l-40 0z' })],
  ['without a frame', () => mapGround({ coast: SQUARE, bounds: BOUNDS, furniture: wideSeaFurniture, framed: false })],
  ['a frame', () => mapFrame(400, 300)],
])('%s: well-formed, the same each time, in known inks', (_, draw) => {
  expect(gzipSync(soundSvg(draw)).length).toBeLessThan(32_000);
});
test('the frame lies outside the board', () => {
  expect(mapViewBox([0, 0, 1000, 900])).toBe('-24 -24 1048 948');
});
