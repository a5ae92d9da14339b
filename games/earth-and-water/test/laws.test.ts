/** The laws of the house, on fresh seeds and both options: a failing seed is printed and can be given back by STOA_SEED. */
import { laws } from '@stoa/engine/laws';
import { describe, test } from 'vitest';
import { earthWater } from '../src/index.ts';

describe('earth and water keeps every law', () => {
  laws(earthWater, {
    test,
    seed: process.env.STOA_SEED ?? String(Date.now()),
    options: [{}, { persianFleetCost: 1 }],
    games: 5,
    density: 0.05,
    limit: 1500,
    say: console.log,
  });
});
