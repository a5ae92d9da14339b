/** How a row of the home page says that a game is over. */
import type { Outcome } from '@stoa/engine';
import { expect, test } from 'vitest';
import { endedAs, groupOf } from '../src/shell/kept-game.ts';

const outcome = (...places: readonly number[]): Outcome => ({ places, reason: 'points', rule: 'EW-15.1', scores: [] });

test('a game against bots was won, lost or only played', () => {
  const game = { mode: 'solo', seats: ['bot', 'human'] } as const;
  expect(endedAs({ ...game, outcome: outcome(2, 1) })).toBe('won');
  expect(endedAs({ ...game, outcome: outcome(1, 2) })).toBe('lost');
  expect(endedAs({ ...game, outcome: outcome(1, 1) })).toBe('over');
  expect(endedAs({ mode: 'hot-seat', seats: ['human', 'human'], outcome: outcome(1, 2) })).toBe('over');
});

test('a game without an end waits for the person, or goes on', () => {
  const game = { mode: 'solo', seats: ['bot', 'human'], outcome: null } as const;
  expect(groupOf({ ...game, waiting: [1] })).toBe('mine');
  expect(groupOf({ ...game, waiting: [0] })).toBe('going-on');
  expect(groupOf({ ...game, waiting: [], outcome: outcome(1, 2) })).toBe('over');
});
