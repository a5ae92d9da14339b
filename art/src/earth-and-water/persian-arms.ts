/** The Persian halves that show the king and his arms. */
import { GROUND, scene } from '../composition.ts';
import { dolphin, horse } from '../kit/animals.ts';
import { spear } from '../kit/arms.ts';
import { persianTunic } from '../kit/bodies.ts';
import { at, disc, figure, incised, row, shaft, turned, white, whiteLine } from '../kit/brush.ts';
import { block, temple } from '../kit/buildings.ts';
import { egyptianHead, man, persianHead } from '../kit/heads.ts';
import { lettering } from '../kit/letters.ts';
import { arm, leg } from '../kit/limbs.ts';
import { person, seated } from '../kit/people.ts';
import { leavesAlong, palm, shrub } from '../kit/plants.ts';
import { merchantman, sea } from '../kit/ships.ts';
import { archer, bowingPersian, guard, kneelingHoplite } from '../kit/soldiers.ts';
import { flames, footstool, throne } from '../kit/things.ts';

/** A Persian on a galloping horse; what he holds is drawn under his near arm. */
const rider = (holds: string): string =>
  horse('gallop') +
  leg([4, -62], [18, -48], [12, -28], { foot: [0.8, 0.6] }) +
  at(0, -90, 0.86, persianTunic(-0.06)) +
  at(3, -90, 0.84, persianHead()) +
  holds +
  arm([-5, -84], [-13, -77], [-4, -84], { side: -1 }) +
  arm([6, -85], [14, -76], [24, -76]);

export const cavalryOfMardonius = scene('meander', 112, () => [
  at(104, 140, 1.06, rider(spear(-40, -92, 66, -72))),
  at(208, GROUND, [-1.02, 1.02], kneelingHoplite({ device: 'star', spear: false })),
  shrub(26, GROUND),
  lettering('ΜΑΡΔΟΝΙΟΣ', 150, 24),
]);

export const theImmortals = scene('meander', 120, () => [
  row([24, 72, 120, 168, 216], GROUND, i => guard({ skirt: i % 2 === 1 ? 'purple' : 'black' }), [-1.1, 1.1]),
]);

const enthroned = (head: string, ...arms: readonly string[]): string =>
  at(0, 0, 1, throne(), footstool(), seated({ head: '' }), at(0, -68, 1, head, ...arms));
export const theGreatKing = scene('meander', 110, () => [
  at(
    102,
    GROUND,
    1.24,
    shaft('M34-90L28 0'),
    disc('white', 34, -92, 3),
    enthroned(man({ wears: 'crown' }), arm([-5, 7], [-7, 22], [8, 22], { side: -1 }), arm([6, 7], [17, 17], [29, 10])),
  ),
  at(26, GROUND, 1.1, guard({ skirt: 'purple' })),
  at(210, GROUND, [-1, 1], bowingPersian()),
  lettering('ΒΑΣΙΛΕΥΣ', 152, 24),
]);

const fallenCrown = (x: number, y: number): string =>
  turned(
    x,
    y,
    -34,
    1.5,
    figure('-7,0! -8,-9! -5,-9! -5,-7! -3,-7! -3,-10! 0,-10! 0,-7! 2,-7! 2,-10! 5,-10! 5,-7! 8,-8! 7,0!'),
    whiteLine('-6.6,-2.6 6.6,-2.6'),
  );
export const suddenDeathOfTheGreatKing = scene('meander', 112, () => [
  at(
    112,
    GROUND,
    1.24,
    enthroned(
      turned(0, 0, -46, 1, man({ wears: 'nothing' })),
      arm([-4, 7], [-17, 18], [-22, 34], { side: -1 }),
      arm([6, 7], [17, 18], [27, 26], { open: true }),
    ),
  ),
  fallenCrown(76, 118),
  shaft('M152 134L176 86'),
  disc('white', 177, 84, 3.2),
  at(203, GROUND, [-1.04, 1.04], guard({ skirt: 'purple' })),
  at(37, GROUND, 1.04, guard({ skirt: 'purple' })),
]);

