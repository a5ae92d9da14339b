/** The Persian halves that show gifts, quarrels and treason. */
import { GROUND, scene } from '../composition.ts';
import { shield, spear } from '../kit/arms.ts';
import { at, dots, figure, line, shaft, turned, whiteLine } from '../kit/brush.ts';
import { altar } from '../kit/buildings.ts';
import { helmeted, man, persianHead } from '../kit/heads.ts';
import { lettering } from '../kit/letters.ts';
import { citizen, person, runner } from '../kit/people.ts';
import { bough } from '../kit/plants.ts';
import { hoplite } from '../kit/soldiers.ts';
import { amphora, bowl, flames, lyre, pithos, sherd } from '../kit/things.ts';

/** A clod of earth on the hand, water poured from a jar. */
export const tributeOfEarthAndWater = scene('rays', 80, () => [
  at(
    58,
    GROUND,
    1.1,
    shaft('M-16-84L-16 0'),
    person({
      dress: 'persianPurple',
      stance: 'stand',
      head: persianHead(),
      near: [[16, -68], [34, -66], { open: true }],
      far: [[-16, -66], [-17, -54], { side: -1 }],
    }),
  ),
  bowl(106, 74, 1.5),
  at(
    186,
    GROUND,
    [-1.1, 1.1],
    citizen({
      wears: 'nothing',
      mantle: 'black',
      far: [
        [18, -90],
        [34, -92],
      ],
      near: [[12, -58], [28, -48], { open: true }],
    }),
  ),
  turned(140, 56, -118, 0.9, amphora(0, 20)),
  line('118,40 112,52 108,66'),
  dots('leaves', '110,58 106,64'),
  figure('138,84! 140,76 148,72 156,76 158,84!'),
  dots('whiteDots', '145,78 151,77 148,81'),
]);

export const carneiaFestival = scene('ivy', 78, () => [
  altar(122, GROUND, 1.2),
  flames(122, 111, 0.6),
  at(
    52,
    GROUND,
    1.06,
    citizen({
      beard: false,
      wears: 'laurel',
      holds: lyre(14, -64, 1, 12),
      near: [
        [4, -60],
        [16, -66],
      ],
    }),
  ),
  at(
    172,
    GROUND,
    [-0.98, 0.98],
    person({
      stance: 'run',
      dress: 'nude',
      head: man({ beard: false, wears: 'laurel' }),
      far: [[14, -96], [8, -112], { open: true }],
      near: [[-18, -92], [-22, -108], { open: true, side: -1 }],
    }),
  ),
  at(212, GROUND - 2, [-0.9, 0.9], runner({ wears: 'laurel' })),
  whiteLine('112,112 106,106 110,102|132,112 138,106 134,102'),
]);

export const ostracism = scene('lotus', 120, () => [
  pithos(120, GROUND, 1.16),
  sherd(112, 66, -20, 1.1),
  sherd(130, 52, 24, 1.1),
  sherd(116, 38, 10, 1),
  at(
    54,
    GROUND,
    1.08,
    citizen({
      near: [
        [18, -80],
        [36, -84],
      ],
      mantle: 'purple',
    }),
  ),
  sherd(100, 50, -30, 1),
  at(
    188,
    GROUND,
    [-1.08, 1.08],
    citizen({
      old: true,
      wears: 'nothing',
      mantle: 'black',
      near: [
        [18, -76],
        [36, -82],
      ],
    }),
  ),
  sherd(146, 48, 40, 1),
  lettering('ΘΕΜΙΣΤΟΚΛΕΣ', 86, 21),
]);

export const separatePeace = scene('meander', 120, () => [
  altar(120, GROUND, 1.1),
  at(
    66,
    GROUND,
    1.12,
    person({
      dress: 'persianPurple',
      head: persianHead(),
      near: [
        [24, -66],
        [44, -70],
      ],
    }),
  ),
  at(
    174,
    GROUND,
    [-1.12, 1.12],
    person({
      dress: 'cuirass',
      head: helmeted(),
      near: [
        [24, -66],
        [44, -70],
      ],
    }),
  ),
  shaft('M88 36L114 52M126 46L152 30'),
  turned(152, 30, 58, 1, figure('-1,4! -2.6,-2! 0,-12! 2.6,-2! 1,4!')),
  bough('20,138 16,112 22,88', 7, 6),
  bough('222,138 226,112 220,88', 7, 6),
]);

/** A Theban with the club of Herakles on his shield turns away from a Spartan. */
export const defectionOfThebes = scene('meander', 88, () => [
  at(196, GROUND, [-1.08, 1.08], hoplite({ spear: true })),
  at(
    88,
    GROUND,
    [-1.14, 1.14],
    person({
      stance: 'walk',
      dress: 'cuirass',
      head: at(0, 0, [-1, 1], helmeted({ crest: 'black' })),
      behind: spear(-26, -2, -18, -112),
      holds: shield(4, -60, 21, { device: 'club', rim: 'purple' }),
      near: [[-16, -66], [-22, -56], { open: true, side: -1 }],
    }),
  ),
  lettering('ΘΕΒΑΙ', 22, 30),
]);
