/** Exact odds against the printed table of PK-13.4 and against the game's own dice. */
import { CHANCE, type Rng, sfc32 } from '@stoa/engine';
import { tells } from '@stoa/engine/testing';
import { battleChances, locationOdds, type PkAction, type PkState, perikles, roundChance } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { sumOf } from '../src/battle/odds.ts';
import { position, rule, war } from './tools.ts';

const TABLE: readonly (readonly [string, number, number, number, number])[] = [
  ['1:2', 0.0144, 0.2246, 0.0012, 0.0385],
  ['-2', 0.0821, 0.4316, 0.0124, 0.1289],
  ['1:1', 0.3044, 0.7023, 0.0775, 0.3378],
  ['+2', 0.6956, 0.9225, 0.2977, 0.6622],
  ['2:1', 0.9179, 0.9876, 0.5684, 0.8711],
  ['3:1', 0.9856, 0.9988, 0.7754, 0.9615],
];

describe('rounds', () => {
  test.each(TABLE.map((row, i) => [...row, i] as const))('PK-13.4 column %s', (_column, none, attack, defence, both, i) => {
    expect([roundChance(i, 0, 0), roundChance(i, 1, 0), roundChance(i, 0, 1), roundChance(i, 1, 1)].map(x => x.toFixed(4))).toEqual(
      [none, attack, defence, both].map(x => x.toFixed(4)),
    );
  });
  rule('PK-13.4', 'the column and the tokens that the odds start from', [
    [
      war(4, 'ABACDB', 'commit C', 'locations attica | attack attica sparta h2 | defend attica athens h2'),
      'C end',
      tells({ e: 'column', column: '1:1', tokens: [0, 0] }),
    ],
  ]);
});

/** How often attack, defence and neither win when the battles of the position are played out with dice. */
const simulated = (s: PkState, slot: number, n: number, rng: Rng): readonly [number, number, number] => {
  const location = s.slots[slot]!;
  const tally = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    const copy = perikles.clone(s);
    while (copy.owners[location] === 0 && (copy.setAside & (1 << location)) === 0) {
      const by = perikles.actors(copy)[0]!;
      if (by === CHANCE) perikles.apply(copy, CHANCE, perikles.sample(copy, rng));
      else perikles.apply(copy, by, perikles.absent(copy, by) as PkAction);
    }
    const attackWon = copy.defeats.some((d, c) => d > s.defeats[c]!);
    const k = attackWon ? 0 : copy.owners[location] === 0 ? 2 : 1;
    tally[k] = tally[k]! + 1;
  }
  return [tally[0]! / n, tally[1]! / n, tally[2]! / n];
};

