/** The state of a harbour: a surplus fills the field, a shortage leaves it half empty. */
import { GROUND, scene } from '../composition.ts';
import { sheep } from '../kit/animals.ts';
import { owl } from '../kit/birds.ts';
import { at, disc, dots, figure, incised, inked, line, lineBold, path, row, turned, white } from '../kit/brush.ts';
import { block } from '../kit/buildings.ts';
import { man } from '../kit/heads.ts';
import { citizen, lady, seated } from '../kit/people.ts';
import { bough, grapes, oliveTree, palmette, vineLeaf, wheat } from '../kit/plants.ts';
import { merchantman, prow, sea } from '../kit/ships.ts';
import { amphora, axe, basket, drinkingCup, flames, krater, pickaxe, pithos, scroll, stool } from '../kit/things.ts';

const SHEAF = [
  [-16, 58, -22],
  [-8, 66, -10],
  [0, 70, 0],
  [8, 66, 10],
  [16, 58, 22],
] as const;
export const surplusGrain = scene('rays', 120, () => [
  palmette(40, 112, 1.3),
  palmette(200, 112, 1.3),
  ...SHEAF.map(([x, height, lean]) => wheat(120 + x * 0.6, 86, height * 0.86, lean)),
  pithos(120, GROUND, 1.15),
  amphora(74, GROUND, 0.9),
  amphora(166, GROUND, 0.9),
]);
export const shortageGrain = scene('rays', 120, () => [
  palmette(206, 112, 1.2),
  turned(112, 106, -86, 1, pithos(0, 42, 1.4)),
  wheat(168, GROUND, 66, 10),
  dots('leaves', '62,138 54,140 46,137 36,140 24,139'),
  owl(126, 76, 0.9),
]);

export const surplusGrapes = scene('ivy', 120, () => [
  path('lineBold', 'M40 142C34 100 36 70 60 44S160 20 196 46 206 100 202 142'),
  ...(
    [
      [62, 46],
      [92, 33],
      [124, 28],
      [156, 31],
      [186, 44],
    ] as const
  ).map(([x, y]) => vineLeaf(x, y, 0.9)),
  ...(
    [
      [50, 60],
      [78, 46],
      [108, 40],
      [140, 40],
      [172, 46],
      [194, 62],
    ] as const
  ).map(([x, y]) => grapes(x, y, 1.1)),
  krater(120, GROUND, 1.34),
  drinkingCup(66, GROUND, 1.2),
  drinkingCup(176, GROUND, 1.2),
]);
export const shortageGrapes = scene('ivy', 130, () => [
  path('lineBold', 'M150 142C140 110 160 90 146 62M148 78C130 70 122 56 126 44M152 96C170 88 178 76 176 60'),
  line('156,142 156,40'),
  vineLeaf(176, 58, 0.9),
  grapes(122, 44, 1),
  turned(84, 118, -86, 1, krater(0, 24)),
  dots('berries', '96,139 104,140'),
  owl(40, GROUND - 3, 1),
]);

export const surplusOlives = scene('rays', 120, () => [
  at(120, GROUND, 1.42, oliveTree(7)),
  row([22, 52, 188, 218], GROUND, () => amphora(0, 0, 1.1)),
  dots('fruit', '78,138 88,140 96,138 146,139 156,140 164,138'),
]);
export const shortageOlives = scene('rays', 128, () => [
  at(136, GROUND, 1.36, oliveTree(0)),
  bough('158,84 174,66 184,46', 6, 6),
  dots('fruit', '180,66'),
  turned(58, 132, -92, 1.3, amphora(0, 18)),
]);

const LUMPS = [
  [-40, 0],
  [-14, 0],
  [14, 0],
  [40, 0],
  [-27, -22],
  [0, -22],
  [27, -22],
  [-13, -44],
  [13, -44],
  [0, -64],
] as const;
const lump = (x: number, y: number): string =>
  at(
    x,
    y,
    1.2,
    figure('-12,0! -11,-11! -4,-19! 6,-18! 12,-9! 11,0!'),
    incised('-11,-11 -2,-8 6,-18|-2,-8 0,0'),
    dots('whiteDots', '-6,-4 6,-6'),
  );
export const surplusOre = scene('rays', 120, () => [
  at(120, GROUND, 1, ...LUMPS.map(([x, y]) => lump(x, y))),
  pickaxe(202, 110, 18),
  basket(34, GROUND, 1.5),
  dots('whiteSpots', '26,106 36,104 44,106'),
]);
export const shortageOre = scene('rays', 104, () => [
  turned(96, 118, 70, 1.8, basket(0, 12)),
  lump(156, GROUND),
  turned(204, 128, 78, 1, pickaxe(0, 0)),
  owl(52, GROUND - 3, 0.9),
]);

