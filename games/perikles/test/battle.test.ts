/** Phase 6: PK-12 to PK-15, battle tiles and Slave Revolt (PK-17.3 to PK-17.7); TV-40 to TV-58, TV-62 to TV-68. */
import { after, asks, hides, no, offers, opens, shuts, tells } from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';
import { columnFor } from '../src/combat.ts';
import { rule, war } from './tools.ts';

/** A leads Athens and Argos, B Sparta and Megara, C Corinth, D Thebes. `C end` begins the battles. */
const four = (rest: string): string => war(4, 'ABACDB', 'commit C', rest);
const option = (text: string, name: string): string => `${name} | ${text}`;

const sicily = 'locations sicily | attack sicily athens h3 t3 t4 | defend sicily sparta h2 h4 t1 t3';

describe('sequence', () => {
  rule('PK-12.1', 'locations from slot 1 to 7', [
    [
      four('locations delium attica mantinea | attack delium corinth h1 | attack attica sparta h1 | attack mantinea thebes h1'),
      'C end',
      after('owned delium C', 'owned attica B', 'owned mantinea D'),
    ],
    [
      four(
        'locations attica mantinea | attack attica sparta h1 | defend attica athens h1 | attack mantinea thebes h1 | defend mantinea argos h1',
      ),
      'C end',
      [asks(-1, 'dice'), tells({ e: 'battle-begun', location: 'attica' }), after('!battle')],
    ],
    [
      four(
        'locations attica mantinea | attack attica sparta h1 | defend attica athens h1 | attack mantinea thebes h1 | defend mantinea argos h1',
      ),
      'C end; roll 12 2; roll 12 2',
      [asks(-1, 'dice'), after('battle 2', 'owned attica B')],
    ],
  ]);

  rule('PK-12.2', 'TV-49 TV-50 not attacked: two cubes for the main defender, the tile set aside', [
    [
      four('locations delium | defend delium sparta h2 | main delium defend B'),
      'C end',
      [after('thebes B2', 'set-aside delium', '!defeats'), tells({ e: 'not-attacked', location: 'delium' })],
    ],
    [four('athens B29 | locations delium | defend delium sparta h2 | main delium defend B'), 'C end', after('thebes B1', 'athens B29')],
    [four('locations delium'), 'C end', after('set-aside delium', '!thebes B2')],
    [
      four('locations corcyra | defend corcyra corinth h1'),
      'C end',
      after('set-aside corcyra', 'corinth C2'),
      { note: 'rebels alone do nothing' },
    ],
  ]);

  rule('PK-12.3', 'a side fights a round with counters or with its symbols', [
    [
      four('locations acarnania | attack acarnania sparta h1'),
      'C end',
      [asks(-1, 'dice'), tells({ e: 'column', attack: 1, defence: 1, column: '1:1' })],
      { note: 'TV-51' },
    ],
    [
      four('locations acarnania | attack acarnania sparta h1'),
      'C end; roll 2 12; roll 2 12',
      after('dead sparta h1', 'set-aside acarnania', '!defeats'),
    ],
    [
      option(four('locations acarnania | attack acarnania sparta h1'), 'intrinsics italian'),
      'C end',
      after('owned acarnania B', 'defeats athens 1'),
      { note: 'TV-51 italian' },
    ],
    [
      four('locations amphipolis | attack amphipolis sparta t1 | defend amphipolis athens t1'),
      'C end; roll 12 2; roll 12 2',
      [after('owned amphipolis A', 'dead athens t1'), tells({ e: 'round-free', unit: 'hoplite', side: 'defend' })],
      { note: 'TV-52' },
    ],
    [
      option(four('locations amphipolis | attack amphipolis sparta t1 | defend amphipolis athens t1'), 'intrinsics bga'),
      'C end; roll 12 2; roll 12 2',
      after('set-aside amphipolis'),
      { note: 'TV-52 bga' },
    ],
    [four('locations corcyra | attack corcyra sparta h1'), 'C end', after('owned corcyra B', 'defeats corinth 1'), { note: 'TV-53' }],
    [
      option(four('locations corcyra | attack corcyra sparta h1'), 'intrinsics bga'),
      'C end',
      after('set-aside corcyra', '!defeats'),
      { note: 'TV-53 bga' },
    ],
    [
      four('locations lesbos | attack lesbos sparta h3 | defend lesbos athens t2'),
      'C end',
      [asks(-1, 'dice'), tells({ e: 'column', attack: 1, defence: 2, column: '1:2', tokens: [1, 0] })],
      { note: 'TV-54' },
    ],
    [
      four('locations lesbos | attack lesbos sparta h3 | defend lesbos athens t2'),
      'C end; roll 2 12; roll 2 12',
      after('owned lesbos A', '!dead'),
      { note: 'TV-54: no casualty' },
    ],
    [
      option(four('locations lesbos | attack lesbos sparta h3 | defend lesbos athens t2'), 'intrinsics bga'),
      'C end',
      after('owned lesbos A'),
      { note: 'bga: no rebels without attackers of the type' },
    ],
    [
      four('locations corcyra | attack corcyra sparta h1 | defend corcyra corinth h2 t1'),
      'C end; roll 2 12; roll 2 12',
      [
        asks(-1, 'dice'),
        after('dead sparta h1', 'main corcyra attack B', '!attack corcyra'),
        tells({ e: 'column', attack: 1, defence: 1, tokens: [0, 1] }),
      ],
      { note: 'the last attacker fell: rebels fight on, and the position can be read' },
    ],
    [
      four('locations corcyra | attack corcyra sparta h1 | defend corcyra corinth h2 t1'),
      'C end; roll 2 12; roll 2 12; roll 12 2; roll 12 2',
      after('owned corcyra B', 'defeats corinth 1', 'dead corinth t1'),
      { note: 'for its main player (PK-9.7)' },
    ],
    [
      option(four('locations acarnania | attack acarnania sparta h1'), 'intrinsics bga'),
      'C end',
      asks(-1, 'dice'),
      { note: 'bga: grey against attackers of the type' },
    ],
    [
      option(four('locations acarnania | attack acarnania sparta h1 | defend acarnania athens t1'), 'intrinsics italian'),
      'C end',
      tells({ e: 'column', attack: 1, defence: 1 }),
      { note: 'italian: grey fights beside a main defender' },
    ],
  ]);

  rule('PK-12.4', 'TV-48 nobody has such units: no round, no token', [
    [
      four('locations pylos | attack pylos athens h1 | defend pylos sparta h1'),
      'C end',
      [tells({ e: 'round-void', unit: 'trireme' }), tells({ e: 'column', tokens: [0, 0] })],
    ],
    [
      four('locations pylos | attack pylos athens t1 | defend pylos sparta t1'),
      'C end; roll 12 2; roll 12 2',
      after('set-aside pylos', 'dead sparta t1', '!defeats'),
      { note: 'TV-48' },
    ],
  ]);

  rule('PK-12.5', 'TV-45 TV-46 one side alone wins the round at once', [
    [
      four('locations pylos | attack pylos athens t1 | defend pylos sparta h1'),
      'C end',
      [after('owned pylos B', '!dead', '!defeats'), tells({ e: 'round-free', unit: 'trireme', side: 'attack', rule: 'PK-12.5' })],
    ],
    [
      four('locations pylos | attack pylos athens h1 | defend pylos sparta t1'),
      'C end',
      after('owned pylos A', 'defeats sparta 1', '!dead'),
    ],
    [
      four('special D phormio | locations pylos | attack pylos athens t1'),
      'C end',
      asks(-1, 'draw-locations'),
      { note: 'TV-68: no window for battle tiles' },
    ],
  ]);

  rule(['PK-12.6', 'PK-12.7'], 'a contested round reveals the counters of its type, and only these', [
    [
      four(sicily),
      'C end',
      [
        asks(-1, 'dice'),
        tells({
          e: 'revealed',
          location: 'sicily',
          unit: 'trireme',
          forces: [
            { power: 'athens', side: 'attack', strengths: [3, 4] },
            { power: 'sparta', side: 'defend', strengths: [1, 3] },
          ],
        }),
        after('revealed trireme'),
      ],
    ],
    [four(sicily), 'C end; roll 12 2; roll 12 2', after('revealed hoplite trireme')],
    [
      four('locations pylos | attack pylos athens t1 | defend pylos sparta h1'),
      'C end',
      hides({ e: 'revealed' }, 0),
      { note: 'nothing is shown when nothing is contested' },
    ],
  ]);

  rule('PK-12.8', 'the winner of the first round has a token in the second', [
    [four(sicily), 'C end; roll 12 2; roll 12 2', tells({ e: 'column', tokens: [1, 0] })],
    [four(sicily), 'C end; roll 2 12; roll 2 12', tells({ e: 'column', tokens: [0, 1] })],
    [
      four('locations pylos | attack pylos athens h1 t1 | defend pylos sparta h1'),
      'C end',
      tells({ e: 'column', tokens: [1, 0] }),
      { note: 'also when it was won without dice' },
    ],
  ]);

  rule('PK-12.9', 'the window for battle tiles opens after the reveal', [
    [four(`special D plague | ${sicily}`), 'C end', [asks([3], 'battle-special'), after('revealed trireme')]],
    [four(sicily), 'C end; D pass', 'not-your-turn', { ids: ['PK-12.11'] }],
  ]);

  rule('PK-12.10', 'strength: counters and symbols of the type', [
    [four(sicily), 'C end', tells({ e: 'column', attack: 7, defence: 5 })],
    [
      four(`${sicily} | attack sicily corinth t1 | main sicily attack A`),
      'C end',
      tells({ e: 'column', attack: 8, defence: 5 }),
      { note: 'allies count' },
    ],
  ]);

  rule('PK-12.11', 'TV-41 Sicily, dice by dice: triremes', [
    [four(sicily), 'C end', tells({ e: 'column', column: '+2', attackNeeds: 7, defenceNeeds: 8, tokens: [0, 0] })],
    [four(sicily), 'C end; roll 9 6', tells({ e: 'rolled', tokens: [1, 0] })],
    [
      four(sicily),
      'C end; roll 9 6; roll 7 11',
      [tells({ e: 'rolled', tokens: [2, 1] }), tells({ e: 'round-won', unit: 'trireme', side: 'attack' }), after('dead sparta t1')],
    ],
    [four(sicily), 'C end; D pass', 'not-your-turn'],
  ]);

  rule('PK-12.12', 'TV-42 TV-43 TV-44 two tokens win; with two each the first one-sided throw decides', [
    [four(sicily), 'C end; roll 9 6; roll 7 11; roll 7 6', [tells({ e: 'rolled', tokens: [1, 1] })], { note: 'TV-42' }],
    [four(sicily), 'C end; roll 9 6; roll 7 11; roll 7 6; roll 10 8', [tells({ e: 'rolled', tokens: [2, 2] }), asks(-1, 'dice')]],
    [
      four(sicily),
      'C end; roll 9 6; roll 7 11; roll 7 6; roll 10 8; roll 6 7',
      [tells({ e: 'round-won', side: 'defend' }), after('owned sicily B', 'dead athens h3', '!defeats')],
    ],
    [
      four(
        'locations cythera | attack cythera athens h1 t1 | defend cythera sparta h1 t1 | round 2 | battle 1 | won-first attack | revealed trireme | tokens 1 1',
      ).replace('room commit C', 'room dice'),
      'roll 8 7; roll 12 12; roll 2 2',
      [asks(-1, 'dice'), after('tokens 2 2')],
      { note: 'TV-43' },
    ],
    [
      four(
        'locations cythera | attack cythera athens h1 t1 | defend cythera sparta h1 t1 | round 2 | battle 1 | won-first attack | revealed trireme | tokens 1 1',
      ).replace('room commit C', 'room dice'),
      'roll 8 7; roll 12 12; roll 2 2; roll 8 6',
      after('owned cythera A'),
      { note: 'TV-43' },
    ],
    [
      four('locations attica | attack attica sparta h1 | defend attica athens h1'),
      'C end; roll 8 7; roll 8 2',
      after('owned attica B'),
      { note: 'TV-44' },
    ],
  ]);

  rule('PK-12.13', 'then the casualty', [
    [
      four('locations attica | attack attica sparta h1 | defend attica athens h1'),
      'C end; roll 8 2; roll 8 2',
      [after('dead athens h1'), tells({ e: 'casualty', power: 'athens', unit: 'hoplite', strength: 1, dead: true })],
    ],
  ]);

  rule('PK-12.14', 'TV-47 the winner of the last round wins; no last round, no winner', [
    [four('locations pylos | attack pylos athens t1'), 'C end', after('set-aside pylos', '!defeats', '!owned')],
    [
      four('locations pylos | attack pylos athens h1 t4 | defend pylos sparta h4 t1'),
      'C end; roll 12 2; roll 12 2; roll 2 12; roll 2 12',
      after('owned pylos B', 'dead athens h1', 'dead sparta t1'),
    ],
  ]);
});

