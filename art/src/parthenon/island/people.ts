/** Small things of the island: people, trees, smoke. */
import { at, disc, path } from '../../kit/brush.ts';
import type { Ink } from '../../kit/ink.ts';
import { smooth } from '../../kit/path.ts';

export const villager = (x: number, y: number, scale = 1, ink: Ink = 'figure'): string =>
  at(x, y, scale, path(ink, smooth('-2.6,0! -2,-7 -3,-13 0,-15 3,-13 2,-7 3,0!')), disc(ink, 0.4, -17, 2.4));
/** An olive tree: a forked trunk and a round crown of dabs. */
export const tree = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    path('line', 'M0 0q2-3 0-6q-3-1-5-3M0-6q3-1 5-3'),
    path(
      'leaves',
      'M-8-8l-2-1.600M-6.500-11l-2-2M-3.500-13.500l-1.400-2.200M0-14.500l.400-2.600M3.500-13.500l1.800-2M6.500-11l2-1.800M8-8l2.200-1.200M-5-9l-1.400-2.200M-2-11l-.800-2.400M1.500-11.500l1-2.400M4.500-9.500l1.800-1.800M0-8.500l-.400-2',
    ),
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
