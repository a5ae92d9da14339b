/** Wonders: the monument from the ground to the tongues, small ships or people beside it for scale. */
import { GROUND, scene } from '../composition.ts';
import { deer, dolphin, horse } from '../kit/animals.ts';
import { spear } from '../kit/arms.ts';
import { owl } from '../kit/birds.ts';
import { at, disc, dots, figure, incised, line, path, shaft, white } from '../kit/brush.ts';
import { block, column, entablature, steps, temple } from '../kit/buildings.ts';
import { man } from '../kit/heads.ts';
import { lettering } from '../kit/letters.ts';
import { number, numbers, straight, upTo } from '../kit/path.ts';
import { citizen, lady, person, seated } from '../kit/people.ts';
import { leavesAlong, shrub } from '../kit/plants.ts';
import { sea, trireme } from '../kit/ships.ts';
import { flames, mask, scroll, smoke, stool, tripod } from '../kit/things.ts';
import { zeus } from './zeus.ts';

export const parthenon = scene('rays', 120, () => [
  at(120, GROUND, 1.12, temple({ width: 164, columns: 8, height: 52, rise: 30, half: 4.6, sign: owl(-1, -73, 0.5) })),
  at(16, GROUND, 0.42, citizen()),
  at(224, GROUND, [-0.42, 0.42], citizen({ mantle: 'black' })),
]);

const sunRays = (): string =>
  path(
    'ray',
    upTo(9)
      .map(i => Math.PI * (-0.06 + (i / 8) * 1.12))
      .map(a => `M${numbers(Math.cos(a) * 12, -12 - Math.sin(a) * 12)}L${numbers(Math.cos(a) * 21, -12 - Math.sin(a) * 21)}`)
      .join(''),
  );
export const colossus = scene('wave', 124, () => [
  at(52, 124, 0.5, trireme()),
  at(204, 126, [-0.42, 0.42], trireme({ sail: 'purple' })),
  sea(128),
  figure('90,143! 92,137! 98,137! 98,132! 152,132! 152,137! 158,137! 160,143!'),
  at(
    124,
    132,
    1.02,
    figure('-10,-80! -20,-60 -22,-34 -28,-16! -18,-18 -14,-30 -10,-50'),
    incised('-13,-70 -18,-46 -22,-24|-10,-62 -14,-40'),
    person({
      dress: 'nude',
      head: sunRays() + man({ beard: false, wears: 'nothing' }),
      behind: figure('24,-98! 30,-98! 28,-86! 26,-86!') + flames(27, -98, 0.32),
      far: [
        [19, -76],
        [26, -88],
      ],
      near: [[-15, -64], [-9, -50], { side: -1 }],
    }),
  ),
  lettering('ΗΛΙΟΣ', 166, 40),
]);

export const lighthouse = scene('wave', 108, () => [
  at(196, 126, [-0.6, 0.6], trireme()),
  sea(128),
  figure('44,143! 50,124 66,122 128,122 146,128 152,143!'),
  path('figure', straight([72, 122], [76, 84], [116, 84], [120, 122])),
  path('figure', straight([81, 84], [83, 58], [109, 58], [111, 84])),
  path('figure', straight([88, 58], [89, 44], [103, 44], [104, 58])),
  incised('75,112 117,112|76,102 116,102|77,92 115,92|82,76 110,76|83,68 109,68|88,51 104,51'),
  block('figure', 70, 81, 122, 84),
  block('figure', 78, 55, 114, 58),
  white('92,122! 92,110 96,106 100,110 100,122!'),
  flames(96, 45, 0.56),
  path('ray', 'M78 34L52 26M78 40L48 42M114 34L140 26M114 40L144 42M80 28L64 19M112 28L128 19'),
  dolphin(26, 112, 0.8, -24),
]);

