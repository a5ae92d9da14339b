/** Vessels, furniture, instruments, fire. Origin: the middle of the ground line, unless said otherwise. */
import {
  at,
  disc,
  dots,
  edged,
  figure,
  group,
  incised,
  inked,
  line,
  lineBold,
  path,
  purple,
  shaft,
  turned,
  white,
  whiteLine,
} from './brush.ts';
import { smooth } from './path.ts';

export const amphora = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    line('-4,-32 -10,-31 -10,-24 -7,-22|4,-32 10,-31 10,-24 7,-22'),
    figure('-5,-36! 5,-36! 4,-33! 3.4,-27 10,-21 11,-14 6,-4 3,-2 5,0! -5,0! -3,-2 -6,-4 -11,-14 -10,-21 -3.4,-27 -4,-33!'),
    path('ground', 'M-10-20H10L11-12H-11z'),
    line('-10,-16 -6,-18 -3,-14 0,-18 3,-14 6,-18 10,-16'),
    incised('-7,-6 7,-6|-4,-26 4,-26'),
  );
/** A storage jar as high as a child. */
export const pithos = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    figure('-13,-58! 13,-58! 13,-54! 10,-52! 22,-42 25,-30 18,-10 9,0! -9,0! -18,-10 -25,-30 -22,-42 -10,-52! -13,-54!'),
    path('ground', 'M-23.5-39H23.5L25-27H-25z'),
    path('line', 'M-24-33q3-6 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0'),
    incised('-21,-22 0,-20 21,-22|-17,-13 0,-11 17,-13|-12,-50 0,-49 12,-50|-16,-46.5 0,-45 16,-46.5'),
    purple('-20,-20! 0,-18 20,-20! 18,-15.5! 0,-13.5 -18,-15.5!'),
  );
/** A wide mixing bowl for wine. */
export const krater = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    line('-17,-34 -25,-36 -25,-48|17,-34 25,-36 25,-48'),
    figure('-24,-52! 24,-52! 21,-47! 20,-30 14,-14 5,-8 5,-5 12,0! -12,0! -5,-5 -5,-8 -14,-14 -20,-30 -21,-47!'),
    path('ground', 'M-20-42H20L19-30H-19z'),
    path('line', 'M-19-36q3.2-7 6.4 0t6.4 0 6.4 0 6.4 0 6.4 0 6.4 0'),
    purple('-17,-26! 17,-26! 15,-21! -15,-21!'),
    incised('-21,-48 21,-48|-13,-15 13,-15'),
  );
export const drinkingCup = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    line('-11,-12 -18,-14 -17,-8 -9,-7|11,-12 18,-14 17,-8 9,-7'),
    figure('-12,-14! 12,-14! 10,-7 3,-4 2,-1 6,0! -6,0! -2,-1 -3,-4 -10,-7'),
    incised('-11,-11 11,-11'),
  );
/** A flat bowl for offerings, seen from the side. */
export const bowl = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, white('-11,-6! 11,-6! 8,-1 3,0 -3,0 -8,-1'), inked('-9,-4 9,-4'));
export const basket = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    figure('-18,-22! 18,-22! 12,0! -12,0!'),
    incised('-16,-16 16,-16|-15,-10 15,-10|-13,-5 13,-5|-9,-21 -7,0|0,-21 0,0|9,-21 7,0'),
  );
export const cauldron = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    shaft('M-20-24L-26 0M20-24L26 0M0-18V0'),
    figure('-26,-52! 26,-52! 24,-47! 27,-34 20,-20 8,-13 -8,-13 -20,-20 -27,-34 -24,-47!'),
    incised('-24,-46 24,-46|-25,-36 0,-33 25,-36|-20,-25 0,-22 20,-25'),
    purple('-24,-43! 24,-43! 24.6,-38.5! 0,-35.5 -24.6,-38.5!'),
    line('-26,-50 -33,-46 -27,-38|26,-50 33,-46 27,-38'),
  );
/** The tripod of Delphi, with a bowl on top. */
export const tripod = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    shaft('M-17-44L-24 0M0-42V0M17-44L24 0M-20-22H20'),
    figure('-24,-56! 24,-56! 21,-47 9,-41 -9,-41 -21,-47'),
    incised('-21,-51 21,-51'),
    disc('incised', -14, -62, 4),
    path('lineBold', 'M-20-57a6 6 0 1 1 12 0M8-57a6 6 0 1 1 12 0'),
  );
