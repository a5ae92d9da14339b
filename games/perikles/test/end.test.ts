/** Persians, end of turn, end of game, scoring, absent players: PK-16, PK-18, PK-19, PK-22. */
import { after, asks, no, ok, over, tells } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { position, rule, war } from './tools.ts';

/** D and E play Persia; A leads Athens and Argos, B Sparta and Megara, C Corinth and Thebes. */
const five = (room: string, rest: string): string => war(5, 'ABACCB', room, rest);

describe('Persians', () => {
  rule('PK-16.2', 'all ten counters in one shared hand', [
    [five('commit D', 'locations attica | held E any-plain'), 'D send persia h3 attack attica; D end; E send persia h3 attack attica', ok],
    [
      five('commit D', 'locations attica | held E any-plain').replace('full-hands', 'hand persia h3'),
      'D send persia h3 attack attica; D end; E send persia h3 attack attica',
      no('not-your-turn', 'PK-4.2'),
      { note: 'the shared hand is empty, E’s turn ends by itself' },
    ],
    [
      five('commit D', 'locations attica | held E any-plain').replace('full-hands', 'hand persia h3 h2'),
      'D send persia h3 attack attica; D end',
      after('hand persia h2'),
    ],
  ]);

  rule('PK-16.3', 'each acts in his own commit turns, with his own tiles', [
    [five('commit D', 'locations attica | held E any-plain'), 'E send persia h3 attack attica', 'not-your-turn', { ids: ['PK-8.12'] }],
    [five('commit D', 'locations attica | held E any-plain'), 'D end', asks(4, 'commit')],
  ]);

  rule('PK-16.4', 'the coalition is one player for boxes, sides and permissions', [
    [
      five('commit E', 'locations pylos | attack pylos persia t3 | main pylos attack D | held A any-plain'),
      'E send persia h3 attack pylos; E end',
      after('attack pylos persia h3 t3', 'main pylos attack D'),
    ],
    [
      five('commit E', 'locations pylos | attack pylos persia t3 | main pylos attack D | granted persia pylos'),
      'E send persia h3 defend pylos',
      no('both-sides', 'PK-9.4'),
      { ids: ['PK-9.4'] },
    ],
    [
      five('commit D', 'locations attica | attack attica corinth h1 | held E any-plain'),
      'D send persia h2 attack attica; D end',
      after('main attica attack C'),
      { note: 'and allied like any other' },
    ],
  ]);

  rule('PK-16.6', 'Persian counters are never lost', [
    [
      five('commit D', 'locations attica | attack attica persia h2 | main attica attack D | defend attica athens h3'),
      'D end; roll 2 12; roll 2 12',
      [after('!dead'), tells({ e: 'casualty', power: 'persia', dead: false, rule: 'PK-16.6' })],
    ],
    [five('commit D', 'turn 2 | locations attica').replace('full-hands', 'hand persia h2 h3'), 'D end', after('!hand', 'turn 3')],
  ]);

  rule('PK-16.7', 'a tile won by the coalition belongs to each of them', [
    [
      five('commit D', 'locations pylos | attack pylos persia h3 t3 | main pylos attack D'),
      'D end',
      [after('owned pylos DE', 'defeats sparta 1'), tells({ e: 'tile-won', seats: [3, 4], vp: 4 })],
    ],
    [
      war(4, 'ABACCB', 'commit D', 'locations pylos | attack pylos persia h3 t3'),
      'D end',
      after('owned pylos D'),
      { note: 'with one Persian player it is simply his' },
    ],
  ]);
  test('PK-16.7 each scores the full value', () => {
    const s = position('seats 5 | turn 3 | owned pylos DE | room over');
    expect(perikles.outcome(s)?.scores.map(score => score.locations)).toEqual([0, 0, 0, 4, 4]);
  });

  rule('PK-16.8', 'unattacked defence: two cubes for each of them', [
    [
      five('commit D', 'locations delium | defend delium persia h2 | main delium defend D'),
      'D end',
      [after('thebes D2 E2', 'set-aside delium'), tells({ e: 'cubes-placed', seat: 4, city: 'thebes', cubes: 2, rule: 'PK-16.8' })],
    ],
    [five('commit D', 'athens E29 | locations delium | defend delium persia h2 | main delium defend D'), 'D end', after('thebes D2 E1')],
  ]);

  rule('PK-16.9', 'a choice of the coalition is made by who placed there first', [
    [
      five(
        'commit D',
        'locations pylos | attack pylos athens h3 | attack pylos argos h3 | defend pylos persia t2 | defend pylos sparta h2 | defend pylos corinth h2 | main pylos defend E',
      ),
      'D end; roll 12 2; roll 12 2',
      asks(4, 'casualty'),
    ],
    [
      five(
        'commit D',
        'locations pylos | attack pylos athens h3 | attack pylos argos h3 | defend pylos persia t2 | defend pylos sparta h2 | defend pylos corinth h2 | main pylos defend E',
      ),
      'D end; roll 12 2; roll 12 2; D lose sparta',
      'not-your-turn',
      { ids: ['PK-14.4'] },
    ],
  ]);

  rule('PK-16.10', 'Persian players raise no statue and recover nothing', [
    [five('commit D', 'locations delium'), 'D end', after('statues athens A1', 'statues thebes C1', '!statues athens D1')],
    [five('choose-first B', 'locations delium | held D any-plain'), 'B first D', [asks(3, 'commit'), after('!dead')]],
  ]);
});

