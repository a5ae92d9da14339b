/** Parsing the arguments of the command line. */
import { expect, test } from 'vitest';
import { parseArguments } from '../src/arguments.ts';

const FLAGS = {
  games: { kind: 'whole', min: 1, max: 100 },
  seed: { kind: 'text', what: 'a seed' },
  option: { kind: 'pairs' },
  json: { kind: 'switch' },
} as const;
const parse = (line: string) =>
  parseArguments(
    line.split(' ').filter(w => w !== ''),
    ['GAME'],
    FLAGS,
  );

test('values are typed, in any order, with a space or an equals sign', () => {
  expect(parse('--games 7 petteia --seed=a=b --option x=1 --option y=two=2 --json')).toEqual({
    words: ['petteia'],
    flags: { games: 7, seed: 'a=b', option: { x: '1', y: 'two=2' }, json: true },
  });
  expect(parse('petteia')).toEqual({ words: ['petteia'], flags: { games: undefined, seed: undefined, option: {}, json: false } });
});

test.each([
  ['', 'GAME is missing'],
  ['a b', '"b" was not expected'],
  ['a --colour red', 'unknown option --colour; known: --games --seed --option --json'],
  ['a --constructor x', 'unknown option --constructor; known: --games --seed --option --json'],
  ['a -c', 'unknown option -c; known: --games --seed --option --json'],
  ['a --games', '--games needs a value'],
  ['a --games --json', '--games needs a value'],
  ['a --games many', '--games must be a whole number from 1 to 100, not "many"'],
  ['a --games 0', '--games must be a whole number from 1 to 100, not "0"'],
  ['a --games 1e2', '--games must be a whole number from 1 to 100, not "1e2"'],
  ['a --games -3', '--games must be a whole number from 1 to 100, not "-3"'],
  ['a --option x', '--option must look like name=value, not "x"'],
  ['a --json=yes', '--json takes no value'],
  ['a --seed=', '--seed needs a seed'],
])('%s: %s', (line, problem) => {
  expect(parse(line)).toEqual({ problem });
});
