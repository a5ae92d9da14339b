/** Positions as changes in the browser: what fits is shown, what does not is asked for as a whole, once. */
import type { SeatChange, SeatMessage } from '@stoa/protocol';
import { difference, fingerprintOf } from '@stoa/protocol/changes';
import { expect, test, vi } from 'vitest';
import { toldPosition } from '../src/online/told-position.ts';

const at = (cursor: number): SeatMessage => ({
  seat: 0,
  cursor,
  decision: cursor,
  room: 'round',
  waiting: [cursor % 2],
  mayAct: false,
  view: { coins: [cursor, 5], hand: ['a', 'b'] },
  keep: 0,
  events: [],
  actions: [],
  undo: false,
  chairs: ['human', 'human'],
  outcome: null,
  clocks: [],
  sentAt: 0,
});

const from = (was: number, now: number): SeatChange => {
  const { seat: _, cursor, keep, events, undo, clocks, sentAt, ...position } = at(now);
  const change = difference(at(was), { ...at(was), ...position });
  return { cursor, base: fingerprintOf(at(was)), print: fingerprintOf(at(now)), position: change, keep, events, undo, clocks, sentAt };
};

const listen = () => {
  const heard: SeatMessage[] = [];
  const askWhole = vi.fn();
  return { heard, askWhole, told: toldPosition(message => heard.push(message), askWhole) };
};

test('changes lead on from the last whole message', () => {
  const { heard, askWhole, told } = listen();
  told.whole(at(1));
  told.change(from(1, 2));
  told.change(from(2, 4));
  expect(heard).toEqual([at(1), at(2), at(4)]);
  expect(askWhole).not.toHaveBeenCalled();
});

test('a change from another position is not shown: the whole is asked for, once, and changes go on from there', () => {
  const { heard, askWhole, told } = listen();
  told.whole(at(1));
  told.change(from(2, 3));
  told.change(from(3, 4));
  expect(heard).toEqual([at(1)]);
  expect(askWhole).toHaveBeenCalledTimes(1);
  told.whole(at(4));
  told.change(from(4, 5));
  expect(heard).toEqual([at(1), at(4), at(5)]);
  expect(askWhole).toHaveBeenCalledTimes(1);
});

test('a spoilt change is not shown', () => {
  const { heard, askWhole, told } = listen();
  told.whole(at(1));
  told.change({ ...from(1, 2), position: { decision: [9] } });
  expect(heard).toEqual([at(1)]);
  expect(askWhole).toHaveBeenCalledTimes(1);
});

test('before a whole message nothing is shown', () => {
  const { heard, askWhole, told } = listen();
  told.change(from(1, 2));
  expect(heard).toEqual([]);
  expect(askWhole).toHaveBeenCalledTimes(1);
});
