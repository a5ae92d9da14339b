/** A window that stays open keeps the moment it is declined at, whatever others do in it. */
import type { AnyGame, Seat } from '@stoa/engine';
import { expect, test } from 'vitest';
import { staysOpen } from '../src/tables/windows.ts';

const game = { room: (state: unknown) => state } as unknown as AnyGame;
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
