/** A page whose parts are gone begins anew, but not again and again. */
import { expect, test } from 'vitest';
import { mayRenew } from '../src/shell/new-version.ts';

test('once, then only after a while, and never without a network', () => {
  expect(mayRenew(1_000_000, 0, true)).toBe(true);
  expect(mayRenew(1_000_000, 0, false)).toBe(false);
  expect(mayRenew(1_010_000, 1_000_000, true)).toBe(false);
  expect(mayRenew(1_100_000, 1_000_000, true)).toBe(true);
});
