/** The island itself: gloss sea, a shore and the rock of the acropolis, both with broken cliffs. 640 × 400, and sea around it. */
import { path } from '../../kit/brush.ts';
import { number, numbers, type Point, pointsOf, smooth, upTo } from '../../kit/path.ts';
import { tree } from './people.ts';

const SHORE =
  '52,258 44,222 66,192 92,176 112,150 158,132 190,104 250,86 330,76 420,84 482,106 540,134 584,166 610,212 604,258 566,296 504,330 436,346 384,342 370,318! 282,318! 268,344 210,350 140,332 86,302';
const ROCK = '170,186 182,152 222,126 280,110 340,104 416,112 470,134 494,164 486,196 440,218 356,228 262,226 198,212';
const PATHS = [
  '326,318 326,284 312,266 296,260',
  '326,290 250,296 186,318',
  '326,290 400,306 468,318',
  '316,250 190,268 128,286',
  '330,252 440,268 536,290',
];
const TREES =
  '70,264 82,254 592,240 580,230 210,146 462,150 372,128 264,140 150,178 164,172 176,178 520,150 534,156 86,300 560,312 222,336 236,332 448,334 300,92 350,92';

const generator = (): (() => number) => {
  let state = 5;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};
/** A hand-cut edge: divided into steps, pushed in and out, some points made corners. */
const broken = (source: string, step: number, push: number): readonly Point[] => {
  const random = generator();
  const points = pointsOf(source);
  return points.flatMap(([x, y, corner], i): readonly Point[] => {
    const [nx, ny, nextCorner] = points[(i + 1) % points.length]!;
    const length = Math.hypot(nx - x, ny - y);
    const pieces = corner && nextCorner ? 1 : Math.max(1, Math.round(length / step));
    return upTo(pieces).map(j => {
      const [t, first] = [j / pieces, corner === true && j === 0];
      const off = first ? 0 : (random() - 0.5) * 2 * push;
      return [x + (nx - x) * t - ((ny - y) / length) * off, y + (ny - y) * t + ((nx - x) / length) * off, first || random() < 0.42];
    });
  });
};
/** The foot of a cliff: every point falls by another depth, most in front. */
const foot = (edge: readonly Point[], least: number, more: number, from: number, to: number): readonly Point[] =>
  edge.map(([x, y, corner], i) => {
    const near = Math.max(0, Math.min(1, (y - from) / (to - from)));
    return [
      x + ((i % 3) - 1) * 2.4 * near,
      y + (least + (((i * 53) % 17) / 17) * more) * (0.25 + 0.75 * near),
      corner === true || i % 3 === 0,
    ];
  });
const cracks = (edge: readonly Point[], below: number, height: number): string =>
  edge
    .map(([x, y], i) => {
      if (y < below) return '';
      const length = height * (0.4 + ((i * 31) % 13) / 22);
      const ledge = i % 2 === 1 ? `M${numbers(x + 4, y + height * 0.5)}l5 ${number((((i * 7) % 5) - 2) * 0.6)}` : '';
      return `M${numbers(x, y + 1)}l${numbers(((i % 3) - 1) * 1.6, length * 0.55)}l${numbers((((i + 1) % 3) - 1) * 2, length * 0.45)}${ledge}`;
    })
    .join('');
const field = (x: number, y: number, columns: number, rows: number, skew = 5): string =>
  upTo(rows)
    .flatMap(row => upTo(columns).map(column => `M${numbers(x + column * 8 + row * skew, y + row * 7)}l1.6-4`))
    .join('');
/** Sea beside the island, for boards that are wider or higher than it. */
const MARGIN = [240, 60] as const;
const waves = (): string =>
  upTo(26)
    .flatMap(row => upTo(24).map(column => [(row % 2) * 24 - 250 + column * 48, row * 19 - 37] as const))
    .filter(([x, y]) => ((x - 314) / 320) ** 2 + ((y - 216) / 168) ** 2 > 1.02)
    .map(([x, y]) => `M${numbers(x, y)}q4.6-5.6 9.2 0t9.2 0 9.2 0`)
    .join('');

export const islandGround = (): string => {
  const [shore, rock] = [broken(SHORE, 15, 5.5), broken(ROCK, 14, 4)];
  const [beach, base] = [smooth(foot(shore, 15, 13, 180, 300)), smooth(foot(rock, 20, 18, 130, 214))];
  return (
    path('mapSea', `M${-MARGIN[0]} ${-MARGIN[1]}h${640 + 2 * MARGIN[0]}v${400 + 2 * MARGIN[1]}h${-640 - 2 * MARGIN[0]}z`) +
    path('mapWave', waves()) +
    path('mapShore', beach) +
    path('islandShallow', beach) +
    path('islandCliff', beach) +
    path('islandCracks', cracks(shore, 226, 22)) +
    path('islandTop', smooth(shore)) +
    path('islandField', field(120, 208, 5, 4) + field(520, 256, 6, 3, -4) + field(270, 262, 4, 2) + field(360, 262, 6, 2, -4)) +
    path(
      'mapHills',
      'M96 214q5-12 11-12t11 12M552 196q5-12 11-12t11 12M150 160q6-13 13-13t13 13M482 142q6-13 13-13t13 13M70 244q4-8 8-8t8 8',
    ) +
    path('islandPath', PATHS.map(points => smooth(points, false)).join('')) +
    path('islandCliff', base) +
    path('islandCracks', cracks(rock, 170, 30)) +
    path('islandTop', smooth(rock)) +
    path('islandPath', smooth('304,226 318,214 340,196 322,170', false)) +
    path('islandStair', 'M282 260h24M285 254h22M288 248h21M291 242h20M294 236h19M297 230h18') +
    pointsOf(TREES)
      .map(([x, y], i) => tree(x, y, i % 3 === 0 ? 1.2 : 1.05))
      .join('')
  );
};
