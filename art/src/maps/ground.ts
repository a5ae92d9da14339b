/** The ground of a board: black-gloss sea with incised waves, one line along the shore, clay land with hills and trees in thinned gloss. */
import { path } from '../kit/brush.ts';
import type { Ink } from '../kit/ink.ts';
import { numbers, type Point, smooth } from '../kit/path.ts';
import { type Bounds, type LandGrid, landCells, landGrid, type RingOfLand, ringsOf, thinned } from './land.ts';

export interface GroundOptions {
  /** Paths of land, `M x y l dx dy …z`. */
  readonly coast: string;
  readonly bounds: Bounds;
  /** Free of hills and waves: the middle of a box and half its size. */
  readonly keepFree?: readonly (readonly [x: number, y: number, halfWidth: number, halfHeight: number])[];
  /** Places of islands in play, paler than the other land. */
  readonly isles?: string;
  readonly seed?: number;
}
const WAVE = 'q4.6-5.6 9.2 0t9.2 0 9.2 0';
const FROM_COAST = 15;
const GAP = 32;
const TRIES = 2600;
/** Points of the coast nearer than this are left out. */
const STEP = 3.5;

/** Lehmer's generator: the same relief every time. */
const generator = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};
const hill = (x: number, y: number, s: number): string =>
  `M${numbers(x - 9 * s, y)}q${numbers(4 * s, -11 * s, 9 * s, -11 * s)}t${numbers(9 * s, 11 * s)}M${numbers(x - 3 * s, y)}q${numbers(s, -4 * s, 4 * s, -6 * s)}`;
const LEAVES: readonly Point[] = [
  [-5, -9],
  [-3, -13],
  [0, -16],
  [3, -13],
  [5, -9],
  [0, -11],
];
const crown = (x: number, y: number, s: number): string =>
  LEAVES.map(([dx, dy]) => `M${numbers(x + dx * s, y + dy * s)}l${numbers(dx * 0.36 * s, -2.4 * s)}`).join('');

type IsFree = (x: number, y: number) => boolean;
interface Growth {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isHill: boolean;
}
/** Hills and trees, none near another, none near the coast. */
const growths = (grid: LandGrid, [left, top, width, height]: Bounds, isFree: IsFree, seed: number): readonly Growth[] => {
  const random = generator(seed);
  const placed: Growth[] = [];
  for (let i = 0; i < TRIES; i++) {
    const [x, y] = [left + random() * width, top + random() * height];
    if (!grid.isLand(x, y) || !isFree(x, y) || grid.fromCoast(x, y) < FROM_COAST) continue;
    if (placed.some(one => (one.x - x) ** 2 + ((one.y - y) * 1.25) ** 2 < GAP ** 2)) continue;
    const size = 0.8 + random() * 0.4;
    placed.push({ x, y, size, isHill: random() < 0.46 });
  }
  return placed;
};
const hillsAndTrunks = (placed: readonly Growth[]): string =>
  path(
    'mapHills',
    placed.map(({ x, y, size, isHill }) => (isHill ? hill(x, y, size) : `M${numbers(x, y)}v${numbers(-8 * size)}`)).join(''),
  );
const crowns = (placed: readonly Growth[]): string =>
  path('mapLeaves', placed.map(({ x, y, size, isHill }) => (isHill ? '' : crown(x, y, size))).join(''));
const waves = (grid: LandGrid, [left, top, width, height]: Bounds, isFree: IsFree): string => {
  let d = '';
  for (let y = top + 12, row = 0; y < top + height; y += 21, row++)
    for (let x = left + (row % 2) * 26; x < left + width; x += 52)
      if ([0, 14, 28].every(dx => !grid.isLand(x + dx, y) && grid.fromCoast(x + dx, y) > 13) && isFree(x + 14, y))
        d += `M${numbers(x, y)}${WAVE}`;
  return path('mapWave', d);
};
/** Made when it is first asked for. */
const kept = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
/** A coast is brushed in this many parts. */
const BRUSHED = [0, 1, 2, 3] as const;
/** A long coast takes milliseconds to brush, and a browser some more to lay out: some of its rings are a part, and each of its lines. */
const lands = (rings: () => readonly RingOfLand[], ink: Ink): readonly (() => string)[] => {
  const brushed: string[] = [];
  const brush = (part: number) => (): string => {
    brushed[part] = rings()
      .filter((_, i) => i % BRUSHED.length === part)
      .map(ring => smooth(ring))
      .join('');
    return '';
  };
  const line = (one: Ink) => (): string => (rings().length === 0 ? '' : path(one, brushed.join('')));
  return [...BRUSHED.map(brush), ...(['mapShore', 'mapShallow', ink] as const).map(line)];
};

const coasts = ({ coast, bounds, isles = '' }: GroundOptions) => {
  const [x, y, width, height] = bounds;
  const near = (ring: RingOfLand): RingOfLand =>
    ring.map(([px, py]) => [Math.max(x - 60, Math.min(x + width + 60, px)), Math.max(y - 60, Math.min(y + height + 60, py))]);
  const rings = ringsOf(coast).map(ring => thinned(near(ring), STEP));
  const inPlay = ringsOf(isles).map(ring => thinned(ring, STEP));
  return { rings, inPlay };
};
/** The ground in parts, to be called in their order: each takes a few milliseconds, so that a page may breathe between them. */
export const groundParts = (options: GroundOptions): readonly (() => string)[] => {
  const { bounds, keepFree = [], seed = 7 } = options;
  const [x, y, width, height] = bounds;
  const isFree: IsFree = (px, py) => keepFree.every(([cx, cy, w, h]) => Math.abs(px - cx) > w || Math.abs(py - cy) > h);
  const land = kept(() => coasts(options));
  const rings = (): readonly RingOfLand[] => [...land().rings, ...land().inPlay];
  const cells = kept(() => landCells(rings(), bounds));
  const grid = kept(() => landGrid(rings(), bounds, cells()));
  const relief = kept(() => growths(grid(), bounds, isFree, seed));
  return [
    () => {
      land();
      return path('mapSea', `M${numbers(x, y)}h${width}v${height}h${-width}z`);
    },
    () => {
      cells();
      return '';
    },
    () => {
      grid();
      return '';
    },
    () => waves(grid(), bounds, isFree),
    ...lands(() => land().rings, 'mapLand'),
    ...lands(() => land().inPlay, 'mapIsle'),
    () => {
      relief();
      return '';
    },
    () => hillsAndTrunks(relief()),
    () => crowns(relief()),
  ];
};