/** Three stones of the road, each with its number of marks. */
const milestone = (x: number, marks: number): string =>
  at(
    x,
    GROUND,
    1,
    white('-8,0! -7,-38 0,-44 7,-38 8,0!'),
    ...[...Array(marks).keys()].map(i => block('pupil', -4, -32 + i * 8, 4, -28 + i * 8)),
  );
export const theRoyalRoad = scene('meander', 118, () => [
  milestone(24, 1),
  milestone(186, 2),
  milestone(222, 3),
  at(104, 140, 1.06, rider('')),
]);

export const acropolisOnFire = scene('meander', 144, () => [
  figure('-2,143! 14,128 30,123 44,112 70,110! 240,108! 242,143!'),
  incised('20,130 40,125 50,115|60,140 80,127 120,125 150,131|180,138 200,123 236,119|96,114 110,119|150,114 172,119'),
  flames(112, 66, 0.9),
  flames(184, 66, 0.9),
  flames(148, 60, 0.86),
  flames(92, 110, 0.8),
  flames(205, 110, 0.8),
  at(148, 110, 0.86, temple({ width: 112, columns: 6, height: 46, half: 3.6 })),
  flames(130, 103, 0.66),
  flames(167, 103, 0.66),
  flames(226, 109, 1.1),
  flames(68, 111, 0.9),
  at(26, 125, 0.86, guard({ skirt: 'purple' })),
]);

/** The king's guard, and two peoples on their knees: a Babylonian and an Egyptian. */
export const pacification = scene('meander', 152, () => [
  palm(24, GROUND, 1),
  at(
    76,
    GROUND,
    1,
    person({
      stance: 'kneel',
      dress: 'kilt',
      head: egyptianHead(),
      near: [[18, -62], [26, -78], { open: true }],
      far: [[22, -56], [32, -70], { open: true }],
    }),
  ),
  at(
    132,
    GROUND,
    1,
    person({
      stance: 'kneel',
      dress: 'persianPurple',
      head: man({ wears: 'cap' }),
      near: [[18, -62], [26, -78], { open: true }],
      far: [[22, -56], [32, -70], { open: true }],
    }),
  ),
  at(196, GROUND, [-1.12, 1.12], guard({ skirt: 'purple' })),
  at(228, GROUND, [-1.08, 1.08], guard()),
]);

/** The palm of Carthage in white, as on its coins. */
const PALM_SIGN = (): string =>
  white('-4,0! -2,-40! 2,-40! 4,0!') +
  leavesAlong('0,-40 -20,-52 -34,-42', 6, 9, 'whiteLeaves') +
  leavesAlong('0,-40 20,-52 34,-42', 6, 9, 'whiteLeaves') +
  leavesAlong('0,-40 0,-62', 4, 9, 'whiteLeaves');
export const allianceWithCarthage = scene('wave', 104, () => [
  at(104, 122, 1.08, merchantman({ sail: 'figure', sign: at(4, -44, 0.66, PALM_SIGN()), crew: [-40, -28, 28, 40] })),
  sea(127),
  dolphin(214, 108, [-0.9, 0.9], -16),
  lettering('ΚΑΡΧΕΔΟΝ', 164, 30),
]);

export const hippias = scene('meander', 90, () => [
  at(
    84,
    GROUND,
    1.1,
    shaft('M-16-76L-24 0'),
    person({
      dress: 'robe',
      head: man({ old: true, wears: 'nothing' }),
      far: [[20, -82], [38, -90], { open: true }],
      near: [[-16, -66], [-18, -54], { side: -1 }],
    }),
  ),
  at(178, GROUND, 1.06, archer()),
  lettering('ΙΠΠΙΑΣ', 20, 28),
]);
