/** The other Greek halves: soldiers, ships and their fortunes. */
import { GROUND, scene } from '../composition.ts';
import { dolphin } from '../kit/animals.ts';
import { arrow, DEVICES, shield, spear } from '../kit/arms.ts';
import { at, figure, incised, row, turned } from '../kit/brush.ts';
import { helmeted, man } from '../kit/heads.ts';
import { person } from '../kit/people.ts';
import { merchantman, sea, trireme } from '../kit/ships.ts';
import { attacker, fallenPersian, hoplite } from '../kit/soldiers.ts';
import { bowl, cauldron, flames, smoke } from '../kit/things.ts';

export const melasZomos = scene('rays', 120, () => [
  flames(120, GROUND, 0.44),
  cauldron(120, GROUND, 1.3),
  smoke(110, 70, 1),
  at(
    52,
    GROUND,
    1.06,
    person({
      stance: 'walk',
      dress: 'tunic',
      head: man({ wears: 'cap' }),
      holds: bowl(30, -66, 0.9),
      near: [
        [12, -64],
        [24, -64],
      ],
    }),
  ),
  at(
    190,
    GROUND,
    [-1.06, 1.06],
    person({
      stance: 'walk',
      dress: 'cuirass',
      head: helmeted(),
      holds: bowl(30, -70, 0.9),
      near: [
        [12, -66],
        [24, -68],
      ],
    }),
  ),
  shield(16, 122, 18),
]);

export const triremes = scene('wave', 150, () => [
  at(44, 92, 0.62, trireme({ crew: [-22, -10, 14, 26], oars: 9 })),
  at(84, 110, 0.8, trireme({ sail: 'purple', crew: [-22, -10, 14, 26], oars: 10 })),
  at(136, 128, 1.02, trireme()),
  sea(130),
]);

const SAIL_SIGN = (): string => at(6, -64, 1, figure('-17,0 -12,-12 0,-17 12,-12 17,0 12,12 0,17 -12,12'), DEVICES.triskeles());
export const supportFromSyracuse = scene('wave', 104, () => [
  at(104, 122, 1.06, merchantman({ sign: SAIL_SIGN(), crew: [-40, -28, 28, 40] })),
  at(214, 118, 0.52, trireme({ oars: 9 })),
  sea(127),
  dolphin(28, 112, 0.8, -20),
]);

export const threeHundredSpartans = scene('meander', 84, () => [
  figure('240,17! 196,17 204,26 214,30 210,42 222,50 218,64 230,72 240,70!'),
  incised('240,34 226,38 230,50|240,56 230,58|206,22 218,26 226,24'),
  ...[0, 1, 2].map(i => spear(4 + i * 36, 112, 50 + i * 36, 20)),
  at(198, GROUND, [-1, 1], fallenPersian()),
  row([18, 54, 90], GROUND, i => hoplite({ spear: false, crest: i === 1 ? 'black' : 'purple' }), 1.06),
  at(134, GROUND, 1.06, attacker({ dip: 18, rim: 'purple' })),
  arrow(160, 44, 128),
  arrow(184, 64, 128),
  arrow(150, 66, 130),
]);

/** Shields on their backs, spears over their shoulders, away to the left; one looks back. */
const deserter = (back: boolean): string =>
  person({
    stance: 'walk',
    dress: 'cuirass',
    head: back ? at(0, 0, [-1, 1], man({ wears: 'nothing' })) : helmeted(),
    behind: spear(-40, -60, 30, -100),
    holds: shield(-10, -62, 18, { device: 'none', rim: 'purple' }),
    near: [[6, -64], [12, -80], { side: -1 }],
  });
export const desertion = scene('meander', 164, () => [
  at(46, GROUND, [-1.06, 1.06], deserter(false)),
  at(104, GROUND, [-1.06, 1.06], deserter(false)),
  at(164, GROUND, [-1.06, 1.06], deserter(true)),
  turned(214, 140, -76, 1, spear(0, 0, 4, -60)),
  at(212, GROUND, 1, turned(0, -6, 12, 1, shield(0, -12, 18))),
]);
