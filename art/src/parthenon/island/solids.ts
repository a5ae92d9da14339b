/** Buildings seen from above and the front: a front, a side that goes back, a roof. Origin: the middle of the front's ground line. */
import { disc, path } from '../../kit/brush.ts';
import type { Ink } from '../../kit/ink.ts';
import { numbers, type Point, straight, upTo } from '../../kit/path.ts';

export const face = (ink: Ink, ...corners: readonly Point[]): string => path(ink, straight(...corners));
/** How a depth goes back on the page. */
const back = (depth: number): Point => [depth * 0.84, -depth * 0.34];

export interface HouseOptions {
  readonly width?: number;
  readonly height?: number;
  readonly rise?: number;
  readonly depth?: number;
  readonly roof?: Extract<Ink, 'edged' | 'figure'>;
}
export const house = ({ width = 20, height = 12, rise = 8, depth = 14, roof = 'edged' }: HouseOptions = {}): string => {
  const [[dx, dy], a, eave, h] = [back(depth), width / 2, 2.4, height];
  const tiles = [0.25, 0.5, 0.75]
    .map(t => `M${numbers(dx * t, -h - rise + dy * t)}L${numbers(a + eave + dx * t, -h + 1 + dy * t)}`)
    .join('');
  return (
    face('figure', [a, 0], [a, -h], [a + dx, -h + dy], [a + dx, dy]) +
    face('figure', [-a, 0], [-a, -h], [0, -h - rise + 1], [a, -h], [a, 0]) +
    face('white', [-width * 0.13, 0], [-width * 0.13, -h * 0.66], [width * 0.13, -h * 0.66], [width * 0.13, 0]) +
    face(roof, [a + eave, -h + 1], [0, -h - rise], [dx, -h - rise + dy], [a + eave + dx, -h + 1 + dy]) +
    path('incised', tiles) +
    face(roof, [-a - eave, -h + 1.6], [0, -h - rise], [1.6, -h - rise + 1.4], [-a - eave + 2.6, -h + 2.4])
  );
};

export interface TempleOptions extends Omit<HouseOptions, 'roof'> {
  /** Columns of the front and of the side. */
  readonly front?: number;
  readonly side?: number;
  readonly half?: number;
}
const columnOf = (x: number, y: number, height: number, half: number): string =>
  face('white', [x - half * 0.8, y - height + 1], [x - half, y], [x + half, y], [x + half * 0.8, y - height + 1]);
/** The inner wall is always black, so that white columns can be seen at night too. */
export const temple = ({ width = 40, height = 24, rise = 10, depth = 46, front = 4, side = 6, half = 1.7 }: TempleOptions = {}): string => {
  const [[dx, dy], a, h] = [back(depth), width / 2, height];
  const top = -h - 4;
  return [
    face('figure', [a + 3, 3], [a + 3, 0], [a + 3 + dx, dy], [a + 3 + dx, dy + 3]),
    face('figure', [-a - 3, 3], [-a - 3, 0], [a + 3, 0], [a + 3, 3]),
    face('gloss', [a - 4, 0], [a - 4, -h], [a - 4 + dx, -h + dy], [a - 4 + dx, dy]),
    face('gloss', [-a + 5, 0], [-a + 5, -h], [a - 5, -h], [a - 5, 0]),
    ...upTo(side - 1).map(i => columnOf(a - half + (dx * (side - 1 - i)) / (side - 1), (dy * (side - 1 - i)) / (side - 1), h, half)),
    ...upTo(front).map(i => columnOf(-a + half + ((width - 2 * half) * i) / (front - 1), 0, h, half)),
    face('figure', [a, -h], [a, top], [a + dx, top + dy], [a + dx, -h + dy]),
    face('figure', [-a, -h], [-a, top], [a, top], [a, -h]),
    path('incised', `M${numbers(-a + 1, -h - 1.8)}H${numbers(a)}L${numbers(a + dx, -h - 1.8 + dy)}`),
    face('edged', [a + 3, top], [0, top - rise], [dx, top - rise + dy], [a + 3 + dx, top + dy]),
    path(
      'incised',
      [0.17, 0.34, 0.5, 0.67, 0.84].map(t => `M${numbers(dx * t, top - rise + dy * t)}L${numbers(a + 3 + dx * t, top + dy * t)}`).join(''),
    ),
    face('figure', [-a - 3, top], [0, top - rise], [a + 3, top]),
    face('purple', [-a + 4, top - 1.2], [0, top + 1.6 - rise], [a - 4, top - 1.2]),
    disc('white', 0, top - rise * 0.34, Math.max(1.5, rise * 0.18)),
    path('line', `M0 ${numbers(top - rise)}v-4M${numbers(-a - 3, top)}v-3.4M${numbers(a + 3, top)}v-3.4`),
  ].join('');
};

