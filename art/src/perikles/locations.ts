/** The twenty-one locations of battles: what each was known for. */
import type { LocationId } from '@stoa/perikles/box';
import { type Drawing, GROUND, scene } from '../composition.ts';
import { dolphin, horse, serpent } from '../kit/animals.ts';
import { DEVICES, spear, trident } from '../kit/arms.ts';
import { bird, owl } from '../kit/birds.ts';
import { shortTunic } from '../kit/bodies.ts';
import { at, disc, figure, incised, shaft, turned, white } from '../kit/brush.ts';
import { cityGate, temple } from '../kit/buildings.ts';
import { man } from '../kit/heads.ts';
import { arm, leg } from '../kit/limbs.ts';
import { citizen, lady, person } from '../kit/people.ts';
import { bough, oliveTree, wheat } from '../kit/plants.ts';
import { prow, sea, trireme } from '../kit/ships.ts';
import { attacker, hoplite, kneelingHoplite } from '../kit/soldiers.ts';
import { coins, flames, lyre } from '../kit/things.ts';

const hill = (points: string, cracks: string): string => figure(points) + incised(cracks);
const fir = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, figure('-2,0! -2,-8! -14,-8! -5,-24! -11,-24! -3,-40! -8,-40! 0,-58! 8,-40! 3,-40! 11,-24! 5,-24! 14,-8! 2,-8! 2,0!'));
const javelinThrower = (): string =>
  person({
    stance: 'lunge',
    head: man({ wears: 'hat' }),
    holds: spear(-36, -86, 34, -106),
    near: [[-16, -86], [-4, -96], { side: -1 }],
    far: [[20, -78], [32, -84], { open: true }],
  });

const rider = (): string =>
  horse('gallop') +
  leg([4, -62], [18, -48], [12, -28], { foot: [0.8, 0.6] }) +
  at(0, -92, 0.86, shortTunic(-0.06)) +
  at(2, -92, 0.9, man({ wears: 'hat' })) +
  spear(-34, -98, 40, -108) +
  arm([-5, -86], [-15, -92], [-4, -100], { side: -1 });

