/** The published vectors of README.md, computed by an independent program, and the promises of the generator. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chainHash, commitment, draws, drawText, makeSecret, seating, secretFromSeed, sha256 } from '../src/index.ts';

const SECRET = 'd7636f263b7a8893d2412b7c7f435a6ac2027a6633356297921518eddf3af794';
const TABLE = 'table-1';
const ENTROPIES = ['00ff', 'a1b2c3', null];

const take = (draw: number, n: number, count: number): number[] => {
  const rng = draws(SECRET, TABLE, ENTROPIES).rng(draw);
  return Array.from({ length: count }, () => rng.int(n));
};

describe('published vectors', () => {
  test('secret of a seed, commitment, chain hash', () => {
    expect(secretFromSeed('stoa')).toBe(SECRET);
    expect(commitment(SECRET)).toBe('665d0ba1e548616b79d4d8e3c17cb6a375ea9c14c7160a70580f2ad05afa9cb0');
    expect(chainHash('{"a":1}')).toBe('015abd7f5cc57a2dd94b7590f04ad808');
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });

  test('the text of a block', () => {
    expect(drawText(TABLE, ENTROPIES, 1, 0)).toBe('["stoa-draw/1","table-1",["00ff","a1b2c3",null],1,0]');
  });

  test('first block of draw 1, word by word', () => {
    expect(
      take(1, 4294967296, 8)
        .map(word => word.toString(16).padStart(8, '0'))
        .join(''),
    ).toBe('a744aab91a4771b7050846b81ebecaa4fe7aaf047f660d9733c490703e9ac27c');
  });

  test('twenty dice of draw 1, over three blocks', () => {
    expect(take(1, 6, 20).map(x => x + 1)).toEqual([6, 4, 1, 5, 1, 4, 3, 1, 1, 6, 5, 4, 2, 3, 1, 5, 6, 6, 1, 6]);
  });

  test('ten cards of 52, draw 2', () => {
    expect(take(2, 52, 10)).toEqual([24, 25, 34, 3, 48, 26, 14, 48, 47, 0]);
  });

  test('draw 3 throws away words past the last whole multiple', () => {
    expect(take(3, 3 * 2 ** 30, 6)).toEqual([64096978, 2767010007, 2029873873, 1732897014, 2741090280, 3179190148]);
    const words = take(3, 4294967296, 7);
    expect(words.filter(word => word >= 3 * 2 ** 30)).toHaveLength(1);
  });

  test('seating is draw 0', () => {
    expect([2, 3, 5, 6].map(n => seating(SECRET, TABLE, ENTROPIES, n))).toEqual([
      [1, 0],
      [2, 1, 0],
      [1, 0, 4, 3, 2],
      [3, 4, 1, 5, 2, 0],
    ]);
  });
});

describe('what the dice hang on', () => {
  const first = (secret: string, table: string, entropies: (string | null)[], draw: number): number =>
    draws(secret, table, entropies).rng(draw).int(4294967296);
  const base = first(SECRET, TABLE, ENTROPIES, 1);

  test('secret, table, every entropy and the draw number each change them', () => {
    expect(first(sha256('other'), TABLE, ENTROPIES, 1)).not.toBe(base);
    expect(first(SECRET, 'table-2', ENTROPIES, 1)).not.toBe(base);
    expect(first(SECRET, TABLE, ['00ff', 'a1b2c3', '00'], 1)).not.toBe(base);
    expect(first(SECRET, TABLE, ['a1b2c3', '00ff', null], 1)).not.toBe(base);
    expect(first(SECRET, TABLE, ENTROPIES, 2)).not.toBe(base);
  });

  test('asking for one draw does not move another', () => {
    const table = draws(SECRET, TABLE, ENTROPIES);
    const ahead = table.rng(5).int(1000);
    table.rng(4).int(1000);
    expect(table.rng(5).int(1000)).toBe(ahead);
  });

  test('the commitment gives none of the draws', () => {
    expect(first(commitment(SECRET), TABLE, ENTROPIES, 1)).not.toBe(base);
  });
});

test('a secret is 32 bytes of the caller, in hexadecimal', () => {
  expect(makeSecret(new Uint8Array(32).fill(171))).toBe('ab'.repeat(32));
  expect(() => makeSecret(new Uint8Array(31))).toThrow('32 random bytes');
  expect(() => commitment('AB'.repeat(32))).toThrow('64 hexadecimal digits');
  expect(() => draws('', TABLE, [])).toThrow('64 hexadecimal digits');
});

test('int refuses what it cannot draw from', () => {
  const rng = draws(SECRET, TABLE, []).rng(1);
  for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1]) expect(() => rng.int(n)).toThrow('a whole number from 1');
  expect(rng.int(1)).toBe(0);
});

test('seating is always an order of the seats', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 8 }), (seed, seats) => {
      const order = seating(secretFromSeed(seed), TABLE, [], seats);
      expect([...order].sort()).toEqual(Array.from({ length: seats }, (_, i) => i));
    }),
    { numRuns: 200 },
  );
});

/** Fixed draws: 60,000 dice, χ² with 5 degrees of freedom; 20.5 is passed once in a thousand honest dice. */
test('dice are even', () => {
  const seen = [0, 0, 0, 0, 0, 0];
  for (const face of take(9, 6, 60_000)) seen[face]!++;
  const chi = seen.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
  expect(chi).toBeLessThan(20.5);
});
