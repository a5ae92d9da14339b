/** The eight special tiles. */
import { GROUND, scene } from '../composition.ts';
import { horse } from '../kit/animals.ts';
import { arrow, shield, spear } from '../kit/arms.ts';
import { owl } from '../kit/birds.ts';
import { nude, shortTunic } from '../kit/bodies.ts';
import { at, disc, figure, incised, line, path, purple, shaft, turned } from '../kit/brush.ts';
import { column, temple } from '../kit/buildings.ts';
import { deathbed } from '../kit/deathbed.ts';
import { man, persianHead } from '../kit/heads.ts';
import { lettering } from '../kit/letters.ts';
import { arm, leg } from '../kit/limbs.ts';
import { citizen, mourner, person } from '../kit/people.ts';
import { sea, trireme } from '../kit/ships.ts';
import { attacker, hoplite } from '../kit/soldiers.ts';

/** He walks to Sparta and looks back to the owl of Athens. */
export const alkibiades = scene('ivy', 104, () => [
  column(36, GROUND - 5, 76, 5),
  figure('24,142! 48,142! 48,136! 24,136!'),
  owl(33, 72, 1.1),
  at(212, GROUND, [-1.08, 1.08], hoplite()),
  at(
    118,
    GROUND,
    1.14,
    leg([-3, -46], [-10, -26], [-22, -7], { foot: [0.93, 0.36] }),
    leg([3, -46], [14, -28], [14, -5.2]),
    at(0, -84, 1, nude(-0.03), at(0, 0, [-1, 1], man({ beard: false }))),
    figure('-11,-81! -5,-86 -3,-72 4,-56 16,-46 21,-30! 12,-34 6,-30! -2,-36 -10,-34! -16,-44 -26,-30! -22,-50 -14,-62'),
    purple('-10,-79! -6,-80 -6,-66 2,-50 14,-40! 4,-36 -8,-42 -18,-44! -13,-60'),
    incised('-8,-76 -8,-62 0,-44|-11,-70 -13,-54 -21,-40|-10,-64 -9,-46|-3,-62 6,-46 17,-37'),
    arm([6, -78], [18, -70], [29, -78], { open: true }),
  ),
  lettering('ΑΛΚΙΒΙΑΔΕΣ', 20, 24),
]);

export const brasidas = scene('meander', 136, () => [
  at(52, GROUND, 1.02, attacker({ crest: 'black', device: 'none', dip: 2 })),
  at(86, GROUND, 1.06, attacker({ crest: 'black', device: 'none', dip: 6 })),
  at(134, GROUND, 1.14, attacker({ rim: 'purple', dip: 12 })),
  lettering('ΒΡΑΣΙΔΑΣ', 180, 26),
]);

export const perikles = scene('lotus', 156, () => [
  at(66, GROUND, 0.92, temple({ width: 112, columns: 6, height: 54, rise: 24, half: 3.8 })),
  at(
    166,
    GROUND,
    1,
    citizen({
      wears: 'helmet',
      holds: shaft('M-14-112L-22 0'),
      near: [[-14, -66], [-17, -56], { side: -1 }],
      far: [[20, -82], [36, -92], { open: true }],
    }),
  ),
  owl(222, GROUND - 3, 0.9),
  lettering('ΠΕΡΙΚΛΕΣ', 42, 28),
]);

const CREW = [-32, -14, 18, 36, 54];
export const persianFleet = scene('wave', 98, () => [
  at(208, 108, [-0.8, 0.8], trireme({ sail: 'figure', oars: 11 })),
  at(98, 125, [-1.02, 1.02], trireme({ sail: 'purple', crew: [] }), ...CREW.map(x => at(x, -22, 0.8, persianHead()))),
  sea(129),
]);

/** Two ships circle their prey; the admiral stands at the stern of the first. */
export const phormio = scene('wave', 90, () => [
  at(206, 82, [-0.42, 0.42], trireme({ sail: 'purple', oars: 9, crew: [] })),
  at(116, 126, 1.04, trireme({ crew: [14, 26, 38, 50] })),
  at(
    66,
    104,
    0.72,
    person({
      dress: 'cuirass',
      head: man({ wears: 'helmet' }),
      far: [[20, -82], [36, -88], { open: true }],
      near: [[-14, -66], [-18, -54], { side: -1 }],
    }),
  ),
  path('line', 'M150 88q8-6 16 0t16 0 16 0 16 0 16 0 16 0'),
  sea(129),
  lettering('ΦΟΡΜΙΟΝ', 8, 26),
]);

export const plague = scene('lotus', 66, () => [
  at(118, GROUND - 2, 1.08, mourner('black')),
  at(122, GROUND, 1, path('ground', 'M-66-32H70V0H-66z'), deathbed()),
  at(27, GROUND, 1.1, mourner()),
  at(216, GROUND, [-1.1, 1.1], mourner()),
  arrow(78, 52, 70),
  arrow(164, 48, 108),
  arrow(182, 60, 108),
]);

const sickle = (x: number, y: number): string => at(x, y, 1, line('0,8 0,-4'), path('lineBold', 'M0-4C-2-18 12-26 22-16'));
/** Helots rise with what they have; a broken chain, a Spartan shield on the ground. */
export const slaveRevolt = scene('rays', 96, () => [
  at(
    66,
    GROUND,
    1,
    person({
      stance: 'stride',
      head: man({ wears: 'cap' }),
      holds: sickle(2, -104),
      near: [[-12, -88], [0, -100], { side: -1 }],
      far: [
        [20, -78],
        [32, -72],
      ],
    }),
  ),
  at(
    136,
    GROUND,
    1,
    person({
      stance: 'stride',
      head: man({ wears: 'cap', beard: false }),
      holds: shaft('M-20-120L34-78'),
      near: [[-16, -84], [-4, -100], { side: -1 }],
      far: [
        [18, -78],
        [24, -88],
      ],
    }),
  ),
  turned(206, 142, 14, 1, shield(0, -20, 20, { rim: 'purple' })),
  disc('lineBold', 172, 136, 5),
  disc('lineBold', 20, 136, 5),
  path('lineBold', 'M27 134l6-3M165 138l-6 2'),
]);

const rider = (head: string): string =>
  horse() +
  leg([4, -62], [18, -48], [12, -28], { foot: [0.8, 0.6] }) +
  at(0, -92, 0.86, shortTunic(-0.03)) +
  at(2, -92, 0.9, head) +
  spear(-20, -66, 44, -112) +
  arm([-5, -86], [-8, -74], [4, -82], { side: -1 }) +
  arm([6, -87], [14, -78], [24, -78]);
export const thessalianAllies = scene('meander', 140, () => [
  at(72, 140, 0.94, rider(man({ wears: 'hat' }))),
  at(146, 141, 1.02, rider(man({ wears: 'hat', beard: false }))),
]);
