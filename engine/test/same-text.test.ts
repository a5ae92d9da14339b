/** Comparing values side by side gives what comparing their JSON gives. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sameText } from '../src/same-text.ts';

/** Few keys and values, so that many pairs are the same or nearly so. */
const { value } = fc.letrec(tie => ({
  value: fc.oneof({ maxDepth: 3 }, fc.constantFrom(0, 1, '', 'a', true, null, undefined), tie('list'), tie('fields')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  fields: fc
    .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', '1', '2'), tie('value')), { selector: ([key]) => key, maxLength: 4 })
    .map(pairs => Object.fromEntries(pairs) as unknown),
}));

test('the same JSON or not', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(sameText(a, b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      expect(sameText(a, structuredClone(a))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test.each<[string, unknown, unknown, boolean]>([
  ['another order', { a: 1, b: 2 }, { b: 2, a: 1 }, false],
  ['a field that is undefined', { a: 1, b: undefined }, { a: 1 }, true],
  ['one field more', { a: 1 }, { a: 1, b: 2 }, false],
  ['one field less', { a: 1, b: 2 }, { a: 1 }, false],
  ['a gap in the middle', { a: 1, b: undefined, c: 2 }, { a: 1, c: 2 }, true],
  ['NaN', { a: Number.NaN }, { a: null }, true],
])('%s', (_name, a, b, same) => {
  expect(sameText(a, b)).toBe(same);
});
