/** One table per rule of Petteia. */
import { after, asks, becomes, choices, no, offers, ok, over, ruleTables, tells } from '@stoa/engine/testing';
import { petteia } from '@stoa/petteia';
import { describe, expect, test } from 'vitest';
import { act } from './tools.ts';

const { rule } = ruleTables(petteia, { test, act });

describe('board and turn', () => {
  rule('PT-1', 'eight men a side on the first ranks', [
    ['start', '', after('Wa1 Wb1 Wc1 Wd1 We1 Wf1 Wg1 Wh1', 'Ba8 Bb8 Bc8 Bd8 Be8 Bf8 Bg8 Bh8', 'turn W', '!quiet')],
    ['start', '', choices({ from: 'd1' }, 'to', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7')],
  ]);

  rule('PT-2', 'White begins, the sides take turns, each with its own men', [
    ['start', '', asks(0, 'move')],
    ['start', 'd1>d4', [ok, asks(1, 'move')]],
    ['start', 'd1>d4; d8>d5; e1>e2', after('Wd4', 'Bd5', 'We2', 'turn B', 'quiet 3')],
    ['start', 'd8>d4', no('enemy-man', 'PT-2', { square: 'd8' })],
    ['start', 'd4>d5', no('no-man', 'PT-2', { square: 'd4' })],
    ['start', 'B d8>d4', 'not-your-turn'],
    ['start', 'd1>d4; W d4>d5', 'not-your-turn'],
    ['Wa1 Wb1 Ba8 Bh8', 'a1>a7; a8>b8; B b8>c8', 'not-your-turn', { note: 'no second move' }],
  ]);

  rule('PT-3', 'along rank or file, over empty squares', [
    ['Wd4 Wh1 Bd7 Ba8', 'd4>d6', [ok, tells({ e: 'moved', side: 0, from: 'd4', to: 'd6' })]],
    ['Wd4 Wh1 Bd7 Ba8', 'd4>a4', after('Wa4', '!Wd4')],
    ['Wd4 Wh1 Bd7 Ba8', 'd4>d7', no('way-barred', 'PT-3', { square: 'd7' })],
    ['Wd4 Wh1 Bd7 Ba8', 'd4>d8', no('way-barred', 'PT-3', { square: 'd7' })],
    ['Wd4 Wd2 Bd7 Ba8', 'd2>d5', no('way-barred', 'PT-3', { square: 'd4' })],
    ['Wd4 Wh1 Bd7 Ba8', 'd4>e5', 'not-in-line'],
    ['Wd4 Wh1 Bd7 Ba8', 'd4>d4', 'not-in-line'],
    ['Wa1 Wb1 Ba2 Bb2 Bh8', '', offers('b1>c1', 'b1>d1', 'b1>e1', 'b1>f1', 'b1>g1', 'b1>h1')],
  ]);
});

describe('capture', () => {
  rule('PT-4', 'an enemy between the man that moved and another is taken', [
    ['Wa4 Wf4 Be4 Ba8 Bb8', 'a4>d4', [after('!Be4', 'Wd4 Wf4'), tells({ e: 'taken', side: 1, at: 'e4', rule: 'PT-4' })]],
    ['Wd1 Wd6 Bd5 Ba8 Bb8', 'd1>d4', after('!Bd5'), { note: 'along a file' }],
    ['Wa4 Wf5 Be4 Ba8 Bb8', 'a4>d4', after('Be4'), { note: 'not across a corner' }],
    ['Wa4 Wg4 Be4 Ba8 Bb8', 'a4>d4', after('Be4'), { note: 'the other man must stand right behind' }],
    ['Bd5 Bf5 We5 Wa1 Wb1 Bh1', 'a1>a2', after('We5'), { note: 'what stood enclosed before stays' }],
    ['Wa4 Wf4 Be4 Ba8 Bb8 quiet 30', 'a4>d4', after('!quiet'), { note: 'a capture ends the quiet' }],
  ]);

  rule('PT-5', 'every direction at once, one man in each', [
    ['Wd1 Wb4 Wf4 Wd6 Bc4 Be4 Bd5 Ba8 Bb8', 'd1>d4', after('!Bc4', '!Be4', '!Bd5', 'Ba8 Bb8')],
    ['Wa4 Wg4 Be4 Bf4 Ba8', 'a4>d4', after('Be4 Bf4'), { note: 'two side by side stay' }],
  ]);

  rule('PT-6', 'the edge does not enclose; a corner is safe', [
    ['Wd1 Wc8 Bd8 Ba5 Bb5', 'd1>d7', after('Bd8'), { note: 'against the edge' }],
    ['Wc8 We1 Bd8 Ba5 Bb5', 'e1>e8', after('!Bd8'), { note: 'along the edge' }],
    ['Wb8 Wd7 Ba8 Bh1 Bh2', 'd7>a7', after('Ba8'), { note: 'the corner, from both its sides' }],
  ]);

  rule('PT-7', 'stepping between two enemies is safe', [
    ['Wd1 Wh1 Bc4 Be4', 'd1>d4', after('Wh1 Wd4', 'Bc4 Be4')],
    ['Wd1 Wh1 Wh2 Bc4 Be4', 'd1>d4; e4>e5; h1>g1; e5>e4', after('!Wd4', 'Wg1 Wh2'), { note: 'until one of them moves and comes back' }],
  ]);
});

describe('the ends', () => {
  rule('PT-8', 'one man left has lost', [
    ['Wa2 Ba1 Bb1', 'a2>a3', 'game-over', { note: 'one man left: nobody moves any more' }],
    ['Wa4 Wf4 Be4 Ba8', 'a4>d4', [over('last-man', 1, 2), asks([]), tells({ e: 'ended', reason: 'last-man', winner: 0, rule: 'PT-8' })]],
    ['Ba4 Bf4 We4 Wa1 turn B', 'a4>d4', over('last-man', 2, 1)],
    ['Wa4 Wf4 Be4 Ba8 Bb8', 'a4>d4', asks(1, 'move'), { note: 'two are enough' }],
  ]);

  rule('PT-9', 'no move has lost', [
    ['Wa1 Wb1 Ba2 Bb2 Bc8 turn B', 'c8>c1', over('no-move', 2, 1)],
    ['Wa1 Wb1 Ba2 Bb2 Bd8 turn B', 'd8>d1', asks(0, 'move')],
    ['Wa1 Wb1 Ba2 Bb2 Bc8 turn B quiet 59', 'c8>c1', over('no-move', 2, 1), { note: 'also with the sixtieth quiet move' }],
  ]);

  rule('PT-10', 'a draw after sixty moves without capture', [
    ['Wa1 Wb1 Ba8 Bb8 quiet 58', 'a1>a2', [after('quiet 59'), asks(1, 'move')]],
    ['Wa1 Wb1 Ba8 Bb8 quiet 58', 'a1>a2; a8>a7', over('quiet', 1, 1)],
    ['Wa4 Wf4 Be4 Ba8 Bb8 quiet 59', 'a4>d4', [asks(1, 'move'), becomes('Wd4 Wf4 Ba8 Bb8 turn B')]],
  ]);
});

test('options and positions that are none are refused', () => {
  expect(petteia.parseOptions({})).toEqual({});
  expect(petteia.parseOptions({ speed: 1 })).toMatchObject({ rule: 'PT-1', why: 'unknown-option' });
  expect(petteia.parseOptions(null)).toMatchObject({ rule: 'PT-1' });
  for (const bad of ['Wa9', 'Xa1', 'Wa1 Ba1', 'turn', 'turn X', 'Wa1 Wb1 Ba8 Bb8 quiet 61', 'Wa1 Wb1 Wc1 Wd1 We1 Wf1 Wg1 Wh1 Wa2 Ba8 Bb8'])
    expect(petteia.parsePosition(bad), bad).toMatchObject({ rule: 'PT-1', why: 'bad-position' });
  expect(petteia.parsePosition('Wa1 Wb1 Ba8')).toMatchObject({ rule: 'PT-8', why: 'bad-position' });
});

test('the door takes moves and nothing else', () => {
  expect(petteia.parseAction({ do: 'move', from: 'a1', to: 'a2' })).toEqual({ do: 'move', from: 'a1', to: 'a2' });
  for (const bad of [
    null,
    7,
    'move',
    {},
    { do: 'move' },
    { do: 'move', from: 'a1', to: 'z9' },
    { do: 'move', from: 'a1', to: 'a2', x: 1 },
    { do: 'move', from: '__proto__', to: 'a1' },
  ])
    expect(petteia.parseAction(bad)).toBeUndefined();
});
