/** A game's curve as lines of a drawing: x is the place in the game, y the chance to win. */
import type { Seat } from '@stoa/engine';
import type { GameCurve } from '../table-client.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
type Points = Pick<GameCurve, 'points'>;

const rounded = (n: number): number => Math.round(n * 10) / 10;

/** Where a place in the game stands. */
export const xOf = ({ points }: Points, n: number, { x, width }: Box): number =>
  rounded(x + (width * n) / Math.max(1, points.at(-1)?.n ?? 1));
export const yOf = (chance: number, { y, height }: Box): number => rounded(y + height * (1 - chance));

/** Labels as near to where they belong as they can stand `apart` between `least` and `most`; in the order in which they were given. */
export const spread = (wanted: readonly number[], apart: number, least: number, most: number): readonly number[] => {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i);
  const placed: number[] = [];
  for (const { at } of order) placed.push(Math.max(at, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + apart, least));
  for (let k = placed.length - 1, limit = most; k >= 0; k--, limit -= apart) placed[k] = Math.min(placed[k]!, limit);
  const result: number[] = [];
  for (const [k, { i }] of order.entries()) result[i] = placed[k]!;
  return result;
};

/** The path of one seat. */
export const lineOf = (curve: Points, seat: Seat, box: Box): string =>
  `M${curve.points.map(({ n, chances }) => `${xOf(curve, n, box)} ${yOf(chances[seat] ?? 0, box)}`).join('L')}`;

/** What a screen reader says of a line: its chances at `count` places, evenly spread over the game. */
export const samplesOf = ({ points }: Points, seat: Seat, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => points[Math.round(((points.length - 1) * i) / (count - 1))]?.chances[seat] ?? 0);
