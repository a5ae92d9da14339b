/** `simulate` notices every broken promise, at the entry where it broke. */
import { type AnyGame, anyGame } from '@stoa/engine';
import { tiny } from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';
import { randomly, simulateGame } from '../src/simulation.ts';

const good = anyGame(tiny);
const play = (game: AnyGame) => simulateGame(game, game.seatRange[0], game.parseOptions({}), 'simulation', randomly());

/** A method that behaves differently from its n-th call on. */
const from = <A extends unknown[], R>(n: number, usual: (...args: A) => R, then: (...args: A) => R) => {
  let calls = 0;
  return (...args: A): R => (++calls >= n ? then : usual)(...args);
};

test('a good game: an outcome, no failure, chance not counted as a transition', () => {
  const played = play(good);
  expect(played).toMatchObject({ failure: undefined, outcome: { places: expect.any(Array) } });
  expect(played.transitions).toBeGreaterThan(0);
  expect(played.entries).toBeGreaterThan(played.transitions);
});

describe('a broken game', () => {
  const BROKEN: readonly (readonly [title: string, game: () => AnyGame, entries: number, says: RegExp])[] = [
    [
      'an invariant, after the third entry',
      () => ({ ...good, invariants: from(4, good.invariants, () => ['a card is lost']) }),
      3,
      /^invariant: a card is lost/,
    ],
    [
      'an exception',
      () => ({
        ...good,
        apply: from(3, good.apply, () => {
          throw new Error('oh');
        }),
      }),
      3,
      /^thrown: oh/,
    ],
    ['nobody can act', () => ({ ...good, actors: from(6, good.actors, () => []) }), -1, /^nobody can act/],
    [
      'a listed action that is refused',
      () => ({ ...good, why: from(2, good.why, () => ({ rule: 'XX-1', why: 'no' })) }),
      1,
      /is refused: XX-1 no/,
    ],
    ['a game without end', () => ({ ...good, apply: () => {}, outcome: () => undefined }), 100_000, /^no end after 100000 entries/],
  ];
  test.each(BROKEN)('%s', (_title, game, entries, says) => {
    const played = play(game());
    expect(played.outcome).toBeUndefined();
    expect(played.failure).toMatch(says);
    if (entries >= 0) expect(played.entries).toBe(entries);
  });
});
