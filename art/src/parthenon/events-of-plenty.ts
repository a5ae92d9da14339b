/** Events that bring something. */
import { GROUND, scene } from '../composition.ts';
import { dolphin, sheep } from '../kit/animals.ts';
import { ibis, owl } from '../kit/birds.ts';
import { at, dots, figure, line, shaft } from '../kit/brush.ts';
import { altar, column } from '../kit/buildings.ts';
import { athena, windHead } from '../kit/fabulous.ts';
import { man, persianHead, woman } from '../kit/heads.ts';
import { citizen, egyptian, lady, person, runner, seated } from '../kit/people.ts';
import { lotus, oliveTree, wreath } from '../kit/plants.ts';
import { prow, sea, trireme } from '../kit/ships.ts';
import { amphora, bowl, flames, krater, lyre, scroll, stoneSeat } from '../kit/things.ts';

const beater = (head: string): string =>
  person({
    dress: 'loincloth',
    head,
    behind: line('10,-74 36,-120'),
    far: [
      [17, -84],
      [25, -98],
    ],
    near: [
      [0, -66],
      [12, -72],
    ],
  });
export const bountifulHarvest = scene('ivy', 120, () => [
  at(120, GROUND, 1.34, oliveTree()),
  at(48, GROUND, 1, beater(man())),
  at(200, GROUND, [-1, 1], beater(man({ beard: false }))),
  amphora(84, GROUND, 0.9),
  amphora(158, GROUND, 0.9),
  amphora(14, GROUND, 0.9),
  amphora(228, GROUND, 0.8),
]);

export const fairWinds = scene('wave', 150, () => [
  windHead(54, 62, 1.1),
  at(154, 124, 0.94, trireme()),
  sea(129),
  dolphin(40, 116, 0.9, -18),
  dolphin(76, 122, 0.7, -8),
]);

export const athenianPatronage = scene('ivy', 108, () => [
  at(
    82,
    GROUND,
    1.08,
    athena([
      [18, -76],
      [36, -80],
    ]),
  ),
  at(131, 48, 0.34, wreath()),
  at(182, GROUND, [-1.08, 1.08], citizen({ beard: false, near: [[14, -66], [30, -74], { open: true }] })),
  owl(24, GROUND - 3, 1),
]);

const RUNNERS = [44, 110, 176];
export const olympicGames = scene('ivy', 120, () => [
  ...RUNNERS.map((x, i) =>
    at(x, GROUND - 2, 1.06, runner(i === 1 ? {} : { beard: false, ...(i === 2 ? { wears: 'laurel' as const } : {}) })),
  ),
  at(228, GROUND, 1, column(0, -2, -112, 4)),
]);

/** A family steps off a ship. */
export const newSettlers = scene('wave', 130, () => [
  at(30, 128, [-1.2, 1.2], prow()),
  shaft('M58 106L104 140'),
  at(
    118,
    GROUND,
    1.04,
    person({
      stance: 'walk',
      head: man({ wears: 'hat' }),
      behind: line('-18,-98 20,-74') + figure('-28,-100 -22,-110 -12,-108 -10,-98 -18,-92'),
      near: [[4, -64], [14, -78], { side: -1 }],
    }),
  ),
  at(
    168,
    GROUND,
    1,
    lady({
      near: [
        [8, -62],
        [20, -52],
      ],
      wears: 'veil',
    }),
  ),
  at(200, GROUND, 0.62, person({ stance: 'walk', head: man({ beard: false }), near: [[-14, -70], [-26, -80], { side: -1 }] })),
  amphora(228, GROUND, 0.9),
]);

export const egyptianEnvoys = scene('lotus', 120, () => [
  at(
    66,
    GROUND,
    1.1,
    egyptian(lotus(25, -64, 1.1), [
      [12, -62],
      [24, -68],
    ]),
  ),
  at(
    136,
    GROUND,
    1.1,
    egyptian(scroll(34, -70, -8, 0.9), [
      [12, -62],
      [24, -68],
    ]),
  ),
  ibis(190, GROUND, 1.5),
  ibis(18, GROUND, 1),
]);

export const goldenAge = scene('ivy', 122, () => [
  at(
    120,
    GROUND,
    1.22,
    seated({
      seat: stoneSeat(),
      head: woman({ wears: 'helmet' }),
      far: [[-9, 22], [6, 25], { ink: 'white' }],
      near: [[14, 18], [26, 12], { ink: 'white' }],
    }),
    owl(31, -55, 0.72),
  ),
  at(
    42,
    GROUND,
    1,
    citizen({
      beard: false,
      wears: 'laurel',
      holds: lyre(15, -64, 1, 12),
      near: [
        [4, -60],
        [16, -66],
      ],
    }),
  ),
  krater(192, GROUND, 0.9),
  at(
    222,
    GROUND,
    [-0.98, 0.98],
    person({
      head: man({ wears: 'cap' }),
      dress: 'loincloth',
      near: [
        [12, -66],
        [26, -64],
      ],
    }),
  ),
]);

const bearer = (carries: string): string =>
  person({ stance: 'walk', dress: 'persianPurple', head: persianHead(), holds: carries, near: [[10, -62], [24, -66], { open: true }] });
export const persianTribute = scene('meander', 100, () => [
  at(48, GROUND, 1.06, bearer(bowl(34, -66, 1.3))),
  at(120, GROUND, 1.06, bearer(amphora(34, -66, 0.9))),
  at(188, GROUND, 1.06, bearer('')),
  at(216, 90, 0.9, sheep()),
  dots('whiteDots', '75,68 84,66 80,63'),
]);

export const aegeanLeague = scene('wave', 120, () => [
  altar(120, GROUND, 1.2),
  flames(120, 111, 0.5),
  at(
    64,
    GROUND,
    1.08,
    citizen({
      near: [
        [24, -68],
        [44, -72],
      ],
    }),
  ),
  at(
    176,
    GROUND,
    [-1.08, 1.08],
    citizen({
      old: true,
      wears: 'nothing',
      mantle: 'black',
      near: [
        [24, -68],
        [44, -72],
      ],
    }),
  ),
  at(22, GROUND, 1.04, citizen({ beard: false, mantle: 'black', wears: 'laurel', near: [[14, -70], [24, -84], { open: true }] })),
  at(218, GROUND, [-1.04, 1.04], citizen({ near: [[14, -70], [24, -84], { open: true }] })),
  ...[88, 124, 160].map(x => at(x, 48, 0.17, trireme({ oars: 7 }))),
]);
