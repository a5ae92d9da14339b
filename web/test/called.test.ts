/** People are called by their names where a game has no roles. */
import type { Action, GameEvent } from '@stoa/engine';
import { texts } from '@stoa/parthenon/text';
import { expect, test } from 'vitest';
import type { AnyText } from '../src/games/types.ts';
import { called } from '../src/table/called.ts';

const text = texts.en as unknown as AnyText;
const voted = { e: 'voted', seat: 1, target: 2, weight: 1 } as GameEvent;

test('a name stands wherever the seat was named, also one that is the word for another seat', () => {
  const named = called(text, [null, 'Player 3', 'Beatrice']);
  expect([0, 1, 2].map(seat => named.seat(seat))).toEqual(['Player 1', 'Player 3', 'Beatrice']);
  expect(named.event(voted, undefined)).toBe('Player 3 votes for Beatrice.');
  expect(named.event(voted, 2)).toBe('Player 3 votes for you.');
  expect(named.action({ do: 'vote', seat: 2 } as Action, {})).toBe(
    text.action({ do: 'vote', seat: 2 } as Action, {}).replace('Player 3', 'Beatrice'),
  );
});

test('where nobody has a name the text is the game’s own', () => {
  expect(called(text, [null, null])).toBe(text);
});
