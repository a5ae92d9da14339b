/** Phase 5, hands, recovery and the order of commit turns: PK-8.1 to PK-8.11. */
import { after, asks, no, offers, ok, tells } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { position, rule, war } from './tools.ts';

const places = 'locations pylos attica mantinea leucas delium sicily megara-location';
/** A leads Sparta and Megara, B Athens and Argos, C Corinth, D Thebes. */
const four = (room: string, rest = ''): string => war(4, 'BABCDA', room, rest === '' ? places : `${places} | ${rest}`);

describe('preparation', () => {
  rule('PK-8.1', 'leaders take their counters into hand, the dead stay dead', [
    [
      'seats 3 | athens A1 | candidates sparta B | candidates thebes C | dead athens h3 | locations delium | held A any-plain | room propose A',
      'A propose athens A',
      after(
        'hand athens h1 h1 h2 h2 h3 t1 t1 t2 t2 t3 t3 t4 t4',
        'dead athens h3',
        'hand thebes h1 h1 h2 h2 h2 h3 h3 t1 t2',
        '!hand argos',
      ),
    ],
  ]);

  rule('PK-8.2', 'the Spartan leader names the first player', [
    [four('choose-first A', 'held C any-plain'), '', [asks(0, 'choose-first'), offers('A first A', 'A first B', 'A first C', 'A first D')]],
    [four('choose-first A', 'held C any-plain'), 'A first E', no('not-at-table', 'PK-8.2', { seat: 4 })],
    [four('choose-first A', 'held C any-plain'), 'A first C', after('first C')],
    [
      'seats 3 | start B | athens A1 | candidates thebes C | locations delium | held B any-plain | held C any-plain | room propose A',
      'A propose athens A',
      [asks(1, 'commit')],
      { note: 'no Spartan leader: the start player' },
    ],
  ]);

  rule('PK-8.3', 'one dead counter for each city led, the weakest of the chosen type', [
    [
      four('choose-first A', 'dead sparta h1 h3 t2 | held A any-plain'),
      'A first A',
      [asks(0, 'recover'), offers('A recover sparta hoplite', 'A recover sparta trireme')],
    ],
    [four('choose-first A', 'dead sparta h1 h3 t2 | held A any-plain'), 'A first A; A recover sparta hoplite', after('dead sparta h3 t2')],
    [four('choose-first A', 'dead sparta h1 h3 t2 | held A any-plain'), 'A first A; A recover sparta trireme', after('dead sparta h1 h3')],
    [
      four('choose-first A', 'dead sparta h3 | held A any-plain'),
      'A first A',
      [after('!dead'), asks(0, 'commit'), tells({ e: 'recovered', city: 'sparta', unit: 'hoplite', strength: 3 })],
      { note: 'only one type dead: automatic' },
    ],
    [
      four('choose-first A', 'dead sparta h1 t1 | held A any-plain'),
      'A first A; A recover athens hoplite',
      no('not-recovering', 'PK-8.3', { city: 'athens' }),
    ],
    [
      four('choose-first A', 'dead sparta h1 t1 | dead corinth h2 t1 | dead megara h1 t1 | held A any-plain'),
      'A first B; C recover corinth trireme; A recover megara hoplite',
      [asks(0, 'recover'), offers('A recover sparta hoplite', 'A recover sparta trireme')],
      { note: 'clockwise from the first player' },
    ],
    [
      war(3, 'BAB-C-', 'choose-first A', 'locations delium | dead megara h1 | held A any-plain'),
      'A first A',
      after('dead megara h1'),
      { note: 'no leader, no recovery' },
    ],
  ]);

  rule('PK-8.4', 'recovered counters can be sent this game turn', [
    [
      four('choose-first A', 'hand sparta h1 | dead sparta h3 t3 | held A any-plain').replace('| full-hands', ''),
      'A first A; A recover sparta trireme; A send sparta t3 attack leucas',
      ok,
    ],
    [
      four('choose-first A', 'hand sparta h1 | dead sparta h3 t3 | held A any-plain').replace('| full-hands', ''),
      'A first A; A recover sparta hoplite; A send sparta t3 attack leucas',
      no('not-in-hand', 'PK-9.1'),
      { ids: ['PK-9.1'] },
    ],
  ]);

  rule('PK-8.5', 'no relations and no permissions at the start', [
    [
      'seats 3 | athens A1 | candidates sparta B | candidates thebes C | hostile athens-sparta | locations attica | held A any-plain | room propose A',
      'A propose athens A',
      after('!hostile', '!granted', '!always-grant'),
    ],
  ]);
});

