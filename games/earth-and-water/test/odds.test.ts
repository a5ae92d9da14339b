import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GREECE, PERSIA } from '../src/map.ts';
import {
  type GreekDice,
  type OddsBattle,
  odds,
  oddsOf,
  type PersianCap,
  type RetreatPolicy,
  retreatAt,
  roundOdds,
  TO_THE_END,
} from '../src/odds.ts';
import { land } from './odds-tools.ts';
import { battle, viewWith } from './text-samples.ts';

const near = (x: number) => expect.closeTo(x, 12);

/** Every throw of n dice, by brute force: the highest die. */
const highest = (n: number): number[] =>
  n === 0 ? [0] : highest(n - 1).flatMap(best => [1, 2, 3, 4, 5, 6].map(die => Math.max(best, die)));

describe('EW-9.3 to EW-9.6: one round', () => {
  test('one die each, counted by hand', () => {
    expect(roundOdds(1, 1, 4, 0)).toEqual({ persiaLoses: near(1 / 2), greeceLoses: near(1 / 3), bothLose: near(1 / 6) });
    expect(roundOdds(1, 1, 5, 0)).toEqual({ persiaLoses: near(4 / 9), greeceLoses: near(7 / 18), bothLose: near(1 / 6) });
    expect(roundOdds(1, 1, 6, 0)).toEqual({ persiaLoses: near(5 / 12), greeceLoses: near(5 / 12), bothLose: near(1 / 6) });
  });

  const sizes = [1, 2, 3, 4, 7];
  const caps: PersianCap[] = [4, 5, 6];
  const dice: GreekDice[] = [0, 2, 3];
  test.each(caps)('every throw under cap %i', cap => {
    for (const persia of sizes)
      for (const greece of sizes)
        for (const greekDice of dice) {
          const ps = highest(Math.min(3, persia)).map(best => Math.min(cap, best));
          const gs = highest(greekDice === 0 ? Math.min(3, greece) : greekDice);
          let [lower, higher] = [0, 0];
          for (const p of ps)
            for (const g of gs) {
              if (p < g) lower++;
              else if (p > g) higher++;
            }
          const all = ps.length * gs.length;
          expect(roundOdds(persia, greece, cap, greekDice)).toEqual({
            persiaLoses: near(lower / all),
            greeceLoses: near(higher / all),
            bothLose: near((all - lower - higher) / all),
          });
        }
  });
});

describe('EW-9.7, EW-10.6: a battle to the end', () => {
  test('one against one is one round', () => {
    const o = odds(land(1, 1));
    expect(o).toMatchObject({ attackerWins: near(1 / 3), defenderWins: near(1 / 2), bothDestroyed: near(1 / 6) });
    expect(o.expectedLosses).toEqual([near(2 / 3), near(1 / 2)]);
  });

  test('two against one, by hand: a lost round leads to one against one', () => {
    // Persia 2 dice capped at 4: 1, 3, 5 and 27 throws of 36 count 1, 2, 3, 4; Greece 1 die.
    const lose = (1 * 5 + 3 * 4 + 5 * 3 + 27 * 2) / 216;
    const tie = 1 / 6;
    const win = 1 - lose - tie;
    const o = odds(land(2, 1));
    expect(o.results).toEqual([
      { left: [2, 0], embarked: 0, end: 'destroyed', chance: near(win) },
      { left: [1, 0], embarked: 0, end: 'destroyed', chance: near(tie + lose / 3) },
      { left: [0, 1], embarked: 0, end: 'destroyed', chance: near(lose / 2) },
      { left: [0, 0], embarked: 0, end: 'destroyed', chance: near(lose / 6) },
    ]);
    expect(o.attackerWins).toBeCloseTo(win + tie + lose / 3, 12);
  });

  test('EW-17.G15 three dice for one army, EW-17.G08 two dice, EW-17.P01 no cap: each helps the side it should', () => {
    const wins = (more: Partial<OddsBattle>) => odds(land(3, 1, more)).attackerWins;
    expect(wins({ greekDice: 3 })).toBeLessThan(wins({ greekDice: 2 }));
    expect(wins({ greekDice: 2 })).toBeLessThan(wins({}));
    expect(wins({})).toBeLessThan(wins({ cap: 5 }));
    expect(wins({ cap: 5 })).toBeLessThan(wins({ cap: 6 }));
  });

  test('EW-10.3 fleets that carry armies are lost last', () => {
    const o = odds(land(3, 2, { embarked: 2 }));
    for (const r of o.results) expect(r.embarked).toBe(Math.min(2, r.left[0]));
    const drowned = o.results.reduce((sum, r) => sum + r.chance * (2 - r.embarked), 0);
    expect(o.expectedEmbarkedLosses).toBeCloseTo(drowned, 12);
    // The Greek attacker's armies are aboard the Greek fleets.
    for (const r of odds(land(3, 2, { attacker: 1, embarked: 2 })).results) expect(r.embarked).toBe(r.left[1]);
  });

  test('a side that is not there has lost', () => {
    expect(odds(land(0, 2))).toMatchObject({ defenderWins: 1, attackerWins: 0, expectedLosses: [0, 0] });
  });
});

