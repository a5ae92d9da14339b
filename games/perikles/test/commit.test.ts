/** Phase 5, order and placement: PK-8 and PK-9; TV-20 to TV-27, TV-29, TV-37 to TV-39, TV-67. */
import { isIllegal } from '@stoa/engine';
import { after, asks, hides, no, offers, ok, tells } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { act, position, rule, war } from './tools.ts';

const places = 'locations pylos attica mantinea leucas delium sicily megara-location';
/** A leads Sparta and Megara, B Athens and Argos, C Corinth, D Thebes. */
const four = (room: string, rest = ''): string => war(4, 'BABCDA', room, rest === '' ? places : `${places} | ${rest}`);

/** The same, and D has a commit turn after this one. */
const then = (room: string, rest = ''): string => four(room, rest === '' ? 'held D any-plain' : `held D any-plain | ${rest}`);

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

  rule('PK-8.3', 'TV-20 one dead counter for each city led, the weakest of the chosen type', [
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
      const seat = perikles.actors(s)[0] as number;
      order += 'ABCDE'[seat];
      perikles.apply(s, seat, { do: 'end-commit' });
    }
    return order;
  };
  const tiles = (seat: string, twos: number, ones: string): string =>
    [`held ${seat}`, ...['athens-plain', 'sparta-plain', 'argos-plain'].slice(0, twos), ...ones.split(' ').filter(x => x !== '')].join(' ');

  test('PK-8.7 PK-8.8 PK-8.9 TV-21 TV-22 TV-23 the order of the vectors', () => {
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

describe('one commit turn', () => {
  rule('PK-8.12', 'zero, one or two counters, of one or two powers, to one or two places', [
    [
      then('commit A'),
      'A send sparta h2 attack attica; A send megara h1 attack delium; A end',
      after('attack attica sparta h2', 'attack delium megara h1'),
    ],
    [then('commit A'), 'A send sparta h2 attack attica; A end', after('attack attica sparta h2')],
    [
      four('commit A'),
      'A send sparta h2 attack attica; A send sparta h2 attack attica; A send sparta h2 attack attica',
      no('budget', 'PK-8.12'),
    ],
  ]);

  rule('PK-8.13', 'TV-24 TV-25 a cube for one or two more counters of its city, once, after a first counter', [
    [
      then('commit A', 'megara A1 | sparta A2'),
      'A send sparta h2 attack attica; A send sparta h2 attack leucas; A send megara h1 attack delium pay megara; A send megara t1 attack leucas pay megara; A end',
      [
        after('attack delium megara h1', 'attack leucas megara t1', '!megara A1', 'sparta A2'),
        tells({ e: 'cube-paid', seat: 0, city: 'megara' }),
      ],
    ],
    [
      four('commit A', 'megara A1 | sparta A2'),
      'A send sparta h2 attack attica; A send megara h1 attack delium pay sparta',
      no('wrong-cube', 'PK-8.13', { city: 'sparta', power: 'megara' }),
    ],
    [four('commit A', 'megara A1 | sparta A2'), 'A send megara h1 attack delium pay megara', no('extra-needs-base', 'PK-8.13')],
    [
      four('commit A', 'megara A1 | sparta A2'),
      'A send sparta h2 attack attica; A send megara h1 attack delium pay megara; A send megara h2 attack delium pay megara',
      ok,
      { note: 'one base counter is enough' },
    ],
    [
      four('commit A', 'megara A2 | sparta A2'),
      'A send sparta h2 attack attica; A send megara h1 attack delium pay megara; A send sparta h2 attack attica pay sparta',
      no('extra-other-power', 'PK-8.13', { power: 'megara' }),
    ],
    [
      four('commit A', 'megara A2 | sparta A2'),
      'A send sparta h2 attack attica; A send megara h1 attack delium pay megara; A send megara h2 attack delium pay megara; A send megara t1 attack leucas pay megara',
      no('extra-spent', 'PK-8.13'),
    ],
    [
      four('commit A', 'megara B2'),
      'A send sparta h2 attack attica; A send megara h1 attack delium pay megara',
      no('no-cube-to-pay', 'PK-8.13', { city: 'megara' }),
    ],
  ]);

  rule(['PK-8.14', 'PK-16.5'], 'TV-26 a Persian player pays any cube of his own', [
    [
      war(4, 'BABCCA', 'commit D', `${places} | corinth D1 | held C any-plain`),
      'D send persia h2 attack attica; D send persia h2 attack attica pay corinth; D send persia h3 attack attica pay corinth; D end',
      after('attack attica persia h2 h2 h3', '!corinth D1'),
    ],
    [
      war(4, 'BABCCA', 'commit D', `${places} | corinth D1`),
      'D send persia h2 attack attica; D send persia h2 attack attica pay thebes',
      no('no-cube-to-pay', 'PK-8.14', { city: 'thebes' }),
    ],
    [
      war(4, 'BABCCA', 'commit D', `${places} | corinth D1 | athens D1`),
      'D send persia h2 attack attica; D send persia h2 attack attica pay corinth; D send persia h2 attack attica pay athens',
      no('extra-spent', 'PK-8.13'),
      { ids: ['PK-8.13'], note: 'one cube only' },
    ],
  ]);

  rule('PK-8.15', 'base counters stay available after the cube is paid', [
    [
      then('commit A', 'megara A1'),
      'A send sparta h2 attack attica; A send megara h1 attack delium pay megara; A send sparta h3 attack attica; A send megara h2 attack delium pay megara; A end',
      after('attack attica sparta h2 h3', 'attack delium megara h1 h2'),
    ],
  ]);

  rule('PK-8.16', 'each placement is checked against the position after the one before', [
    [four('commit A'), 'A send sparta h2 attack leucas; A send megara h2 attack leucas', ok],
    [
      four('commit C'),
      'C send corinth t2 attack pylos; C send corinth h2 defend delium',
      no('no-permission', 'PK-10.1'),
      { ids: ['PK-10.1'] },
    ],
    [
      four('commit D', 'granted thebes attica'),
      'D send thebes h2 attack attica; D send thebes h2 defend attica',
      no('both-sides', 'PK-9.4', { powers: ['thebes'] }),
    ],
  ]);

  test('PK-8.16 TV-38 a refused placement leaves no trace, and a batch can be taken back whole', () => {
    const s = position(four('commit C'));
    const before = perikles.printPosition(s);
    const run = (text: string): boolean => {
      for (const { by, action } of act(s, text)) {
        if (isIllegal(perikles.why(s, by, action))) return false;
        perikles.apply(s, by, action);
      }
      return true;
    };
    expect(run('C send corinth t2 attack pylos')).toBe(true);
    const between = JSON.stringify(s);
    expect(run('C send corinth h2 attack leucas')).toBe(false);
    expect(JSON.stringify(s)).toBe(between);
    expect(run('C back')).toBe(true);
    expect(perikles.printPosition(s).replace(' | take-backs 1', '')).toBe(before);
    expect([s.hostile, s.friendly, s.hosted, s.opposed]).toEqual([0, 0, 0, 0]);
  });

  rule('PK-8.17', 'first the place, then which counter; to the box of its type', [
    [then('commit A'), 'A send sparta h4 attack attica; A end', after('attack attica sparta h4')],
    [
      then('commit A').replace('full-hands', 'hand sparta h2 h3 | hand thebes h1'),
      'A send sparta h3 attack attica; A send sparta h2 attack attica; A end',
      after('attack attica sparta h2 h3'),
    ],
    [four('commit A', 'pending sparta h attack attica none'), '', offers('A choose 1', 'A choose 2', 'A choose 3', 'A choose 4')],
    [four('commit A', 'pending sparta h attack attica none'), 'A end', no('choose-counter-first', 'PK-8.17')],
    [four('commit A', 'pending sparta t attack leucas none'), 'A choose 4', no('no-such-counter', 'PK-9.1', { strength: 4 })],
    [four('commit A'), 'A choose 1', 'not-now', { ids: ['PK-8.12'] }],
  ]);

  rule('PK-8.18', 'placements are a private draft until the commit turn ends', [
    [
      four('commit A'),
      'A send sparta h4 attack attica',
      [hides({ e: 'drafted' }, 1), tells({ e: 'drafted', seat: 0 }, 0), after('!main attica attack', 'draft sparta h4 attack attica none')],
    ],
    [
      then('commit A'),
      'A send sparta h4 attack attica; A end',
      [tells({ e: 'placed', seat: 0 }, 1), after('attack attica sparta h4', '!draft')],
    ],
    [
      then('commit A', 'megara A1'),
      'A send sparta h4 attack attica; A send megara h1 attack attica pay megara; A back; A back; A end',
      after('!attack attica', 'megara A1', '!hostile'),
    ],
    [four('commit A'), 'A back', no('nothing-to-take-back', 'PK-8.18')],
    [four('commit A', 'take-backs 8'), 'A send sparta h4 attack attica; A back', no('take-back-limit', 'PK-8.18', { limit: 8 })],
    [
      four('commit A', 'held A any-plain'),
      'A send sparta h4 attack attica; A end; A back',
      no('nothing-to-take-back', 'PK-8.18'),
      { note: 'not after the turn has ended' },
    ],
  ]);

  test('PK-8.19 a player sees what he placed, others only that he did', () => {
    const s = position(four('commit B', 'attack attica sparta h4 | attack attica megara h1'));
    const strengths = (seat: number): unknown =>
      perikles
        .view(s, seat)
        .locations.find(l => l.location === 'attica')
        ?.attack.forces.map(f => f.hoplites.strengths);
    expect(strengths(0)).toEqual([[4], [1]]);
    expect(strengths(1)).toEqual([null, null]);
  });
  rule('PK-8.19', 'one’s own placed counters stay known', [
    [
      four('commit A'),
      'A send sparta h4 attack attica; A end',
      [
        tells(
          { e: 'placed', placement: { power: 'sparta', unit: 'hoplite', location: 'attica', side: 'attack', box: 'main', strength: 4 } },
          0,
        ),
        tells(
          { e: 'placed', placement: { power: 'sparta', unit: 'hoplite', location: 'attica', side: 'attack', box: 'main', strength: null } },
          1,
        ),
      ],
    ],
  ]);
});

describe('placement', () => {
  rule('PK-9.1', 'a counter in one’s own hand', [
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

  rule('PK-9.2', 'TV-37 only units that fight there', [
    [four('commit A'), 'A send sparta t1 attack mantinea', no('wrong-unit', 'PK-9.2', { unit: 'trireme', place: 'mantinea' })],
    [four('commit A'), 'A send sparta h1 attack mantinea', ok],
  ]);

  rule('PK-9.3', 'TV-27 nobody attacks his own city, with whatever power', [
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
      { note: 'TV-69 the coalition counts as one' },
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

  rule('PK-9.6', 'TV-29 the first player of a side is main, the others allied', [
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
      { note: 'TV-69' },
    ],
  ]);

  rule('PK-9.7', 'only the main player of the winning side takes the tile', [
    [four('commit A', 'attack leucas athens h3 t3 | attack leucas sparta h1 | main leucas attack B'), 'A end', after('owned leucas B')],
    [four('commit A', 'attack leucas athens h3 t3 | attack leucas sparta h1 | main leucas attack A'), 'A end', after('owned leucas A')],
  ]);

  rule('PK-9.8', 'TV-67 main status lapses with an empty side, not with the main player’s last counter', [
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

  test('TV-39 the grey symbols of Sicily make both rounds contested', () => {
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
