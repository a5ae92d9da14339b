/** A window that stays open keeps the moment it is declined at, whatever others do in it. */
import type { AnyGame, Seat } from '@stoa/engine';
import { expect, test } from 'vitest';
import { answerTime, staysOpen } from '../src/tables/windows.ts';

const parts: Partial<AnyGame> = { room: state => String(state) };
const game = parts as AnyGame;
const at = (state: string, ...declining: Seat[]) => ({ state, declining });

test('others who decide, and take it back, do not put it off', () => {
  expect(staysOpen(game, at('battle-special', 0, 2), at('battle-special', 0, 2), [1])).toBe(true);
  expect(staysOpen(game, at('battle-special', 0, 2), at('battle-special', 2), [0])).toBe(true);
});

test('a window that opens has a time of its own', () => {
  expect(staysOpen(game, at('window-tribute', 0), at('window-storm', 0), [1])).toBe(false);
  // Asked again after an answer by hand, though the room has the same name.
  expect(staysOpen(game, at('battle-special', 0), at('battle-special', 0), [0])).toBe(false);
  expect(staysOpen(game, at('battle-special'), at('battle-special', 0), [])).toBe(false);
});

test('an answer made beforehand comes 2 to 6 seconds later, and in time where the clock leaves less', () => {
  for (let i = 0; i < 200; i++) {
    const drawn = answerTime(undefined, 1000, Number.POSITIVE_INFINITY) - 1000;
    expect(drawn).toBeGreaterThanOrEqual(2000);
    expect(drawn).toBeLessThanOrEqual(6000);
    expect(answerTime(undefined, 1000, 900)).toBeLessThanOrEqual(1450);
  }
  expect(answerTime(3000, 1000, 900)).toBeLessThanOrEqual(1450);
  expect(answerTime(3000, 1000, 5000)).toBe(3000);
  expect(answerTime(undefined, 1000, -5)).toBe(1000);
});