export const LOCATIONS: Readonly<Record<LocationId, Drawing>> = {
  amphipolis: scene('wave', 120, () => [
    hill('30,143! 50,118 80,108 160,108 190,118 212,143!', '60,124 90,118|150,120 180,126'),
    at(120, 112, 0.84, cityGate(56)),
    coins(30, 134, 1.1),
    coins(212, 134, 1.1),
    sea(134, { waves: 12, height: 4 }),
  ]),
  lesbos: scene('ivy', 92, () => [
    at(
      86,
      GROUND,
      1.12,
      lady({
        holds: lyre(17, -64, 1.1, 10),
        near: [
          [4, -60],
          [16, -66],
        ],
      }),
    ),
    at(182, 128, 0.6, trireme({ oars: 9 })),
    sea(133, { waves: 12, height: 4 }),
    bough('30,138 26,108 34,76', 8, 7),
  ]),
  plataea: scene('meander', 120, () => [
    at(120, GROUND, 1.1, cityGate(64)),
    at(28, GROUND, 0.98, hoplite()),
    at(212, GROUND, [-0.98, 0.98], hoplite({ device: 'club' })),
  ]),
  naupactus: scene('wave', 120, () => [
    hill('-2,143! -2,70 18,74 30,96 44,143!', '6,90 18,94|10,116 26,114'),
    hill('242,143! 242,70 222,74 210,96 196,143!', '234,90 222,94|230,116 214,114'),
    at(120, 124, 0.96, trireme()),
    sea(129),
  ]),
  potidea: scene('wave', 122, () => [
    at(74, 132, 0.86, cityGate(58)),
    trident(176, 92, 0, 1),
    sea(130, { waves: 8, height: 9 }),
    dolphin(206, 118, 0.8, -20),
    dolphin(146, 122, [-0.7, 0.7], 12),
  ]),
  acarnania: scene('rays', 84, () => [
    hill('130,143! 150,96 172,74 196,58 214,80 242,92! 242,143!', '160,104 184,88 200,104|190,128 220,116'),
    fir(206, 74, 0.6),
    fir(226, 88, 0.6),
    at(78, GROUND, 1.1, javelinThrower()),
  ]),
  /** The olives of Attica burn. */
  attica: scene('rays', 150, () => [
    at(158, GROUND, 1.24, oliveTree(4)),
    flames(126, GROUND, 0.8),
    flames(190, GROUND, 0.9),
    flames(158, 74, 0.7),
    at(52, GROUND, 1.04, hoplite()),
    owl(222, GROUND - 3, 0.9),
  ]),
  /** Envoys of the strong before those of the weak. */
  melos: scene('lotus', 92, () => [
    at(92, GROUND, 1.08, citizen({ near: [[18, -76], [34, -84], { open: true }] })),
    at(40, GROUND, 1.02, hoplite({ device: 'bird' })),
    at(166, GROUND, [-1.04, 1.04], citizen({ old: true, wears: 'nothing', mantle: 'black' })),
    at(
      210,
      GROUND,
      [-1, 1],
      citizen({
        mantle: 'black',
        near: [
          [10, -62],
          [16, -70],
        ],
      }),
    ),
  ]),
  /** The serpent of the god of healing. */
  epidaurus: scene('ivy', 108, () => [
    shaft('M112 142V40'),
    serpent(112, 140, 1.8),
    at(
      54,
      GROUND,
      1.06,
      citizen({
        old: true,
        wears: 'laurel',
        near: [
          [18, -70],
          [34, -74],
        ],
      }),
    ),
    at(186, GROUND, 0.7, temple({ width: 92, columns: 4, height: 60 })),
  ]),
  pylos: scene('wave', 96, () => [
    hill('22,143! 36,112 58,96 90,92 120,100 140,120 150,143!', '50,118 76,108|96,124 120,116|70,132 90,128'),
    at(86, 98, 0.66, cityGate(54)),
    at(198, 126, [-0.6, 0.6], trireme({ sail: 'purple', oars: 9 })),
    sea(129),
  ]),
  sicily: scene('wave', 110, () => [
    wheat(34, 142, 84, -8),
    wheat(46, 142, 92, 0),
    wheat(58, 142, 84, 8),
    at(118, 80, 2.1, disc('figure', 0, 0, 22), disc('purpleBand', 0, 0, 19), DEVICES.triskeles()),
    at(204, 126, [-0.5, 0.5], trireme({ oars: 9 })),
    sea(131, { waves: 10, height: 5 }),
  ]),
  cephallenia: scene('wave', 108, () => [
    hill('40,143! 60,108 92,74 112,56 130,78 160,104 188,143!', '84,96 108,78 112,100|130,116 156,124|72,128 98,120'),
    fir(70, 104, 0.7),
    fir(92, 84, 0.7),
    fir(138, 92, 0.7),
    fir(160, 114, 0.7),
    at(208, 124, [-0.44, 0.44], trireme({ oars: 9 })),
    sea(130),
  ]),
  /** The island of Aphrodite. */
  cythera: scene('wave', 112, () => [
    at(112, 136, 1.08, lady({ near: [[18, -78], [32, -88], { open: true }] })),
    bird(170, 46, 1.2),
    bird(48, 62, [-0.9, 0.9]),
    sea(129, { waves: 8, height: 8 }),
    dolphin(196, 116, 0.9, -22),
    dolphin(36, 116, [-0.9, 0.9], 22),
  ]),
  spartolus: scene('meander', 104, () => [
    at(96, 140, 1, rider()),
    at(204, GROUND, [-1, 1], kneelingHoplite({ device: 'bird', spear: false })),
  ]),
  'megara-location': scene('wave', 84, () => [at(84, 134, 0.86, cityGate(60)), lyre(184, 92, 1.6, 0), sea(131, { waves: 10, height: 6 })]),
  mantinea: scene('meander', 120, () => [
    at(50, GROUND, 1.02, attacker({ dip: 4 })),
    at(84, GROUND, 1.06, attacker({ dip: 10 })),
    at(198, GROUND, [-1.02, 1.02], attacker({ device: 'star', dip: 4, crest: 'black' })),
    at(164, GROUND, [-1.06, 1.06], attacker({ device: 'gorgon', dip: 10, crest: 'black' })),
  ]),
  delium: scene('lotus', 120, () => [
    at(120, GROUND, 1.06, temple({ width: 100, columns: 6, height: 58, rise: 24, half: 3.6 })),
    at(34, GROUND, 1, hoplite({ device: 'club' })),
    at(208, GROUND, [-1, 1], kneelingHoplite({ device: 'bird' })),
  ]),
  /** Light-armed men on the hills, the forest on fire. */
  aetolia: scene('rays', 90, () => [
    fir(164, 132, 1.5),
    fir(198, 136, 1.7),
    fir(226, 132, 1.4),
    flames(182, GROUND, 0.9),
    flames(214, GROUND, 1),
    hill('-2,143! -2,118 40,112 90,114 120,128 136,143!', '20,128 60,124|80,132 104,136'),
    at(70, 116, 0.9, javelinThrower()),
  ]),
  corcyra: scene('wave', 120, () => [
    at(70, 122, 0.92, trireme({ crew: [-22, -10, 14, 26], oars: 10 })),
    turned(206, 124, 6, [-0.92, 0.92], trireme({ sail: 'purple', crew: [-22, -10, 14, 26], oars: 10 })),
    sea(128),
  ]),
  /** White cliffs. */
  leucas: scene('wave', 86, () => [
    white('-2,143! -2,46! 58,44! 66,60! 84,62! 88,84! 104,90! 108,118! 122,143!'),
    figure('-2,46! 58,44! 66,52 40,54 -2,56!'),
    fir(24, 48, 0.5),
    at(182, 124, [-0.66, 0.66], trireme({ oars: 9 })),
    sea(129),
  ]),
  solygeia: scene('wave', 140, () => [
    hill('132,143! 156,124 186,112 216,108 242,110! 242,143!', '170,128 200,120|196,136 226,128'),
    at(30, 132, 1.1, prow()),
    at(96, 146, 0.98, hoplite({ device: 'bird' })),
    at(142, 144, 0.98, hoplite({ device: 'star' })),
    at(204, 112, [-0.84, 0.84], hoplite({ device: 'dots', crest: 'black' })),
    sea(136, { waves: 12, height: 4 }),
  ]),
};
