/**
 * What a reading promises from a view is what `apply` then shows, on random games: the cards that a row abroad takes and gives
 * (PA-10.18), the tie-breaker that decided (PA-18.5), the workers left (PA-6.2).
 */
import { sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { FLEETS, type PaAction, type PaEvent, type PaOptions, type PaState, parthenon } from '@stoa/parthenon';
import { ratesOf, tieBreakOf, workersLeft } from '@stoa/parthenon/reading';
import { describe, expect, test } from 'vitest';

const seed = process.env.STOA_SEED ?? String(Date.now());
const listOf = (s: PaState, seat: number): PaAction[] => {
  const list: PaAction[] = [];
  parthenon.actions(s, seat, list);
  return list;
};
const size = (price: readonly { readonly n: number }[]): number => price.reduce((sum, { n }) => sum + n, 0);
const cargoOf = (s: PaState, seat: number, fleet: string): readonly string[] =>
  parthenon.view(s, seat).islands[seat]?.fleets.find(f => f.fleet === fleet)?.cargo ?? [];

/** Pays and takes at random, and checks each card against the row. */
const playRow = (before: PaState, seat: number, fleet: 'A' | 'B' | 'C', rng: ReturnType<typeof sfc32>): number => {
  const rates = ratesOf(parthenon.view(before, seat), fleet, listOf(before, seat));
  for (const { row, bargain, gives, gets } of rates) {
    const s = parthenon.clone(before);
    const cargo = cargoOf(s, seat, fleet);
    parthenon.apply(s, seat, { do: 'exchange', fleet, row });
    while (s.draft[seat] !== 0) {
      const steps = listOf(s, seat).filter(a => a.do === 'pay' || a.do === 'take' || a.do === 'confirm');
      for (const a of steps) {
        if (a.do === 'pay') expect(gives, row).toContain(a.card);
        if (a.do === 'take') expect(gets, row).toContain(a.card);
      }
      // All that the row gives is open to choice once it is paid.
      if (steps.some(a => a.do === 'take'))
        expect(
          steps.flatMap(a => (a.do === 'take' ? [a.card] : [])),
          row,
        ).toEqual([...gets].sort(byOrder));
      parthenon.apply(s, seat, steps[rng.int(steps.length)]!);
    }
    expect(cargoOf(s, seat, fleet).length, row).toBe(cargo.length - size(bargain.give) + size(bargain.get));
  }
  return rates.length;
};
const ORDER = ['grain', 'grapes', 'olives', 'ore', 'timber', 'wool', 'pottery', 'spices', 'tools', 'papyrus', 'gold'];
const byOrder = (a: string, b: string): number => ORDER.indexOf(a) - ORDER.indexOf(b);

/** Plays a random game; how many rows abroad were played through, and how many armies were set to work, each checked. */
const playRowsAndWorkers = (seats: number, gameSeed: string): { readonly rows: number; readonly workers: number } => {
  let [rows, workers] = [0, 0];
  const rng = sfc32(gameSeed);
  const s = parthenon.setup(seats, parthenon.parseOptions({}) as PaOptions, parthenon.rules);
  for (let step = randomStep(parthenon, s, rng); step !== undefined; step = randomStep(parthenon, s, rng)) {
    if (parthenon.room(s) === 'fleet-trade' && s.draft[step.by] === 0) for (const fleet of FLEETS) rows += playRow(s, step.by, fleet, rng);
    const left = step.action.do === 'assign-army' ? workersLeft(parthenon.view(s, step.by), step.by) : undefined;
    parthenon.apply(s, step.by, step.action);
    if (left === undefined) continue;
    expect(left).toBeGreaterThan(0);
    if (parthenon.room(s) === 'production') expect(workersLeft(parthenon.view(s, step.by), step.by)).toBe(left - 1);
    workers++;
  }
  return { rows, workers };
};

/** Plays a random game; whether a tie-breaker decided it, checked against the reading. */
const playToTieBreak = (gameSeed: string): boolean => {
  const rng = sfc32(gameSeed);
  const s = parthenon.setup(3, parthenon.parseOptions({ tournament: true }) as PaOptions, parthenon.rules);
  const events: PaEvent[] = [];
  for (let step = randomStep(parthenon, s, rng); step !== undefined; step = randomStep(parthenon, s, rng))
    parthenon.apply(s, step.by, step.action, e => events.push(e));
  const outcome = parthenon.outcome(s);
  const last = events.findLast(e => e.e === 'tie-break');
  if (outcome?.reason !== 'tie-break' || last === undefined) return false;
  const winner = outcome.places.indexOf(1);
  for (const { seat } of last.numbers) {
    const reading = seat === winner ? undefined : tieBreakOf(parthenon.view(s, winner), outcome, winner, seat);
    if (reading !== undefined)
      expect(reading).toEqual({
        e: 'tie-break',
        step: last.step,
        numbers: expect.arrayContaining([...last.numbers.filter(x => x.seat === seat || x.seat === winner)]),
      });
  }
  return true;
};

describe(`what a reading promises is what happens (seed ${seed})`, () => {
  test('rows abroad and workers, in a random game', () => {
    playRowsAndWorkers(3 + (sfc32(seed).int(4) % 4), `${seed}/0`);
  });

  test('rows abroad and workers, in a game of a fixed seed that has both', () => {
    const { rows, workers } = playRowsAndWorkers(3, 'rows/1');
    expect(rows).toBeGreaterThan(0);
    expect(workers).toBeGreaterThan(0);
  });

  test('the tie-breaker that the table told decides, in random games', () => {
    for (let n = 0; n < 5; n++) playToTieBreak(`${seed}/tie/${n}`);
  });

  test('the tie-breaker that the table told decides, in a game of a fixed seed that has one', () => {
    expect(playToTieBreak('tie/35')).toBe(true);
  });
});
