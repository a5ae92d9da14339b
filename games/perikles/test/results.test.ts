/** Who takes the tile: PK-15, and the sixteen cases of rounds and results as one table. */
import { after, asks, tells } from '@stoa/engine/testing';
import { describe } from 'vitest';
import { rule, war } from './tools.ts';

/** A leads Athens and Argos, B Sparta and Megara, C Corinth, D Thebes. `C end` begins the battles. */
const four = (rest: string): string => war(4, 'ABACDB', 'commit C', rest);

describe('results', () => {
  rule('PK-15.1', 'the attack takes the tile, the city suffers a defeat, also unresisted', [
    [
      four('locations attica | attack attica sparta h1'),
      'C end',
      [after('owned attica B', 'defeats athens 1'), tells({ e: 'tile-won', location: 'attica', seats: [1], side: 'attack' })],
    ],
    [
      four('locations attica | attack attica sparta h1 | defend attica athens h1'),
      'C end; roll 12 2; roll 12 2',
      after('owned attica B', 'defeats athens 1'),
    ],
  ]);

  rule('PK-15.2', 'a defeat covers the highest open square; more are only counted', [
    [four('locations leucas | attack leucas sparta h1 t1'), 'C end', tells({ e: 'defeat', city: 'corinth', defeats: 1, value: 7 })],
    [four('defeats corinth 1 | locations leucas | attack leucas sparta h1 t1'), 'C end', tells({ e: 'defeat', defeats: 2, value: 5 })],
    [
      four('defeats athens 4 | locations attica | attack attica sparta h1'),
      'C end',
      [tells({ e: 'defeat', defeats: 5, value: 0 }), after('defeats athens 5')],
    ],
  ]);

  rule('PK-15.3', 'the defence takes the tile without a defeat; symbols alone take nothing', [
    [
      four('locations attica | attack attica sparta h1 | defend attica athens h1'),
      'C end; roll 2 12; roll 2 12',
      after('owned attica A', '!defeats'),
    ],
    [
      four('locations acarnania | attack acarnania sparta h1'),
      'C end; roll 2 12; roll 2 12',
      after('set-aside acarnania', '!owned', '!defeats'),
    ],
  ]);

  rule('PK-15.4', 'neither side wins: the tile is set aside', [
    [
      four('locations pylos | attack pylos athens t1'),
      'C end',
      [after('set-aside pylos', '!sparta A2', '!defeats'), tells({ e: 'set-aside', location: 'pylos' })],
    ],
  ]);

  rule('PK-15.5', 'survivors go home and stay there', [
    [
      four('locations attica mantinea | attack attica sparta h1 | attack mantinea thebes h1 | defend mantinea argos h1'),
      'C end',
      after('!attack attica', 'hand sparta h1 h2 h2 h2 h3 h3 h3 h4 h4 t1 t2 t2 t3'),
    ],
  ]);

  rule('PK-15.6', 'allies gain nothing', [
    [
      four('locations attica | attack attica sparta h1 | attack attica thebes h3 | main attica attack B'),
      'C end',
      after('owned attica B', '!owned attica BD'),
    ],
  ]);
});

describe('section 12.5', () => {
  // Delium is TH: first triremes, last hoplites. Attack Sparta (B), defence Thebes (D).
  const forces: Record<string, string> = { nothing: '', F: 't1', L: 'h1', FL: 'h1 t1' };
  const at = (a: string, d: string): string =>
    four(
      [
        'locations delium',
        forces[a] === '' ? '' : `attack delium sparta ${forces[a]}`,
        forces[d] === '' ? '' : `defend delium thebes ${forces[d]}`,
      ]
        .filter(x => x !== '')
        .join(' | '),
    );
  const cubes = after('set-aside delium', 'thebes D2', '!defeats');
  const aside = after('set-aside delium', '!thebes D2', '!defeats');
  const defeat = after('owned delium B', 'defeats thebes 1');
  const held = after('owned delium D', '!defeats');
  const dice = (unit: string, ...tokens: number[]) => [asks(-1, 'dice'), tells({ e: 'revealed', unit }), tells({ e: 'column', tokens })];
  rule(['PK-12.3', 'PK-12.4', 'PK-12.5', 'PK-12.6', 'PK-12.14'], 'the sixteen cases of a location without symbols', [
    [at('nothing', 'nothing'), 'C end', aside],
    [at('nothing', 'F'), 'C end', cubes],
    [at('nothing', 'L'), 'C end', cubes],
    [at('nothing', 'FL'), 'C end', cubes],
    [at('F', 'nothing'), 'C end', aside],
    [at('F', 'F'), 'C end', dice('trireme', 0, 0)],
    [at('F', 'F'), 'C end; roll 12 2; roll 12 2', aside],
    [at('F', 'L'), 'C end', [held, after('!dead')]],
    [at('F', 'FL'), 'C end', dice('trireme', 0, 0)],
    [at('F', 'FL'), 'C end; roll 12 2; roll 12 2', held],
    [at('L', 'nothing'), 'C end', defeat],
    [at('L', 'F'), 'C end', [defeat, after('!dead')]],
    [at('L', 'L'), 'C end', dice('hoplite', 0, 0)],
    [at('L', 'FL'), 'C end', dice('hoplite', 0, 1)],
    [at('FL', 'nothing'), 'C end', defeat],
    [at('FL', 'F'), 'C end', dice('trireme', 0, 0)],
    [at('FL', 'F'), 'C end; roll 2 12; roll 2 12', defeat],
    [at('FL', 'L'), 'C end', dice('hoplite', 1, 0)],
    [at('FL', 'FL'), 'C end', dice('trireme', 0, 0)],
    [at('FL', 'FL'), 'C end; roll 12 2; roll 12 2', dice('hoplite', 1, 0)],
    [at('FL', 'FL'), 'C end; roll 2 12; roll 2 12', dice('hoplite', 0, 1)],
  ]);
});
