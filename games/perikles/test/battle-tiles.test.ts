/** Slave Revolt and the battle tiles: PK-17.3 to PK-17.7. */
import { after, asks, hides, no, offers, opens, shuts, tells } from '@stoa/engine/testing';
import { describe } from 'vitest';
import { rule, war } from './tools.ts';

/** A leads Athens and Argos, B Sparta and Megara, C Corinth, D Thebes. `C end` begins the battles. */
const four = (rest: string): string => war(4, 'ABACDB', 'commit C', rest);

describe('Slave Revolt', () => {
  const attica = 'locations attica | special D slave-revolt | attack attica sparta h2 h4';
  rule('PK-17.3', 'one Spartan hoplite at random, from a place or from the hand, unseen', [
    [
      four(attica).replace('commit C', 'commit D'),
      'D play slave-revolt attica',
      [asks(-1, 'slave-revolt'), opens('pick 2', 'pick 4'), shuts('pick 1', 'pick 3')],
    ],
    [
      four(attica).replace('commit C', 'commit D'),
      'D play slave-revolt attica; pick 4',
      [
        after('attack attica sparta h2', 'revolt 4', 'used D slave-revolt'),
        tells({ e: 'revolted', strength: 4 }, 1),
        tells({ e: 'revolted', strength: null }, 3),
        tells({ e: 'revolted', strength: null }, 0),
        asks(3, 'commit'),
      ],
    ],
    [
      four(attica).replace('commit C', 'commit D'),
      'D play slave-revolt hand; pick 1',
      after('revolt 1', 'hand sparta h1 h2 h2 h3 h3 h3 h4 t1 t2 t2 t3'),
    ],
    [
      four(`${attica} | held B any-plain`).replace('commit C', 'commit D'),
      'D play slave-revolt attica; pick 2; D end; B send sparta h2 attack attica; B end; deal',
      after('turn 2', '!revolt'),
      { note: 'back in its box next turn' },
    ],
    [four(attica).replace('commit C', 'commit D'), 'D play slave-revolt pylos', no('no-hoplite-there', 'PK-17.3', { place: 'pylos' })],
    [
      war(4, 'A-ACDD', 'commit D', 'locations attica | special D slave-revolt'),
      'D play slave-revolt hand',
      no('no-spartan-leader', 'PK-17.3'),
    ],
    [four(attica), 'C play slave-revolt attica', no('not-your-tile', 'PK-17.1', { tile: 'slave-revolt' }), { ids: ['PK-17.1'] }],
    [four('locations attica | special C plague'), 'C play plague athens', no('tile-not-now', 'PK-17.3', { tile: 'plague' })],
    [
      four(attica).replace('commit C', 'commit D'),
      'D send thebes h1 attack attica; D play slave-revolt attica',
      [tells({ e: 'placed', seat: 3 }, 0), after('attack attica thebes h1', '!draft')],
      { note: 'shows everything placed before it' },
    ],
    [
      four(`${attica} | held D any-plain`).replace('commit C', 'commit D'),
      'D send thebes h1 attack attica; D play slave-revolt attica; pick 2; D end',
      [tells({ e: 'commit-ended', seat: 3, counters: 1 }, 0), asks(3, 'commit')],
      { note: 'and it counts as sent in this turn' },
    ],
    [
      four(`${attica} | held D any-plain`).replace('commit C', 'commit D').replace('locations attica', 'locations attica pylos'),
      'D ask thebes attica; D play slave-revolt attica',
      'not-your-turn',
      { ids: ['PK-10.5'], note: 'not during an open request' },
    ],
  ]);
});