const log = (x: number, y: number, radius = 15): string =>
  at(x, y, radius / 15, disc('figure', 0, 0, 15), disc('white', 0, 0, 11), disc('inked', 0, 0, 7), disc('inked', 0, 0, 3));
export const surplusTimber = scene('rays', 120, () => [
  ...[72, 104, 136, 168].map(x => log(x, 126)),
  ...[88, 120, 152].map(x => log(x, 98)),
  ...[104, 136].map(x => log(x, 70)),
  log(120, 42),
  axe(206, 114, 16),
  at(30, GROUND, 1, bough('0,0 2,-30 -2,-64', 8, 8)),
]);
export const shortageTimber = scene('rays', 120, () => [
  at(
    116,
    GROUND,
    1.5,
    figure('-32,0! -24,-8 -22,-32! 22,-32! 24,-8 34,0! 14,-3 0,0 -16,-3'),
    white('-22,-32! -16,-38 0,-40 16,-38 22,-32! 16,-27 0,-25 -16,-27'),
    inked('-12,-32 0,-36 12,-32 0,-29 -12,-32|-4,-32 4,-32'),
    incised('-12,-22 -14,-8|0,-22 0,-4|12,-22 14,-8'),
    axe(8, -56, 26),
  ),
  bough('180,140 194,134 214,136', 5, 5),
]);

export const surplusWool = scene('rays', 120, () => [
  at(62, 112, 1.1, sheep()),
  at(150, 108, 1.1, sheep()),
  at(104, GROUND, 1.6, sheep()),
  at(188, GROUND, 1.4, sheep()),
  at(32, GROUND, 1.2, sheep()),
]);
/** A shorn sheep, and a woman whose distaff is bare. */
export const shortageWool = scene('rays', 150, () => [
  at(
    84,
    GROUND,
    1.5,
    line('-9,-12 -9,0|-4,-11 -4,0|7,-11 7,0|12,-12 12,0'),
    white('-16,-18! -12,-24 0,-25 12,-24 15,-18 10,-11 0,-12 -12,-11'),
    inked('-10,-20 -7,-16|-2,-21 0,-16|6,-20 8,-16'),
    figure('11,-22! 13,-32 19,-32 23,-23! 20,-19 15,-20'),
    line('12,-31 8,-34 8,-27'),
  ),
  at(
    182,
    GROUND,
    [-1.08, 1.08],
    lady({
      mantle: 'black',
      holds: lineBold('24,-52 28,-96'),
      near: [
        [12, -60],
        [25, -62],
      ],
      far: [[16, -70], [30, -58], { open: true }],
    }),
  ),
]);

export const harborDuties = scene('wave', 84, () => [
  at(
    76,
    GROUND,
    1.2,
    seated({
      seat: stool(),
      holds: scroll(32, 4, -8, 0.9),
      head: man({ wears: 'nothing' }),
      far: [
        [-6, 22],
        [8, 24],
      ],
      near: [
        [15, 16],
        [24, 8],
      ],
    }),
  ),
  at(
    176,
    GROUND,
    [-1.06, 1.06],
    citizen({
      wears: 'hat',
      mantle: 'black',
      near: [
        [14, -64],
        [28, -70],
      ],
    }),
  ),
  disc('white', 143, 66, 5),
  amphora(206, GROUND, 1.1),
  amphora(226, GROUND, 1.1),
  amphora(130, GROUND, 0.9),
]);

export const blockade = scene('wave', 120, () => [
  at(32, 124, 1.24, prow()),
  at(208, 124, [-1.24, 1.24], prow()),
  at(48, 98, 1, figure('-6,0! -6,-52! 6,-52! 6,0!'), figure('-9,-52! 9,-52! 0,-62!')),
  at(192, 98, 1, figure('-6,0! -6,-52! 6,-52! 6,0!'), figure('-9,-52! 9,-52! 0,-62!')),
  ...[...Array(9).keys()].map(i => disc('lineBroad', 60 + i * 15, 62 + 26 * (1 - ((i - 4) / 4) ** 2), 6.4)),
  sea(128),
]);

export const openHarbor = scene('wave', 130, () => [
  flames(40, 62, 0.5),
  path('ray', 'M56 46L74 40M56 54L76 56M24 46L10 42'),
  block('figure', 22, 78, 58, 126),
  block('figure', 30, 62, 50, 80),
  incised('23,90 57,90|23,102 57,102|23,114 57,114|31,71 49,71'),
  white('36,126! 36,112 40,107 44,112 44,126!'),
  figure('-2,143! -2,126! 84,126! 92,143!'),
  at(156, 124, [-0.86, 0.86], merchantman()),
  sea(130, { waves: 12, height: 5 }),
  figure('206,143! 212,126! 242,126! 242,143!'),
  amphora(228, 126, 0.8),
]);