describe('EW-9.8: retreats', () => {
  const cautious: RetreatPolicy = { attacker: retreatAt(1), defender: retreatAt(1) };

  test('neither side retreats before the first round', () => {
    const always: RetreatPolicy = { attacker: () => true, defender: () => true };
    const { results } = odds(land(3, 3), always);
    expect(results.every(r => r.left[0] + r.left[1] < 6)).toBe(true);
    expect(results.every(r => r.end === 'attacker-retreats')).toBe(true);
  });

  test('a question that is open now is asked now, the attacker before the defender', () => {
    const always: RetreatPolicy = { attacker: () => true, defender: () => true };
    expect(odds(land(3, 3, { next: 'attacker' }), always)).toMatchObject({
      defenderWins: 1,
      results: [{ left: [3, 3], end: 'attacker-retreats' }],
    });
    expect(odds(land(3, 3, { next: 'defender' }), always)).toMatchObject({
      attackerWins: 1,
      results: [{ left: [3, 3], end: 'defender-retreats' }],
    });
  });

  test('the attacker falls back, by hand', () => {
    // 2 against 2, Persia leaves with 1 left against 2.
    const { persiaLoses, greeceLoses, bothLose } = roundOdds(2, 2, 4, 0);
    const o = odds(land(2, 2), { attacker: retreatAt(1), defender: () => false });
    expect(o.results.find(r => r.end === 'attacker-retreats')).toEqual({
      left: [1, 2],
      embarked: 0,
      end: 'attacker-retreats',
      chance: near(persiaLoses),
    });
    const after21 = odds(land(2, 1), TO_THE_END);
    const after11 = odds(land(1, 1), TO_THE_END);
    // From 2 against 1 the Persians never have fewer than the Greeks while both stand.
    expect(o.attackerWins).toBeCloseTo(greeceLoses * after21.attackerWins + bothLose * after11.attackerWins, 12);
  });

  test('the threshold asks for fewer pieces than the enemy has', () => {
    const retreats = odds(land(4, 4), cautious).results.filter(r => r.end !== 'destroyed');
    expect(retreats.length).toBeGreaterThan(0);
    for (const r of retreats) expect(Math.min(...r.left)).toBe(1);
    for (const r of retreats) expect(Math.max(...r.left)).toBeGreaterThan(1);
  });
});

const anyBattle = fc.record({
  pieces: fc.tuple(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 9 })),
  attacker: fc.constantFrom<0 | 1>(0, 1),
  cap: fc.constantFrom<PersianCap>(4, 5, 6),
  greekDice: fc.constantFrom<GreekDice>(0, 2, 3),
  embarked: fc.integer({ min: 0, max: 3 }),
  next: fc.constantFrom<OddsBattle['next']>('round', 'attacker', 'defender'),
});

