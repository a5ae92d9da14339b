/** Who may see what: PK-20. */
import { sfc32 } from '@stoa/engine';
import { after, hides, tells } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { act, position, rule, war } from './tools.ts';

const places = 'locations pylos attica mantinea leucas delium sicily megara-location';
const four = (room: string, rest = ''): string => war(4, 'BABCDA', room, rest === '' ? places : `${places} | ${rest}`);

const play = (text: string, steps: string) => {
  const s = position(text);
  for (const step of steps.split(';')) for (const { by, action } of act(s, step.trim())) perikles.apply(s, by, action);
  return s;
};

describe('PK-20 what a seat sees', () => {
  test('numbers for others, strengths for the owner, no identifiers', () => {
    const s = position(four('commit B', 'attack attica sparta h4 h2 | attack attica megara h1'));
    const [mine, other] = [perikles.view(s, 0), perikles.view(s, 1)];
    const attica = (v: typeof mine) => v.locations.find(l => l.location === 'attica')?.attack.forces;
    expect(attica(mine)?.map(f => f.hoplites)).toEqual([
      { counters: 2, strengths: [2, 4] },
      { counters: 1, strengths: [1] },
    ]);
    expect(attica(other)?.map(f => f.hoplites)).toEqual([
      { counters: 2, strengths: null },
      { counters: 1, strengths: null },
    ]);
    expect(other.powers[1]?.hand).toEqual({ hoplites: { counters: 8, strengths: null }, triremes: { counters: 4, strengths: null } });
    expect(mine.powers[1]?.hand.hoplites.strengths).toEqual([1, 1, 2, 2, 3, 3, 3, 4]);
    expect(JSON.stringify(other)).not.toMatch(/"id"/);
  });

  test('a special tile is seen by its holder only; that it is unused by all', () => {
    const s = position(four('commit B', 'special A brasidas | used C plague'));
    expect(perikles.view(s, 0).special).toEqual({ mine: 'brasidas', playable: false, unused: [0], used: [{ tile: 'plague', seat: 2 }] });
    expect(perikles.view(s, 1).special.mine).toBeNull();
    expect(perikles.view(s, undefined).special.mine).toBeNull();
  });

  test('the draft, its budget and its cube are seen by its player only', () => {
    const s = play(four('commit A', 'megara A1'), 'A send sparta h4 attack attica; A send megara h1 attack delium pay megara');
    const before = position(four('commit A', 'megara A1'));
    for (const seat of [1, 2, 3, undefined]) expect(perikles.view(s, seat)).toEqual(perikles.view(before, seat));
    expect(perikles.view(s, 0).commit).toMatchObject({ baseLeft: 1, extra: { power: 'megara', city: 'megara', left: 1 } });
    expect(perikles.view(s, 0).commit?.draft).toHaveLength(2);
    const pending = play(four('commit A'), 'A send sparta h4 attack attica');
    perikles.apply(pending, 0, { do: 'place', power: 'sparta', unit: 'hoplite', location: 'attica', side: 'attack', pay: 'none' });
    expect(perikles.view(pending, 1).commit?.pending).toBeNull();
    expect(perikles.view(pending, 0).commit?.pending).toMatchObject({ power: 'sparta', location: 'attica' });
    expect(perikles.room(pending)).toBe('commit');
  });

  test('Persian players see the counters of Persia, also those another one sent', () => {
    const s = position(war(5, 'ABACCB', 'commit C', `${places} | attack pylos persia t3 | main pylos attack D`));
    const seen = (seat: number): unknown => perikles.view(s, seat).locations[0]?.attack.forces[0]?.triremes.strengths;
    expect([0, 1, 2, 3, 4].map(seen)).toEqual([null, null, null, [3], [3]]);
  });

  test('the counter of Slave Revolt is known to the Spartan leader only', () => {
    const s = play(four('commit D', 'special D slave-revolt | attack attica sparta h2 h4'), 'D play slave-revolt attica; pick 4');
    expect([0, 1, 2, 3, undefined].map(seat => perikles.view(s, seat).revolt)).toEqual([
      { strength: 4 },
      { strength: null },
      { strength: null },
      { strength: null },
      { strength: null },
    ]);
  });

  test('PK-17.3 where Slave Revolt is about to pick is named for all to see', () => {
    const revolt = (source: string) =>
      play(four('commit D', 'special D slave-revolt | attack attica sparta h2 h4'), `D play slave-revolt ${source}`);
    const [attica, hand] = [revolt('attica'), revolt('hand')];
    for (const seat of [0, 1, 2, 3, undefined])
      expect([attica, hand].map(s => perikles.view(s, seat).commit?.revoltAt)).toEqual(['attica', 'hand']);
    for (const { by, action } of act(hand, 'pick 4')) perikles.apply(hand, by, action);
    expect(perikles.view(hand, 1).commit?.revoltAt).toBeNull();
  });

  test('other seats see neither a sealed decision nor whether it is made', () => {
    const text = four('commit C', 'special A brasidas | special D plague | attack attica sparta h2 | defend attica athens h2');
    const open = play(text, 'C end');
    const decided = play(text, 'C end; A play brasidas');
    for (const seat of [1, 2, 3, undefined]) {
      expect(perikles.view(decided, seat)).toEqual(perikles.view(open, seat));
      expect(perikles.waiting(decided, seat)).toEqual([0, 3]);
    }
    expect(perikles.view(decided, 0).battle?.sealed).toBe('play');
    expect(perikles.waiting(decided, 0)).toEqual([3]);
  });

  test('standing answers: only "always grant" is public', () => {
    const s = position(four('commit D', 'always-grant thebes attica | always-deny corinth attica'));
    expect(perikles.view(s, 1).standing).toEqual([
      { power: 'corinth', location: 'attica', answer: 'deny' },
      { power: 'thebes', location: 'attica', answer: 'grant' },
    ]);
    expect(perikles.view(s, 2).standing).toEqual([]);
    expect(perikles.view(s, 2).granted).toEqual([{ power: 'thebes', location: 'attica', kind: 'defend', always: true }]);
  });
});

