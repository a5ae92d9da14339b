/** The brushes: from points to SVG elements. Every part of the kit is made of these and returns a string. */
import { INKS, type Ink } from './ink.ts';
import { number, numbers, type Point, type Points, smooth, smoothLines } from './path.ts';

/** A scale, or one for each axis: [-1, 1] looks the other way. */
export type Scale = number | readonly [x: number, y: number];

export const path = (ink: Ink, d: string): string => `<path class="${INKS[ink]}" d="${d}"/>`;
/** A closed shape through the points. */
export const shape =
  (ink: Ink) =>
  (points: Points): string =>
    path(ink, smooth(points));
/** Open lines through the points, separated by "|". */
export const lines =
  (ink: Ink) =>
  (source: string): string =>
    path(ink, smoothLines(source));

/** The silhouette: its contour in the colour of the ground becomes an incised line wherever two figures overlap. */
export const figure = shape('figure');
export const white = shape('white');
export const purple = shape('purple');
export const edged = shape('edged');
export const ground = shape('ground');
export const clay = shape('clay');

/** Lines scratched through the gloss. */
export const incised = lines('incised');
export const incisedBold = lines('incisedBold');
export const incisedBroad = lines('incisedBroad');
/** Dark lines on white. */
export const inked = lines('inked');
export const inkedBold = lines('inkedBold');
export const inkedBroad = lines('inkedBroad');
export const whiteLine = lines('whiteLine');
export const whiteBold = lines('whiteBold');
export const purpleLine = lines('purpleLine');
/** Lines in the colour of the figures. */
export const line = lines('line');
export const lineBold = lines('lineBold');
export const shaft = (d: string): string => path('shaft', d);

export const disc = (ink: Ink, x: number, y: number, radius: number): string => {
  const centre = `${x === 0 ? '' : ` cx="${number(x)}"`}${y === 0 ? '' : ` cy="${number(y)}"`}`;
  return `<circle class="${INKS[ink]}"${centre} r="${number(radius)}"/>`;
};
const pointOf = (word: string): Point => {
  const [x = 0, y = 0] = word.split(',').map(Number);
  return [x, y];
};
/** Many dots in one path: round ends of lines without length. */
export const dots = (ink: Ink, points: Points): string =>
  path(ink, (typeof points === 'string' ? points.split(' ').map(pointOf) : points).map(([x, y]) => `M${numbers(x, y)}h0`).join(''));

const scaled = (scale: Scale): string =>
  scale === 1 ? '' : ` scale(${typeof scale === 'number' ? number3(scale) : scale.map(number3).join(' ')})`;
const number3 = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^(-?)0\./, '$1.');

/** Parts placed at a point, larger, smaller or mirrored. */
export const at = (x: number, y: number, scale: Scale, ...parts: readonly string[]): string => {
  const move = x === 0 && y === 0 ? '' : `translate(${numbers(x, y)})`;
  return `<g transform="${`${move}${scaled(scale)}`.trim()}">${parts.join('')}</g>`;
};
/** Parts placed and turned by an angle in degrees. */
export const turned = (x: number, y: number, angle: number, scale: Scale, ...parts: readonly string[]): string =>
  `<g transform="translate(${numbers(x, y)}) rotate(${number(angle)})${scaled(scale)}">${parts.join('')}</g>`;
/** Parts leaning to the side: every point moves by `lean` times its height. */
export const leaning = (lean: number, ...parts: readonly string[]): string =>
  lean === 0 ? parts.join('') : `<g transform="matrix(1 0 ${number3(lean)} 1 0 0)">${parts.join('')}</g>`;
/** Parts that move or change colours together. */
export const group = (ink: Ink, ...parts: readonly string[]): string => `<g class="${INKS[ink]}">${parts.join('')}</g>`;
/** The same part at several places along a row. */
export const row = (xs: readonly number[], y: number, part: (index: number) => string, scale: Scale = 1): string =>
  xs.map((x, index) => at(x, y, scale, part(index))).join('');
