/** The Greek halves that show a leader or a god: miners' owl to Leonidas. */
import { GROUND, scene } from '../composition.ts';
import { dolphin, serpent } from '../kit/animals.ts';
import { banner, shield, spear, trident } from '../kit/arms.ts';
import { flyingOwl, owl } from '../kit/birds.ts';
import { at, dots, figure, incised, shaft, turned } from '../kit/brush.ts';
import { cityGate, column, entablature } from '../kit/buildings.ts';
import { helmeted, man, persianHead, woman } from '../kit/heads.ts';
import { lettering } from '../kit/letters.ts';
import { citizen, lady, person, seated } from '../kit/people.ts';
import { bough } from '../kit/plants.ts';
import { sea, swimmer, trireme, wreckedBow, wreckedStern } from '../kit/ships.ts';
import { attacker, hoplite } from '../kit/soldiers.ts';
import { bowl, coins, flames, pickaxe, tripod } from '../kit/things.ts';

export const minesOfLaurion = scene('meander', 130, () => [
  figure('-2,143! -2,17! 96,17! 84,28 88,44 74,56 78,74 64,92 66,116 58,143!'),
  figure('242,143! 242,17! 150,17! 176,26 186,44 204,52 206,80 220,100 216,143!'),
  incised(
    '0,40 20,44 34,38|10,70 36,66 50,74|0,100 22,104 40,96|30,130 44,122|240,40 222,44 214,36|240,84 226,80|236,120 226,112|60,30 72,38',
  ),
  dots('whiteDots', '20,56 50,50 34,86 14,118 46,108 228,62 232,104 206,34 66,66'),
  at(
    110,
    GROUND,
    1.02,
    person({
      stance: 'stride',
      dress: 'loincloth',
      behind: pickaxe(-8, -96, -48),
      far: [[12, -90], [-2, -94], { side: -1 }],
      near: [[-14, -88], [-6, -95], { side: -1 }],
    }),
  ),
  coins(172, GROUND, 1.2),
  owl(172, 122, 1),
]);

export const ionianRevolt = scene('meander', 84, () => [
  flames(140, 66, 0.9),
  flames(212, 66, 1),
  flames(176, 74, 0.9),
  at(178, GROUND, 0.92, cityGate(66)),
  banner(104, 140, 112, 24),
  at(54, GROUND, 1.06, attacker({ device: 'star', dip: 2 })),
  flames(196, 140, 0.5),
]);

export const wrathOfPoseidon = scene('wave', 176, () => [
  turned(52, 122, -18, 1.16, wreckedStern()),
  turned(96, 112, 34, 1.1, wreckedBow()),
  at(
    190,
    136,
    [-1.04, 1.04],
    person({
      stance: 'lunge',
      dress: 'nude',
      head: man({ wears: 'laurel' }),
      far: [[22, -72], [34, -66], { open: true }],
      near: [[-14, -86], [-2, -96], { side: -1 }],
      holds: trident(0, -98, 72, 0.94),
    }),
  ),
  sea(120, { waves: 6, height: 16 }),
  swimmer(30, 118),
  dolphin(216, 124, [-0.8, 0.8], -20),
]);

export const miltiades = scene('meander', 92, () => [
  figure('20,143! 40,126 66,118 96,117 124,124 144,143!'),
  incised('52,130 76,124 100,128|70,138 110,134'),
  at(
    76,
    119,
    0.92,
    person({
      stance: 'walk',
      dress: 'cuirass',
      head: helmeted(),
      holds: shield(-16, -52, 17, { device: 'bird' }),
      near: [[-16, -66], [-12, -52], { side: -1 }],
      far: [[22, -82], [36, -90], { open: true }],
    }),
  ),
  at(158, GROUND, 0.98, attacker({ device: 'dots', dip: 6, crest: 'black' })),
  at(202, GROUND, 0.98, attacker({ device: 'wheel', dip: 6 })),
  lettering('ΜΙΛΤΙΑΔΕΣ', 108, 22),
]);

export const themistocles = scene('wave', 92, () => [
  turned(246, 120, 20, [-0.9, 0.9], trireme({ sail: 'purple', crew: [-22, -10, 14, 26], oars: 9 })),
  at(82, 123, 1.02, trireme()),
  sea(128),
  flyingOwl(166, 66, 0.78),
  lettering('ΣΑΛΑΜΙΣ', 5, 24),
]);

