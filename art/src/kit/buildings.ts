/** Buildings, seen from the front. Origin: the middle of the ground line. */
import { at, disc, edged, figure, incised, inked, line, path, purple, white } from './brush.ts';
import type { Ink } from './ink.ts';
import { numbers, type Point, straight, upTo } from './path.ts';

const box = (left: number, top: number, right: number, bottom: number): string =>
  `${left},${top}! ${right},${top}! ${right},${bottom}! ${left},${bottom}!`;
export const block = (ink: Ink, left: number, top: number, right: number, bottom: number): string =>
  path(ink, straight([left, top], [right, top], [right, bottom], [left, bottom]));

/** A Doric column from `bottom` to `top`. */
export const column = (x: number, bottom: number, top: number, half = 4, ink: 'white' | 'figure' = 'white'): string =>
  path(ink, straight([x - half * 0.8, top], [x - half, bottom], [x + half, bottom], [x + half * 0.8, top])) +
  path(
    'figure',
    straight(
      [x - half * 1.7, top - 4],
      [x + half * 1.7, top - 4],
      [x + half * 1.7, top - 2],
      [x + half * 0.9, top + 1],
      [x - half * 0.9, top + 1],
      [x - half * 1.7, top - 2],
    ),
  ) +
  path(
    ink === 'white' ? 'inked' : 'incised',
    [-1, 1].map(side => `M${numbers(x + side * half * 0.3, top + 3)}L${numbers(x + side * half * 0.36, bottom - 1)}`).join(''),
  );
/** The beam over columns, from the top of the field down, with triglyphs. */
export const entablature = (left: number, right: number, top = 17, bottom = 36): string =>
  path('figure', straight([left, top], [right, top], [right, bottom], [left, bottom])) +
  path(
    'incised',
    `M${numbers(left, top + 9)}H${numbers(right)}${upTo(Math.floor((right - left) / 18))
      .map(i => left + 8 + i * 18)
      .map(x => `M${numbers(x, top + 10)}V${bottom}M${numbers(x + 4, top + 10)}V${bottom}`)
      .join('')}`,
  );

export interface TempleOptions {
  readonly width?: number;
  readonly columns?: number;
  readonly height?: number;
  readonly rise?: number;
  readonly half?: number;
  /** The gable's ink and what stands in it. */
  readonly gable?: Ink;
  readonly sign?: string;
}
const triglyphs = (width: number, count: number, y: number): string =>
  upTo(count)
    .map(i => -width / 2 + 3 + ((width - 6) * i) / (count - 1))
    .map(x => `M${numbers(x - 1.4, y)}v5.6M${numbers(x + 1.4, y)}v5.6`)
    .join('');
export const temple = ({
  width = 70,
  columns = 6,
  height = 50,
  rise = 20,
  half = 3.2,
  gable = 'purple',
  sign,
}: TempleOptions = {}): string => {
  const [a, top] = [width / 2, -8 - height];
  const steps: readonly Point[] = [
    [-a - 2, -8],
    [a + 2, -8],
    [a + 2, -5],
    [a + 5, -5],
    [a + 5, 0],
    [-a - 5, 0],
    [-a - 5, -5],
    [-a - 2, -5],
  ];
  return (
    upTo(columns)
      .map(i => column(-a + 5 + ((width - 10) * i) / (columns - 1), -8, top + 4, half))
      .join('') +
    path('figure', straight(...steps)) +
    path('incised', `M${-a - 1}-5H${a + 1}M${-a - 4}-2.4H${a + 4}`) +
    block('figure', -a, top - 10, a, top) +
    path('incised', triglyphs(width, columns * 2 - 1, top - 8)) +
    path('figure', straight([-a - 6, top - 10], [a + 6, top - 10], [0, top - 10 - rise])) +
    path(gable, straight([-a + 6, top - 12.4], [a - 6, top - 12.4], [0, top - 7.6 - rise])) +
    (sign ?? disc('white', 0, top - 10 - rise * 0.34, rise * 0.16)) +
    line(
      `-4,${top - 14 - rise} 0,${top - 10 - rise} 4,${top - 14 - rise}|0,${top - 10 - rise} 0,${top - 17 - rise}|${-a - 5},${top - 11} ${-a - 7},${top - 17}|${a + 5},${top - 11} ${a + 7},${top - 17}`,
    )
  );
};
/** A house with a tiled roof and a door. */
export const house = (x: number, y: number, scale = 1, roof: 'edged' | 'figure' = 'edged'): string =>
  at(
    x,
    y,
    scale,
    figure(box(-20, -26, 20, 0)),
    path(roof, straight([-25, -25], [0, -44], [25, -25])),
    incised('-17,-29 0,-41 17,-29|-10,-28 0,-36 10,-28'),
    white(box(-5, -16, 5, 0)),
    inked('0,-15 0,0|-4,-8 4,-8'),
    white(box(10, -20, 15, -14)),
  );
/** A wall with battlements and a gate; `height` of the wall. */
export const cityGate = (height = 60): string => {
  const tower = (x: number): string =>
    block('figure', x - 17, -height - 14, x + 17, 0) +
    upTo(3)
      .map(i => block('figure', x - 17 + i * 12.5, -height - 22, x - 8 + i * 12.5, -height - 13))
      .join('') +
    incised(`${x - 15},${-height * 0.4} ${x + 15},${-height * 0.4}|${x - 15},${-height * 0.8} ${x + 15},${-height * 0.8}`) +
    block('white', x - 3, -height * 0.72, x + 3, -height * 0.52);
  return (
    block('figure', -26, -height, 26, 0) +
    upTo(4)
      .map(i => block('figure', -26 + i * 14.4, -height - 8, -17 + i * 14.4, -height + 1))
      .join('') +
    white('-13,0! -13,-28 0,-38 13,-28 13,0!') +
    path('pupil', 'M-9 0V-26Q-8-32 0-34 8-32 9-26V0z') +
    tower(-40) +
    tower(40)
  );
};
/** A low altar; what burns on it stands at y = -26. */
export const altar = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    figure('-16,0! -16,-4! -12,-4! -12,-19! -16,-19! -18,-26! -12,-23! 12,-23! 18,-26! 16,-19! 12,-19! 12,-4! 16,-4! 16,0!'),
    incised('-11,-15 11,-15|-11,-8 11,-8'),
    purple('-10,-14! 10,-14! 10,-9! -10,-9!'),
  );
/** A grave stone with ribbons. */
export const stele = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    scale,
    figure(box(-22, -7, 22, 0)),
    figure(box(-18, -12, 18, -7)),
    white('-13,-12! -11,-82! 11,-82! 13,-12!'),
    inked('-6,-20 -5,-78|6,-20 5,-78'),
    figure(box(-14, -88, 14, -82)),
    edged('-13,-62! 0,-58 13,-62! 13,-56! 0,-52 -13,-56!'),
    edged('-12.5,-40! 0,-36 12.5,-40! 12.5,-35! 0,-31 -12.5,-35!'),
    line('10,-57 18,-48 15,-38 20,-28'),
  );
/** Steps of stone, from the widest at the bottom. */
export const steps = (half: number, count: number, rise: number): string =>
  upTo(count)
    .map(i => block('figure', -half + i * 6, -(i + 1) * rise, half - i * 6, -i * rise))
    .join('');
