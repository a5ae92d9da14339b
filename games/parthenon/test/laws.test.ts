import type { AnyGame } from '@stoa/engine';
import { laws } from '@stoa/engine/laws';
import { parthenon } from '@stoa/parthenon';
import { describe, test } from 'vitest';

/** A short run; the long one is `STOA_LAW_GAMES=500`. */
const games = Number(process.env.STOA_LAW_GAMES ?? 1);

describe('Parthenon keeps the laws', () => {
  laws(parthenon as unknown as AnyGame, {
    test,
    seed: 'parthenon-1',
    games,
    options: [{}, { delianLeague: true, beginner: true }, { tournament: true, openTrades: true }],
    density: 0.01,
    say: console.log,
  });
});
