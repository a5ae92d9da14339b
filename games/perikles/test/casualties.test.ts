/** Casualties: PK-14. */
import { after, asks, no, offers, tells } from '@stoa/engine/testing';
import { describe } from 'vitest';
import { rule, war } from './tools.ts';

/** A leads Athens and Argos, B Sparta and Megara, C Corinth, D Thebes. `C end` begins the battles. */
const four = (rest: string): string => war(4, 'ABACDB', 'commit C', rest);
const sicily = 'locations sicily | attack sicily athens h3 t3 t4 | defend sicily sparta h2 h4 t1 t3';

describe('casualties', () => {
  rule('PK-14.1', 'the loser of a contested round loses one counter of its type', [
    [
      four('locations cythera | attack cythera athens h1 h2 t1 | defend cythera sparta h1 t3'),
      'C end; roll 2 12; roll 2 12',
      after('dead athens h1', '!dead sparta'),
    ],
    [
      four('locations pylos | attack pylos athens h1 | defend pylos sparta t1'),
      'C end',
      after('!dead'),
      { note: 'not after a round won at once' },
    ],
  ]);

  rule('PK-14.2', 'from the main box, else from the allied box', [
    [
      four('locations attica | attack attica sparta h4 | defend attica athens h1 h3 | defend attica thebes h1 | main attica defend A'),
      'C end; roll 12 2; roll 12 2',
      after('dead athens h1', '!dead thebes'),
    ],
    [
      four('locations pylos | attack pylos athens h3 | defend pylos sparta t1 | defend pylos thebes h2 | main pylos defend B'),
      'C end; roll 12 2; roll 12 2',
      after('dead thebes h2'),
    ],
  ]);

  rule('PK-14.3', 'the lowest printed strength', [
    [
      four('locations attica | attack attica sparta h2 h3 h4 | defend attica athens h3'),
      'C end; roll 2 12; roll 2 12',
      after('dead sparta h2'),
    ],
    [
      four('special B brasidas | locations attica | attack attica sparta h1 h3 | attack attica megara h2 | defend attica athens h3'),
      'C end; B play brasidas; roll 2 12; roll 2 12',
      after('dead sparta h1'),
      { note: 'doubling does not matter' },
    ],
  ]);

  rule('PK-14.4', 'where powers tie the main player of the losing side chooses', [
    [
      war(
        4,
        'ABCACD',
        'commit D',
        'locations attica | attack attica sparta h4 | defend attica athens h2 | defend attica corinth h2 | main attica defend A',
      ),
      'D end; roll 12 2; roll 12 2',
      [asks(0, 'casualty'), offers('A lose athens', 'A lose corinth')],
    ],
    [
      war(
        4,
        'ABCACD',
        'commit D',
        'locations attica | attack attica sparta h4 | defend attica athens h2 | defend attica corinth h2 | main attica defend A',
      ),
      'D end; roll 12 2; roll 12 2; A lose corinth',
      after('dead corinth h2', '!dead athens'),
    ],
    [
      war(
        4,
        'BADCCA',
        'commit A',
        'locations pylos | attack pylos athens h3 h3 | defend pylos sparta t1 | defend pylos thebes h2 | defend pylos argos h2 h3 | main pylos defend A',
      ),
      'A end; roll 12 2; roll 12 2',
      [asks(0, 'casualty'), offers('A lose thebes', 'A lose argos')],
      { note: 'the main player, though the counters are not his' },
    ],
    [
      war(
        4,
        'BADCCA',
        'commit A',
        'locations pylos | attack pylos athens h3 h3 | defend pylos sparta t1 | defend pylos thebes h2 | defend pylos argos h2 h3 | main pylos defend A',
      ),
      'A end; roll 12 2; roll 12 2; A lose sparta',
      no('not-lowest', 'PK-14.3', { power: 'sparta' }),
    ],
    [
      war(
        4,
        'BADCCA',
        'commit A',
        'locations pylos | attack pylos athens h3 h3 | defend pylos sparta t1 | defend pylos thebes h2 | defend pylos argos h2 h3 | main pylos defend A',
      ),
      'A end; roll 12 2; roll 12 2; C lose thebes',
      'not-your-turn',
    ],
  ]);

  rule('PK-14.5', 'Persian counters go to their box, and nothing dies in their place', [
    [
      war(
        4,
        'ABACCB',
        'commit C',
        'locations attica | attack attica persia h2 h3 | attack attica corinth h1 | main attica attack D | defend attica athens h3',
      ),
      'C end; roll 2 12; roll 2 12',
      [after('!dead', 'owned attica A'), tells({ e: 'casualty', power: 'persia', dead: false })],
    ],
    [four('locations attica | attack attica sparta h2 | defend attica athens h3'), 'C end; roll 2 12; roll 2 12', after('dead sparta h2')],
  ]);

  rule('PK-14.6', 'symbols are never lost', [
    [four('locations acarnania | attack acarnania sparta h3'), 'C end; roll 12 2; roll 12 2', after('!dead', 'owned acarnania B')],
    [four(sicily), 'C end; roll 9 6; roll 7 11', after('dead sparta t1'), { note: 'the counter, not the symbol' }],
  ]);

  rule('PK-14.7', 'at most one counter for each lost round', [
    [
      four('locations pylos | attack pylos athens h1 h1 t1 t1 | defend pylos sparta h4 t3'),
      'C end; roll 2 12; roll 2 12; roll 2 12',
      after('dead athens h1 t1'),
    ],
    [
      four('locations pylos | attack pylos athens h1 h1 t1 t1 | defend pylos sparta h4 t3'),
      'C end; roll 2 12; roll 2 12; roll 2 12',
      after('!dead sparta'),
      { note: 'the winner loses nothing' },
    ],
  ]);
});
