/** Permissions: PK-10.1 to PK-10.8. */
import { after, asks, no, offers, ok, tells } from '@stoa/engine/testing';
import { describe } from 'vitest';
import { rule, war } from './tools.ts';

const places = 'locations pylos attica epidaurus leucas delium sicily plataea';
/** A leads Sparta and Megara, B Athens, C Corinth, D Thebes and Argos; one more commit turn for D. */
const four = (room: string, rest = ''): string =>
  war(4, 'BADCDA', room, [places, 'held D any-plain', rest].filter(x => x !== '').join(' | '));

describe('permissions', () => {
  rule('PK-10.1', 'who does not lead the city asks its leader, for every power', [
    [
      four('commit D'),
      'D send thebes h2 defend attica',
      no('no-permission', 'PK-10.1', { power: 'thebes', place: 'attica', city: 'athens', seat: 1 }),
    ],
    [
      four('commit D'),
      'D ask thebes attica; B deny thebes attica',
      [asks(3, 'commit'), after('denied thebes attica', '!granted', '!budget')],
    ],
    [four('commit D'), 'D ask thebes attica; B grant thebes attica; D send thebes h2 defend attica; D send thebes h3 defend attica', ok],
    [
      four('commit D', 'granted thebes attica'),
      'D send argos h2 defend attica',
      no('no-permission', 'PK-10.1', { power: 'argos' }),
      { note: 'each power needs its own' },
    ],
    [
      four('commit D', 'granted thebes attica'),
      'D send thebes h2 defend plataea',
      no('no-permission', 'PK-10.1', { place: 'plataea' }),
      { note: 'and each place' },
    ],
    [
      four('commit A', 'defend epidaurus corinth h1 | main epidaurus defend C'),
      'A send megara h2 defend epidaurus',
      ok,
      { note: 'the controlling leader never asks' },
    ],
    [
      four('commit D', 'defend attica corinth h1 | main attica defend C'),
      'D ask thebes attica; C grant thebes attica',
      'not-your-turn',
      { ids: ['PK-10.5'], note: 'the controlling leader is asked, not the main defender' },
    ],
  ]);

  rule('PK-10.2', 'attackers need no permission, also beside others', [
    [
      four('commit D', 'attack pylos corinth h1'),
      'D send thebes h2 attack pylos; D end',
      [
        after('attack pylos thebes h2', 'main pylos attack C'),
        tells({
          e: 'placed',
          placement: { power: 'thebes', unit: 'hoplite', location: 'pylos', side: 'attack', box: 'allied', strength: 2 },
        }),
      ],
    ],
    [four('commit D', 'attack pylos corinth h1'), 'D ask thebes pylos join-attack', no('no-question', 'PK-10.2')],
  ]);

  rule('PK-10.3', 'without a leader no player can give permission', [
    [
      war(3, 'B-BAAA', 'commit A', places),
      'A send corinth h2 defend pylos',
      no('no-leader', 'PK-10.3', { city: 'sparta', place: 'pylos' }),
    ],
    [war(3, 'B-BAAA', 'commit A', places), 'A ask corinth pylos', no('no-leader', 'PK-10.3')],
    [war(3, 'B-BAAA', 'commit A', places), 'A send corinth h2 attack pylos', ok],
  ]);

  rule('PK-10.4', 'requests: only where everything else allows the placement, at most twelve', [
    [
      four('commit D'),
      'D ask thebes attica',
      [
        asks([1], 'ask'),
        after('request thebes attica defend B', 'asked 1'),
        tells({ e: 'asked', seat: 3, of: 1, power: 'thebes', location: 'attica', kind: 'defend' }, 2),
      ],
    ],
    [
      four('commit C', 'attack plataea corinth h1'),
      'C ask corinth attica',
      no('at-war', 'PK-11.2', { powers: ['athens'] }),
      { ids: ['PK-11.2'] },
    ],
    [four('commit D', 'budget 0 2'), 'D ask thebes attica', no('budget', 'PK-8.12'), { ids: ['PK-8.12'] }],
    [four('commit D', 'asked 12'), 'D ask thebes attica', no('ask-limit', 'PK-10.4', { limit: 12 })],
    [four('commit D'), 'D ask thebes attica; D ask thebes attica', no('already-asked', 'PK-10.4')],
    [four('commit D').replace('full-hands', 'hand thebes t1'), 'D ask thebes attica', no('wrong-unit', 'PK-9.2'), { ids: ['PK-9.2'] }],
    [four('commit D').replace('full-hands', 'hand thebes t1'), 'D ask argos attica', no('not-in-hand', 'PK-9.1'), { ids: ['PK-9.1'] }],
    [four('commit D'), 'D ask thebes cythera', no('not-shown', 'PK-9.1'), { ids: ['PK-9.1'] }],
    [
      four('commit D', 'pending thebes h attack pylos none'),
      'D ask thebes attica',
      no('choose-counter-first', 'PK-8.17'),
      { ids: ['PK-8.17'] },
    ],
    [four('commit D'), 'C ask thebes attica', 'not-your-turn', { ids: ['PK-8.12'] }],
  ]);

  rule('PK-10.5', 'asked players answer independently; the asker may withdraw what is open', [
    [four('commit D'), 'D ask thebes attica; D ask thebes leucas', [asks([1, 2], 'ask')]],
    [
      four('commit D'),
      'D ask thebes attica; D ask thebes leucas; B grant thebes attica',
      [asks([2], 'ask'), after('granted thebes attica')],
    ],
    [
      four('commit D'),
      'D ask thebes attica; D ask thebes leucas; B grant thebes attica; D cancel',
      [asks([3], 'commit'), after('granted thebes attica', '!request', '!budget'), tells({ e: 'requests-withdrawn', requests: 1 }, 2)],
    ],
    [four('commit D'), 'D ask thebes attica; D ask thebes leucas; B grant thebes leucas', no('no-request', 'PK-10.5')],
    [four('commit D'), 'D cancel', no('nothing-asked', 'PK-10.5')],
    [four('commit D'), 'D ask thebes attica; D end', 'not-your-turn', { note: 'nobody else acts meanwhile' }],
    [four('commit D'), 'D ask thebes attica; B grant thebes attica; B grant thebes attica', 'not-your-turn', { ids: ['PK-8.12'] }],
  ]);

  rule('PK-10.6', 'then the same commit turn goes on with the same budgets', [
    [
      four('commit D'),
      'D send thebes h2 attack pylos; D ask thebes attica; B deny thebes attica',
      [asks(3, 'commit'), after('draft thebes h2 attack pylos none')],
    ],
    [
      four('commit D'),
      'D ask thebes attica; B grant thebes attica; D end',
      asks(3, 'commit'),
      { note: 'a grant is no duty; the scheduler goes on' },
    ],
    [
      four('commit D'),
      'D send thebes h2 attack pylos; D ask thebes attica; B deny thebes attica; D send argos h2 attack leucas; D send argos h2 attack leucas',
      no('budget', 'PK-8.12'),
      { ids: ['PK-8.12'] },
    ],
  ]);

  rule('PK-10.7', 'what was denied is not asked again in the same commit turn', [
    [
      four('commit D'),
      'D ask thebes attica; B deny thebes attica; D ask thebes attica',
      no('already-denied', 'PK-10.7', { power: 'thebes', place: 'attica' }),
    ],
    [
      four('commit D'),
      'D ask thebes attica; B deny thebes attica; D end; D ask thebes attica; B grant thebes attica; D send thebes h1 defend attica',
      ok,
    ],
    [four('commit D'), 'D ask thebes attica; B deny thebes attica; D ask argos attica', ok, { note: 'another power may' }],
  ]);

  rule('PK-10.8', 'a grant lasts for the phase and can be revoked while no such counter stands there', [
    [four('commit D', 'granted thebes attica'), 'D send thebes h1 defend attica; D end; D send thebes h2 defend attica', ok],
    [four('commit D', 'granted thebes attica'), 'B revoke thebes attica', after('!granted')],
    [
      four('commit D', 'granted thebes attica'),
      'B revoke thebes attica; D send thebes h1 defend attica',
      no('no-permission', 'PK-10.1'),
      { ids: ['PK-10.1'] },
    ],
    [
      four('commit D', 'granted thebes attica | defend attica thebes h1'),
      'B revoke thebes attica',
      no('counters-stand', 'PK-10.8', { power: 'thebes', place: 'attica' }),
    ],
    [four('commit D', 'granted thebes attica'), 'B revoke argos attica', no('no-grant', 'PK-10.8')],
    [four('commit D', 'granted thebes attica'), 'D ask thebes attica', no('already-granted', 'PK-10.8')],
    [
      four('commit D', 'granted thebes attica'),
      'D send thebes h1 defend attica; B revoke thebes attica; D end',
      after('defend attica thebes h1'),
      { note: 'a draft is not seen: what was placed under the grant stands' },
    ],
  ]);

  /** C has placed a Corinthian hoplite to defend Attica, and has not said yet which. */
  const half = war(4, 'ABACDB', 'commit C', 'locations attica | granted corinth attica');
  const put = 'C put corinth h defend attica';
  rule(['PK-8.17', 'PK-10.8'], 'a half-made placement is asked about again with the strength', [
    [half, `${put}; C choose 2`, after('draft corinth h2 defend attica none')],
    [
      half,
      `${put}; A revoke corinth attica; C choose 2`,
      no('no-permission', 'PK-10.1', { power: 'corinth', place: 'attica', city: 'athens', seat: 0 }),
      { ids: ['PK-10.1'] },
    ],
    [
      half.replace('granted', 'always-grant'),
      `${put}; A standing corinth attica ask; C choose 2`,
      no('no-permission', 'PK-10.1'),
      { ids: ['PK-10.1'], note: 'a standing answer that changed' },
    ],
    [
      half.replace('granted', 'always-grant'),
      `${put}; A standing corinth attica deny; C choose 2`,
      no('no-permission', 'PK-10.1'),
      { ids: ['PK-10.1'] },
    ],
    [
      `alliedBoxPermission mainPlayer | ${war(4, 'ABACDB', 'commit D', 'locations pylos | attack pylos corinth h1 | joined thebes pylos attack')}`,
      'D put thebes h attack pylos; C revoke thebes pylos join-attack; D choose 2',
      no('no-join', 'PK-10.12', { power: 'thebes', seat: 2 }),
      { ids: ['PK-10.12'], note: 'and a place in the allied box' },
    ],
    [
      half,
      `${put}; A revoke corinth attica`,
      [asks(2, 'commit'), offers('C back')],
      { note: 'what no longer stands can only be taken back' },
    ],
    [
      half,
      `${put}; A revoke corinth attica; C back; C ask corinth attica; A grant corinth attica; C send corinth h2 defend attica; C send corinth h1 defend attica`,
      after('draft corinth h1 defend attica none', '!take-backs'),
      { note: 'it was not sent: no budget is spent, and no take-back' },
    ],
    [half, `${put}; C back`, no('choose-counter-first', 'PK-8.17'), { note: 'while it stands, the strength is chosen' }],
    [
      half,
      `C send corinth h2 defend attica; ${put}; A revoke corinth attica; C back; C back`,
      [after('!draft', 'take-backs 1', '!pending')],
      { ids: ['PK-8.18'] },
    ],
    [
      `rules 1 | ${half}`,
      `${put}; A revoke corinth attica; C choose 2`,
      after('draft corinth h2 defend attica none'),
      { note: 'tables that began under rules 1 asked only once' },
    ],
  ]);
});