describe('properties', () => {
  test('chances add up, and so do the expected losses', () =>
    fc.assert(
      fc.property(anyBattle, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }), (battle, a, d) => {
        const o = odds(battle, { attacker: retreatAt(a), defender: retreatAt(d) });
        const sum = (f: (r: (typeof o.results)[number]) => number): number => o.results.reduce((total, r) => total + r.chance * f(r), 0);
        expect(sum(() => 1)).toBeCloseTo(1, 10);
        expect(o.attackerWins + o.defenderWins + o.bothDestroyed).toBeCloseTo(1, 10);
        expect(o.expectedLosses[0]).toBeCloseTo(
          sum(r => battle.pieces[0] - r.left[0]),
          10,
        );
        expect(o.expectedLosses[1]).toBeCloseTo(
          sum(r => battle.pieces[1] - r.left[1]),
          10,
        );
        const ends = o.results.map(r => `${r.left} ${r.end}`);
        expect(new Set(ends).size).toBe(ends.length);
      }),
    ));

  test('without caps and extra dice the sides are mirror images', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 3 }), (p, g, least) => {
        const policy: RetreatPolicy = { attacker: retreatAt(least), defender: retreatAt(least) };
        const one = odds(land(p, g, { cap: 6 }), policy);
        const other = odds(land(g, p, { cap: 6, attacker: 1 }), policy);
        expect(one.attackerWins).toBeCloseTo(other.attackerWins, 12);
        expect(one.defenderWins).toBeCloseTo(other.defenderWins, 12);
        expect(one.expectedLosses[0]).toBeCloseTo(other.expectedLosses[1], 12);
      }),
    ));
});

describe('oddsOf: the battle in a view', () => {
  const always: RetreatPolicy = { attacker: () => true, defender: () => true };
  test('none, no odds', () => expect(oddsOf(viewWith({}))).toBeUndefined());
  test('the example of RULES.md', () => {
    const percent = (o: ReturnType<typeof oddsOf>) => o && [o.attackerWins, o.defenderWins, o.bothDestroyed].map(x => Math.round(100 * x));
    expect(percent(oddsOf(viewWith({}, { room: 'land-battle', battle })))).toEqual([48, 46, 5]);
    expect(percent(oddsOf(viewWith({}, { room: 'land-battle', battle: { ...battle, greekDice: 3 } })))?.[0]).toBe(13);
    expect(percent(oddsOf(viewWith({}, { room: 'land-battle', battle: { ...battle, caps: [6, 6] } })))?.[0]).toBe(80);
  });
  test('the question that is open is the one asked', () => {
    expect(oddsOf(viewWith({}, { room: 'land-attacker', battle }), always)?.results).toMatchObject([
      { end: 'attacker-retreats', left: [3, 2] },
    ]);
    expect(oddsOf(viewWith({}, { room: 'land-defender', battle }), always)?.results).toMatchObject([
      { end: 'defender-retreats', left: [3, 2] },
    ]);
    const before = oddsOf(viewWith({}, { room: 'window-persia-attacks', battle: { ...battle, round: 0, lastDice: null } }), always);
    expect(before?.results.some(r => r.left[PERSIA] === 3 && r.left[GREECE] === 2)).toBe(false);
    // After a lost Persian fleet the attacker is asked next.
    const lost = oddsOf(viewWith({}, { room: 'window-fleet-lost', battle: { ...battle, battle: 'naval' } }), always);
    expect(lost?.results).toMatchObject([{ end: 'attacker-retreats', left: [3, 2] }]);
  });
  test('EW-10.10: under Themistocles neither side retreats', () => {
    const view = viewWith({}, { room: 'window-fleet-lost', battle: { ...battle, battle: 'naval', embarked: 2, noRetreat: true } });
    expect(oddsOf(view, always)).toEqual(oddsOf(view));
    expect(oddsOf(view)?.results.every(r => r.end === 'destroyed')).toBe(true);
    expect(oddsOf(view)?.expectedEmbarkedLosses).toBeGreaterThan(0);
  });
});

test('the largest battle takes less than a tenth of a millisecond', () => {
  const largest = land(24, 9);
  for (let i = 0; i < 2000; i++) odds(largest);
  const times = Array.from({ length: 50 }, () => {
    const from = performance.now();
    for (let i = 0; i < 20; i++) odds(largest);
    return (performance.now() - from) / 20;
  });
  expect(Math.min(...times)).toBeLessThan(0.1);
});
