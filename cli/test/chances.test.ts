/** `stoa evaluate` and `stoa calibrate`: promised keys, bad arguments, and the arithmetic of calibration. */
import { expect, test } from 'vitest';
import { calibration } from '../src/calibration.ts';
import { call } from './stoa.ts';

const POSITION = 'athenai:G2 sparta:G2 ephesos:P4 abydos:P4 persia:5+3 greece:4+2 campaign:4 vp:3 turn:persia';

test('evaluate prints one object with the promised keys', async () => {
  const { code, out } = await call(['evaluate', 'earth-and-water', '--position', POSITION, '--json']);
  expect(code).toBe(0);
  const { game, seats, chances, terms } = JSON.parse(out) as {
    game: string;
    seats: number;
    chances: number[];
    terms: Record<string, number[]>;
  };
  expect([game, seats, chances.length]).toEqual(['earth-and-water', 2, 2]);
  expect(chances[0]! + chances[1]!).toBeCloseTo(1, 3);
  expect(Object.values(terms).every(list => list.length === 2)).toBe(true);
});

test.each([
  [['evaluate', 'earth-and-water'], '--position is missing'],
  [['evaluate', 'earth-and-water', '--position', 'nowhere:P1'], 'the position is refused'],
  [['evaluate', 'chess', '--position', 'x'], 'chess'],
  [['calibrate', 'perikles', '--seats', '9'], 'from 1 to 8'],
  [['calibrate', 'perikles', '--seats', '2', '--bots', 'citizen'], '3 to 5'],
  [['calibrate', 'perikles', '--bots', 'nobody'], '--bots must name one of'],
])('%j is refused in one line', async (args, words) => {
  const { code, err } = await call(args);
  expect(code).toBe(2);
  expect(err).toContain(words);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

test('calibrate prints one object with the promised keys', async () => {
  const { code, out } = await call(['calibrate', 'petteia', '--bots', 'greedy', '--games', '2', '--seed', 'c', '--json']);
  expect(code).toBe(0);
  const result = JSON.parse(out) as Record<string, unknown> & { bins: { n: number }[]; positions: number };
  for (const key of ['game', 'seats', 'games', 'positions', 'brier', 'baseline', 'ece', 'bins']) expect(result).toHaveProperty(key);
  expect(result.bins.reduce((sum, { n }) => sum + n, 0)).toBe(2 * result.positions);
});

test('the arithmetic: a constant, a prophet and a liar', () => {
  const game = (shares: readonly number[], said: readonly number[]) => ({ shares, chances: [said, said] });
  const constant = calibration([game([1, 0], [0.5, 0.5]), game([0, 1], [0.5, 0.5])]);
  expect([constant.positions, constant.brier, constant.baseline, constant.ece]).toEqual([4, 0.25, 0.25, 0]);
  const prophet = calibration([game([1, 0], [1, 0]), game([0, 1], [0, 1])]);
  expect([prophet.brier, prophet.baseline, prophet.ece]).toEqual([0, 0.25, 0]);
  const liar = calibration([game([1, 0], [0, 1]), game([0, 1], [1, 0])]);
  expect([liar.brier, liar.ece]).toEqual([1, 1]);
});