rule('PK-20.1', 'spectators see what every player sees', [
  [
    four('commit A'),
    'A send sparta h4 attack attica; A end',
    [
      tells(
        { e: 'placed', placement: { power: 'sparta', unit: 'hoplite', location: 'attica', side: 'attack', box: 'main', strength: null } },
        3,
      ),
    ],
  ],
]);
test('PK-20.1 the spectator’s view holds nothing that differs between seats', () => {
  const s = position(four('commit B', 'special A brasidas | attack attica sparta h4'));
  const view = perikles.view(s, undefined);
  expect(view.special.mine).toBeNull();
  expect(view.powers.every(p => p.hand.hoplites.strengths === null && p.hand.triremes.strengths === null)).toBe(true);
});

rule('PK-20.2', 'counters of one kind have no names, and a stack no order', [
  [
    four('commit A'),
    'A send sparta h4 attack attica; A send sparta h1 attack attica; A end',
    [after('owned attica A'), hides({ e: 'drafted' }, 1)],
  ],
]);
/** What seat B is told by the steps, and where they lead. */
const watched = (text: string, steps: string) => {
  const s = position(text);
  const told: unknown[] = [];
  for (const step of steps.split(';'))
    for (const { by, action } of act(s, step.trim())) perikles.apply(s, by, action, e => told.push(perikles.seen(e, 1)));
  return { s, told: told.filter(e => e !== undefined), view: perikles.view(s, 1), knows: perikles.knowledge(s, 1) };
};
test.each([
  ['the last commit turn, straight into the battles', four('commit A', 'megara A1')],
  ['another one follows', four('commit A', 'megara A1 | held C any-plain')],
])('PK-20.2 the order of the draft is not told: %s', (_, text) => {
  const one = watched(text, 'A send sparta h4 attack attica; A send megara h1 attack leucas pay megara; A end');
  const other = watched(text, 'A send megara h2 attack leucas; A send sparta h3 attack attica; A end');
  const third = watched(text, 'A send sparta h3 attack attica; A send megara h1 attack leucas; A end');
  const { s: _s, ...seen } = other;
  expect(third).toMatchObject(seen);
  expect(third.told).toEqual(one.told.filter(e => (e as { e: string }).e !== 'cube-paid'));
});
test('PK-8.18 where battles clear the board at once, what was sent stays known, until new locations lie there', () => {
  const text = four('commit A', 'attack attica sparta h4 | attack mantinea sparta h2');
  const [attica, mantinea] = ['attica', 'mantinea'].map(place => watched(text, `A send sparta h1 attack ${place}; A end`));
  expect(perikles.room(attica?.s as never)).toBe('draw-locations');
  expect(attica?.view).toEqual(mantinea?.view);
  expect(attica?.told).not.toEqual(mantinea?.told);
  expect(attica?.knows).not.toEqual(mantinea?.knows);
  const s = attica?.s as NonNullable<typeof attica>['s'];
  expect(perikles.parsePosition(perikles.printPosition(s))).toEqual(s);
  for (const { by, action } of act(s, 'location pylos')) perikles.apply(s, by, action);
  expect(perikles.knowledge(s, 1)).toBeNull();
});
test('PK-8.18 the cube too, where the cubes for a defender hide it', () => {
  // Athens is full of cubes: 29 on the board, one left. Whether one was paid or not, all 30 lie in the cities at the end.
  const text = four('commit B', 'athens B29 | defend attica athens h1 | main attica defend B');
  const [paid, unpaid] = [' pay athens', ''].map(pay =>
    watched(text, `B send athens h2 defend attica; B send athens h2 defend attica${pay}; B end`),
  );
  expect(paid?.view).toEqual(unpaid?.view);
  expect(paid?.told).not.toEqual(unpaid?.told);
  expect(paid?.knows).not.toEqual(unpaid?.knows);
});

rule('PK-20.3', 'survivors lie open in their boxes', [
  [
    four('commit C', 'attack attica sparta h4 | attack mantinea thebes h1 | defend mantinea argos h2'),
    'C end',
    after('hand sparta h1 h1 h2 h2 h2 h3 h3 h3 h4 t1 t2 t2 t3', '!attack attica'),
  ],
]);
test('PK-20.3 the box shows them', () => {
  const s = play(four('commit C', 'attack attica sparta h4 | attack mantinea thebes h1 | defend mantinea argos h2'), 'C end');
  expect(perikles.view(s, 3).powers[1]?.home).toEqual([[4], []]);
});

test('determinize deals hidden counters of others anew and keeps the seat’s own', () => {
  const s = position(four('commit B', 'special A brasidas | special B plague | attack attica sparta h4 h4 | attack leucas athens h1'));
  const rng = sfc32('deal');
  const seen = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const other = perikles.determinize(s, 1, rng);
    expect(perikles.invariants(other)).toEqual([]);
    expect(perikles.view(other, 1)).toEqual(perikles.view(s, 1));
    seen.add(`${other.special[0]} ${other.at[14 + 2]}`);
    expect(other.special[1]).toBe(s.special[1]);
  }
  expect(seen.size).toBeGreaterThan(5);
});