export const throne = (): string =>
  figure('-22,-76! -17,-76! -15,-40! 16,-40! 16,-35! 13.6,-35! 14,0! 8.6,0! 9.6,-22! 9.6,-35! -13,-35! -13,-22! -12,0! -18.6,0! -18,-36!') +
  figure('-24,-76 -26,-81 -22,-86 -19.5,-90! -17,-86 -13,-81 -15,-76!') +
  incised('-19.5,-86 -19.5,-78|-22.6,-82 -21,-77|-16.4,-82 -18,-77|-20,-66 -18,-66|-19.6,-56 -17,-56|-15,-37.6 14,-37.6') +
  white('-17.6,-31! -13.4,-31! -14.4,-27! -13.4,-23! -17.6,-23! -16.6,-27!') +
  white('9.4,-31! 13.6,-31! 12.6,-27! 13.6,-23! 9.4,-23! 10.4,-27!') +
  figure('-14,-16! 10,-16! 10,-12! -14,-12!') +
  purple('-15,-45! 15,-45! 16,-40! -15,-40!');
export const footstool = (x = 26): string =>
  at(x, 0, 1, figure('-12,-7! 12,-7! 12,-4! 9,-4! 10.6,0! 6,0! 5,-4! -5,-4! -6,0! -10.4,0! -9,-4! -12,-4!'));
/** A folding stool, 32 high. */
export const stool = (): string => line('-16,-30 12,0|12,-30 -16,0') + figure('-18,-33! 14,-33! 14,-29.6! -18,-29.6!');
export const stoneSeat = (): string =>
  figure('-20,-27! 13,-27! 13,0! -20,0!') + incised('-19,-22 12,-22|-19,-5 12,-5') + purple('-20,-20! 13,-20! 13,-16! -20,-16!');
export const bier = (): string =>
  figure('-62,-24! 66,-24! 66,-18! -62,-18!') +
  figure('-64,-30! -56,-30! -56,-4! -52,0! -66,0! -62,-6!') +
  figure('58,-26! 66,-26! 64,-6! 68,0! 54,0! 58,-4!') +
  path('whitePearls', 'M-50-21H54') +
  purple('-52,-29! -40,-33! -38,-24! -54,-24!');
/** A gaming table with pieces on it. */
export const gamingTable = (): string =>
  figure('-15,-30! 15,-30! 15,-25! 12,-25! 12,-4! 15,-4! 15,0! -15,0! -15,-4! -12,-4! -12,-25! -15,-25!') +
  incised('-12,-21 12,-21|-12,-8 12,-8') +
  purple('-12,-19! 12,-19! 12,-15.5! -12,-15.5!') +
  disc('white', -8, -32.4, 2.4) +
  disc('figure', -2, -32.4, 2.4) +
  disc('white', 4, -32.4, 2.4) +
  disc('figure', 10, -32.4, 2.4);
/** A lyre held before the breast; origin: its sound box. */
export const lyre = (x: number, y: number, scale = 1, angle = 0): string =>
  turned(
    x,
    y,
    angle,
    scale,
    figure('-10,0! -13,-12 -9,-30! -6,-30! -8,-14 -6,-4 6,-4 8,-14 6,-30! 9,-30! 13,-12 10,0! 8,8 0,11 -8,8'),
    incised('-6,3 0,1 6,3'),
    whiteLine('-11,-25 11,-25'),
    path('thin', 'M-3-25V-4M0-25V-4M3-25V-4'),
  );
/** Scales: the hand is the origin. */
export const scales = (x: number, y: number, tilt = 0): string =>
  turned(
    x,
    y,
    tilt,
    1,
    line('-24,4 24,4|0,0 0,4'),
    path('thin', 'M-24 4L-32 26M-24 4L-16 26M24 4L16 26M24 4L32 26'),
    figure('-34,26! -14,26! -18,31 -30,31'),
    figure('14,26! 34,26! 30,31 18,31'),
  );
