/** Events that take something. */
import { GROUND, scene } from '../composition.ts';
import { dolphin } from '../kit/animals.ts';
import { boltOfZeus, sword, trident } from '../kit/arms.ts';
import { at, figure, incised, line, path, shaft, turned, white } from '../kit/brush.ts';
import { block, column } from '../kit/buildings.ts';
import { deathbed } from '../kit/deathbed.ts';
import { sun } from '../kit/fabulous.ts';
import { man } from '../kit/heads.ts';
import { lettering } from '../kit/letters.ts';
import { straight } from '../kit/path.ts';
import { citizen, lady, mourner, person } from '../kit/people.ts';
import { oliveTree } from '../kit/plants.ts';
import { prow, sea, TORN_SAIL, trireme } from '../kit/ships.ts';
import { archer, attacker, fallenPersian } from '../kit/soldiers.ts';
import { amphora, drum, pithos } from '../kit/things.ts';

const hauler = (head: string): string =>
  person({
    stance: 'lunge',
    dress: 'loincloth',
    head,
    far: [[-12, -64], [-20, -56], { side: -1 }],
    near: [[-18, -68], [-28, -62], { side: -1 }],
  });
export const unskilledLabor = scene('rays', 120, () => [
  shaft('M60 104L200 96'),
  drum(40, GROUND, 1.4),
  at(110, GROUND, 1.04, hauler(man({ wears: 'cap' }))),
  at(160, GROUND, 1.04, hauler(man({ wears: 'nothing' }))),
  at(208, GROUND, 1.04, hauler(man({ beard: false, wears: 'nothing' }))),
]);

export const drought = scene('rays', 104, () => [
  sun(46, 48, 14),
  at(116, GROUND, 1.34, oliveTree(0)),
  turned(52, 134, -88, 0.9, pithos(0, 26)),
  at(
    198,
    GROUND,
    [-1.06, 1.06],
    lady({
      mantle: 'black',
      near: [
        [10, -62],
        [20, -52],
      ],
      holds: amphora(22, -46, 0.8),
      far: [[16, -86], [8, -98], { side: -1 }],
    }),
  ),
  path('crack', 'M70 142l8-3 6 3 9-4 7 3M140 142l7-3 8 3'),
]);

/** A crew lands, seizes what it can. */
export const pirateRaids = scene('wave', 128, () => [
  at(40, 134, 1.1, prow()),
  at(
    116,
    GROUND,
    1.06,
    person({
      stance: 'stride',
      head: man({ wears: 'cap' }),
      holds: sword(-8, -94, -10),
      near: [[-16, -84], [-8, -92], { side: -1 }],
      far: [[22, -76], [34, -72], { open: true }],
    }),
  ),
  at(190, GROUND, 1.02, lady({ near: [[16, -90], [24, -104], { open: true }], far: [[20, -84], [32, -94], { open: true }] })),
  amphora(222, GROUND, 1),
  turned(160, 140, 84, 0.9, amphora(0, 14)),
]);

/** Women mourn beside the dead. */
export const plague = scene('lotus', 66, () => [
  at(122, GROUND, 1, deathbed()),
  at(26, GROUND, 1.1, mourner()),
  at(216, GROUND, [-1.1, 1.1], mourner('black')),
  lettering('ΝΟΣΟΣ', 104, 40),
]);

const protester = (head: string, staff: string): string =>
  person({
    stance: 'walk',
    head,
    holds: staff,
    near: [[-8, -92], [4, -106], { side: -1 }],
    far: [
      [18, -88],
      [24, -102],
    ],
  });
