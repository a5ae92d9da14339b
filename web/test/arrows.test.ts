/** Arrow keys: the nearest thing in that direction. */
import { expect, test } from 'vitest';
import { nearestIn } from '../src/table/use-arrows.ts';

//  0 . 1
//  . 2 .
//  3 . .
const PLACES = [
  { x: 0, y: 0 },
  { x: 200, y: 0 },
  { x: 100, y: 100 },
  { x: 0, y: 200 },
];

test.each([
  ['ArrowRight', { x: 0, y: 0 }, 1],
  ['ArrowDown', { x: 0, y: 0 }, 3],
  ['ArrowLeft', { x: 200, y: 0 }, 0],
  ['ArrowUp', { x: 100, y: 100 }, 0],
  ['ArrowLeft', { x: 0, y: 0 }, -1],
  ['ArrowUp', { x: 0, y: 200 }, 0],
  ['Enter', { x: 0, y: 0 }, -1],
])('%s from %o', (key, from, to) => {
  expect(nearestIn(key, from, PLACES)).toBe(to);
});

test('a thing far to the side is further than one ahead', () => {
  const places = [
    { x: 40, y: 90 },
    { x: 120, y: 0 },
  ];
  expect(nearestIn('ArrowRight', { x: 0, y: 0 }, places)).toBe(1);
});
