/** The mark of the house: a stoa. Three steps, white columns before black, a frieze of meanders, a tiled roof without a gable. */
import { at, figure, path } from '../kit/brush.ts';
import { block } from '../kit/buildings.ts';
import { numbers, straight, upTo } from '../kit/path.ts';

const HALF = 24;
const spread = (count: number, half: number): readonly number[] =>
  upTo(count).map(i => -HALF + half + 1.4 + ((2 * HALF - 2 * half - 2.8) * i) / (count - 1));
const columnOf = (x: number, half: number, capital: boolean): string =>
  path('white', straight([x - half * 0.84, -8], [x - half, 13], [x + half, 13], [x + half * 0.84, -8])) +
  (capital
    ? path('white', straight([x - half * 1.1, -7.6], [x - half * 1.7, -10.4], [x + half * 1.7, -10.4], [x + half * 1.1, -7.6])) +
      path('inked', `M${numbers(x - 0.7, -6)}V12M${numbers(x + 0.7, -6)}V12`)
    : '');
const frieze = (): string =>
  path(
    'incised',
    upTo(8)
      .map(i => `M${numbers(-22.6 + i * 5.7, -12.8)}h4.4v-3.4h-2.8v2h1.4m1.4 1.4h1.3`)
      .join(''),
  );
const roof = (): string => path('edged', straight([-HALF - 4, -18], [-HALF + 4, -27], [HALF - 4, -27], [HALF + 4, -18]));
const tiles = (): string =>
  path('incised', [-18, -12, -6, 0, 6, 12, 18].map(x => `M${numbers(x * 0.98, -26.6)}L${numbers(x * 1.24, -19.4)}`).join(''));
const finial = (): string =>
  figure('0,-20! 4,-14 3,0! -3,0! -4,-14') + figure('3,0! 10,-8 12,-16! 16,-8 8,0!') + figure('-3,0! -10,-8 -12,-16! -16,-8 -8,0!');
const base = (): string => [13, 16.6, 20.4].map((y, i) => block('figure', -HALF - 2 - i * 2, y, HALF + 2 + i * 2, y + 3.8)).join('');

/** 60 × 52 around the origin. */
export const stoa = (): string =>
  block('gloss', -HALF, -10, HALF, 13) +
  spread(5, 2.3)
    .map(x => columnOf(x, 2.3, true))
    .join('') +
  base() +
  block('figure', -HALF - 1, -18, HALF + 1, -10.4) +
  frieze() +
  roof() +
  block('figure', -HALF - 5, -19.4, HALF + 5, -17) +
  tiles() +
  at(-20, -26.4, [-0.26, 0.26], finial()) +
  at(20, -26.4, 0.26, finial());
/** For 32 px and less. */
export const smallStoa = (): string =>
  block('gloss', -HALF, -10, HALF, 13) +
  spread(4, 3.2)
    .map(x => columnOf(x, 3.2, false))
    .join('') +
  base() +
  block('figure', -HALF - 1, -18, HALF + 1, -10.4) +
  roof() +
  block('figure', -HALF - 5, -19.4, HALF + 5, -17);
export const icon = (): string =>
  path('ground', 'M-32-32h64v64h-64z') + at(0, 1, 0.94, stoa()) + path('plain', 'M-32-32h64v2.6h-64zM-32 29.4h64v2.6h-64z');
export const smallIcon = (): string => path('ground', 'M-32-32h64v64h-64z') + at(0, 2, 1.02, smallStoa());