/** The regent's foot on the cap of a beaten Persian, beside the tripod of the serpents. */
export const pausanias = scene('meander', 96, () => [
  serpent(196, 84, 0.9),
  tripod(196, GROUND, 1.34),
  turned(
    120,
    140,
    84,
    1.2,
    figure('5.6,-12! 4.8,-17 6.4,-21.5 4.8,-24.4 .6,-23 -4,-19 -6.8,-12 -7,-6 -10.6,3! -5.4,4! -3,-2! 3.4,3.6! 2.2,-3'),
    dots('whiteDots', '-3,-9 -1,-13.4 -.4,-17.6 -4.2,-13'),
  ),
  at(
    84,
    GROUND,
    1.12,
    person({
      stance: 'lunge',
      dress: 'cuirass',
      head: helmeted(),
      behind: spear(-22, -4, -10, -116),
      holds: shield(14, -58, 20, { rim: 'purple' }),
      near: [[-18, -70], [-14, -84], { side: -1 }],
    }),
  ),
  lettering('ΠΑΥΣΑΝΙΑΣ', 118, 26),
]);

export const oracleOfDelphi = scene('lotus', 62, () => [
  column(128, GROUND - 5, 40, 5.4),
  figure('114,142! 142,142! 142,136! 114,136!'),
  entablature(104, 152, 17, 34),
  at(
    54,
    GROUND,
    1.24,
    seated({
      head: woman(),
      seat: shaft('M-17-34L-25-1M1-31V-1M18-34L27-1M-21-16H23') + figure('-24,-43! 26,-43! 23,-33 10,-27 -8,-27 -21,-33'),
      far: [[-9, 22], [6, 25], { ink: 'white' }],
      near: [[13, 18], [25, 12], { ink: 'white' }],
      holds: bowl(34, 32, 0.7),
    }),
  ),
  bough('86,76 90,56 84,34', 8, 6.5),
  at(194, GROUND, [-1.15, 1.15], citizen({ wears: 'laurel' })),
  lettering('ΘΕΜΙΣ', 5, 30),
]);

export const leonidas = scene('meander', 112, () => [
  spear(154, 140, 166, 22),
  at(104, GROUND + 68, 1.62, hoplite({ spear: false, rim: 'purple' })),
  lettering('ΛΕΟΝΙΔΑΣ', 176, 40, { angle: 90, scale: 1.2 }),
  bough('36,138 30,112 38,86 32,60', 10, 8),
]);

export const artemisia = scene('wave', 84, () => [
  at(150, 126, 1.14, trireme({ sail: 'purple', crew: [14, 26, 38, 50] })),
  at(
    84,
    112,
    0.78,
    lady({
      wears: 'helmet',
      holds: spear(16, -20, 22, -104),
      near: [
        [4, -62],
        [17, -62],
      ],
      far: [[18, -80], [32, -86], { open: true }],
    }),
  ),
  sea(128),
  lettering('ΑΡΤΕΜΙΣΙΑ', 6, 26),
]);
export const evangelion = scene('lotus', 128, () => [
  column(216, GROUND - 4, 44, 5.4),
  entablature(190, 240),
  figure('200,142! 232,142! 232,137! 200,137!'),
  at(
    104,
    GROUND - 2,
    1.1,
    person({
      stance: 'run',
      dress: 'nude',
      head: man({ wears: 'laurel' }),
      far: [[20, -84], [32, -96], { open: true }],
      near: [[-18, -72], [-28, -82], { side: -1 }],
      holds: bough('-28,-84 -34,-96 -34,-112', 5, 5),
    }),
  ),
  at(180, GROUND, [-0.98, 0.98], lady({ far: [[16, -92], [22, -106], { open: true }], near: [[-8, -92], [4, -106], { open: true }] })),
  lettering('ΝΙΚΟΜΕΝ', 10, 60),
]);
export const molonLabe = scene('meander', 70, () => [
  at(
    64,
    GROUND,
    1.12,
    person({
      stance: 'walk',
      dress: 'cuirass',
      head: helmeted(),
      holds: spear(-26, -66, 74, -44) + shield(-2, -60, 20, { rim: 'purple' }),
      near: [[-16, -66], [-12, -62], { side: -1 }],
    }),
  ),
  at(
    150,
    GROUND,
    1,
    shield(-10, -16, 17, { device: 'star' }),
    shield(12, -14, 15, { device: 'dots', rim: 'purple' }),
    at(4, -26, 1, helmeted({ crest: 'black' })),
  ),
  at(
    206,
    GROUND,
    [-1.08, 1.08],
    person({
      stance: 'stride',
      dress: 'persianPurple',
      head: persianHead(),
      far: [[16, -90], [24, -102], { open: true }],
      near: [[8, -66], [22, -72], { open: true }],
    }),
  ),
  lettering('ΜΟΛΟΝ', 96, 28),
  lettering('ΛΑΒΕ', 96, 40),
]);
