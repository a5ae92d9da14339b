/** One commit turn, its budgets and its draft: PK-8.12 to PK-8.19. */
import { isIllegal } from '@stoa/engine';
import { after, hides, no, offers, ok, tells } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { act, position, rule, war } from './tools.ts';

const places = 'locations pylos attica mantinea leucas delium sicily megara-location';
/** A leads Sparta and Megara, B Athens and Argos, C Corinth, D Thebes. */
const four = (room: string, rest = ''): string => war(4, 'BABCDA', room, rest === '' ? places : `${places} | ${rest}`);
/** The same, and D has a commit turn after this one. */
const then = (room: string, rest = ''): string => four(room, rest === '' ? 'held D any-plain' : `held D any-plain | ${rest}`);

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

  rule('PK-8.13', 'a cube for one or two more counters of its city, once, after a first counter', [
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

  rule(['PK-8.14', 'PK-16.5'], 'a Persian player pays any cube of his own', [
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

  test('PK-8.16 a refused placement leaves no trace, and a batch can be taken back whole', () => {
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
  rule('PK-8.19', 'a player’s placed counters stay known to the player', [
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
