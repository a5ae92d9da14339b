/** Permissions given beforehand, for Persia, and by the options: PK-10.9 to PK-10.13. */
import { after, asks, hides, no, ok, tells } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { position, rule, war } from './tools.ts';

const places = 'locations pylos attica epidaurus leucas delium sicily plataea';
/** A leads Sparta and Megara, B Athens, C Corinth, D Thebes and Argos; one more commit turn for D. */
const four = (room: string, rest = ''): string =>
  war(4, 'BADCDA', room, [places, 'held D any-plain', rest].filter(x => x !== '').join(' | '));
const option = (text: string, name: string): string => `${name} | ${text}`;

describe('standing answers and options of permissions', () => {
  rule('PK-10.9', 'standing answers', [
    [
      four('commit D'),
      'B standing corinth attica deny',
      [after('always-deny corinth attica'), hides({ e: 'standing-set' }, 2), tells({ e: 'standing-set', answer: 'deny' }, 1)],
    ],
    [
      four('commit D'),
      'B standing thebes attica grant',
      [after('always-grant thebes attica'), tells({ e: 'standing-set', answer: 'grant' }, 2)],
    ],
    [
      four('commit C', 'always-deny corinth attica'),
      'C ask corinth attica',
      [asks(2, 'commit'), after('denied corinth attica'), tells({ e: 'answered', seat: 1, reply: 'deny' }, 0)],
    ],
    [four('commit D', 'always-grant thebes attica'), 'D send thebes h1 defend attica', ok],
    [four('commit D', 'always-grant thebes attica'), 'D ask thebes attica', no('already-granted', 'PK-10.8'), { ids: ['PK-10.8'] }],
    [
      four('commit D', 'always-grant thebes attica | defend attica thebes h1'),
      'B revoke thebes attica',
      no('counters-stand', 'PK-10.8'),
      { ids: ['PK-10.8'] },
    ],
    [
      four('commit D', 'always-grant thebes attica | defend attica thebes h1'),
      'B standing thebes attica ask',
      no('counters-stand', 'PK-10.8'),
      { ids: ['PK-10.8'] },
    ],
    [four('commit D', 'always-grant thebes attica'), 'B revoke thebes attica', after('!always-grant')],
    [four('commit D'), 'B standing thebes pylos grant', no('not-controlling', 'PK-10.9', { place: 'pylos' })],
    [four('commit D'), 'B standing athens attica grant', no('not-a-guest', 'PK-10.9', { power: 'athens' })],
    [four('commit D'), 'B standing thebes attica ask', no('same-answer', 'PK-10.9')],
    [four('commit D', 'changes B 60'), 'B standing thebes attica grant', no('change-limit', 'PK-10.9', { limit: 60 })],
    [four('commit D'), 'D ask thebes attica; B standing thebes attica grant', no('request-open', 'PK-10.9')],
    [four('choose-first A'), 'B standing thebes attica grant', ok, { note: 'at any time of the phase' }],
    [four('commit B'), 'B standing thebes attica grant', ok, { note: 'also in one’s own commit turn' }],
  ]);

  rule('PK-10.10', 'a grant never overrides placement rules or war', [
    [
      four('commit C', 'attack plataea corinth h1 | granted corinth attica'),
      'C send corinth h2 defend attica',
      no('at-war', 'PK-11.2'),
      { ids: ['PK-11.2'] },
    ],
    [
      four('commit D', 'attack attica argos h1 | granted thebes attica'),
      'D send thebes h2 defend attica',
      no('both-sides', 'PK-9.4'),
      { ids: ['PK-9.4'] },
    ],
    [four('commit C', 'granted corinth attica'), 'C send corinth h2 defend attica', ok],
  ]);

  rule('PK-10.11', 'a permission for Persia serves all Persian players', [
    [
      war(5, 'BABCCA', 'commit D', `${places} | held E any-plain`),
      'D ask persia attica; B grant persia attica; D end; E send persia h2 defend attica',
      ok,
    ],
    [
      war(5, 'BABCCA', 'commit D', `${places} | held E any-plain`),
      'D end; E send persia h2 defend attica',
      no('no-permission', 'PK-10.1', { power: 'persia' }),
      { ids: ['PK-10.1'] },
    ],
  ]);

  const join = (room: string, rest = ''): string => option(four(room, rest), 'alliedBoxPermission mainPlayer');
  /** A’s Spartans attack Attica alone, and A has let Thebes join. */
  const former = 'attack attica sparta h2 | joined thebes attica attack';
  rule('PK-10.12', 'option: the main player lets allies in', [
    [
      join('commit D', 'attack pylos corinth h1'),
      'D send thebes h2 attack pylos',
      no('no-join', 'PK-10.12', { power: 'thebes', place: 'pylos', side: 'attack', seat: 2 }),
    ],
    [
      join('commit D', 'attack pylos corinth h1'),
      'D ask thebes pylos join-attack; C grant thebes pylos join-attack; D send thebes h2 attack pylos',
      ok,
    ],
    [
      join('commit D', 'attack pylos corinth h1'),
      'D ask thebes pylos join-attack; C deny thebes pylos join-attack; D ask thebes pylos join-attack',
      no('already-denied', 'PK-10.7'),
      { ids: ['PK-10.7'] },
    ],
    [
      join('commit D', 'defend attica athens h1'),
      'D ask thebes attica join-defend; B grant thebes attica join-defend; D send thebes h2 defend attica',
      ok,
    ],
    [
      join('commit D', 'defend attica corinth h1 | main attica defend C'),
      'D ask thebes attica join-defend; C grant thebes attica join-defend; D send thebes h2 defend attica',
      ok,
      { note: 'an ally asks the main player only' },
    ],
    [
      join('commit D', 'defend attica corinth h1 | main attica defend C'),
      'D ask thebes attica',
      no('no-question', 'PK-10.13'),
      { ids: ['PK-10.13'], note: 'not the leader of the city' },
    ],
    [
      join('commit D', 'defend attica corinth h1 | main attica defend C | granted thebes attica'),
      'D send thebes h2 defend attica',
      no('no-join', 'PK-10.12', { seat: 2 }),
      { note: 'whose permission does not serve' },
    ],
    [
      join('commit D'),
      'D send thebes h2 defend attica',
      no('no-permission', 'PK-10.1', { seat: 1 }),
      { ids: ['PK-10.1'], note: 'the main defender asks the leader' },
    ],
    [
      `rules 1 | ${join('commit D', 'defend attica corinth h1 | main attica defend C')}`,
      'D ask thebes attica join-defend; C grant thebes attica join-defend; D send thebes h2 defend attica',
      no('no-permission', 'PK-10.1'),
      { ids: ['PK-10.1'], note: 'under rules 1 an ally asked both' },
    ],
    [
      `rules 1 | ${join('commit D', 'defend attica athens h1')}`,
      'D ask thebes attica; B grant thebes attica; D send thebes h2 defend attica',
      ok,
      { note: 'and one answer served when both were the same player' },
    ],
    [`rules 1 | ${join('commit D', 'defend attica athens h1')}`, 'D ask thebes attica join-defend', no('no-question', 'PK-10.12')],
    [
      join('commit C', `special C slave-revolt | ${former}`),
      'C play slave-revolt attica; pick 2',
      after('!joined', '!main attica'),
      { note: 'what a former main player granted ends with the main place' },
    ],
    [
      join('commit C', `special C slave-revolt | ${former}`),
      'C play slave-revolt attica; pick 2; C send corinth h2 attack attica; C end; D send thebes h2 attack attica',
      no('no-join', 'PK-10.12', { power: 'thebes', seat: 2 }),
      { note: 'the next one is asked anew' },
    ],
    [
      join('commit C', `special C slave-revolt | ${former.replace('h2', 'h2 h3')}`),
      'C play slave-revolt attica; pick 2; C end; D send thebes h2 attack attica',
      ok,
      { note: 'while a counter is left the main player stays, and so does the word' },
    ],
    [
      `rules 1 | ${join('commit C', `special C slave-revolt | ${former}`)}`,
      'C play slave-revolt attica; pick 2; C send corinth h2 attack attica; C end; D send thebes h2 attack attica',
      ok,
      { note: 'under rules 1 it outlived him' },
    ],
    [
      join('commit B', 'defend attica corinth h1 | main attica defend C'),
      'B send athens h2 defend attica',
      no('no-join', 'PK-10.12'),
      { note: 'also the controlling leader' },
    ],
    [join('commit D', 'attack pylos corinth h1 | joined thebes pylos attack'), 'C revoke thebes pylos join-attack', after('!joined')],
    [
      option(war(5, 'BABCCA', 'commit C', `${places} | attack pylos persia t3 | main pylos attack E`), 'alliedBoxPermission mainPlayer'),
      'C ask corinth pylos join-attack',
      asks([4], 'ask'),
      { note: 'for the coalition who placed first answers' },
    ],
    [
      option(war(5, 'BABCCA', 'commit D', `${places} | attack pylos persia t3 | main pylos attack E`), 'alliedBoxPermission mainPlayer'),
      'D send persia h2 attack pylos',
      ok,
      { note: 'the coalition is one player' },
    ],
  ]);

  rule('PK-10.13', 'defendPermission = mainOnly', [
    [
      option(four('commit D', 'defend attica corinth h1 | main attica defend C'), 'defendPermission mainOnly'),
      'D send thebes h2 defend attica',
      ok,
    ],
    [
      option(four('commit D'), 'defendPermission mainOnly'),
      'D send thebes h2 defend attica',
      no('no-permission', 'PK-10.1'),
      { ids: ['PK-10.1'] },
    ],
    [
      four('commit D', 'defend attica corinth h1 | main attica defend C'),
      'D send thebes h2 defend attica',
      no('no-permission', 'PK-10.1'),
      { ids: ['PK-10.1'] },
    ],
  ]);

  test('an absent player denies', () => {
    const s = position(four('commit D'));
    perikles.apply(s, 3, { do: 'ask-permission', power: 'thebes', location: 'attica', kind: 'defend' });
    expect(perikles.absent(s, 1)).toMatchObject({ do: 'answer', reply: 'deny' });
  });
});