export interface StoaOptions {
  readonly width?: number;
  readonly columns?: number;
  readonly height?: number;
  readonly depth?: number;
}
/** A long portico. */
export const stoa = ({ width = 64, columns = 7, height = 18, depth = 12 }: StoaOptions = {}): string => {
  const [[dx, dy], a, h] = [back(depth), width / 2, height];
  const roof = upTo(9)
    .map(i => (i + 1) / 10)
    .map(t => `M${numbers(-a - 2 + (width + 4) * t, -h - 3.6)}L${numbers(-a + dx + width * t, -h - 9 + dy)}`)
    .join('');
  return [
    face('gloss', [-a, 0], [-a, -h], [a, -h], [a, 0]),
    face('figure', [a, 0], [a, -h], [a + dx, -h + dy], [a + dx, dy]),
    ...upTo(columns).map(i => columnOf(-a + 2 + ((width - 4) * i) / (columns - 1), 0, h, 1.7)),
    face('figure', [-a - 2, 2.6], [-a - 2, 0], [a + 2, 0], [a + 2, 2.6]),
    face('figure', [-a - 2, -h], [-a - 2, -h - 3.6], [a + 2, -h - 3.6], [a + 2, -h]),
    face('edged', [-a - 2, -h - 3.6], [-a + dx, -h - 9 + dy], [a + dx, -h - 9 + dy], [a + 2, -h - 3.6]),
    path('incised', roof),
  ].join('');
};
/** A square tower with battlements; the middle of its front's ground line. */
export const tower = (x: number, y: number, width: number, height: number): string => {
  const [a, [dx, dy]] = [width / 2, back(width * 0.7)];
  return (
    face('figure', [x + a, y], [x + a, y - height], [x + a + dx, y - height + dy], [x + a + dx, y + dy]) +
    face('figure', [x - a, y], [x - a, y - height], [x + a, y - height], [x + a, y]) +
    upTo(3)
      .map(i => x - a + i * width * 0.37)
      .map(left =>
        face(
          'figure',
          [left, y - height + 0.8],
          [left, y - height - 4],
          [left + width * 0.24, y - height - 4],
          [left + width * 0.24, y - height + 0.8],
        ),
      )
      .join('') +
    path(
      'incised',
      `M${numbers(x - a + 2, y - height * 0.34)}H${numbers(x + a - 2)}M${numbers(x - a + 2, y - height * 0.66)}H${numbers(x + a - 2)}`,
    )
  );
};
/** A step or terrace: its top as a flat slab. */
export const slab = (width: number, depth: number, y: number, height: number): string => {
  const [a, [dx, dy]] = [width / 2, back(depth)];
  return (
    face('figure', [a, y], [a, y - height], [a + dx, y - height + dy], [a + dx, y + dy]) +
    face('figure', [-a, y], [-a, y - height], [a, y - height], [a, y]) +
    face('figure', [-a, y - height], [-a + dx, y - height + dy], [a + dx, y - height + dy], [a, y - height])
  );
};