describe('battle tiles', () => {
  rule('PK-17.4', 'Brasidas, Phormio, Thessalian Allies, Persian Fleet', [
    [
      four('special D brasidas | locations plataea | attack plataea sparta h2 h3 | defend plataea athens h3'),
      'C end; D pass',
      tells({ e: 'column', attack: 5, defence: 4, column: '1:1' }),
    ],
    [
      four('special D brasidas | locations plataea | attack plataea sparta h2 h3 | defend plataea athens h3'),
      'C end; D play brasidas',
      [tells({ e: 'column', attack: 10, defence: 4, column: '2:1' }), after('used D brasidas')],
    ],
    [
      four('special D phormio | locations sicily | attack sicily athens h2 h3 t2 t2 | defend sicily sparta h2 t3'),
      'C end; D play phormio',
      tells({ e: 'column', attack: 8, defence: 4, column: '2:1' }),
    ],
    [
      four('special D phormio | locations sicily | attack sicily athens h2 h3 t2 t2 | defend sicily sparta h2 t3'),
      'C end; D play phormio; roll 12 2; roll 12 2',
      tells({ e: 'column', attack: 5, defence: 3, column: '+2' }),
      { note: 'not in the next round' },
    ],
    [
      four('special D thessalian-allies | locations mantinea | attack mantinea sparta h2 | defend mantinea argos h2'),
      'C end; D play thessalian-allies defend',
      [tells({ e: 'column', tokens: [0, 1] }), after('used D thessalian-allies')],
      { note: 'a player without counters there' },
    ],
    [
      four('special D persian-fleet | locations pylos | attack pylos athens t2 | defend pylos sparta t2'),
      'C end; D play persian-fleet attack',
      tells({ e: 'column', tokens: [1, 0] }),
    ],
    [
      four('special D persian-fleet | locations mantinea | attack mantinea sparta h2 | defend mantinea argos h2'),
      'C end; D play persian-fleet attack',
      no('wrong-round', 'PK-17.4', { tile: 'persian-fleet', unit: 'trireme' }),
    ],
    [
      four('special D brasidas | locations pylos | attack pylos athens t2 | defend pylos sparta t2'),
      'C end; D play brasidas',
      no('wrong-round', 'PK-17.4', { tile: 'brasidas', unit: 'hoplite' }),
    ],
    [
      four('special D brasidas | locations mantinea | attack mantinea thebes h2 | defend mantinea argos h2'),
      'C end; D play brasidas',
      no('nothing-to-double', 'PK-17.4', { tile: 'brasidas', place: 'mantinea' }),
    ],
    [
      four('special D phormio | locations pylos | attack pylos thebes t2 | defend pylos sparta t2'),
      'C end; D play phormio',
      no('nothing-to-double', 'PK-17.4'),
    ],
    [
      four('special D plague | locations mantinea | attack mantinea thebes h2 | defend mantinea argos h2'),
      'C end; D play plague athens',
      no('tile-not-now', 'PK-17.4', { tile: 'plague' }),
    ],
    [
      four('special D plague | locations mantinea | attack mantinea thebes h2 | defend mantinea argos h2'),
      'C end; D play brasidas',
      no('not-your-tile', 'PK-17.1'),
      { ids: ['PK-17.1'] },
    ],
  ]);

  rule('PK-17.5', 'not for a side that already has a token', [
    [
      four('special D persian-fleet | locations cythera | attack cythera athens h2 t2 | defend cythera sparta t2'),
      'C end',
      [asks([3], 'battle-special'), offers('D pass', 'D play persian-fleet defend')],
    ],
    [
      four('special D persian-fleet | locations cythera | attack cythera athens h2 t2 | defend cythera sparta t2'),
      'C end; D play persian-fleet attack',
      no('side-has-token', 'PK-17.5', { side: 'attack' }),
    ],
    [
      four('special D persian-fleet | locations cythera | attack cythera athens h2 t2 | defend cythera sparta t2'),
      'C end; D play persian-fleet defend',
      tells({ e: 'column', tokens: [1, 1] }),
    ],
  ]);

  const both =
    'special A brasidas | special C plague | special D thessalian-allies | locations attica | attack attica sparta h2 | defend attica athens h2';
  rule('PK-17.6', 'all holders decide at the same time, sealed, and are shown together', [
    [four(both), 'C end', asks([0, 2, 3], 'battle-special')],
    [
      four(both),
      'C end; A play brasidas',
      [asks([2, 3], 'battle-special'), hides({ e: 'special-played' }, 1), hides({ e: 'special-sealed' }, 1)],
    ],
    [
      four(both),
      'C end; A play brasidas; D play thessalian-allies attack; C pass',
      [
        asks(-1, 'dice'),
        tells({ e: 'special-played', seat: 0, tile: 'brasidas' }, 1),
        tells({ e: 'special-played', seat: 3, side: 'attack' }, 1),
        tells({ e: 'column', attack: 4, tokens: [1, 0] }),
        after('special C plague'),
      ],
    ],
    [four(both), 'C end; A play brasidas; A pass', 'not-your-turn', { ids: ['PK-17.4'] }],
  ]);

  rule('PK-17.7', 'for any leader of those cities, on either side', [
    [
      four('special D brasidas | locations pylos | attack pylos athens h3 | defend pylos sparta h2'),
      'C end; D play brasidas',
      tells({ e: 'column', attack: 3, defence: 4 }),
    ],
    [
      four('special D brasidas | locations lesbos | attack lesbos sparta h2 | defend lesbos athens h1'),
      'C end; D play brasidas',
      tells({ e: 'column', attack: 5, defence: 1 }),
      { note: 'rebels are not doubled' },
    ],
  ]);
});
