/** The text of small values is that of `JSON.stringify`. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Difference, difference } from '../src/difference.ts';
import { differenceJson, jsonText } from '../src/json.ts';

const numbers = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-0, 1e21, 5e-7, Number.NaN, Number.NEGATIVE_INFINITY));
const words = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'king-army', 'a"b', 'a\\b', 'a\n', 'é', '\u2028', '\ud800', '<b>'),
);

describe('the text of a value', () => {
  test('is its JSON', () => {
    const values = fc.oneof(
      numbers,
      words,
      fc.boolean(),
      fc.constantFrom(null, [], {}, [undefined], [1, undefined], { a: undefined }),
      fc.array(numbers, { maxLength: 40 }),
      fc.array(fc.oneof(numbers, words)),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(values, value => {
        expect(jsonText(value)).toBe(JSON.stringify(value));
      }),
      { numRuns: 3000 },
    );
  });

  test('undefined is written as in a list', () => {
    expect(`[${jsonText(undefined)}]`).toBe(JSON.stringify([undefined]));
  });
});

describe('the text of a difference', () => {
  test('is its JSON', () => {
    const fields = fc.dictionary(fc.oneof(words, fc.nat(40).map(String)), fc.oneof(numbers, fc.array(numbers), fc.jsonValue()));
    fc.assert(
      fc.property(fields, fields, fc.array(numbers), fc.array(numbers), (a, b, some, others) => {
        const change = difference({ ...a, list: some }, { ...a, ...b, list: others }) as Difference | undefined;
        if (change !== undefined) expect(differenceJson(change)).toBe(JSON.stringify(change));
      }),
      { numRuns: 2000 },
    );
  });
});
