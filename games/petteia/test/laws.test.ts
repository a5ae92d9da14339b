/** The laws on fresh seeds: a failing seed is printed, and STOA_SEED repeats it. */
import { laws, promptLaw } from '@stoa/engine/laws';
import { petteia } from '@stoa/petteia';
import { texts } from '@stoa/petteia/text';
import { describe, test } from 'vitest';

describe('petteia keeps every law', () => {
  laws(petteia, {
    test,
    seed: process.env.STOA_SEED ?? String(Date.now()),
    games: 12,
    // Random play from the beginning nearly always ends in the draw of PT-10; from here it meets the other ends.
    positions: ['Wa4 Wf4 Wc1 Be4 Ba8', 'Wa1 Wb1 Ba2 Bb2 Bc2 turn B'].map(position => ({ seats: 2, position })),
    density: 0.1,
    limit: 1500,
    say: console.log,
  });
});

describe('petteia keeps the law of prompts', () => {
  promptLaw(petteia, texts, { test, seed: process.env.STOA_SEED ?? String(Date.now()), games: 2, limit: 300, rooms: ['move'] });
});