describe('the combat table', () => {
  test('PK-13.1 TV-40 the columns of the vectors and of the whole matrix', () => {
    const names = ['1:2', '-2', '1:1', '+2', '2:1', '3:1'];
    const at = (a: number, d: number): string | undefined => names[columnFor(a, d)];
    const vectors: [number, number, string][] = [
      [2, 1, '2:1'],
      [5, 3, '+2'],
      [3, 4, '1:1'],
      [7, 12, '-2'],
      [2, 4, '1:2'],
      [1, 5, '1:2'],
      [9, 2, '3:1'],
      [1, 2, '1:2'],
      [1, 1, '1:1'],
      [4, 2, '2:1'],
      [6, 2, '3:1'],
      [3, 5, '-2'],
      [6, 4, '+2'],
      [3, 2, '1:1'],
    ];
    for (const [a, d, column] of vectors) expect([a, d, at(a, d)]).toEqual([a, d, column]);
    // Rows A = 1 … 12, columns D = 1 … 12, by index of the column.
    const matrix = [
      '200000000000',
      '422000000000',
      '522210000000',
      '542221100000',
      '543222111000',
      '554322211110',
      '554332221111',
      '554433222111',
      '555433322211',
      '555443332221',
      '555443333222',
      '555544333322',
    ];
    for (const [i, row] of matrix.entries()) expect([...row].map((_, j) => columnFor(i + 1, j + 1)).join(''), `A=${i + 1}`).toBe(row);
  });

  const column = (attack: string, defence: string): string =>
    four(`locations attica | attack attica sparta ${attack} | defend attica athens ${defence}`);
  rule('PK-13.1', 'TV-40 the column of the stronger side', [
    [column('h2', 'h1'), 'C end', tells({ e: 'column', column: '2:1', attackNeeds: 6, defenceNeeds: 9 })],
    [column('h2 h3', 'h3'), 'C end', tells({ e: 'column', column: '+2', attackNeeds: 7, defenceNeeds: 8 })],
    [column('h3', 'h1 h3'), 'C end', tells({ e: 'column', column: '1:1', attackNeeds: 8, defenceNeeds: 7 })],
    [column('h3', 'h2 h3'), 'C end', tells({ e: 'column', column: '-2', attackNeeds: 9, defenceNeeds: 6 })],
    [column('h2', 'h1 h3'), 'C end', tells({ e: 'column', column: '1:2', attackNeeds: 10, defenceNeeds: 5 })],
    [column('h2 h4', 'h2'), 'C end', tells({ e: 'column', column: '3:1', attackNeeds: 5, defenceNeeds: 10 })],
  ]);

  rule('PK-13.2', 'beyond the ends of the table the end counts; there is no choice', [
    [column('h1', 'h2 h3'), 'C end', [tells({ e: 'column', column: '1:2' }), asks(-1, 'dice')]],
    [column('h4 h3 h2', 'h1'), 'C end', tells({ e: 'column', column: '3:1' })],
  ]);

  rule('PK-13.3', 'a total at or above the number makes it', [
    [column('h1', 'h1'), 'C end; roll 8 6', tells({ e: 'rolled', tokens: [1, 0] })],
    [column('h1', 'h1'), 'C end; roll 7 7', tells({ e: 'rolled', tokens: [0, 1] })],
    [column('h1', 'h1'), 'C end; roll 7 6', tells({ e: 'rolled', tokens: [0, 0] })],
  ]);
});

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

  rule('PK-14.2', 'TV-55 TV-57 from the main box, else from the allied box', [
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

  rule('PK-14.4', 'TV-56 TV-57 where powers tie the main player of the losing side chooses', [
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
      { note: 'TV-57 the main player, though the counters are not his' },
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

  rule('PK-14.5', 'TV-58 Persian counters go to their box, and nothing dies in their place', [
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
    [four(sicily), 'C end; roll 9 6; roll 7 11', after('dead sparta t1'), { note: 'TV-41: the counter, not the symbol' }],
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
    [
      four('locations leucas | attack leucas sparta h1 t1'),
      'C end',
      tells({ e: 'defeat', city: 'corinth', defeats: 1, value: 7 }),
      { note: 'TV-71' },
    ],
    [
      four('defeats corinth 1 | locations leucas | attack leucas sparta h1 t1'),
      'C end',
      tells({ e: 'defeat', defeats: 2, value: 5 }),
      { note: 'TV-71' },
    ],
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

  rule('PK-15.4', 'nobody wins: the tile is set aside', [
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

describe('Slave Revolt', () => {
  const attica = 'locations attica | special D slave-revolt | attack attica sparta h2 h4';
  rule('PK-17.3', 'TV-66 one Spartan hoplite at random, from a place or from the hand, unseen', [
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
      four(`${attica} | held D any-plain`).replace('commit C', 'commit D').replace('locations attica', 'locations attica pylos'),
      'D ask thebes attica; D play slave-revolt attica',
      'not-your-turn',
      { ids: ['PK-10.5'], note: 'not during an open request' },
    ],
  ]);
});

describe('battle tiles', () => {
  rule('PK-17.4', 'TV-63 to TV-65 Brasidas, Phormio, Thessalian Allies, Persian Fleet', [
    [
      four('special D brasidas | locations plataea | attack plataea sparta h2 h3 | defend plataea athens h3'),
      'C end; D pass',
      tells({ e: 'column', attack: 5, defence: 4, column: '1:1' }),
      { note: 'TV-64' },
    ],
    [
      four('special D brasidas | locations plataea | attack plataea sparta h2 h3 | defend plataea athens h3'),
      'C end; D play brasidas',
      [tells({ e: 'column', attack: 10, defence: 4, column: '2:1' }), after('used D brasidas')],
      { note: 'TV-64' },
    ],
    [
      four('special D phormio | locations sicily | attack sicily athens h2 h3 t2 t2 | defend sicily sparta h2 t3'),
      'C end; D play phormio',
      tells({ e: 'column', attack: 8, defence: 4, column: '2:1' }),
      { note: 'TV-65' },
    ],
    [
      four('special D phormio | locations sicily | attack sicily athens h2 h3 t2 t2 | defend sicily sparta h2 t3'),
      'C end; D play phormio; roll 12 2; roll 12 2',
      tells({ e: 'column', attack: 5, defence: 3, column: '+2' }),
      { note: 'TV-65: not in the next round' },
    ],
    [
      four('special D thessalian-allies | locations mantinea | attack mantinea sparta h2 | defend mantinea argos h2'),
      'C end; D play thessalian-allies defend',
      [tells({ e: 'column', tokens: [0, 1] }), after('used D thessalian-allies')],
      { note: 'TV-63: a player without counters there' },
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

  rule('PK-17.5', 'TV-62 not for a side that already has a token', [
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

  rule('PK-17.7', 'whoever leads those cities, on whichever side', [
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
