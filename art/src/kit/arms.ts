/** Shields with their devices, spears, bows, arrows, swords. */
import { at, disc, dots, edged, figure, group, inked, line, path, purple, shaft, turned, white, whiteLine } from './brush.ts';
import { direction, numbers, type Point, smooth, straight, upTo } from './path.ts';

const star = (radius: number, inner: number, rays: number): readonly Point[] =>
  upTo(rays * 2).map(i => {
    const [angle, r] = [(Math.PI * i) / rays - Math.PI / 2, i % 2 === 0 ? radius : inner];
    return [Math.cos(angle) * r, Math.sin(angle) * r, true];
  });

/** What is painted on a shield, for a shield of radius 20. */
export const DEVICES = {
  lambda: () => white('0,-12.4! 11.2,11.2! 6,11.2! 0,-1.6! -6,11.2! -11.2,11.2!'),
  star: () => white(star(13.2, 4.8, 8)),
  gorgon: () =>
    disc('white', 0, 0.6, 12) +
    purple('-9,-4! -7,-8.6 0,-10 7,-8.6 9,-4! 5,-6.6 0,-7.4 -5,-6.6') +
    inked(
      '-7.6,-3.6 -4.4,-5.6 -1.6,-3.4 -4.4,-1.4 -7.6,-3.6|1.6,-3.4 4.4,-5.6 7.6,-3.6 4.4,-1.4 1.6,-3.4|-1.8,.8 -2.6,2.2 0,2.6 2.6,2.2 1.8,.8|-7,4 -4,6 0,5 4,6 7,4 5,8.6 0,8 -5,8.6 -7,4',
    ) +
    dots('whiteDots', '0,0') +
    disc('pupil', -4.4, -3.5, 1.4) +
    disc('pupil', 4.4, -3.5, 1.4) +
    purple('-1.6,6.4! -2,10.6 0,12 2,10.6 1.6,6.4!'),
  triskeles: () =>
    [0, 120, 240].map(angle => turned(0, 0, angle, 1, white('0,0! 3.2,-6 .8,-10 6,-12.4! -2.4,-12.4 -3.2,-8 -2,-4'))).join(''),
  bird: () => at(0, 0, 1.25, white('-9,2! -4,-1 -7,-9! 0,-4 5,-5 9,-3! 5,-1 3,4 -2,5 -9,7! -6,4')),
  dots: () => disc('white', 0, -8, 4) + disc('white', 7, 4, 4) + disc('white', -7, 4, 4),
  wheel: () => disc('whiteLine', 0, 0, 11) + whiteLine('-11,0 11,0|0,-11 0,11'),
  /** The club of Herakles: Thebes. */
  club: () => turned(0, 0, 38, 1, white('-2,12! -4,-4 -6,-9 0,-13 6,-9 4,-4 2,12!'), dots('berries', '-2,-7 2,-5')),
  /** The trident of Poseidon. */
  trident: () => whiteLine('0,13 0,-12|-7,-11 -6,-3 0,-1 6,-3 7,-11'),
  none: () => '',
} as const satisfies Readonly<Record<string, () => string>>;
export type Device = keyof typeof DEVICES;

export interface ShieldOptions {
  readonly device?: Device;
  readonly rim?: 'purple' | 'plain';
}
export const shield = (x: number, y: number, radius: number, { device = 'lambda', rim = 'plain' }: ShieldOptions = {}): string =>
  at(
    x,
    y,
    1,
    disc('figure', 0, 0, radius),
    rim === 'purple' ? disc('purpleBand', 0, 0, radius - 2.2) : '',
    disc('incised', 0, 0, radius - 4),
    at(0, 0, radius / 20, DEVICES[device]()),
  );

/** A spear from its butt to its point. */
export const spear = (x1: number, y1: number, x2: number, y2: number): string => {
  const [ux, uy] = direction([x1, y1], [x2, y2]);
  const head = (along: number, across: number): Point => [x2 + ux * along - uy * across, y2 + uy * along + ux * across, true];
  return (
    shaft(`M${numbers(x1, y1)}L${numbers(x2, y2)}`) + figure([head(-9, 0.9), head(-6, 2.5), head(2, 0), head(-6, -2.5), head(-9, -0.9)])
  );
};
export const bow = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, path('lineBold', smooth('2,-20! -1,-17 3,-10 1.5,-3 1.5,3 3,10 -1,17 2,20!', false)));
/** An arrow in flight; its point is the origin. */
export const arrow = (x: number, y: number, angle: number, length = 18): string => {
  const feathers = [1, 3].map(i => `M${numbers(i - length, 0)}l-3-2M${numbers(i - length, 0)}l-3 2`).join('');
  return turned(x, y, angle, 1, path('thin', `M0 0H${-length}${feathers}`), path('plain', straight([3, 0], [-3, -2], [-3, 2])));
};
/** A sword or curved blade held upright; the hand is the origin. */
export const sword = (x: number, y: number, angle = 0): string =>
  turned(x, y, angle, 1, white('-1.6,-2! -3,-16 0,-27! 3,-16 1.6,-2!'), line('-5,-2 5,-2'), figure('-1.6,-2! 1.6,-2! 2,5! -2,5!'));
/** Poseidon's trident; the hand is the origin. */
export const trident = (x: number, y: number, angle = 0, scale = 1): string =>
  turned(
    x,
    y,
    angle,
    scale,
    shaft('M0 46V-40M-9-40V-30Q-8-22 0-22T9-30V-40'),
    figure('0,-50! 3,-40! -3,-40!'),
    figure('-9,-49! -6,-39! -12,-39!'),
    figure('9,-49! 12,-39! 6,-39!'),
  );
export const boltOfZeus = (x: number, y: number, scale = 1, angle = 0): string =>
  group('bolt', turned(x, y, angle, scale, white('0,0! 9,20! 3,19! 13,42! 6,40! 11,62! -4,36! 2,37! -6,17! -1,18!')));
export const banner = (x: number, y: number, height: number, angle = 0): string =>
  turned(
    x,
    y,
    angle,
    1,
    shaft(`M0 0V${-height}`),
    edged(`0,${-height}! 18,${-height + 3} 30,${-height}! 26,${-height + 9} 30,${-height + 18}! 16,${-height + 15} 0,${-height + 18}!`),
    dots('whiteDots', `8,${-height + 9} 18,${-height + 9}`),
  );
