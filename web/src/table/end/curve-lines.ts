/** A game's curve as lines of a drawing: x is the place in the game, y the chance to win. */
import type { Seat } from '@stoa/engine';
import type { GameCurve } from '../table-client.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const rounded = (n: number): number => Math.round(n * 10) / 10;

/** Where a place in the game stands. */
export const xOf = ({ points }: GameCurve, n: number, { x, width }: Box): number =>
  rounded(x + (width * n) / Math.max(1, points.at(-1)?.n ?? 1));
export const yOf = (chance: number, { y, height }: Box): number => rounded(y + height * (1 - chance));

/** Where the numbers of places stand, in the order of the game: those close together move apart. */
export const numbersAt = (curve: GameCurve, ns: readonly number[], box: Box, apart: number): readonly number[] => {
  const xs: number[] = [];
  for (const n of ns) xs.push(Math.max(xOf(curve, n, box), (xs.at(-1) ?? Number.NEGATIVE_INFINITY) + apart));
  return xs;
};

/** The path of one seat. */
export const lineOf = (curve: GameCurve, seat: Seat, box: Box): string =>
  `M${curve.points.map(({ n, chances }) => `${xOf(curve, n, box)} ${yOf(chances[seat] ?? 0, box)}`).join('L')}`;

/** What a screen reader says of a line: its chances at `count` places, evenly spread over the game. */
export const samplesOf = ({ points }: GameCurve, seat: Seat, count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => points[Math.round(((points.length - 1) * i) / (count - 1))]?.chances[seat] ?? 0);
