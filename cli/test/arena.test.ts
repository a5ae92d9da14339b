/** The arena: promised keys, common dice, resuming, programs as bots, bad arguments. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('every game leaves a record that verifies and tells the same result', async () => {
  const records = join(folder, 'records', 'of-a-match');
  const { results } = await run('earth-and-water', '--bots', 'greedy,random', '--games', '2', '--seed', 'a/b', '--records', records);
  const files = readdirSync(records).sort();
  expect(files).toEqual(['earth-and-water-a_b-1.json', 'earth-and-water-a_b-2.json']);
  let wins = 0;
  for (const [i, file] of files.entries()) {
    const path = join(records, file);
    const { code, out } = await call(['verify', path, '--json']);
    expect([code, JSON.parse(out)]).toMatchObject([0, { ok: true }]);
    const { end } = JSON.parse(readFileSync(path, 'utf8')) as { end: { result: { places: number[] } } };
    const { places } = end.result;
    // The first bot sits in seat 0 of the first game and in seat 1 of the second.
    if (places[i] === 1) wins += 1 / places.filter(place => place === 1).length;
  }
  expect(results[0]?.wins).toBe(wins);
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
