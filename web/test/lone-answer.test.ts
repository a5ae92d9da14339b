/** The only answer left is given by itself: against bots, where the screen says so, and never instead of a decline, a draft or a moment. */
import type { Action } from '@stoa/engine';
import { expect, test } from 'vitest';
import { loneAnswer } from '../src/table/lone-answer.ts';
import type { SeatMessage, TableClient } from '../src/table/table-client.ts';

const ONLY: Action = { do: 'end' };
const message = (actions: readonly Action[], decision: number | null = 4): SeatMessage => ({
  cursor: 1,
  decision,
  room: 'room',
  waiting: [0],
  mayAct: false,
  view: null,
  keep: 0,
  events: [],
  actions,
  undo: false,
  chairs: ['human', 'bot'],
  outcome: null,
});
const at = (mode: TableClient['info']['mode']): TableClient => ({ info: { mode } }) as TableClient;
const TABLE = { client: at('solo'), message: message([ONLY]), viewer: 0, stops: [], draft: [] };
const SCREEN = { draft: { finishesItself: (a: Action) => a.do === 'end' } };
const NO_DECLINES = { declines: {} };

test('one legal action, against bots', () => expect(loneAnswer(TABLE, SCREEN, NO_DECLINES)).toBe(ONLY));

test.each([
  ['with people', { ...TABLE, client: at('online') }],
  ['on one screen', { ...TABLE, client: at('hot-seat') }],
  ['in a lesson', { ...TABLE, client: at('lesson') }],
  ['another answer is left', { ...TABLE, message: message([ONLY, { do: 'pass' }]) }],
  ['an action the screen does not finish', { ...TABLE, message: message([{ do: 'ready' }]) }],
  ['others decide', { ...TABLE, message: message([ONLY], null) }],
  ['a spectator', { ...TABLE, viewer: undefined }],
  ['a moment is shown', { ...TABLE, stops: [{ event: { e: 'king-died' }, cause: [] }] }],
  ['something is drafted', { ...TABLE, draft: [ONLY] }],
])('not: %s', (_, table) => expect(loneAnswer(table, SCREEN, NO_DECLINES)).toBeUndefined());

test('an action that the screen sets aside does not count', () => {
  const table = { ...TABLE, message: message([{ do: 'wish' }, ONLY]) };
  expect(loneAnswer(table, SCREEN, NO_DECLINES)).toBeUndefined();
  const isAside = (a: Action) => a.do === 'wish';
  expect(loneAnswer(table, { draft: { ...SCREEN.draft, isAside } }, NO_DECLINES)).toBe(ONLY);
});

test('not: a window that can only be declined, or a screen that finishes nothing', () => {
  expect(loneAnswer(TABLE, SCREEN, { declines: { room: ONLY } })).toBeUndefined();
  expect(loneAnswer(TABLE, { draft: {} }, NO_DECLINES)).toBeUndefined();
});
