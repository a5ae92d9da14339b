/** Rings of ornament round a medallion, between the radii 42 and 49. */
import { disc, path } from '../kit/brush.ts';
import { numbers, upTo } from '../kit/path.ts';

type Spot = readonly [turn: number, out: number];
const TURN = 2 * Math.PI;
const place = (turn: number, radius: number): string => numbers(Math.sin(turn) * radius, -Math.cos(turn) * radius);
/** `count` units round the ring; each is strokes of [0 … 1 along it, 0 inside … 1 outside]. */
const units = (count: number, inner: number, outer: number, strokes: readonly (readonly Spot[])[], end = ''): string =>
  upTo(count)
    .map(i =>
      strokes
        .map(
          stroke =>
            stroke.map(([u, v], j) => `${j === 0 ? 'M' : 'L'}${place(((i + u) / count) * TURN, inner + (outer - inner) * v)}`).join('') +
            end,
        )
        .join(''),
    )
    .join('');

const MEANDER: readonly (readonly Spot[])[] = [
  [
    [0, 0],
    [0.8, 0],
    [0.8, 1],
    [0.26, 1],
    [0.26, 0.38],
    [0.54, 0.38],
    [0.54, 0.62],
  ],
  [
    [0.8, 0],
    [1, 0],
  ],
];
const TONGUE: readonly (readonly Spot[])[] = [
  [
    [0.12, 1],
    [0.12, 0.3],
    [0.3, 0],
    [0.7, 0],
    [0.88, 0.3],
    [0.88, 1],
  ],
];
const WAVES = 20;
const wave = (i: number): string => {
  const at = (u: number, v: number): string => place(((i + u) / WAVES) * TURN, 43 + 5.2 * v);
  const curl = (...points: readonly (readonly [number, number])[]): string => `C${points.map(([u, v]) => at(u, v)).join(' ')}`;
  return `M${at(0, 1)}L${at(0, 0.7)}${curl([0.3, 0.7], [0.3, -0.1], [0.68, -0.1])}${curl([0.98, -0.1], [1.02, 0.5], [0.76, 0.56])}${curl([0.64, 0.58], [0.6, 0.4], [0.66, 0.32])}${curl([0.5, 0.4], [0.6, 0.7], [1, 0.7])}L${at(1, 1)}z`;
};
const LEAVES = 24;
const ivyLeaf = (i: number): string => {
  const side = i % 2 === 0 ? -1 : 1;
  const at = (u: number, v: number): string => place((i / LEAVES) * TURN + u, 45.4 + v * side);
  return `M${at(0, 3.2)}C${at(-0.03, 1.6)} ${at(-0.12, 0.9)} ${at(-0.085, -1.2)}C${at(-0.05, -2.6)} ${at(-0.01, -2)} ${at(0, -0.8)}C${at(0.01, -2)} ${at(0.05, -2.6)} ${at(0.085, -1.2)}C${at(0.12, 0.9)} ${at(0.03, 1.6)} ${at(0, 3.2)}z`;
};
export const RINGS = {
  dots: () => disc('ringDots', 0, 0, 45.6).replace('r=', 'pathLength="144" r='),
  ivy: () => path('plain', upTo(LEAVES).map(ivyLeaf).join('')) + disc('thin', 0, 0, 45.4),
  meander: () => path('ringMeander', units(24, 43.6, 47.6, MEANDER)),
  rays: () =>
    path(
      'plain',
      units(
        36,
        43,
        48.4,
        [
          [
            [0, 1],
            [0.5, 0],
            [1, 1],
          ],
        ],
        'z',
      ),
    ),
  tongues: () => path('plain', units(30, 43, 48, TONGUE, 'z')),
  wave: () => path('plain', upTo(WAVES).map(wave).join('')),
} as const satisfies Readonly<Record<string, () => string>>;
export type Ring = keyof typeof RINGS;
