import { isIllegal, sfc32 } from '@stoa/engine';
import { randomPlayout } from '@stoa/engine/testing';
import { type PaOptions, parthenon } from '@stoa/parthenon';
import { expect, test } from 'vitest';

const VARIANTS: readonly unknown[] = [{}, { beginner: true }, { delianLeague: true }, { tournament: true, openTrades: true }];

test('random games end for every number of seats and every variant, without a broken promise', () => {
  const endings: Record<string, number> = {};
  const rooms: Record<string, number> = {};
  let entries = 0;
  for (const seats of [3, 4, 5, 6])
    for (const [v, variant] of VARIANTS.entries())
      for (let i = 0; i < 3; i++) {
        const options = parthenon.parseOptions(variant);
        if (isIllegal(options)) throw new Error(options.why);
        const s = parthenon.setup(seats, options as PaOptions, 1);
        const { ended } = randomPlayout(parthenon, s, sfc32(`${seats}-${v}-${i}`), 20_000, (state, step) => {
          entries++;
          rooms[parthenon.room(state)] = (rooms[parthenon.room(state)] ?? 0) + 1;
          const refusal = parthenon.why(state, step.by, step.action);
          if (refusal !== undefined) throw new Error(JSON.stringify([step, refusal]));
          const wrong = parthenon.invariants(state);
          if (wrong.length > 0) throw new Error(`${wrong.join('; ')} at ${parthenon.printPosition(state)}`);
        });
        expect(ended, parthenon.printPosition(s)).toBe(true);
        const reason = parthenon.outcome(s)?.reason ?? '';
        endings[reason] = (endings[reason] ?? 0) + 1;
      }
  console.log(entries, endings, rooms);
  expect(endings.structures).toBeGreaterThan(0);
});
