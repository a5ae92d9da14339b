/** Hazards of the crossing. */
import { GROUND, scene } from '../composition.ts';
import { dolphin } from '../kit/animals.ts';
import { boltOfZeus, shield, spear, sword } from '../kit/arms.ts';
import { at, figure, incised, line, path, shaft, turned, white } from '../kit/brush.ts';
import { siren, windHead } from '../kit/fabulous.ts';
import { man } from '../kit/heads.ts';
import { person } from '../kit/people.ts';
import { BACKED_SAIL, merchantman, prow, sea, swimmer, TORN_SAIL, trireme, wreckedBow, wreckedStern } from '../kit/ships.ts';
import { attacker } from '../kit/soldiers.ts';
import { amphora, chest, coins, flames, scales, smoke } from '../kit/things.ts';

export const safeJourney = scene('wave', 120, () => [
  at(120, 122, 1.06, merchantman()),
  sea(129, { waves: 12, height: 4 }),
  dolphin(26, 112, 0.9, -20),
  dolphin(214, 112, [-0.9, 0.9], 20),
]);

export const stormGale = scene('wave', 112, () => [
  boltOfZeus(206, 17, 1.1, 12),
  turned(108, 114, -10, 0.98, merchantman({ shape: TORN_SAIL })),
  turned(196, 106, 50, 0.9, amphora(0, 16)),
  sea(122, { waves: 6, height: 15 }),
]);

export const stormWreck = scene('wave', 150, () => [
  boltOfZeus(116, 16, 1.2, 4),
  turned(64, 122, -30, 1.2, wreckedStern()),
  turned(150, 112, 34, 1.2, wreckedBow()),
  sea(122, { waves: 6, height: 15 }),
  swimmer(106, 116),
  swimmer(222, 116),
]);

export const stormTurnBack = scene('wave', 106, () => [
  boltOfZeus(210, 16, 1.5, 8),
  boltOfZeus(232, 17, 1, 2),
  turned(98, 116, 8, [-0.98, 0.98], merchantman({ crew: [-30, 30] })),
  path('lineBroad', 'M150 88L186 136'),
  sea(125, { waves: 8, height: 10 }),
]);

/** A wave taller than the mast. */
export const stormHeavySeas = scene('wave', 150, () => [
  turned(78, 112, -20, 0.74, trireme({ sail: 'none' })),
  figure('96,143! 120,132 138,108 150,70 172,40 204,28 232,34! 216,38 208,50 214,60 226,62! 210,70 200,84 204,110 222,130 242,143!'),
  incised('130,134 152,110 164,76 184,50|148,138 170,112 178,84 192,62|172,140 186,118 190,96'),
  white('232,34! 224,40 228,48! 220,46 218,54! 214,46 212,42'),
  white('226,62! 216,64 214,70! 210,66 206,68!'),
  sea(126, { waves: 8, height: 9 }),
]);

export const stormHeadwind = scene('wave', 160, () => [
  windHead(186, 60, [-1, 1]),
  at(84, 122, 0.92, merchantman({ shape: BACKED_SAIL })),
  sea(127, { waves: 8, height: 9 }),
]);

export const stormOffCourse = scene('wave', 186, () => [
  turned(104, 120, -6, 0.74, merchantman()),
  figure('-2,143! -2,62 14,58 26,72 22,90 36,104 40,143!'),
  incised('4,80 14,76 18,92|10,110 24,106'),
  figure('168,143! 172,112 184,100 186,84 204,76 226,78 242,72! 242,143!'),
  incised('186,104 200,98 196,116|212,90 230,94|206,130 226,120'),
  siren(208, 77, [-1.2, 1.2]),
  sea(126, { waves: 8, height: 8 }),
]);

