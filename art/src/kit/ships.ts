/** Ships and the sea. Origin of a ship: its keel amidships; it sails to the right. */
import { at, disc, figure, group, incised, line, path, purple, shaft, white } from './brush.ts';
import type { Ink } from './ink.ts';
import { number, numbers, type Points, smooth, smoothLines, upTo } from './path.ts';

const SAIL = '-33,-87! 5,-86 43,-87! 47,-66 41,-42! 22,-45 4,-42! -14,-45 -32,-42! -29,-64';
export const TORN_SAIL = '-33,-87! 5,-86 43,-87! 56,-66 52,-50! 40,-60 30,-46! 16,-60 4,-44! -10,-58 -26,-46! -22,-64';
export const FURLED_SAIL = '-33,-87! 5,-86 43,-87! 40,-78! 30,-81 20,-77! 10,-81 0,-77! -12,-81 -22,-77! -30,-81';
/** The wind from ahead. */
export const BACKED_SAIL = '-33,-87! 5,-86 43,-87! 30,-66 38,-42! 18,-47 0,-42! -16,-47 -38,-42! -46,-64';
const CREW = [-46, -34, -22, -10, 14, 26, 38, 50];
const SAILOR = '-4,0! -4.4,-6 -2.6,-11 1.6,-11 3.4,-8 2.6,-6! 4.2,-2.4! 1.6,-2.6 3,0!';
const BRAILS = [-22, -10, 3, 16, 28].map(x => `${x},-86 ${x + 4},-64 ${x - 1},-44`).join('|');

const oars = (count: number): string =>
  path(
    'oars',
    upTo(count)
      .map(i => `M${numbers(-52 + (100 * i) / (count - 1), -8)}l-11 19`)
      .join(''),
  );

export interface ShipOptions {
  /** The colour of the sail; none: neither mast nor sail. */
  readonly sail?: Extract<Ink, 'white' | 'purple' | 'figure'> | 'none';
  readonly shape?: Points;
  /** A sign on the sail, drawn around the point 6,-65. */
  readonly sign?: string;
  /** Where heads show above the rail. */
  readonly crew?: readonly number[];
  readonly oars?: number;
}
const rigging = ({ sail = 'white', shape = SAIL, sign = '' }: ShipOptions): string => {
  if (sail === 'none') return '';
  const seams = shape === SAIL && sign === '' ? smoothLines(`${BRAILS}|-31,-72 6,-70 45,-72|-30,-57 6,-55 45,-57`) : '';
  return (
    shaft('M4-20V-94M-34-88H44') +
    path('thin', 'M4-94L-60-40M4-94L68-32') +
    path(sail, smooth(shape)) +
    (seams === '' ? '' : path(sail === 'white' ? 'inked' : 'incised', seams)) +
    sign
  );
};
/** A warship with ram, painted eye and curled stern. */
export const trireme = (options: ShipOptions = {}): string =>
  rigging(options) +
  (options.crew ?? CREW).map(x => at(x, -22, 1, figure(SAILOR))).join('') +
  line('-62,-30 -30,-27 30,-27 60,-31') +
  oars(options.oars ?? 13) +
  figure(
    '-58,-58! -66,-54 -72,-44 -73,-30 -67,-14 -52,-3 -30,0 30,0 58,-1 76,-3 96,-4! 97,-7! 92,-9! 96,-12! 84,-15 74,-19 71,-27 75,-42! 71,-46! 65,-36 58,-27 40,-23 0,-21 -40,-23 -57,-28 -63,-38 -60,-48! -55,-54!',
  ) +
  line('-68,-50 -60,-58 -52,-57|-71,-44 -66,-62 -56,-64') +
  purple('-66,-19! -40,-13.4 0,-11.6 40,-13 68,-17.6! 66.4,-20.4! 40,-17 0,-15.4 -40,-17.4 -67,-23!') +
  incised('-70,-27 -56,-22 -30,-18.6 30,-18 56,-20.4 70,-24|-60,-6 -30,-5 40,-5 70,-8') +
  path('whitePearls', smooth('-50,-9.4 0,-8.4 50,-9.4', false)) +
  white('56,-13.4! 62,-18.4 69,-14! 62,-9.6') +
  disc('pupil', 62.6, -14, 2.1) +
  incised('75,-17 80,-9 76,-4|84,-14 87,-9|97,-8 88,-8.4');