/** A chest with its lid open. */
export const chest = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    figure('-28,-26! -36,-48! 20,-52! 28,-26!'),
    incised('-31,-44 18,-47'),
    disc('white', -14, -28, 5),
    disc('white', -3, -30, 5),
    disc('white', 9, -28, 5),
    disc('white', 19, -28, 4),
    disc('white', -22, -28, 4),
    figure('-28,-27! 28,-27! 28,-4! 31,0! 22,0! 21,-4! -21,-4! -22,0! -31,0! -28,-4!'),
    purple('-28,-19! 28,-19! 28,-13! -28,-13!'),
    whiteLine('-26,-23 26,-23'),
  );
/** Coins in a heap. */
export const coins = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    ...(
      [
        [-10, -4],
        [0, -4],
        [10, -4],
        [-5, -10],
        [5, -10],
        [0, -16],
      ] as const
    ).map(([cx, cy]) => disc('white', cx, cy, 5.4) + disc('inked', cx, cy, 2.6)),
  );
/** A potsherd with a few scratched letters. */
export const sherd = (x: number, y: number, angle = 0, scale = 1): string =>
  turned(x, y, angle, scale, figure('-9,-5! -3,-9! 6,-7! 9,1! 3,8! -6,6!'), whiteLine('-4,-2 -4,3|-4,-2 0,-1|2,-3 2,3|2,0 5,0'));
/** An open scroll; origin: its middle. */
export const scroll = (x: number, y: number, angle = 0, scale = 1): string =>
  turned(
    x,
    y,
    angle,
    scale,
    white('-14,-9! 14,-9! 14,9! -14,9!'),
    figure('-17,-11! -12,-11! -12,11! -17,11!'),
    figure('12,-11! 17,-11! 17,11! 12,11!'),
    inked('-9,-5 9,-5|-9,-1 7,-1|-9,3 9,3'),
  );
/** Flames; origin: where they rise from. */
export const flames = (x: number, y: number, scale = 1): string =>
  group(
    'fire',
    at(
      x,
      y,
      scale,
      purple('-15,0! -19,-12 -10,-22 -15,-36! -5,-25 -7,-12 -4,0!'),
      purple('5,0! 4,-13 12,-21 8,-35! 18,-22 14,-10 16,0!'),
      purple('-7,0! -9,-18 3,-30 -3,-50! 9,-34 4,-16 8,0!'),
      whiteLine('-11,-2 -14,-11 -8,-20 -10,-27|0,-2 -3,-17 4,-28 2,-38|11,-2 9,-10 14,-18 12,-26'),
    ),
  );
export const smoke = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, path('line', smooth('0,0 -4,-8 4,-17 -2,-27 5,-36', false) + smooth('7,0 4,-7 11,-15 6,-24 12,-32', false)));
/** A column drum, seen from the side. */
export const drum = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    white('-20,-30! 20,-30! 20,0! -20,0!'),
    inked('-12,-30 -12,0|-4,-30 -4,0|4,-30 4,0|12,-30 12,0'),
    line('-20,-30 20,-30|-20,0 20,0'),
  );
/** A theatre mask with an open mouth. */
export const mask = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    white('-17,-20! -18,-4 -12,12 0,20 12,12 18,-4 17,-20!'),
    edged('-19,-16! -18,-28 0,-34 18,-28 19,-16! 12,-19 6,-22 0,-20 -6,-22 -12,-19'),
    path(
      'pupil',
      `${smooth('-12,-8! -7,-12 -3,-8! -7,-5')}${smooth('12,-8! 7,-12 3,-8! 7,-5')}${smooth('-9,4! 0,1 9,4! 6,13 0,15 -6,13')}`,
    ),
    inked('-13,-14 -8,-17 -3,-14|13,-14 8,-17 3,-14|0,-8 -2,-2 2,-2'),
    dots('berries', '-12,-26 -6,-29 0,-30 6,-29 12,-26'),
  );
/** A bunch of tools: an axe. The hand is the origin. */
export const axe = (x: number, y: number, angle = 0): string =>
  turned(x, y, angle, 1, lineBold('0,24 0,-24'), figure('-2,-26! -2,-14! -12,-9 -16,-20 -12,-31!'), incised('-12,-13 -14,-20 -12,-27'));
export const pickaxe = (x: number, y: number, angle = 0): string =>
  turned(x, y, angle, 1, lineBold('0,26 0,-18'), figure('-18,-10! -8,-20 0,-22 8,-20 18,-10! 6,-15 0,-16 -6,-15'));
