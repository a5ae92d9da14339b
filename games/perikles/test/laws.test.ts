/**
 * The laws on fresh seeds, for every number of seats: a failing seed is printed and can be given back by
 * STOA_SEED. `npm run test:long` plays the full counts for every option.
 */
import { laws } from '@stoa/engine/laws';
import { type PkOptions, perikles } from '@stoa/perikles';
import { describe, test } from 'vitest';

const seed = process.env.STOA_SEED ?? String(Date.now());

describe('perikles keeps every law', () => {
  laws(perikles, { test, seed, games: 1, density: 0.01, tables: 0, limit: 6000, say: console.log });
});

describe('with the options turned', () => {
  laws(perikles, {
    test,
    seed,
    seats: [4],
    options: [
      { diplomacy: 'pairwise', intrinsics: 'bga', defendPermission: 'mainOnly' },
      { alliedBoxPermission: 'mainPlayer', intrinsics: 'italian', specialTiles: 'off' },
    ],
    games: 1,
    density: 0.01,
    tables: 0,
    limit: 6000,
    say: console.log,
  });
});

describe('at a table, with undos', () => {
  laws(perikles, { test, seed, seats: [3], games: 1, density: 0, undos: 0.03, limit: 6000, say: console.log });
});

describe('tables that began under rules 1', () => {
  laws(
    { ...perikles, rules: 1, setup: (seats: number, options: PkOptions) => perikles.setup(seats, options, 1) },
    {
      test,
      seed,
      seats: [4],
      options: [{ alliedBoxPermission: 'mainPlayer' }],
      games: 1,
      density: 0.01,
      tables: 0,
      limit: 6000,
      say: console.log,
    },
  );
});