describe('locations', () => {
  test.each([
    ['two rounds', 'locations sicily | attack sicily athens h3 t3 t4 | defend sicily sparta h2 h4 t1 t3', 'sicily'],
    ['rebels alone in the second round', 'locations lesbos | attack lesbos sparta h3 | defend lesbos athens t2', 'lesbos'],
    ['no last round', 'locations pylos | attack pylos athens t2 | defend pylos sparta t2', 'pylos'],
    [
      'rebels fight on when the last attacker falls',
      'locations corcyra | attack corcyra sparta h2 | defend corcyra argos h3 t1',
      'corcyra',
    ],
    ['a symbol alone defends the second round', 'locations melos | attack melos athens h2 t1 | defend melos sparta h1', 'melos'],
    ['as on Board Game Arena', 'intrinsics bga | locations lesbos | attack lesbos sparta h3 | defend lesbos athens h2 t2', 'lesbos'],
    ['as in the Italian translation', 'intrinsics italian | locations sicily | attack sicily athens h1 t1', 'sicily'],
    ['one round', 'locations attica | attack attica sparta h2 h3 | defend attica athens h3', 'attica'],
  ] as const)('what everybody knows: %s', (_title, rest, location) => {
    const truth = position(war(4, 'ABABAB', 'commit C', rest));
    const odds = locationOdds({ ...perikles.view(truth, 0), ...openView(truth) }, location);
    const [attack, defence, nobody] = simulated(truth, 0, 4000, sfc32('odds'));
    // Four standard errors of 4,000 throws; the seed is fixed.
    for (const [exact, played] of [
      [odds?.attack, attack],
      [odds?.defence, defence],
      [odds?.nobody, nobody],
    ] as const)
      expect(Math.abs((exact ?? -1) - played)).toBeLessThan(0.032);
    expect((odds?.attack ?? 0) + (odds?.defence ?? 0) + (odds?.nobody ?? 0)).toBeCloseTo(1, 12);
  });

  test('what a seat can expect: hidden counters as a distribution over its determinizations', () => {
    const s = position(
      war(4, 'ABABAB', 'commit A', 'dead sparta h1 h1 | locations attica | attack attica sparta h2 h4 | defend attica athens h3'),
    );
    const odds = locationOdds(perikles.view(s, 0), 'attica');
    const rng = sfc32('hidden');
    let wins = 0;
    const n = 3000;
    for (let i = 0; i < n; i++) wins += simulated(perikles.determinize(s, 0, rng), 0, 1, rng)[0];
    expect(Math.abs((odds?.attack ?? 0) - wins / n)).toBeLessThan(0.03);
    const known = locationOdds(perikles.view(s, 1), 'attica');
    expect(known?.attack).not.toBeCloseTo(odds?.attack ?? 0, 3);
  });

  test('in the middle of a battle: tokens and doubling of the round', () => {
    const s = position(
      war(
        4,
        'ABABAB',
        'dice',
        'locations plataea | attack plataea sparta h2 h3 | defend plataea athens h3 | revealed hoplite | tokens 1 0 | doubled brasidas | used C brasidas',
      ),
    );
    expect(locationOdds(perikles.view(s, 2), 'plataea')?.attack).toBeCloseTo(roundChance(4, 1, 0), 12);
  });

  test.each([
    ['with the trireme round to come', 'cythera', 'h2 t2', 'h4 t2', 'won-first defend'],
    ['after the last round', 'pylos', 'h2', 'h4', 'round 2'],
  ] as const)('while a casualty is chosen, %s: only the rounds that are left', (_title, location, athens, sparta, course) => {
    const forces = `attack ${location} athens ${athens} | attack ${location} corinth h2 | defend ${location} sparta ${sparta}`;
    const s = position(
      war(4, 'ABAABB', 'casualty A attack', `locations ${location} | ${forces} | ${course} | won defend | revealed hoplite | tokens 0 2`),
    );
    const odds = locationOdds({ ...perikles.view(s, 0), ...openView(s) }, location);
    const [attack, defence, nobody] = simulated(s, 0, 4000, sfc32('casualty'));
    expect(Math.abs((odds?.attack ?? -1) - attack)).toBeLessThan(0.032);
    expect(Math.abs((odds?.defence ?? -1) - defence)).toBeLessThan(0.032);
    expect([odds?.nobody, nobody]).toEqual([0, 0]);
  });

  test('a place without an attack; places that are not there', () => {
    const s = position(war(4, 'ABABAB', 'commit C', 'locations attica'));
    expect(locationOdds(perikles.view(s, 2), 'attica')).toEqual({ attacked: false, attack: 0, defence: 0, nobody: 1 });
    expect(locationOdds(perikles.view(s, 2), 'pylos')).toBeUndefined();
  });

  test('sums of hidden counters', () => {
    expect([...sumOf([1, 1, 2], 2)].sort()).toEqual([
      [2, 1 / 3],
      [3, 2 / 3],
    ]);
    expect(battleChances([{ attack: null, defence: null }])).toEqual({ attack: 0, defence: 0, nobody: 1 });
  });
});

/** Every strength on the board open: the leaders' views put together. */
const openView = (s: PkState) => {
  const views = Array.from({ length: s.seats }, (_, seat) => perikles.view(s, seat));
  const best = (pick: (v: (typeof views)[number]) => { strengths: readonly number[] | null; counters: number } | undefined) =>
    views.map(pick).find(u => u?.strengths !== null && u !== undefined) ?? { counters: 0, strengths: [] };
  const locations = perikles.view(s, undefined).locations.map((l, i) => ({
    ...l,
    ...Object.fromEntries(
      (['attack', 'defend'] as const).map(side => [
        side,
        {
          ...l[side],
          forces: l[side].forces.map((f, j) => ({
            ...f,
            hoplites: best(v => v.locations[i]?.[side].forces[j]?.hoplites),
            triremes: best(v => v.locations[i]?.[side].forces[j]?.triremes),
          })),
        },
      ]),
    ),
  }));
  return { locations } as Pick<(typeof views)[number], 'locations'>;
};