const pirate = (near: Parameters<typeof person>[0]): string => person({ stance: 'stride', head: man({ wears: 'cap' }), ...near });
export const piratesTreasure = scene('wave', 140, () => [
  chest(150, GROUND, 1.3),
  at(
    74,
    GROUND,
    1.1,
    pirate({
      near: [
        [22, -66],
        [38, -60],
      ],
      far: [
        [20, -80],
        [36, -76],
      ],
    }),
  ),
  at(
    216,
    GROUND,
    [-1.06, 1.06],
    pirate({
      stance: 'stand',
      holds: sword(26, -66, 16),
      near: [
        [12, -62],
        [24, -66],
      ],
    }),
  ),
]);

export const piratesGold = scene('wave', 120, () => [
  coins(66, GROUND, 1.3),
  coins(182, GROUND, 1.3),
  at(
    112,
    GROUND,
    1.1,
    pirate({
      stance: 'stand',
      near: [
        [14, -86],
        [30, -100],
      ],
      far: [[-14, -68], [-18, -56], { side: -1 }],
    }),
  ),
  scales(150, 34, 8),
]);

export const piratesToll = scene('wave', 110, () => [
  at(196, 128, [-0.8, 0.8], merchantman({ crew: [] })),
  at(
    166,
    110,
    [-0.7, 0.7],
    person({
      head: man({ wears: 'hat' }),
      dress: 'robe',
      near: [
        [14, -64],
        [30, -66],
      ],
    }),
  ),
  coins(143, 64, 0.6),
  at(50, 128, 1.2, prow()),
  at(
    64,
    106,
    0.82,
    pirate({ near: [[20, -70], [38, -62], { open: true }], holds: sword(-14, -88, -20), far: [[-14, -70], [-14, -84], { side: -1 }] }),
  ),
  sea(128),
]);

const BLACK_SAIL = '-41,-87! -4,-86 33,-87! 36,-70 30,-52! 12,-55 -4,-52! -20,-55 -38,-52! -36,-70';
export const piratesPlunder = scene('wave', 108, () => [
  at(206, 122, [-0.8, 0.8], merchantman()),
  at(
    66,
    126,
    1,
    trireme({ sail: 'figure', shape: BLACK_SAIL, crew: [-46, -34, -22, -10], oars: 11 }),
    at(44, -22, 0.74, attacker({ device: 'gorgon', dip: 14 })),
  ),
  sea(129),
]);

export const piratesAmbush = scene('wave', 150, () => [
  at(176, 112, [-0.62, 0.62], trireme({ sail: 'figure' })),
  at(214, 124, [-0.72, 0.72], trireme({ sail: 'purple' })),
  figure('112,143! 116,112 128,96 130,70 146,52 160,62 166,86 180,98 184,120 196,143!'),
  incised('134,90 146,80 150,98|128,118 150,110 160,124|150,62 156,76'),
  at(54, 124, 0.64, merchantman()),
  sea(128),
]);

const raider = (device: 'star' | 'gorgon' | 'wheel'): string =>
  person({
    stance: 'stride',
    head: man({ wears: 'cap' }),
    holds: spear(-24, -96, 48, -82) + shield(14, -60, 17, { device }),
    near: [[-16, -80], [-6, -92], { side: -1 }],
  });
export const raidersLanding = scene('wave', 124, () => [
  at(26, 132, 1.1, prow()),
  at(92, 148, 1, raider('gorgon')),
  at(146, 146, 1, raider('star')),
  at(200, GROUND, 1, raider('wheel')),
  sea(134, { waves: 12, height: 4 }),
  figure('168,143! 190,136 220,133 242,132! 242,143!'),
]);

export const raidersCamp = scene('rays', 84, () => [
  figure('16,142! 56,58 96,142!'),
  incised('56,62 44,142|56,62 66,142|56,62 30,142|56,62 84,142'),
  shaft('M52 50L60 62M60 50L52 62'),
  path('ground', 'M48 142L56 100L64 142z'),
  flames(128, GROUND, 0.8),
  smoke(122, 92, 1),
  line('110,142 146,136|112,136 146,142'),
  shield(178, 122, 19, { device: 'gorgon', rim: 'purple' }),
  shield(206, 124, 17, { device: 'star' }),
  ...[176, 186, 196].map(x => spear(x + 14, 140, x, 60)),
]);
