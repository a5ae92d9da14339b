/** Counters and tiles of Perikles. */
import type { PowerId, UnitId } from '@stoa/perikles/box';
import { type Drawing, piece } from '../composition.ts';
import { at, disc, figure, incisedBroad, lineBold, path, white } from '../kit/brush.ts';
import { helmet } from '../kit/goods.ts';
import { lettering, numeral } from '../kit/letters.ts';
import { smooth } from '../kit/path.ts';
import { wreath } from '../kit/plants.ts';
import { COLOUR, mark } from './cities.ts';

const SIZE = 60;
const BAND = 'M-27 17H27V24q0 4-4 4H-23q-4 0-4-4z';
const TILE = 'M-23-28H23q5 0 5 5V23q0 5-5 5H-23q-5 0-5-5V-23q0-5 5-5z';

const hoplite = (power: PowerId): string =>
  path('lineBold', 'M-25 15L-13-27') +
  at(-7, -3, 0.8, helmet()) +
  at(-17, 8, 0.62, disc('figure', 0, 0, 17), disc('incisedBroad', 0, 0, 13), at(0, 0, 0.82, mark(power)));
const trireme = (): string =>
  at(
    0,
    3,
    0.9,
    path('lineBold', 'M-19 5l-5 9M-11 7l-5 9M-3 8l-5 8M5 8l-5 8'),
    lineBold('-8,-8 -8,-25'),
    white('-21,-23! -8,-22 3,-23! 5,-15 2,-9! -8,-10 -20,-9! -18,-16'),
    figure('-24,-12! -27,-5 -25,4 -17,9 4,10 16,9 27,6! 24,2! 26,-1! 18,-3 17,-9! 12,-4 0,-3 -14,-3 -21,-5 -20,-12!'),
    white('8,2.5! 12,-1 17,2! 12,5.4'),
    disc('pupil', 12, 2.2, 1.8),
    incisedBroad('-22,3 -10,6 4,6'),
  );
const cityBand = (power: PowerId): string => path(COLOUR[power], BAND) + at(0, 22.4, 0.42, mark(power));
/** Face up; with its strength in a disc, or plain. */
export const counterPiece = (power: PowerId, unit: UnitId, strength?: number): Drawing =>
  piece(
    SIZE,
    SIZE,
    () =>
      path('tile', TILE) +
      (unit === 'hoplite' ? hoplite(power) : trireme()) +
      (strength === undefined ? '' : disc('figure', 16, -14, 11.5) + numeral(strength, 16, -14, 13, 'numeralGround')) +
      cityBand(power),
  );
/** Face down: gloss with the rings of a shield, or two lines of waves. */
export const counterBack = (power: PowerId, unit: UnitId): Drawing =>
  piece(
    SIZE,
    SIZE,
    () =>
      path('tile', TILE) +
      path('gloss', 'M-27-24q0-3 3-3H24q3 0 3 3V17H-27z') +
      (unit === 'hoplite'
        ? disc('whiteLine', 0, -5, 16) + disc('whiteLine', 0, -5, 12.5)
        : path('whiteLine', 'M-24 6q4-6 8 0t8 0 8 0 8 0 8 0 8 0M-24 12q4-6 8 0t8 0 8 0 8 0 8 0 8 0')) +
      at(0, unit === 'hoplite' ? -5 : -8, 0.66, mark(power)) +
      cityBand(power),
  );

const SHERDS = [
  '-19,-10! -8,-19! 9,-17! 20,-6! 16,12! 3,20! -14,15!',
  '-20,-4! -12,-18! 6,-20! 18,-11! 20,7! 6,18! -10,19!',
  '-17,-15! 2,-20! 18,-13! 19,5! 8,19! -9,17! -20,3!',
] as const;
/** A vote in the colour of its seat (`--seat`): one of three sherds, with scratched letters. */
export const sherdPiece = (index: number, letters = 'ΠΕΡ'): Drawing =>
  piece(
    SIZE - 12,
    SIZE - 12,
    () =>
      path('seatFill', smooth(SHERDS[index % SHERDS.length] ?? SHERDS[0])) +
      lettering(letters, -10.5, -5, { scale: 1.1, ink: 'scratched' }),
  );
/** A candidate: an olive crown. */
export const candidateSign = (): Drawing => piece(48, 48, () => at(0, -3, 0.38, wreath()));
/** An assassin: a dagger. */
export const assassinSign = (): Drawing =>
  piece(48, 48, () =>
    at(
      0,
      2,
      1.1,
      white('0,20! -4,-2! 4,-2!'),
      figure('-10,-6! 10,-6! 10,-2! -10,-2!'),
      figure('-2.6,-16! 2.6,-16! 3,-6! -3,-6!'),
      disc('edged', 0, -17, 3.4),
      path('inked', 'M0 16V0'),
    ),
  );