describe('end of turn', () => {
  rule('PK-18.1', 'leaders become statues', [
    [
      war(3, 'ABCABC', 'commit C', 'locations delium | statues athens A1'),
      'C end',
      [after('statues athens A2', 'statues sparta B1', 'statues argos C1', '!lead'), tells({ e: 'statue', seat: 1, city: 'sparta' })],
    ],
  ]);
  rule('PK-18.2', 'influence tiles go back, cubes stay', [
    [
      war(3, 'ABCABC', 'commit C', 'locations delium | athens A3 B1 | display any-plain | discard argos-plain'),
      'C end',
      after('athens A3 B1', '!display', '!discard', '!held'),
    ],
  ]);
  rule('PK-18.3', 'counters not dead go home, the one of Slave Revolt too', [
    [war(3, 'ABCABC', 'commit C', 'locations delium | revolt 4 | dead sparta h2'), 'C end', after('!hand', '!revolt', 'dead sparta h2')],
  ]);
  rule('PK-18.4', 'the end after turn 3, or with four defeats of Athens or Sparta, not before the turn ends', [
    [
      war(
        4,
        'ABCDDC',
        'commit C',
        'turn 2 | locations plataea attica mantinea | defeats athens 3 | attack attica sparta h1 | attack mantinea thebes h1',
      ),
      'C end',
      [over('athens-falls'), after('owned attica B', 'owned mantinea D', 'defeats athens 4', 'defeats argos 1', 'statues athens A1')],
    ],
    [war(4, 'ABCDDC', 'commit C', 'locations pylos | defeats sparta 3 | attack pylos athens h1'), 'C end', over('sparta-falls')],
    [
      war(4, 'ABCDDC', 'commit C', 'locations attica | defeats athens 2 | attack attica sparta h1'),
      'C end',
      [asks(-1, 'draw-locations'), after('turn 2')],
    ],
    [war(4, 'ABCDDC', 'commit C', 'turn 3 | locations attica'), 'C end', over('three-turns')],
  ]);
});

