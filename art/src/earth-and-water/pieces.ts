/** Pieces of Earth & Water: an army is a cube, a fleet a disc. 48 × 48 around the origin, with a rim that holds on clay and on gloss. */
import type { SideId } from '@stoa/earth-and-water/map';
import { type Drawing, piece } from '../composition.ts';
import { disc, path } from '../kit/brush.ts';
import type { Ink } from '../kit/ink.ts';
import { numeral } from '../kit/letters.ts';

const SIZE = 48;
interface Paint {
  readonly front: Ink;
  readonly top: Ink;
  readonly side: Ink;
  readonly ink: Ink;
  readonly numeral: Ink;
}
const PAINT: Readonly<Record<SideId, Paint>> = {
  greece: { front: 'greek', top: 'greekTop', side: 'greekSide', ink: 'greekInk', numeral: 'numeralGreek' },
  persia: { front: 'persian', top: 'persianTop', side: 'persianSide', ink: 'persianInk', numeral: 'numeralPersian' },
};
const numbered = (count: number | undefined, x: number, y: number, size: number, paint: Paint): string =>
  count === undefined ? '' : numeral(count, x, y, size, paint.numeral);
const army = (side: SideId, count?: number): string => {
  const paint = PAINT[side];
  return (
    path('pieceRim', 'M-18-10L-9-19H18V8L9 18H-18z') +
    path(paint.top, 'M-18-10L-9-19H18L9-10z') +
    path(paint.side, 'M9-10L18-19V8L9 18z') +
    path(paint.front, 'M-18-10H9V18H-18z') +
    numbered(count, -4.5, 4, 17, paint)
  );
};
const HULL = 'M-14 5C-17 1-15-3-12-3-14 3-11 7.5-4 8.5H5C9 8.5 11 7 12.5 3.5L13.5 8 17.5 9.5 13 12C8 15-8 15.5-12 11z';
const fleet = (side: SideId, count?: number): string => {
  const paint = PAINT[side];
  return (
    disc('pieceRim', 0, 0, 19.5) +
    disc(paint.side, 0, 1.8, 19.5) +
    disc(paint.front, 0, -0.6, 18.5) +
    path(paint.ink, HULL) +
    numbered(count, 0, -5, 13, paint)
  );
};
/** With a count, or plain. */
export const armyPiece = (side: SideId, count?: number): Drawing => piece(SIZE, SIZE, () => army(side, count));
export const fleetPiece = (side: SideId, count?: number): Drawing => piece(SIZE, SIZE, () => fleet(side, count));
