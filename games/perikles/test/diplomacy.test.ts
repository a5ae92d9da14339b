/** War and alliance: PK-11. */
import { after, no, ok, opens, tells } from '@stoa/engine/testing';
import { perikles } from '@stoa/perikles';
import { describe, expect, test } from 'vitest';
import { position, rule, war } from './tools.ts';

const places = 'locations pylos attica epidaurus leucas delium sicily plataea';
/** A leads Sparta and Megara, B Athens, C Corinth, D Thebes and Argos; one more commit turn for D. */
const four = (room: string, rest = ''): string =>
  war(4, 'BADCDA', room, [places, 'held D any-plain', rest].filter(x => x !== '').join(' | '));
const option = (text: string, name: string): string => `${name} | ${text}`;

describe('war and alliance', () => {
  rule('PK-11.1', 'what a placement makes of powers', [
    [
      four('commit D', 'attack pylos corinth h1 | defend pylos sparta h1'),
      'D send thebes h2 attack pylos; D end',
      after('hostile sparta-corinth sparta-thebes', 'friendly corinth-thebes', 'opposed sparta-corinth sparta-thebes', '!hosted'),
    ],
    [
      four('commit D', 'granted thebes attica'),
      'D send thebes h2 defend attica; D end',
      after('friendly athens-thebes', 'hosted athens-thebes', '!hostile', '!opposed'),
    ],
    [four('commit B'), 'B send athens h2 defend attica; B end', after('!friendly', '!hosted')],
  ]);

  rule('PK-11.2', 'official: never at war and allied, never guest and opponent', [
    [
      four('commit C', 'attack pylos corinth h1 | granted corinth epidaurus'),
      'C send corinth h2 defend epidaurus',
      no('at-war', 'PK-11.2', { power: 'corinth', powers: ['sparta'], place: 'epidaurus' }),
    ],
    [
      four('commit C', 'attack pylos corinth h1 | attack attica sparta h1'),
      'C send corinth h2 attack attica',
      no('at-war', 'PK-11.2', { powers: ['sparta'] }),
    ],
    [
      four('commit A', 'attack pylos corinth h1 | attack attica corinth h2'),
      'A send sparta h2 attack attica',
      no('at-war', 'PK-11.2', { power: 'sparta', powers: ['corinth'] }),
    ],
    [
      four('commit A', 'attack pylos corinth h1 | granted sparta leucas'),
      'A send sparta h2 defend leucas',
      no('at-war', 'PK-11.2', { powers: ['corinth'] }),
    ],
    [
      four(
        'commit D',
        'granted thebes sicily | attack sicily athens h2 | hosted athens-thebes | friendly athens-thebes | hostile athens-sparta',
      ),
      'D send thebes h1 defend sicily',
      no('guest', 'PK-11.2', { power: 'thebes', powers: ['athens'] }),
    ],
    [four('commit C', 'attack pylos corinth h1'), 'C send corinth h2 attack attica', ok],
  ]);

  rule('PK-11.3', 'pairwise: never allied and opposed', [
    [
      four('commit D', 'attack attica corinth h1 | defend attica thebes h1 | attack pylos corinth h2'),
      'D send thebes h2 attack pylos',
      ok,
      { note: 'official' },
    ],
    [
      option(four('commit D', 'attack attica corinth h1 | defend attica thebes h1 | attack pylos corinth h2'), 'diplomacy pairwise'),
      'D send thebes h2 attack pylos',
      no('enemies', 'PK-11.3', { power: 'thebes', powers: ['corinth'], place: 'pylos' }),
    ],
    [
      option(four('commit D', 'attack pylos corinth h1 | attack pylos thebes h1 | attack leucas sparta h1'), 'diplomacy pairwise'),
      'D send thebes h2 attack attica',
      ok,
    ],
  ]);

  rule('PK-11.4', 'helped before, no attack now', [
    [
      four('commit D', 'defend plataea argos h1 | main plataea defend D'),
      'D send argos h2 attack attica',
      no('allied', 'PK-11.2', { power: 'argos', powers: ['athens'], place: 'attica' }),
      { ids: ['PK-11.2'] },
    ],
    [
      four('commit C', 'attack pylos corinth h1 | attack pylos thebes h1'),
      'C send corinth h2 attack delium',
      no('allied', 'PK-11.2', { power: 'corinth', powers: ['thebes'] }),
      { ids: ['PK-11.2'] },
    ],
    [
      option(four('commit C', 'attack pylos corinth h1 | attack pylos thebes h1'), 'diplomacy pairwise'),
      'C send corinth h2 attack delium',
      no('allied', 'PK-11.3'),
      { ids: ['PK-11.3'] },
    ],
    [
      four('commit D', 'defend plataea argos h1 | main plataea defend D'),
      'D send argos h2 defend plataea',
      no('no-permission', 'PK-10.1'),
      { ids: ['PK-10.1'] },
    ],
    [four('commit D', 'defend plataea argos h1 | main plataea defend D'), 'D send argos h2 attack leucas', ok],
  ]);

  rule('PK-11.5', 'war is with the controller only', [
    [
      four('commit C', 'attack attica corinth h1 | defend attica thebes h1 | main attica defend D'),
      'C send corinth h2 attack pylos; C end; D send thebes h2 attack pylos; D end',
      [tells({ e: 'placed', seat: 3 }), after('hostile athens-corinth sparta-corinth sparta-thebes')],
    ],
    [
      four('commit C', 'attack attica corinth h1 | defend attica thebes h1 | main attica defend D'),
      'C send corinth h2 attack pylos; C end',
      [after('hostile athens-corinth sparta-corinth', 'opposed corinth-thebes'), opens('D send thebes h2 attack pylos')],
    ],
  ]);

  rule('PK-11.6', 'relations belong to powers, not to players', [
    [four('commit D', 'attack attica thebes h1 | granted argos plataea'), 'D send argos h2 defend plataea', ok],
    [
      four('commit D', 'attack attica thebes h1 | granted argos attica'),
      'D send argos h2 defend attica',
      no('both-sides', 'PK-9.4', { powers: ['thebes'] }),
      { ids: ['PK-9.4'] },
    ],
    [
      four('commit D', 'attack attica thebes h1 | granted thebes plataea'),
      'D send thebes h2 defend plataea',
      no('at-war', 'PK-11.2'),
      { ids: ['PK-11.2'] },
    ],
  ]);

  rule('PK-11.7', 'Persia is one power and controls nothing', [
    [
      war(
        5,
        'BABCCA',
        'commit E',
        `${places} | attack pylos persia t3 | main pylos attack D | granted persia epidaurus | held C any-plain`,
      ),
      'E send persia h2 defend epidaurus',
      no('at-war', 'PK-11.2', { power: 'persia', powers: ['sparta'] }),
      { ids: ['PK-11.2'] },
    ],
    [
      war(5, 'BABCCA', 'commit E', `${places} | attack pylos persia t3 | main pylos attack D | held C any-plain`),
      'E send persia h2 attack leucas; E end',
      after('hostile sparta-persia corinth-persia'),
    ],
  ]);

  rule('PK-11.8', 'relations are public and end with the game turn', [
    [four('commit D', 'attack attica thebes h1').replace('held D any-plain | ', ''), 'D end', after('!hostile', 'turn 2')],
    [four('commit C', 'attack attica thebes h1'), '', after('hostile athens-thebes')],
  ]);

  test('the diplomacy of a position is in every view', () => {
    const s = position(four('commit C', 'attack pylos corinth h1'));
    expect(perikles.view(s, 1).diplomacy.hostile).toEqual([['sparta', 'corinth']]);
  });
});