export const unrest = scene('meander', 84, () => [
  at(28, GROUND, 1.02, protester(man({ wears: 'cap' }), line('-8,-84 18,-132'))),
  at(72, GROUND, 1.02, protester(man(), '')),
  at(116, GROUND, 1.02, protester(man({ beard: false, wears: 'nothing' }), line('-6,-86 14,-130'))),
  at(
    204,
    GROUND,
    [-1.1, 1.1],
    citizen({
      old: true,
      wears: 'nothing',
      holds: line('22,-118 24,0'),
      near: [
        [14, -62],
        [23, -64],
      ],
      far: [[16, -78], [30, -84], { open: true }],
    }),
  ),
]);

export const persianWar = scene('meander', 120, () => [
  at(122, GROUND, [-0.94, 0.94], fallenPersian()),
  at(56, GROUND, 1.08, attacker({ device: 'bird', dip: 8, rim: 'purple' })),
  at(196, GROUND, [-1.06, 1.06], archer()),
]);

/** Half of a temple that breaks apart: three columns and its side of the gable. */
const halfTemple = (): string =>
  [-46, -28, -10].map(x => column(x, -8, -58, 3.4)).join('') +
  block('figure', -54, -8, 0, 0) +
  path('figure', straight([-52, -62], [0, -62], [-5, -68], [2, -72], [-52, -72])) +
  incised('-48,-70 -48,-64|-38,-70 -38,-64|-28,-70 -28,-64|-18,-70 -18,-64|-8,-70 -8,-64') +
  path('figure', straight([-58, -72], [-4, -72], [4, -80], [-3, -88], [2, -97])) +
  path('purple', straight([-44, -74], [-8, -74], [0, -80], [-5, -88]));
export const earthquake = scene('rays', 84, () => [
  turned(66, 137, -7, 1, halfTemple()),
  turned(74, 137, 6, [-1, 1], halfTemple()),
  figure('-2,143! 242,143! 242,136! 160,137 120,135 60,137 -2,135!'),
  path('crack', 'M162 138l-14 2-10-4-14 4-12-4-16 4-14-5-14 3'),
  white('134,136! 146,136! 147,128! 135,127!'),
  white('140,112! 147,108! 151,115! 144,119!'),
  at(
    206,
    138,
    [-1.04, 1.04],
    person({
      stance: 'stride',
      dress: 'loincloth',
      head: man({ wears: 'laurel' }),
      far: [[20, -74], [27, -60], { side: -1 }],
      near: [
        [0, -66],
        [15, -82],
      ],
      holds: trident(24, -52, 164, 0.9),
    }),
  ),
  lettering('ΠΟΣΕΙΔΟΝ', 130, 30),
]);

export const seasonOfStorms = scene('wave', 112, () => [
  boltOfZeus(190, 16, 1.3, 14),
  boltOfZeus(30, 17, 1, -6),
  boltOfZeus(222, 17, 0.8, -4),
  turned(110, 110, -16, 0.96, trireme({ shape: TORN_SAIL })),
  sea(122, { waves: 5, height: 20 }),
  dolphin(212, 104, 0.8, -34),
]);

/** An architect with his rule, a crane that lifts a capital. */
export const masterBuilders = scene('rays', 128, () => [
  column(168, GROUND, 84, 7),
  column(210, GROUND, 84, 7),
  shaft('M100 142L148 26M124 142L148 26M148 26L172 44M148 26L186 36'),
  path('thin', 'M186 36V58M178 58H194'),
  figure('174,58! 198,58! 198,62! 192,68! 180,68! 174,62!'),
  at(
    56,
    GROUND,
    1.08,
    citizen({
      old: true,
      wears: 'nothing',
      holds: white('20,-88! 24,-88! 30,-44! 26,-44!'),
      near: [
        [12, -62],
        [24, -66],
      ],
      far: [[18, -82], [32, -90], { open: true }],
    }),
  ),
  at(
    116,
    GROUND,
    0.94,
    person({
      stance: 'lunge',
      dress: 'loincloth',
      head: man({ wears: 'cap' }),
      near: [
        [12, -70],
        [22, -80],
      ],
      far: [
        [20, -74],
        [30, -88],
      ],
    }),
  ),
]);
