/** Birds. Origin: on the ground, or the middle of the body in flight; looking right. */
import { at, disc, dots, figure, incised, line, type Scale, white } from './brush.ts';

export const owl = (x: number, y: number, scale: Scale = 1): string =>
  at(
    x,
    y,
    scale,
    figure('-6,-3! -12,4! -4,1! -2,3! 3,3! 9,-6 10,-18 9,-27 7,-32! 2,-30.6 -3,-32! -6,-27 -8,-16'),
    disc('white', -1.4, -25, 4),
    disc('white', 5.4, -25, 3.6),
    disc('pupil', -1.2, -25, 1.7),
    disc('pupil', 5.4, -25, 1.6),
    white('1.6,-23.6! 3.8,-23.6! 2.6,-19.6!'),
    dots('whiteDots', '3,-15 6,-13 2,-10 5.6,-8.6 2,-5 4.6,-4'),
    incised('-5,-20 -1,-12 -3,-1 -8,3|-5,-13 -6,-3|1,0 1,3|4,0 4,3'),
  );
const WING = '7,-22! 20,-36 36,-37! 30,-31! 34,-27! 26,-24! 28,-19! 18,-17 8,-12!';
const FEATHERS = '9,-19 20,-29 32,-33|10,-16 20,-22 28,-25';
export const flyingOwl = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, figure(WING) + incised(FEATHERS), at(0, 0, [-1, 1], figure(WING) + incised(FEATHERS)), owl(0, 0));
/** A bird on the wing, looking right. */
export const bird = (x: number, y: number, scale: Scale = 1): string =>
  at(
    x,
    y,
    scale,
    figure('-18,2! -10,1 -4,-3 2,-4 8,-6 12,-9 16,-8 20,-6! 15,-4 12,1 4,5 -4,5 -12,6 -19,8!'),
    figure('-6,-2! -12,-14 -10,-26! -4,-18! 2,-22! 3,-14! 7,-15! 5,-3!'),
    incised('-3,-4 -8,-16|1,-4 -1,-15|-15,4 -6,2'),
    disc('ground', 15, -6.4, 1),
  );
/** The ibis of Egypt. */
export const ibis = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    line('2,-14 3,0|-3,-14 -3,0|3,0 8,0|-3,0 2,0'),
    white('-15,-12! -8,-19 2,-21 8,-19 10,-24 8,-29 10,-33 14,-33! 15,-29 13,-24 13,-17 8,-12 -2,-11'),
    figure('-16,-11! -8,-16 0,-14! -6,-10'),
    figure('11,-34 15,-35 18,-31 24,-24! 21,-27 15,-30 11,-31'),
    disc('ground', 14, -32.6, 0.9),
  );
