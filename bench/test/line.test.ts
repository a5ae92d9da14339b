/** The arithmetic of a bench line. What is measured is never tested: time proves nothing. */
import { expect, test } from 'vitest';
import { calibrate, median, spread } from '../src/index.ts';

test('median of odd and even counts, in any order', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('spread is the range over the median', () => {
  expect(spread([90, 100, 120])).toBeCloseTo(0.3);
  expect(spread([7, 7, 7])).toBe(0);
});

test('the calibration loop counts its steps', () => {
  expect(calibrate(5)).toBeGreaterThan(0);
});