/** Scrolls in their racks, and a reader. */
const rack = (x: number): string =>
  at(
    x,
    GROUND,
    1,
    block('figure', -30, -104, 30, 0),
    ...upTo(4).flatMap(row =>
      upTo(4).map(
        i =>
          disc(i % 3 === row % 2 ? 'edged' : 'white', -20 + i * 13.4, -14 - row * 25, 4.6) +
          disc('pupil', -20 + i * 13.4, -14 - row * 25, 1.2),
      ),
    ),
    incised('-29,-25 29,-25|-29,-50 29,-50|-29,-75 29,-75|-29,-98 29,-98'),
  );
export const greatLibrary = scene('lotus', 120, () => [
  rack(38),
  rack(202),
  at(
    112,
    GROUND,
    1.16,
    seated({
      seat: stool(),
      head: man({ old: true, wears: 'nothing' }),
      holds: scroll(34, 12, -12, 1.1),
      far: [
        [-4, 20],
        [18, 22],
      ],
      near: [
        [16, 18],
        [26, 14],
      ],
    }),
  ),
]);

/** Two horses abreast, a charioteer, the turning post. */
export const hippodrome = scene('meander', 110, () => [
  column(218, GROUND, 40, 6),
  figure('206,36! 230,36! 218,18!'),
  at(134, 138, 0.9, horse('gallop')),
  at(122, 141, 0.92, horse('gallop')),
  disc('lineBroad', 44, 122, 18),
  line('44,104 44,140|26,122 62,122|31,109 57,135|57,109 31,135'),
  figure('26,118! 30,96! 62,92 68,104 66,118!'),
  shaft('M60 112L112 98'),
  at(
    48,
    118,
    0.86,
    person({
      dress: 'plainRobe',
      head: man({ beard: false }),
      near: [
        [16, -66],
        [30, -62],
      ],
    }),
  ),
  path('thin', 'M76 64L168 78M76 66L160 82'),
]);

/** Tiers round the dancing floor, as a fan; two masks, an actor. */
export const greatTheater = scene('ivy', 120, () => [
  path('figure', 'M20 124A100 98 0 0 1 220 124H160A40 38 0 0 0 80 124z'),
  path('incised', [88, 76, 64, 52].map(r => `M${120 - r} 124A${r} ${number(r * 0.97)} 0 0 1 ${120 + r} 124`).join('')),
  path(
    'incisedBroad',
    [36, 63, 90, 117, 144]
      .map(degrees => (degrees * Math.PI) / 180)
      .map(a => `M${numbers(120 - Math.cos(a) * 41, 124 - Math.sin(a) * 39)}L${numbers(120 - Math.cos(a) * 98, 124 - Math.sin(a) * 95)}`)
      .join(''),
  ),
  block('figure', 4, 124, 236, 142),
  incised('6,130 234,130|30,132 30,141|60,132 60,141|90,132 90,141|120,132 120,141|150,132 150,141|180,132 180,141|210,132 210,141'),
  at(120, 124, 0.34, citizen({ beard: false, wears: 'laurel', near: [[16, -80], [30, -94], { open: true }] })),
  mask(34, 108, 1),
  mask(206, 108, 1),
]);

export const oracle = scene('lotus', 112, () => [
  column(24, GROUND - 4, 40, 5.4),
  column(216, GROUND - 4, 40, 5.4),
  entablature(0, 240),
  tripod(112, GROUND, 1.5),
  smoke(106, 56, 0.9),
  smoke(128, 58, 0.7),
  at(66, GROUND, 1.04, lady({ wears: 'veil', near: [[16, -76], [28, -88], { open: true }] })),
  at(176, GROUND, [-1.04, 1.04], citizen({ mantle: 'black', wears: 'laurel', near: [[14, -64], [28, -68], { open: true }] })),
]);

const hanging = (x: number, y: number): string =>
  leavesAlong(
    [
      [x, y],
      [x + 2, y + 12],
      [x - 2, y + 24],
    ],
    4,
    6,
    'whiteLeaves',
  );
