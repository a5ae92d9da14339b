/** Tells the others at a running game who left or came, and a player that the seat is given up for good. */
import { expect, test } from 'vitest';
import { comingBetween } from '../src/online/comings.ts';

const person = (seat: number, name: string | null, me = false) => ({ seat, kind: 'human' as const, name, me });
const bot = (seat: number) => ({ seat, kind: 'bot' as const, name: null, me: false });
const empty = (seat: number) => ({ seat, kind: 'empty' as const, name: null, me: false });

test.each([
  ['a bot plays on', [person(0, 'Anna', true), person(1, 'Bruno')], [person(0, 'Anna', true), bot(1)], 'left-to-bot', 'Bruno'],
  ['the seat is free', [person(0, 'Anna', true), person(1, 'Bruno')], [person(0, 'Anna', true), empty(1)], 'left-free', 'Bruno'],
  ['back from the bot', [person(0, 'Anna', true), bot(1)], [person(0, 'Anna', true), person(1, 'Bruno')], 'came', 'Bruno'],
  ['somebody without a name', [person(0, 'Anna', true), empty(1)], [person(0, 'Anna', true), person(1, null)], 'came', null],
] as const)('%s', (_, before, now, what, name) => {
  expect(comingBetween(before, now)).toEqual({ what, seat: 1, name });
});

test('who gives up is told so, since the page goes on', () => {
  expect(comingBetween([person(0, 'Anna', true)], [bot(0)])).toEqual({ what: 'gave-up', seat: 0, name: null });
});

test('a new name, a reader who comes back, and a seat that waits are not told', () => {
  expect(comingBetween([person(0, 'Anna', true), person(1, 'Bruno')], [person(0, 'Anna', true), person(1, 'Bea')])).toBeUndefined();
  expect(comingBetween([person(0, 'Anna', true)], [empty(0)])).toBeUndefined();
  expect(comingBetween([bot(0)], [person(0, 'Anna', true)])).toBeUndefined();
});
