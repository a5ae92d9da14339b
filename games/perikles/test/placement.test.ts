/** Placing a counter: PK-9. */
import { after, no, ok, tells } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { position, rule, war } from './tools.ts';

const places = 'locations pylos attica mantinea leucas delium sicily megara-location';
/** A leads Sparta and Megara, B Athens and Argos, C Corinth, D Thebes. */
const four = (room: string, rest = ''): string => war(4, 'BABCDA', room, rest === '' ? places : `${places} | ${rest}`);
/** The same, and D has a commit turn after this one. */
const then = (room: string, rest = ''): string => four(room, rest === '' ? 'held D any-plain' : `held D any-plain | ${rest}`);

describe('placement', () => {
  rule('PK-9.1', 'a counter in the player’s own hand', [
    [four('commit A'), 'A send athens h1 attack leucas', no('not-in-hand', 'PK-9.1', { power: 'athens', unit: 'hoplite' })],
    [
      four('commit A').replace('full-hands', 'hand sparta h1'),
      'A send sparta t1 attack leucas',
      no('not-in-hand', 'PK-9.1', { power: 'sparta', unit: 'trireme' }),
    ],
    [four('commit A').replace('full-hands', 'hand sparta h1'), 'A send sparta h1 attack leucas', ok],
    [four('commit A'), 'A send persia h2 attack leucas', no('not-in-hand', 'PK-9.1')],
    [four('commit A'), 'A send sparta h1 attack cythera', no('not-shown', 'PK-9.1', { place: 'cythera' })],
  ]);

  rule('PK-9.2', 'only units that fight there', [
    [four('commit A'), 'A send sparta t1 attack mantinea', no('wrong-unit', 'PK-9.2', { unit: 'trireme', place: 'mantinea' })],
    [four('commit A'), 'A send sparta h1 attack mantinea', ok],
  ]);

  rule('PK-9.3', 'no player attacks a city that he leads, with any power', [
    [four('commit B'), 'B send argos h1 attack attica', no('own-city', 'PK-9.3', { city: 'athens', place: 'attica' })],
    [four('commit B'), 'B send athens h1 attack mantinea', no('own-city', 'PK-9.3', { city: 'argos', place: 'mantinea' })],
    [four('commit B'), 'B send argos h1 defend attica', ok, { note: 'defending needs no question' }],
    [four('commit B', 'attack attica thebes h1'), 'B send argos h1 attack attica', no('own-city', 'PK-9.3'), { note: 'nor as an ally' }],
  ]);

  rule('PK-9.4', 'one player never stands on both sides', [
    [
      four('commit B', 'attack leucas athens h1 | granted argos leucas'),
      'B send argos h1 defend leucas',
      no('both-sides', 'PK-9.4', { place: 'leucas', powers: ['athens'] }),
    ],
    [four('commit B', 'attack leucas athens h1 | granted argos leucas'), 'B send argos h1 attack leucas', ok],
    [
      war(5, 'BABCCA', 'commit E', `${places} | attack pylos persia t3 | main pylos attack D | granted persia pylos`),
      'E send persia h3 defend pylos',
      no('both-sides', 'PK-9.4'),
      { note: 'the coalition counts as one' },
    ],
  ]);

  rule('PK-9.5', 'war, alliance and permission are checked too', [
    [
      four('commit C', 'attack pylos corinth t1 | granted corinth sicily'),
      'C send corinth t2 defend sicily',
      no('at-war', 'PK-11.2', { power: 'corinth', powers: ['sparta'] }),
      { ids: ['PK-11.2'] },
    ],
    [
      four('commit C'),
      'C send corinth t2 defend sicily',
      no('no-permission', 'PK-10.1', { power: 'corinth', place: 'sicily', city: 'sparta', seat: 0 }),
      { ids: ['PK-10.1'] },
    ],
    [four('commit C', 'granted corinth sicily'), 'C send corinth t2 defend sicily', ok],
  ]);

  rule('PK-9.6', 'the first player of a side is main, the others allied', [
    [
      then('commit C', 'granted corinth attica'),
      'C send corinth h2 defend attica; C end',
      [after('main attica defend C'), tells({ e: 'placed' }, 1)],
    ],
    [
      then('commit B', 'defend attica corinth h2 | main attica defend C'),
      'B send athens h2 defend attica; B end',
      [
        after('main attica defend C', 'defend attica athens h2'),
        tells({
          e: 'placed',
          placement: { power: 'athens', unit: 'hoplite', location: 'attica', side: 'defend', box: 'allied', strength: 2 },
        }),
      ],
    ],
    [
      four('commit B', 'defend attica athens h2'),
      'B send argos h2 defend attica; B end',
      tells({ e: 'placed', placement: { power: 'argos', unit: 'hoplite', location: 'attica', side: 'defend', box: 'main', strength: 2 } }),
      { note: 'by player, not by power' },
    ],
    [
      war(5, 'BABCCA', 'commit E', `${places} | attack pylos persia t3 | main pylos attack D`),
      'E send persia h3 attack pylos; E end',
      tells({ e: 'placed', placement: { power: 'persia', unit: 'hoplite', location: 'pylos', side: 'attack', box: 'main', strength: 3 } }),
    ],
  ]);

  rule('PK-9.7', 'only the main player of the winning side takes the tile', [
    [four('commit A', 'attack leucas athens h3 t3 | attack leucas sparta h1 | main leucas attack B'), 'A end', after('owned leucas B')],
    [four('commit A', 'attack leucas athens h3 t3 | attack leucas sparta h1 | main leucas attack A'), 'A end', after('owned leucas A')],
  ]);

  rule('PK-9.8', 'main status lapses with an empty side, not with the main player’s last counter', [
    [
      four('commit D', 'special D slave-revolt | attack attica sparta h2'),
      'D play slave-revolt attica; pick 2',
      after('!attack attica', '!main attica', 'hostile athens-sparta', 'revolt 2'),
    ],
    [
      four('commit D', 'special D slave-revolt | attack attica sparta h2 | held C any-plain'),
      'D play slave-revolt attica; pick 2; D end; C send corinth h1 attack attica; C end',
      after('owned attica C'),
      { note: 'the next to come is main' },
    ],
    [
      four('commit D', 'special D slave-revolt | attack attica sparta h2 | attack attica corinth h1 | main attica attack A'),
      'D play slave-revolt attica; pick 2; D end',
      after('owned attica A'),
      { note: 'with allies left the main player stays main' },
    ],
  ]);

  test('the grey symbols of Sicily make both rounds contested', () => {
    const s = position(four('commit B', 'attack sicily athens h3 t4'));
    perikles.apply(s, 1, { do: 'end-commit' });
    expect(perikles.view(s, 0).battle).toMatchObject({ location: 'sicily', unit: 'trireme', attack: 4, defence: 1, column: '3:1' });
    for (const total of [
      [6, 6],
      [6, 6],
    ] as const)
      perikles.apply(s, -1, { do: 'roll', attack: total, defence: [1, 1] });
    expect(perikles.view(s, 0).battle).toMatchObject({ unit: 'hoplite', attack: 3, defence: 1, tokens: [1, 0] });
  });
});
