/** The laws of the house, on fresh seeds and for a while: STOA_SEED repeats a run, STOA_LAW_SECONDS lengthens it. */
import { laws } from '@stoa/engine/laws';
import { parthenon } from '@stoa/parthenon';
import { describe, test } from 'vitest';

describe('Parthenon keeps every law', () => {
  laws(parthenon as never, {
    test,
    seed: process.env.STOA_SEED ?? String(Date.now()),
    games: 500,
    options: [{ tournament: true }, { delianLeague: true, beginner: true }, { openTrades: true }],
    density: 0.01,
    tables: 0,
    millis: Number(process.env.STOA_LAW_SECONDS ?? 20) * 1000,
    now: Date.now,
    say: console.log,
  });
});
