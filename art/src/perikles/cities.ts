/** Marks of the cities and of Persia: what stands on shields, counters, temples and statues. */
import type { CityId, PowerId } from '@stoa/perikles/box';
import { type Drawing, piece } from '../composition.ts';
import { spear } from '../kit/arms.ts';
import { at, disc, figure, group, inkedBroad, path, shaft, shape, whiteBold } from '../kit/brush.ts';
import { temple } from '../kit/buildings.ts';
import { man } from '../kit/heads.ts';
import type { Ink } from '../kit/ink.ts';
import { smooth } from '../kit/path.ts';
import { citizen, person } from '../kit/people.ts';
import { hoplite } from '../kit/soldiers.ts';
import { lyre } from '../kit/things.ts';

/** The ink of a power's colour. Never alone: always with its mark. */
export const COLOUR: Readonly<Record<PowerId, Ink>> = {
  athens: 'athens',
  sparta: 'sparta',
  argos: 'argos',
  corinth: 'corinth',
  thebes: 'thebes',
  megara: 'megara',
  persia: 'persia',
};
/** Owl, lambda, wolf, koppa, Boeotian shield, lyre; the crown of the king. 20 high around the origin. */
const MARKS: Readonly<Record<PowerId, (ink: Ink) => string>> = {
  athens: ink =>
    shape(ink)('-5,6! -9,10! -2,8! 0,10! 3,9! 7,3 8,-5 7,-10! 2,-8.6 -3,-10! -7,-6 -7,1') +
    disc('pupil', -2.4, -4.4, 2) +
    disc('pupil', 4, -4.4, 1.8),
  sparta: ink => shape(ink)('0,-10! 9.5,10! 5,10! 0,-1! -5,10! -9.5,10!'),
  argos: ink => shape(ink)('-10,2! -4,-3 -3,-10! 1,-5 8,-3! 11,1! 7,3 3,3 5,10! 0,10! -2,6 -8,10!') + disc('pupil', 3, -2, 1.2),
  corinth: ink => path(ink, 'M0-10a7 7 0 1 1-.1 0zM0-6.4a3.4 3.4 0 1 0 .1 0zM-1.8 3.5h3.6V11h-3.6z'),
  thebes: ink => shape(ink)('-4,-8 2,-11 8,-8 9,-2 5,0! 7,3 4,9 -1,11 -6,8 -7,2 -4,0! -6,-3') + inkedBroad('-3,0 5,0'),
  megara: ink =>
    shape(ink)('-8,-10! -5,-10! -6,-2 -4,3 4,3 6,-2 5,-10! 8,-10! 10,-1 7,6 3,10 -3,10 -7,6 -10,-1') +
    inkedBroad('-2,-8 -2,2|2,-8 2,2') +
    whiteBold('-8,-8 8,-8'),
  persia: ink => shape(ink)('-8,9! -10,-8! -6,-8! -6,-4! -2,-4! -2,-10! 2,-10! 2,-4! 6,-4! 6,-8! 10,-8! 8,9!') + inkedBroad('-6,4 6,4'),
};
export const mark = (power: PowerId, ink: Ink = 'white'): string => MARKS[power](ink);
export const markPiece = (power: PowerId): Drawing =>
  piece(48, 48, () => path(COLOUR[power], smooth('-20,0 -14,-14 0,-20 14,-14 20,0 14,14 0,20 -14,14')) + at(0, 0, 1.2, mark(power)));

/** 108 × 96. */
export const templePiece = (city: CityId): Drawing =>
  piece(108, 96, () =>
    at(
      0,
      44,
      1,
      temple({ width: 84, columns: 6, height: 36, rise: 24, half: 3.4, gable: COLOUR[city], sign: at(0, -62, 0.62, mark(city)) }),
    ),
  );

/** How each city shows its leaders. Feet on the ground, about 100 high. */
const LEADERS: Readonly<Record<CityId, () => string>> = {
  athens: () => citizen({ near: [[16, -74], [28, -90], { open: true }] }),
  sparta: () => hoplite({ device: 'lambda' }),
  argos: () =>
    person({
      dress: 'cuirass',
      head: man({ wears: 'helmet' }),
      holds: spear(19, -2, 19, -112),
      near: [
        [4, -64],
        [18, -66],
      ],
    }),
  corinth: () =>
    citizen({
      old: true,
      wears: 'laurel',
      holds: shaft('M20-2V-84'),
      near: [
        [6, -64],
        [19, -70],
      ],
    }),
  thebes: () => hoplite({ device: 'club' }),
  megara: () =>
    citizen({
      wears: 'laurel',
      holds: lyre(17, -64, 1.1, 10),
      near: [
        [4, -60],
        [16, -66],
      ],
    }),
};
/** A leader in marble on a base with the city's mark. 72 × 128. */
export const statuePiece = (city: CityId): Drawing =>
  piece(72, 128, () =>
    [
      figure('-32,64! -32,37! 32,37! 32,64!'),
      path(COLOUR[city], 'M-32 42h64v18h-64z'),
      at(0, 51, 0.72, mark(city)),
      group('marble', at(-2, 37, 0.84, LEADERS[city]())),
    ].join(''),
  );