/** A round merchant ship: no oars, no ram, a deep hull. */
export const merchantman = (options: ShipOptions = {}): string =>
  rigging(options) +
  (options.crew ?? [-30, 30]).map(x => at(x, -24, 1, figure(SAILOR))).join('') +
  figure('-66,-60! -72,-50 -68,-26 -52,-6 -28,2 24,2 50,-6 66,-26 72,-52! 66,-56! 58,-38 44,-28 0,-24 -44,-28 -58,-40 -60,-54!') +
  purple('-64,-27! -44,-16 0,-12 44,-16 64,-28! 62,-33! 44,-22 0,-18 -44,-22 -62,-32!') +
  incised('-58,-12 -30,-5 28,-5 56,-13|-66,-34 -46,-25 0,-21 46,-25 67,-36') +
  line('-60,-30 -76,2|-66,-34 -82,-2') +
  white('48,-24! 54,-29 60,-25! 54,-20') +
  disc('pupil', 54.4, -24.6, 2);
/** The foremost part of a ship that lies on a beach or meets another. */
export const prow = (): string =>
  figure('-40,0! -40,-22 -10,-23 8,-27 16,-36 22,-46! 26,-42! 22,-27 25,-19 35,-15 46,-12! 43,-9! 48,-7! 47,-4! 26,-3 0,0') +
  purple('-40,-12! -8,-13 18,-18! 16.4,-21! -8,-17 -40,-16!') +
  white('7,-13! 13,-18 20,-14! 13,-10') +
  disc('pupil', 13.6, -14, 2.1) +
  incised('-40,-5 0,-5 22,-8|26,-17 31,-9 27,-4|35,-14 38,-9');
/** Half a hull, broken off. */
export const wreckedBow = (): string =>
  figure(
    '-14,-2! -8,-8! -16,-13! -6,-17! -12,-24! 8,-25 20,-28 27,-37 33,-46! 37,-42! 33,-27 36,-19 46,-15 58,-12! 55,-9! 59,-6! 38,-3 8,0',
  ) +
  purple('-10,-13! 8,-14 30,-18! 28,-21! 8,-18 -8,-17!') +
  white('18,-13! 24,-18 31,-14! 24,-10') +
  disc('pupil', 24.6, -14, 2.1);
export const wreckedStern = (): string =>
  figure('14,0! 8,-6! 16,-11! 7,-16! 13,-22! -10,-24 -26,-30 -32,-38 -29,-48! -24,-54! -27,-58! -35,-54 -41,-44 -42,-30 -36,-14 -20,-3') +
  purple('8,-12! -10,-14 -36,-20! -36,-24! -10,-18 8,-16!') +
  line('-37,-50 -29,-58 -21,-57') +
  shaft('M-6-22L6-70M-14-62L26-54');

export interface SeaOptions {
  /** Waves across the picture, and how high they are. */
  readonly waves?: number;
  readonly height?: number;
}
/** The sea from the line y to the bottom of the field: a dark body with running crests and incised swell. */
export const sea = (y: number, { waves = 10, height = 7 }: SeaOptions = {}): string => {
  const step = 240 / waves;
  const h = height;
  const crest = `c${numbers(step * 0.3, 0, step * 0.36, -h, step * 0.62, -h)}c${numbers(step * 0.3, 0, step * 0.26, h * 0.62, step * 0.1, h * 0.6)}c${numbers(step * 0.02, h * 0.4, step * 0.2, h * 0.4, step * 0.28, h * 0.4)}`;
  const rows = upTo(Math.max(0, Math.ceil((141 - y - 7) / 6))).map(i => y + 7 + i * 6);
  const swell = rows.map(at => `M${numbers(-step - 6 + ((at * 7) % 13), at)}${'q6-5 12 0t12 0'.repeat(14)}`).join('');
  return group('sea', path('figure', `M${numbers(-step, y)}${crest.repeat(waves + 2)}V143H${number(-step)}z`), path('incised', swell));
};
/** A man in the water. */
export const swimmer = (x: number, y: number): string =>
  at(
    x,
    y,
    1,
    figure('-3,4! -4,-3 -2,-9 3,-9 5,-5 7,-2! 4,-1 3,4!'),
    figure('4,1! 12,-5 15,-12! 18,-11! 15,-2 6,5!'),
    disc('ground', 2.6, -5, 0.9),
  );
