/** What is built on an island. */
import { GROUND, scene } from '../composition.ts';
import { fish } from '../kit/animals.ts';
import { owl } from '../kit/birds.ts';
import { at, figure, incised, line, path } from '../kit/brush.ts';
import { altar, block, cityGate, column, house, temple } from '../kit/buildings.ts';
import { man } from '../kit/heads.ts';
import { citizen, lady, person, seated } from '../kit/people.ts';
import { oliveTree } from '../kit/plants.ts';
import { prow, sea } from '../kit/ships.ts';
import { hoplite } from '../kit/soldiers.ts';
import { amphora, coins, drinkingCup, flames, scales, smoke, stool } from '../kit/things.ts';

export const village = scene('rays', 104, () => [
  at(198, GROUND, 0.9, oliveTree(5)),
  house(60, 128, 1.3, 'figure'),
  house(112, GROUND, 1.7),
  at(26, GROUND, 0.5, lady()),
  at(166, GROUND, [-0.5, 0.5], person({ stance: 'walk' })),
]);
/** A potter at his wheel, a kiln behind him. */
export const workshop = scene('rays', 100, () => [
  figure('176,142! 174,110 186,84 204,76 222,84 232,110 230,142!'),
  path('edged', 'M190 142V122Q192 112 203 112T216 122V142z'),
  incised('180,106 228,106|184,94 222,94'),
  smoke(198, 74, 1.1),
  figure('100,142! 104,118! 132,118! 136,142!'),
  figure('94,112! 142,112! 142,118! 94,118!'),
  amphora(118, 112, 0.9),
  at(
    64,
    GROUND,
    1.2,
    seated({
      seat: stool(),
      mantle: 'black',
      head: man({ wears: 'cap' }),
      far: [
        [14, 16],
        [34, 14],
      ],
      near: [
        [16, 24],
        [34, 24],
      ],
    }),
  ),
  amphora(152, GROUND, 0.9),
  amphora(22, GROUND, 1),
]);
export const fortress = scene('meander', 120, () => [
  at(120, 80, 0.5, hoplite()),
  at(120, GROUND, 1.32, cityGate(50)),
  at(24, GROUND, 0.84, hoplite({ device: 'star' })),
  at(216, GROUND, [-0.84, 0.84], hoplite({ device: 'dots' })),
]);
export const shrine = scene('lotus', 120, () => [
  column(62, GROUND, 50, 6),
  column(178, GROUND, 50, 6),
  altar(120, GROUND, 1.7),
  flames(120, 98, 1),
  at(34, GROUND, 0.96, lady({ wears: 'veil', near: [[16, -76], [28, -88], { open: true }] })),
  at(208, GROUND, [-0.96, 0.96], citizen({ near: [[16, -76], [28, -88], { open: true }] })),
]);
/** Two sheds with a warship in each. */
export const greatHarbor = scene('wave', 66, () => [
  ...[64, 176].map(
    x =>
      figure(`${x - 52},132! ${x - 52},84! ${x},50! ${x + 52},84! ${x + 52},132!`) +
      path('ground', `M${x - 40} 132V90L${x} 64L${x + 40} 90V132z`),
  ),
  ...[64, 176].map(x => path('purple', `M${x - 56} 86L${x} 48L${x + 56} 86L${x + 50} 88L${x} 55L${x - 50} 88z`)),
  at(52, 128, 0.92, prow()),
  at(164, 128, 0.92, prow()),
  sea(130, { waves: 12, height: 5 }),
]);
export const marketplace = scene('ivy', 120, () => [
  path('edged', 'M44 52H196L206 70Q196 78 186 70T166 70T146 70T126 70T106 70T86 70T66 70T34 70z'),
  line('52,70 52,142|188,70 188,142'),
  block('figure', 70, 108, 172, 114),
  line('78,114 78,142|164,114 164,142'),
  fish(92, 100, 0.8),
  fish(112, 102, 0.7),
  drinkingCup(160, 108, 0.9),
  scales(134, 78, 6),
  at(28, GROUND, 1, lady({ near: [[16, -66], [30, -64], { open: true }] })),
  at(
    214,
    GROUND,
    [-1, 1],
    citizen({
      mantle: 'black',
      wears: 'hat',
      near: [
        [14, -62],
        [28, -66],
      ],
    }),
  ),
  amphora(120, GROUND, 0.7),
]);
const pupil = (head: string, mantle: 'purple' | 'black'): string =>
  seated({
    seat: stool(),
    head,
    mantle,
    far: [
      [-6, 22],
      [8, 24],
    ],
    near: [
      [12, 18],
      [22, 14],
    ],
  });
export const academy = scene('ivy', 120, () => [
  at(120, GROUND, 1.3, oliveTree(5)),
  at(
    48,
    GROUND,
    1.16,
    seated({
      seat: stool(),
      head: man({ old: true, wears: 'nothing' }),
      far: [
        [-6, 22],
        [8, 24],
      ],
      near: [[16, 12], [28, 2], { open: true }],
    }),
  ),
  at(162, GROUND, [-1.02, 1.02], pupil(man({ beard: false }), 'black')),
  at(214, GROUND, [-1.02, 1.02], pupil(man({ beard: false }), 'purple')),
]);
export const treasury = scene('meander', 120, () => [
  at(120, GROUND, 1.16, temple({ width: 96, columns: 4, height: 52, rise: 26, half: 5, sign: owl(-1, -73, 0.42) })),
  coins(120, 132, 1.1),
  amphora(34, GROUND, 1.3),
  amphora(206, GROUND, 1.3),
]);
