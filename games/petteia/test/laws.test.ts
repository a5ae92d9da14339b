/** The laws of the house, on fresh seeds: a failing seed is printed and can be given back by STOA_SEED. */
import { laws } from '@stoa/engine/laws';
import { petteia } from '@stoa/petteia';
import { describe, test } from 'vitest';

describe('petteia keeps every law', () => {
  laws(petteia, {
    test,
    seed: process.env.STOA_SEED ?? String(Date.now()),
    games: 12,
    density: 0.1,
    limit: 1500,
    say: console.log,
  });
});
