/**
 * Where land is: coast paths read into rings, and a grid that answers "land or sea?" and "how far from the coast?". The grid is filled line by
 * line, so that a board is ready in a few milliseconds.
 */
import type { Point } from '../kit/path.ts';

export type RingOfLand = readonly Point[];
/** x, y of the upper left corner, width, height. */
export type Bounds = readonly [x: number, y: number, width: number, height: number];

/** Reads `M x y l dx dy …z` paths, as scripts write coasts. */
export const ringsOf = (path: string): readonly RingOfLand[] =>
  path
    .split('M')
    .filter(part => part !== '')
    .map(part => {
      const numbers = (part.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
      const ring: Point[] = [[numbers[0] ?? 0, numbers[1] ?? 0]];
      for (let i = 2; i + 1 < numbers.length; i += 2) {
        const last = ring[ring.length - 1]!;
        ring.push([last[0] + numbers[i]!, last[1] + numbers[i + 1]!]);
      }
      return ring;
    });

/** Leaves out points nearer than `step` to the one before: the coast looks brushed rather than surveyed. */
export const thinned = (ring: RingOfLand, step: number): RingOfLand => {
  const kept: Point[] = [];
  for (const point of ring) {
    const last = kept[kept.length - 1];
    if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= step) kept.push(point);
  }
  return kept.length < 4 ? ring : kept;
};

export interface LandGrid {
  readonly isLand: (x: number, y: number) => boolean;
  /** In units of the board, to the nearest cell of the other kind. */
  readonly fromCoast: (x: number, y: number) => number;
}
const CELL = 5;
/** Farther than any cell of a board. */
const FARTHEST = 1_000_000;

/** Where the line through the middle of each row crosses the rings, from left to right. Every edge is looked at once, not once for every row. */
const crossings = (rings: readonly RingOfLand[], top: number, rows: number): readonly (readonly number[])[] => {
  const found: number[][] = Array.from({ length: rows }, () => []);
  for (const ring of rings)
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i]!, ring[j]!];
      const [high, low] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
      for (let row = Math.max(0, Math.ceil((high - top) / CELL - 0.5)); row < rows; row++) {
        const y = top + (row + 0.5) * CELL;
        if (y >= low) break;
        found[row]!.push(((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]);
      }
    }
  for (const row of found) row.sort((one, other) => one - other);
  return found;
};
const [STRAIGHT, ASLANT] = [3, 4];
/** Two passes with the weights 3 and 4: near enough to true distances. Plain loops, since every cell of a board is looked at twice. */
const spread = (far: Int32Array, columns: number, rows: number): void => {
  for (let y = 0, i = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, i++) {
      let d = far[i]!;
      if (x > 0) d = Math.min(d, far[i - 1]! + STRAIGHT);
      if (y > 0) {
        d = Math.min(d, far[i - columns]! + STRAIGHT);
        if (x > 0) d = Math.min(d, far[i - columns - 1]! + ASLANT);
        if (x < columns - 1) d = Math.min(d, far[i - columns + 1]! + ASLANT);
      }
      far[i] = d;
    }
  for (let y = rows - 1, i = columns * rows - 1; y >= 0; y--)
    for (let x = columns - 1; x >= 0; x--, i--) {
      let d = far[i]!;
      if (x < columns - 1) d = Math.min(d, far[i + 1]! + STRAIGHT);
      if (y < rows - 1) {
        d = Math.min(d, far[i + columns]! + STRAIGHT);
        if (x < columns - 1) d = Math.min(d, far[i + columns + 1]! + ASLANT);
        if (x > 0) d = Math.min(d, far[i + columns - 1]! + ASLANT);
      }
      far[i] = d;
    }
};

/** How many cells a board has. */
const cellsOf = ([, , width, height]: Bounds): readonly [columns: number, rows: number] => [
  Math.ceil(width / CELL),
  Math.ceil(height / CELL),
];
/** 1 for every cell of land. */
export const landCells = (rings: readonly RingOfLand[], bounds: Bounds): Uint8Array => {
  const [left, top] = bounds;
  const [columns, rows] = cellsOf(bounds);
  const land = new Uint8Array(columns * rows);
  for (const [row, cuts] of crossings(rings, top, rows).entries()) {
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const from = Math.max(0, Math.ceil((cuts[i]! - left) / CELL - 0.5));
      const to = Math.min(columns - 1, Math.floor((cuts[i + 1]! - left) / CELL - 0.5));
      for (let column = from; column <= to; column++) land[row * columns + column] = 1;
    }
  }
  return land;
};
/** `land`: what `landCells` found; apart from it, since both together are long for one task of a page. */
export const landGrid = (rings: readonly RingOfLand[], bounds: Bounds, land: Uint8Array = landCells(rings, bounds)): LandGrid => {
  const [left, top] = bounds;
  const [columns, rows] = cellsOf(bounds);
  const far = new Int32Array(columns * rows).fill(FARTHEST);
  for (let i = 0; i < land.length; i++)
    if ((i % columns < columns - 1 && land[i] !== land[i + 1]) || (i + columns < land.length && land[i] !== land[i + columns])) far[i] = 1;
  spread(far, columns, rows);
  const cell = (x: number, y: number): number => {
    const [column, row] = [Math.floor((x - left) / CELL), Math.floor((y - top) / CELL)];
    return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column;
  };
  return {
    isLand: (x, y) => land[cell(x, y)] === 1,
    fromCoast: (x, y) => ((far[cell(x, y)] ?? 0) * CELL) / 3,
  };
};