describe('the order of commit turns', () => {
  const scheduleOf = (start: string): string => {
    const s = position(start);
    let order = '';
    while (perikles.room(s) === 'commit') {
      const seat = perikles.actors(s)[0]!;
      order += 'ABCDE'[seat];
      perikles.apply(s, seat, { do: 'end-commit' });
    }
    return order;
  };
  const tiles = (seat: string, twos: number, ones: string): string =>
    [`held ${seat}`, ...['athens-plain', 'sparta-plain', 'argos-plain'].slice(0, twos), ...ones.split(' ').filter(x => x !== '')].join(' ');

  test('PK-8.7 PK-8.8 PK-8.9 the order of the vectors', () => {
    const first = (text: string, seat: number): string => {
      const s = position(text);
      perikles.apply(s, 0, { do: 'choose-first', seat });
      return scheduleOf(perikles.printPosition(s));
    };
    const tv21 = war(
      4,
      'BABCDA',
      'choose-first A',
      `locations delium | ${tiles('A', 1, 'athens-candidate athens-candidate sparta-candidate sparta-candidate')} | ${tiles('B', 0, 'argos-candidate argos-candidate any-plain any-plain any-plain')} | held C argos-plain argos-plain any-plain any-plain athens-assassin | held D corinth-plain sparta-assassin argos-assassin corinth-assassin thebes-assassin`,
    );
    expect(first(tv21, 2)).toBe('CDACDABCDABCDABCDABB');
    const tv22 = war(
      5,
      'BABCDA',
      'choose-first A',
      'locations delium | held A any-plain any-plain any-plain any-plain | held B athens-plain athens-plain athens-plain any-plain | held C athens-candidate athens-candidate athens-assassin sparta-assassin | held D sparta-plain argos-candidate argos-candidate argos-assassin | held E corinth-candidate corinth-candidate corinth-assassin thebes-assassin',
    );
    expect(first(tv22, 0)).toBe('BDBBCDEABCDEACDEACEA');
    const tv23 = war(
      3,
      'BABCCA',
      'choose-first A',
      'locations delium | held A any-plain any-plain | held B any-plain any-plain | held C any-plain athens-assassin',
    );
    expect(first(tv23, 1)).toBe('BCABCA');
  });

  rule(['PK-8.6', 'PK-8.10'], 'each tile is one commit turn, handed in as it begins', [
    [
      four('choose-first A', 'held C argos-plain argos-candidate'),
      'A first A',
      [asks(2, 'commit'), after('discard argos-plain', 'held C argos-candidate')],
    ],
    [
      four('choose-first A', 'held C argos-plain argos-candidate'),
      'A first A; C end; C end',
      after('!held', 'turn 2'),
      { note: 'zero counters is a legal commit turn' },
    ],
    [four('choose-first A', 'held C argos-plain'), 'A first A; D end', 'not-your-turn', { ids: ['PK-8.12'] }],
  ]);

  rule(['PK-8.7', 'PK-8.8', 'PK-8.9'], '2-shard tiles first, clockwise; then 1-shard tiles from the left of the last', [
    [
      four('choose-first A', 'held B argos-plain any-plain | held D sparta-plain any-plain | held A any-plain'),
      'A first C',
      asks(3, 'commit'),
    ],
    [
      four('choose-first A', 'held B argos-plain any-plain | held D sparta-plain any-plain | held A any-plain'),
      'A first C; D end',
      asks(1, 'commit'),
    ],
    [
      four('choose-first A', 'held B argos-plain any-plain | held D sparta-plain any-plain | held A any-plain'),
      'A first C; D end; B end',
      asks(3, 'commit'),
    ],
    [
      four('choose-first A', 'held B argos-plain any-plain | held D sparta-plain any-plain | held A any-plain'),
      'A first C; D end; B end; D end',
      asks(0, 'commit'),
    ],
  ]);

  rule('PK-8.11', 'an empty hand still hands in its tile; who holds any special tile is asked all the same', [
    [
      war(3, 'BABBCB', 'choose-first A', 'locations delium | held C any-plain | held B any-plain').replace(
        '| full-hands',
        '| hand athens h1',
      ),
      'A first C',
      [asks(1, 'commit'), after('discard any-plain any-plain'), tells({ e: 'commit-ended', seat: 2, counters: 0 })],
    ],
    [
      war(3, 'BABBCB', 'choose-first A', 'locations delium | special C perikles | held C any-plain | held B any-plain').replace(
        '| full-hands',
        '| hand athens h1',
      ),
      'A first C',
      [asks(2, 'commit'), offers('C end')],
    ],
  ]);
});
