/** The arena: promised keys, common dice, resuming, programs as bots, bad arguments. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { call } from './stoa.ts';

const folder = mkdtempSync(join(tmpdir(), 'stoa-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const run = async (...args: string[]) => {
  const { code, out } = await call(['arena', ...args, '--json']);
  expect(code).toBe(0);
  return JSON.parse(out) as { games: number; results: Record<string, number | string>[] };
};

test('one object with the promised keys; shares add up', async () => {
  const { games, results } = await run('petteia', '--bots', 'greedy,random', '--games', '4', '--seed', 's');
  expect(games).toBe(4);
  for (const key of ['bot', 'games', 'wins', 'share', 'low', 'high', 'elo', 'msMean', 'ms999', 'msMax'])
    expect(results[0]).toHaveProperty(key);
  expect(Number(results[0]?.share) + Number(results[1]?.share)).toBeCloseTo(1);
});

test('what was played is not played again', async () => {
  const file = join(folder, 'games.jsonl');
  const args = ['petteia', '--bots', 'random,random', '--seed', 'r', '--resume', file];
  const first = await run(...args, '--games', '2');
  const kept = readFileSync(file, 'utf8');
  const again = await run(...args, '--games', '2');
  expect(readFileSync(file, 'utf8')).toBe(kept);
  expect(again.results.map(r => r.wins)).toEqual(first.results.map(r => r.wins));
  await run(...args, '--games', '4');
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(4);
});

test('the example in Python plays Earth & Water', async () => {
  const { results } = await run(
    'earth-and-water',
    '--bots',
    'cmd:python3 bots/examples/random_bot.py,random',
    '--games',
    '2',
    '--seed',
    'py',
  );
  expect(results).toHaveLength(2);
});

test('a program that talks nonsense or ends is named, and nothing hangs', async () => {
  const nonsense = join(folder, 'nonsense.mjs');
  writeFileSync(nonsense, "process.stdin.once('data', () => console.log('hello'));\n");
  for (const program of [`node ${nonsense}`, 'false']) {
    const { code, err } = await call(['arena', 'petteia', '--bots', `cmd:${program},random`, '--games', '2']);
    expect(code).toBe(1);
    expect(err).toContain(`cmd:${program}`);
  }
});

test.each([
  [['petteia', '--bots', 'greedy'], 'must name 2 bots'],
  [['petteia', '--bots', 'greedy,nobody'], 'there is no bot "nobody"'],
  [['petteia'], 'must name 2 bots'],
])('stoa arena %j is refused', async (args, says) => {
  const { code, err } = await call(['arena', ...args]);
  expect(code).toBe(2);
  expect(err).toContain(says);
});
