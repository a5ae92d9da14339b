/** Philosophies: a sage, who listens, and one thing that is the doctrine. */
import { GROUND, scene } from '../composition.ts';
import { dog } from '../kit/animals.ts';
import { at, dots, figure, ground, line, path, shaft, turned } from '../kit/brush.ts';
import { column, entablature } from '../kit/buildings.ts';
import { man } from '../kit/heads.ts';
import { lettering } from '../kit/letters.ts';
import { arm } from '../kit/limbs.ts';
import { citizen, seated } from '../kit/people.ts';
import { oliveTree } from '../kit/plants.ts';
import { coins, drinkingCup, lyre, pithos, stoneSeat, stool } from '../kit/things.ts';

const SAGE = (): string => man({ old: true, wears: 'nothing' });

/** Diogenes looks out of his jar. */
export const cynicism = scene('ivy', 104, () => [
  turned(62, 100, 90, 1, pithos(0, 54, 1.72)),
  ground('112,76 124,84 126,100 124,118 112,128 108,100'),
  at(112, 112, 1.3, SAGE()),
  arm([106, 118], [122, 122], [140, 112], { open: true }),
  at(182, GROUND, [-1.5, 1.5], dog()),
  lettering('ΔΙΟΓΕΝΕΣ', 112, 36),
]);

export const epicureanism = scene('ivy', 70, () => [
  at(194, GROUND, 1.16, oliveTree(5)),
  at(
    58,
    GROUND,
    1.2,
    seated({
      seat: stool(),
      head: SAGE(),
      holds: drinkingCup(32, 8, 0.8),
      far: [
        [-6, 22],
        [8, 24],
      ],
      near: [
        [16, 16],
        [28, 6],
      ],
    }),
  ),
  at(
    158,
    GROUND,
    [-1.2, 1.2],
    seated({
      seat: stool(),
      mantle: 'black',
      head: man({ beard: false, wears: 'laurel' }),
      holds: drinkingCup(32, 8, 0.8),
      near: [
        [16, 16],
        [28, 6],
      ],
    }),
  ),
  lettering('ΕΠΙΚΟΥΡΟΣ', 22, 30),
]);

/** Zeno teaches in the Painted Stoa. */
export const stoicism = scene('ivy', 70, () => [
  entablature(150, 240),
  column(166, GROUND - 5, 42, 5.5),
  column(224, GROUND - 5, 42, 5.5),
  figure('150,142! 240,142! 240,137! 150,137!'),
  at(
    48,
    GROUND,
    1.2,
    seated({
      seat: stool(),
      head: SAGE(),
      holds: shaft('M36-22L30 68'),
      far: [
        [-6, 22],
        [8, 24],
      ],
      near: [
        [17, 15],
        [30, 8],
      ],
    }),
  ),
  at(128, GROUND, [-1, 1], citizen({ mantle: 'black', beard: false, near: [[12, -62], [20, -70], { open: true }] })),
  at(
    196,
    GROUND,
    [-1, 1],
    citizen({
      near: [
        [10, -60],
        [18, -62],
      ],
    }),
  ),
  lettering('ΖΗΝΟΝ', 98, 30),
]);

export const pythagoreanism = scene('lotus', 82, () => [
  at(
    46,
    GROUND,
    1.2,
    seated({
      seat: stoneSeat(),
      head: SAGE(),
      holds: shaft('M32-2L62 30'),
      far: [
        [-6, 22],
        [8, 24],
      ],
      near: [
        [16, 14],
        [30, -2],
      ],
    }),
  ),
  path('lineBold', 'M118 140V82L176 140z'),
  path('line', 'M118 130H128V140M106 140H96V82H118M118 140V152'),
  dots('berries', '118,82 176,140 118,140'),
  lyre(206, 74, 1.5, 0),
  lettering('ΠΥΘΑΓΟΡΑΣ', 70, 28),
]);

/** Atoms fall through the void. */
export const atomism = scene('lotus', 100, () => [
  at(
    54,
    GROUND,
    1.2,
    seated({
      seat: stool(),
      head: turned(0, 0, -14, 1, SAGE()),
      far: [
        [-6, 22],
        [8, 24],
      ],
      near: [[16, 12], [26, -4], { open: true }],
    }),
  ),
  at(
    110,
    14,
    1.8,
    dots('whiteSpots', '6,9 22,6 40,10 58,6 14,22 34,20 52,26 66,18 10,38 28,36 46,42 62,38 18,54 40,56 58,60 6,60'),
    dots('fruit', '14,14 32,10 48,14 64,28 24,28 42,32 8,30 20,46 36,48 54,50 68,48 30,62 48,64'),
  ),
  lettering('ΔΕΜΟΚΡΙΤΟΣ', 16, 28),
]);

export const sophism = scene('lotus', 120, () => [
  at(70, GROUND, 1.12, citizen({ near: [[16, -74], [30, -88], { open: true }], far: [[18, -62], [32, -62], { open: true }] })),
  at(
    170,
    GROUND,
    [-1.12, 1.12],
    citizen({
      mantle: 'black',
      wears: 'nothing',
      near: [[16, -74], [30, -88], { open: true }],
      far: [[18, -62], [32, -62], { open: true }],
    }),
  ),
  coins(120, GROUND, 1.2),
  column(22, GROUND - 2, 40, 5),
  column(218, GROUND - 2, 40, 5),
  line('0,36 240,36'),
]);
