/** Phase 6, the course of a battle: PK-12. */
import { after, asks, hides, tells } from '@stoa/engine/testing';
import { describe } from 'vitest';
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

  rule('PK-12.2', 'not attacked: two cubes for the main defender, the tile set aside', [
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
      { note: 'italian' },
    ],
    [
      four('locations amphipolis | attack amphipolis sparta t1 | defend amphipolis athens t1'),
      'C end; roll 12 2; roll 12 2',
      [after('owned amphipolis A', 'dead athens t1'), tells({ e: 'round-free', unit: 'hoplite', side: 'defend' })],
    ],
    [
      option(four('locations amphipolis | attack amphipolis sparta t1 | defend amphipolis athens t1'), 'intrinsics bga'),
      'C end; roll 12 2; roll 12 2',
      after('set-aside amphipolis'),
      { note: 'bga' },
    ],
    [four('locations corcyra | attack corcyra sparta h1'), 'C end', after('owned corcyra B', 'defeats corinth 1')],
    [
      option(four('locations corcyra | attack corcyra sparta h1'), 'intrinsics bga'),
      'C end',
      after('set-aside corcyra', '!defeats'),
      { note: 'bga' },
    ],
    [
      four('locations lesbos | attack lesbos sparta h3 | defend lesbos athens t2'),
      'C end',
      [asks(-1, 'dice'), tells({ e: 'column', attack: 1, defence: 2, column: '1:2', tokens: [1, 0] })],
    ],
    [
      four('locations lesbos | attack lesbos sparta h3 | defend lesbos athens t2'),
      'C end; roll 2 12; roll 2 12',
      after('owned lesbos A', '!dead'),
      { note: 'no casualty' },
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

  rule('PK-12.4', 'neither side has such units: no round, no token', [
    [
      four('locations pylos | attack pylos athens h1 | defend pylos sparta h1'),
      'C end',
      [tells({ e: 'round-void', unit: 'trireme' }), tells({ e: 'column', tokens: [0, 0] })],
    ],
    [
      four('locations pylos | attack pylos athens t1 | defend pylos sparta t1'),
      'C end; roll 12 2; roll 12 2',
      after('set-aside pylos', 'dead sparta t1', '!defeats'),
    ],
  ]);

  rule('PK-12.5', 'one side alone wins the round at once', [
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
      { note: 'no window for battle tiles' },
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

  rule('PK-12.11', 'Sicily, dice by dice: triremes', [
    [four(sicily), 'C end', tells({ e: 'column', column: '+2', attackNeeds: 7, defenceNeeds: 8, tokens: [0, 0] })],
    [four(sicily), 'C end; roll 9 6', tells({ e: 'rolled', tokens: [1, 0] })],
    [
      four(sicily),
      'C end; roll 9 6; roll 7 11',
      [tells({ e: 'rolled', tokens: [2, 1] }), tells({ e: 'round-won', unit: 'trireme', side: 'attack' }), after('dead sparta t1')],
    ],
    [four(sicily), 'C end; D pass', 'not-your-turn'],
  ]);

  rule('PK-12.12', 'two tokens win; with two each the first one-sided throw decides', [
    [four(sicily), 'C end; roll 9 6; roll 7 11; roll 7 6', [tells({ e: 'rolled', tokens: [1, 1] })]],
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
    ],
    [
      four(
        'locations cythera | attack cythera athens h1 t1 | defend cythera sparta h1 t1 | round 2 | battle 1 | won-first attack | revealed trireme | tokens 1 1',
      ).replace('room commit C', 'room dice'),
      'roll 8 7; roll 12 12; roll 2 2; roll 8 6',
      after('owned cythera A'),
    ],
    [four('locations attica | attack attica sparta h1 | defend attica athens h1'), 'C end; roll 8 7; roll 8 2', after('owned attica B')],
  ]);

  rule('PK-12.13', 'then the casualty', [
    [
      four('locations attica | attack attica sparta h1 | defend attica athens h1'),
      'C end; roll 8 2; roll 8 2',
      [after('dead athens h1'), tells({ e: 'casualty', power: 'athens', unit: 'hoplite', strength: 1, dead: true })],
    ],
  ]);

  rule('PK-12.14', 'the winner of the last round wins; no last round, no winner', [
    [four('locations pylos | attack pylos athens t1'), 'C end', after('set-aside pylos', '!defeats', '!owned')],
    [
      four('locations pylos | attack pylos athens h1 t4 | defend pylos sparta h4 t1'),
      'C end; roll 12 2; roll 12 2; roll 2 12; roll 2 12',
      after('owned pylos B', 'dead athens h1', 'dead sparta t1'),
    ],
  ]);
});
