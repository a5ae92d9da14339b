/** Endings, empty places, errors. */
import { GROUND, scene } from '../composition.ts';

import { shield } from '../kit/arms.ts';
import { owl } from '../kit/birds.ts';
import { at, dots, figure, line, path, purple, shaft, turned } from '../kit/brush.ts';
import { altar, column, stele } from '../kit/buildings.ts';
import { helmet } from '../kit/goods.ts';
import { helmeted, man } from '../kit/heads.ts';
import { lettering } from '../kit/letters.ts';
import { lady, person, seated } from '../kit/people.ts';
import { bough, palmette, palmetteLeaves, wreath } from '../kit/plants.ts';
import { FURLED_SAIL, sea, trireme } from '../kit/ships.ts';
import { amphora, flames, gamingTable, scroll, stool } from '../kit/things.ts';
import { players } from './players.ts';

/** Victory crowns a runner. */
export const victory = scene('ivy', 120, () => [
  palmette(24, 118, 0.9),
  palmette(216, 118, 0.9),
  at(
    84,
    GROUND,
    1.06,
    figure('-4,-74! -26,-96 -48,-98! -40,-88! -48,-80! -38,-74! -42,-64! -24,-62 -6,-62!'),
    path('incised', 'M-10-72L-38-92M-12-68L-38-78M-14-64L-32-68'),
    lady({
      near: [
        [16, -88],
        [34, -100],
      ],
      far: [
        [20, -84],
        [38, -92],
      ],
    }),
  ),
  at(132, 38, 0.3, wreath()),
  at(
    154,
    GROUND,
    [-1, 1],
    person({ dress: 'nude', head: man({ beard: false, wears: 'nothing' }), near: [[10, -64], [8, -50], { side: -1 }] }),
  ),
  lettering('ΝΙΚΕ', 8, 26),
  lettering('ΚΑΛΟΣ', 184, 34),
]);
/** The wreath alone, round an empty field: the winner's medallion goes inside (radius 36 around 120, 78). */
export const crowned = scene('ivy', 120, () => [
  at(120, 76, 1, wreath(46)),
  palmette(34, 122, 0.9),
  palmette(206, 122, 0.9),
  lettering('ΝΙΚΕ', 22, 44),
  lettering('ΚΑΛΟΣ', 184, 44),
]);
export const defeat = scene('lotus', 110, () => [
  stele(176, GROUND),
  at(176, 54, 0.66, palmetteLeaves()),
  turned(70, GROUND, -14, 1, shield(0, -27, 27, { rim: 'purple' })),
  shaft('M20 139L104 128M112 118L140 92'),
  turned(142, 90, 44, 1, figure('-1,4! -2.6,-2! 0,-12! 2.6,-2! 1,4!')),
  turned(122, 127, -58, 0.92, helmet()),
  owl(212, 139, 0.96),
  bough('30,124 32,96 28,68', 7, 6),
]);
/** A draw: both call the same. */
export const tie = scene('meander', 120, () => [
  at(120, GROUND, 0.9, players({ speak: false })),
  lettering('ΤΡΙΑ', 94, 76, { angle: -14, scale: 0.8 }),
  lettering('ΤΡΙΑ', 130, 70, { angle: 12, scale: 0.8 }),
]);
export const atTheBoard = scene('meander', 120, () => [at(120, GROUND, 0.9, players())]);

const EMPTY_STOOL = (): string =>
  line('-16,-30 14,0|14,-30 -16,0') + figure('-20,-33! 18,-33! 18,-29! -20,-29!') + purple('-16,-36! 14,-36! 16,-33! -18,-33!');
/** A table without players. */
export const emptyTable = scene('rays', 120, () => [
  at(120, GROUND, 1.5, gamingTable()),
  owl(118, 92, 1.16),
  at(50, GROUND, 1.2, EMPTY_STOOL()),
  at(190, GROUND, [-1.2, 1.2], EMPTY_STOOL()),
  lettering('ΟΥΔΕΙΣ', 98, 38),
]);
/** No wind: no connection. */
export const becalmed = scene('wave', 112, () => [
  at(112, 122, 1.02, trireme({ crew: [], shape: FURLED_SAIL })),
  sea(130, { waves: 10, height: 2 }),
]);
/** Nothing to tell. */
export const silence = scene('ivy', 120, () => [
  amphora(120, GROUND, 2.7),
  bough('52,138 58,110 50,84', 7, 7),
  bough('190,138 184,110 192,84', 7, 7),
]);
/** A page that does not exist: the messenger at the crossroads. */
export const lost = scene('rays', 96, () => [
  column(132, GROUND, 56, 6),
  at(132, 52, 0.8, man({ old: true, wears: 'nothing' })),
  at(
    80,
    GROUND,
    1.08,
    person({
      stance: 'walk',
      head: man({ wears: 'hat' }),
      near: [[14, -84], [6, -96], { side: -1 }],
      holds: shaft('M20-96L26 0'),
      far: [
        [18, -68],
        [24, -72],
      ],
    }),
  ),
  bough('196,140 202,112 194,84', 8, 7),
]);
/** Something broke. */
export const broken = scene('rays', 86, () => [
  turned(80, 128, -70, 1.8, amphora(0, 12)),
  figure('120,142! 126,128! 140,130! 144,142!'),
  figure('154,142! 160,132! 172,136! 170,142!'),
  dots('leaves', '184,140 192,141 200,139'),
  at(206, GROUND - 3, 1, owl(0, 0, [-1, 1])),
]);
/** A lesson: teacher and pupil. */
export const lesson = scene('lotus', 120, () => [
  at(
    66,
    GROUND,
    1.18,
    seated({
      seat: stool(),
      holds: scroll(34, 8, -8, 1),
      far: [
        [-4, 20],
        [18, 20],
      ],
      near: [
        [16, 16],
        [25, 10],
      ],
    }),
  ),
  at(168, GROUND, [-1, 1], person({ dress: 'robe', head: man({ beard: false }), near: [[12, -62], [22, -70], { open: true }] })),
  lettering('ΑΒΓΔ', 104, 36),
]);
/** A friend is asked to the table. */
export const invitation = scene('ivy', 120, () => [
  column(34, GROUND, 44, 5.4),
  column(206, GROUND, 44, 5.4),
  at(
    80,
    GROUND,
    1.08,
    person({
      dress: 'robe',
      near: [
        [24, -66],
        [40, -70],
      ],
    }),
  ),
  at(
    158,
    GROUND,
    [-1.08, 1.08],
    person({
      stance: 'walk',
      head: man({ wears: 'hat' }),
      near: [
        [22, -66],
        [36, -70],
      ],
    }),
  ),
  lettering('ΧΑΙΡΕ', 104, 34),
]);
/** An oath before a game: the fair draw. */
export const oath = scene('lotus', 120, () => [
  altar(120, GROUND, 1.4),
  flames(120, 106, 0.6),
  at(56, GROUND, 1.06, person({ dress: 'cuirass', head: helmeted(), near: [[22, -70], [40, -66], { open: true }] })),
  at(
    184,
    GROUND,
    [-1.06, 1.06],
    person({ dress: 'cuirass', head: helmeted({ crest: 'black' }), near: [[22, -70], [40, -66], { open: true }] }),
  ),
]);
