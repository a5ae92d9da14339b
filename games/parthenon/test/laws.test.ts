/**
 * The laws on last seasons of random games, for every number of seats and every variant: a whole random game has
 * thousands of entries, its last season has every phase. STOA_SEED repeats a run, STOA_LAW_GAMES plays more of them.
 */
import { sfc32 } from '@stoa/engine';
import { laws } from '@stoa/engine/laws';
import { randomStep } from '@stoa/engine/testing';
import { type PaOptions, parthenon } from '@stoa/parthenon';
import { describe, test } from 'vitest';

const seed = process.env.STOA_SEED ?? String(Date.now());
const VARIANTS: readonly unknown[] = [{}, { beginner: true, delianLeague: true }, { tournament: true, openTrades: true }];

const lastSeason = (seats: number, options: unknown): string => {
  const rng = sfc32(`${seed}/${seats}/${JSON.stringify(options)}`);
  const s = parthenon.setup(seats, parthenon.parseOptions(options) as PaOptions, parthenon.rules);
  while (!(s.year === 3 && s.season === 4 && parthenon.room(s) === 'event-reveal')) {
    const step = randomStep(parthenon, s, rng);
    if (step === undefined) throw new Error('the game ended early');
    parthenon.apply(s, step.by, step.action);
  }
  return parthenon.printPosition(s);
};

describe(`Parthenon keeps every law (seed ${seed})`, () => {
  laws(parthenon as never, {
    test,
    seed,
    games: Number(process.env.STOA_LAW_GAMES ?? 1),
    seats: [],
    positions: [3, 4, 5, 6].map(seats => ({ seats, position: lastSeason(seats, VARIANTS[seats % VARIANTS.length]) })),
    density: 0.01,
    watch: 0.5,
    tables: 4,
    undos: 0.01,
    limit: 5000,
    say: console.log,
  });
});
