/** People are called by their names where a game has no roles, and the reader's own name is marked. */

import { texts as ew } from '@stoa/earth-and-water/text';
import type { Action, GameEvent } from '@stoa/engine';
import { texts as pa } from '@stoa/parthenon/text';
import { texts as pk } from '@stoa/perikles/text';
import { expect, test } from 'vitest';
import type { Pa } from '../src/games/parthenon/types.ts';
import { type AnyText, defineScreen } from '../src/games/types.ts';
import { parthenonSteps as en } from '../src/lesson/text/en/parthenon.ts';
import { parthenonSteps as it } from '../src/lesson/text/it/parthenon.ts';
import { botNames } from '../src/table/bot-names.ts';
import { lineClass, linesOf } from '../src/table/log.tsx';
import { namePeople } from '../src/table/name-people.ts';
import { recapOf } from '../src/table/recap.tsx';

const screen = defineScreen<Pa>({});
const text: AnyText = pa.en;
const NOBODY = { names: [], byName: true, you: 'you' };
const voted = { e: 'voted', seat: 1, target: 2, weight: 1 } as GameEvent;
const gained = { e: 'gained', seat: 1, cards: 2 } as GameEvent;

test('a name stands wherever the seat was named, also one that is the word for another seat', () => {
  const named = namePeople(text, { names: [null, 'Player 3', 'Beatrice'], byName: true, you: 'you' });
  expect([0, 1, 2].map(seat => named.seat(seat))).toEqual(['Player 1', 'Player 3', 'Beatrice']);
  expect(named.event(voted, undefined)).toBe('Player 3 votes for Beatrice.');
  expect(named.event(voted, 2)).toBe('Player 3 votes for you.');
  expect(named.action({ do: 'vote', seat: 2 } as Action, {})).toBe(
    text.action({ do: 'vote', seat: 2 } as Action, {}).replace('Player 3', 'Beatrice'),
  );
});

test('the reader’s own name is marked, with a name or without, in every game and with an article', () => {
  const say = (words: unknown, names: readonly (string | null)[], you: string, event: object, me: number | undefined) =>
    namePeople(words as AnyText, { names, byName: true, you }).event(event as GameEvent, me);
  const disputed = { e: 'tie-break', step: 9, numbers: [{ seat: 1, n: 2 }] };
  expect(say(pa.en, [], 'you', disputed, 1)).toBe('Tie, compared by gold: you with 2.');
  expect(say(pa.it, [], 'tu', disputed, 1)).toBe('Parità, confronto per Oro: tu con 2.');
  expect(say(pa.en, [null, 'Anna', null], 'you', disputed, 1)).toBe('Tie, compared by gold: you with 2.');
  expect(say(pa.en, [null, 'Anna', null], 'you', gained, 0)).toBe('Anna takes 2 cards.');
  expect(say(pa.en, [], 'you', gained, undefined)).toBe('Player 2 takes 2 cards.');
  expect(say(pk.en, [], 'you', { e: 'start-player', seat: 0 }, 0)).toBe('Red (you) starts.');
  expect(say(ew.it, [], 'tu', { e: 'preparation-ended', side: 0, unspent: 0 }, 0)).toMatch(/^La Persia \(tu\) /);
  // Ten is not one.
  expect(say(pa.en, [], 'you', { e: 'gained', seat: 9, cards: 2 }, 0)).toBe('Player 10 takes 2 cards.');
});

test('Parthenon speaks to the reader of what the reader does, and calls others by name', () => {
  const events = [
    gained,
    { e: 'plan-drawn', seat: 1, wonder: 'colossus', paid: [] },
    { e: 'harbor-voted', seat: 1, land: 'athens', reveal: false },
    { e: 'offer-closed', offer: 1, seat: 1, how: 'declined', to: 2 },
    { e: 'returned', seat: 1, cards: [] },
    { e: 'game-won', seat: 1 },
  ] as GameEvent[];
  const told = (words: unknown, me: number) =>
    events.map(event => namePeople(words as AnyText, { names: [null, 'Anna', null], byName: true, you: 'you' }).event(event, me));
  expect(told(pa.en, 1)).toEqual([
    'You take 2 cards.',
    'You take the plan of The Colossus.',
    'You pass on Athens.',
    'Your offer is declined.',
    'You bring home nothing.',
    'You win the game.',
  ]);
  expect(told(pa.en, 0)).toEqual([
    'Anna takes 2 cards.',
    'Anna takes the plan of The Colossus.',
    'Anna passes on Athens.',
    'An offer of Anna is declined.',
    'Anna brings home nothing.',
    'Anna wins the game.',
  ]);
  expect(told(pa.it, 1)).toEqual([
    'Prendi 2 carte.',
    'Ricevi il progetto: Il Colosso.',
    'Passi: Atene.',
    'Un’offerta tua è rifiutata.',
    'Non porti a casa nulla.',
    'Vinci la partita.',
  ]);
});

test('a line is the reader’s own when it would be told to others otherwise; in the recap such lines come first', () => {
  const fleet = { e: 'fleet-hit', seat: 0, fleet: 'A' } as GameEvent;
  const log = [gained, voted, fleet];
  const told = namePeople(text, NOBODY);
  const own = (me: number | undefined) => linesOf(log, told, screen, me).map(line => line.own);
  expect(own(0)).toEqual([false, false, true]);
  expect(own(1)).toEqual([true, true, false]);
  expect(own(2)).toEqual([false, true, false]);
  expect(own(undefined)).toEqual([false, false, false]);
  const recap = recapOf(linesOf(log, told, screen, 2), { from: 0, to: 3 });
  expect([recap?.toMe.map(line => line.at), recap?.others.map(line => line.at)]).toEqual([[1], [0, 2]]);
  expect([lineClass(false, false), lineClass(true, false), lineClass(false, true), lineClass(true, true)]).toEqual([
    undefined,
    'fresh',
    'own',
    'fresh own',
  ]);
});

test('the lesson of Parthenon calls opponents by the names that stand on their plates', () => {
  const names = botNames('lesson-parthenon', ['human', 'bot', 'bot']).flatMap(name => name ?? []);
  for (const steps of [en, it]) for (const name of names) expect(JSON.stringify(steps)).toContain(name);
});
