/** Dice: black gloss with reserved pips. The six is six small shields, so that it is seen from afar and can still be counted. */
import { disc, dots, path } from './brush.ts';
import type { Point } from './path.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];
const PIPS: Readonly<Record<Face, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-9, -9],
    [9, 9],
  ],
  3: [
    [-11, -11],
    [0, 0],
    [11, 11],
  ],
  4: [
    [-9, -9],
    [9, -9],
    [-9, 9],
    [9, 9],
  ],
  5: [
    [-11, -11],
    [11, -11],
    [0, 0],
    [-11, 11],
    [11, 11],
  ],
  6: [
    [-9.5, -12],
    [-9.5, 0],
    [-9.5, 12],
    [9.5, -12],
    [9.5, 0],
    [9.5, 12],
  ],
};
const littleShield = ([x, y]: Point): string => disc('white', x, y, 5) + disc('purpleLine', x, y, 5) + disc('pupil', x, y, 1.8);
/** 48 × 48 around the origin. */
export const die = (face: Face): string =>
  path('plain', 'M-17-22H17q5 0 5 5V17q0 5-5 5H-17q-5 0-5-5V-17q0-5 5-5z') +
  path('incised', 'M-15.5-19.5h31q4 0 4 4v31q0 4-4 4h-31q-4 0-4-4v-31q0-4 4-4z') +
  (face === 6 ? PIPS[6].map(littleShield).join('') : dots('pips', PIPS[face]));
