/** Small things of the island: people, trees, smoke. */
import { at, disc, path } from '../../kit/brush.ts';
import type { Ink } from '../../kit/ink.ts';
import { smooth } from '../../kit/path.ts';

export const villager = (x: number, y: number, scale = 1, ink: Ink = 'figure'): string =>
  at(x, y, scale, path(ink, smooth('-2.6,0! -2,-7 -3,-13 0,-15 3,-13 2,-7 3,0!')), disc(ink, 0.4, -17, 2.4));
/** An olive tree: a trunk and a crown of dabs. */
export const tree = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    path('line', 'M0 0q2-4 0-8'),
    path('leaves', 'M-2-8l-4-1M-5-10l-3-1M-3-11l-4-3M-1-12l-2-3M1-13l1-4M3-11l3-3M5-10l3-1M2-8l5-1M-1-9l1-2M1-10l2-1M-2-14l0-2M4-13l1-2'),
  );
export const chimneySmoke = (x: number, y: number): string =>
  path(
    'line',
    smooth(
      [
        [x, y],
        [x - 3, y - 6],
        [x + 3, y - 12],
        [x - 1, y - 19],
        [x + 4, y - 25],
      ],
      false,
    ),
  );