describe('scoring', () => {
  rule('PK-19.1', 'cubes, tiles, statues at their present value', [
    [
      'seats 3 | turn 3 | athens A11 | owned sicily A | owned pylos A | statues corinth A1 | statues sparta A2 | statues athens A1 | defeats corinth 2 | defeats sparta 1 | defeats athens 4 | room over',
      '',
      over('athens-falls', 1, 2, 2),
    ],
    ['seats 3 | turn 3 | athens A1 | sparta B1 | argos C1 | room over', '', over('three-turns', 1, 1, 1)],
  ]);
  test('PK-19.1 the sum', () => {
    const s = position(
      'seats 3 | turn 3 | athens A11 | owned sicily A | owned pylos A | statues corinth A1 | statues sparta A2 | statues athens A1 | defeats corinth 2 | defeats sparta 1 | defeats athens 4 | room over',
    );
    expect(perikles.outcome(s)?.scores[0]).toEqual({ cubes: 11, locations: 11, statues: 13 });
  });

  rule('PK-19.2', 'ties: points of tiles, then statues, then shared', [
    [
      'seats 3 | turn 3 | megara A10 B5 C2 | owned amphipolis A | owned potidea A | owned naupactus A | owned mantinea B | owned delium B | owned megara-location B | owned sicily C | owned leucas C | owned melos C | statues athens A3 B4 | statues sparta C6 | defeats sparta 1 | room over',
      '',
      over('three-turns', 2, 1, 3),
      { note: '40 each; tiles 15, 15, 14; statues 3, 4, 6' },
    ],
    [
      'seats 3 | turn 3 | megara A5 B5 C2 | owned amphipolis A | owned potidea A | owned naupactus A | owned mantinea B | owned delium B | owned megara-location B | statues athens A4 B4 | room over',
      '',
      over('three-turns', 1, 1, 3),
      { note: 'with 4 statues each they share' },
    ],
    [
      'seats 3 | turn 3 | athens A5 B1 | owned pylos B | room over',
      '',
      over('three-turns', 2, 1, 3),
      { note: 'five each: the tile decides' },
    ],
    [
      'seats 3 | turn 3 | athens A6 B3 C6 | owned pylos A | owned leucas B | statues argos B1 | defeats argos 1 | room over',
      '',
      over('three-turns', 2, 1, 3),
      { note: 'ten each, four each from tiles: the statue decides' },
    ],
    ['seats 3 | turn 3 | athens A6 B6 | owned pylos A | owned leucas B | room over', '', over('three-turns', 1, 1, 3), { note: 'shared' }],
    ['seats 3 | turn 3 | athens A7 B6 | owned sicily B | room over', '', over('three-turns', 2, 1, 3), { note: 'more points win' }],
  ]);
});

describe('absent players', () => {
  const absent = (text: string, seat: number): unknown => perikles.absent(position(text), seat);
  test('PK-22 what is done for them', () => {
    expect(absent('seats 3 | athens A1 | display athens-plain | room take-influence A', 0)).toEqual({
      do: 'take-influence-tile',
      tile: 'athens-plain',
    });
    expect(absent('seats 3 | special A plague | room after-tile A', 0)).toEqual({ do: 'end-turn' });
    expect(absent('seats 3 | athens A1 B1 | room propose A', 0)).toMatchObject({ do: 'propose' });
    expect(absent(war(3, 'ABCABC', 'choose-first B', 'locations delium'), 1)).toEqual({ do: 'choose-first', seat: 1 });
    expect(absent(war(3, 'ABCABC', 'recover B', 'locations delium | dead sparta h1 t1 | recovering sparta'), 1)).toEqual({
      do: 'recover',
      city: 'sparta',
      unit: 'hoplite',
    });
    expect(absent(war(3, 'ABCABC', 'commit B', 'locations delium'), 1)).toEqual({ do: 'end-commit' });
    expect(absent(war(3, 'ABCABC', 'commit B', 'locations attica | pending sparta h attack attica none'), 1)).toMatchObject({
      do: 'choose-counter',
    });
  });
  rule('PK-22', 'the suggested defaults are legal', [
    [war(3, 'ABCABC', 'commit B', 'locations delium'), 'B end', ok],
    ['seats 3 | special A plague | athens A1 | takes 3 | display any-plain | room after-tile A', 'A done', asks(-1)],
    [
      war(4, 'ABCABD', 'commit D', 'locations attica | attack attica sparta h3 | defend attica athens h1 | special C plague'),
      'D end; C pass',
      asks(-1, 'dice'),
    ],
  ]);
});