export const hangingGardens = scene('rays', 120, () => [
  block('figure', 20, 112, 220, 142),
  block('figure', 50, 80, 190, 112),
  block('figure', 82, 48, 158, 80),
  incised('22,118 218,118|52,86 188,86|84,54 156,54'),
  ...[40, 76, 112, 148, 184].map(x => white(`${x},142! ${x},128 ${x + 8},123 ${x + 16},128 ${x + 16},142!`)),
  ...[68, 112, 156].map(x => white(`${x},112! ${x},98 ${x + 8},93 ${x + 16},98 ${x + 16},112!`)),
  ...(
    [
      [96, 48],
      [120, 46],
      [144, 48],
      [62, 80],
      [178, 80],
      [34, 112],
      [206, 112],
    ] as const
  ).map(([x, y]) => at(x, y, 0.5, shrub(0, 0))),
  ...(
    [
      [84, 50],
      [156, 50],
      [52, 82],
      [72, 82],
      [168, 82],
      [188, 82],
      [24, 114],
      [216, 114],
    ] as const
  ).map(([x, y]) => hanging(x, y)),
  dots('fruit', '84,62 156,62 54,96 188,96 26,126 216,126'),
]);

export const mausoleum = scene('meander', 120, () => [
  ...upTo(6).map(i => block('figure', 74 + i * 7, 66 - i * 5, 166 - i * 7, 72 - i * 5)),
  at(116, 42, 0.3, horse()),
  at(124, 42, 0.3, horse()),
  ...upTo(8).map(i => column(74 + i * 13.2, 116, 80, 3.2)),
  block('figure', 64, 70, 176, 77),
  at(120, GROUND, 1, steps(84, 3, 9)),
  block('figure', 56, 114, 184, 120),
  at(24, GROUND, 0.5, citizen()),
  at(220, GROUND, [-0.5, 0.5], lady({ wears: 'veil' })),
]);

export const templeOfArtemis = scene('ivy', 120, () => [
  at(120, GROUND, 1, temple({ width: 150, columns: 6, height: 66, rise: 24, half: 5 })),
  at(118, 134, 0.6, lady({ far: [[18, -66], [32, -58], { open: true }], near: [[-16, -66], [-30, -58], { open: true, side: -1 }] })),
  at(26, GROUND, 0.8, deer()),
  at(214, GROUND, [-0.8, 0.8], deer()),
]);

export const statueOfZeus = scene('meander', 112, () => [
  figure('60,142! 60,132! 172,132! 172,142!'),
  incised('62,136 170,136'),
  at(108, 134, 1.24, zeus()),
  spear(86, 132, 80, 24),
  at(150, 54, 0.3, lady({ near: [[16, -90], [26, -100], { open: true }] })),
  figure('146,36! 136,26 128,28! 132,36! 142,42'),
  at(206, GROUND, [-0.5, 0.5], citizen({ near: [[14, -84], [22, -98], { open: true }] })),
  at(28, GROUND, 0.5, lady({ near: [[14, -84], [22, -98], { open: true }] })),
  lettering('ΖΕΥΣ', 178, 40),
]);

/** The discus thrower at the starting line. */
export const olympicStadium = scene('ivy', 112, () => [
  column(26, GROUND, 54, 5),
  column(216, GROUND, 54, 5),
  shaft('M14 50H38M204 50H228'),
  at(
    112,
    GROUND - 2,
    1.14,
    person({
      stance: 'lunge',
      dress: 'nude',
      head: man({ beard: false, wears: 'fillet' }),
      far: [
        [20, -66],
        [26, -50],
      ],
      near: [[-20, -84], [-34, -96], { side: -1 }],
      holds: disc('white', -40, -102, 10) + disc('inked', -40, -102, 6),
    }),
  ),
  path('crack', 'M150 142H206'),
  white('150,138! 206,138! 206,142! 150,142!'),
]);
