/** The board: 64 squares, the lines from each, the first ranks. PT-1. Data only. */
import type { Seat } from '@stoa/engine';

export const WHITE = 0;
export const BLACK = 1;
export type Side = typeof WHITE | typeof BLACK;
export const other = (side: Side): Side => (side === WHITE ? BLACK : WHITE);
export const isSide = (seat: Seat | undefined): seat is Side => seat === WHITE || seat === BLACK;

export const SIZE = 8;
/** PT-10. */
export const QUIET_LIMIT = 60;

/** Inside the rules a square is 0 … 63; in actions, events and notation it is `a1` … `h8`. */
export type Square = number;
export const SQUARES: readonly string[] = Array.from(
  { length: SIZE * SIZE },
  (_, i) => `${'abcdefgh'[i % SIZE]}${Math.floor(i / SIZE) + 1}`,
);
const INDEX: Readonly<Record<string, Square>> = Object.fromEntries(SQUARES.map((name, i) => [name, i]));
/** −1 for a name that is no square. */
export const squareOf = (name: string): Square => (Object.hasOwn(INDEX, name) ? INDEX[name]! : -1);
export const nameOf = (square: Square): string => SQUARES[square]!;

export const fileOf = (square: Square): number => square % SIZE;
export const rankOf = (square: Square): number => Math.floor(square / SIZE);

/** The squares in line from each square, nearest first: right, up, left, down. */
export const LINES: readonly (readonly (readonly Square[])[])[] = SQUARES.map((_, from) =>
  [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ].map(([dx = 0, dy = 0]) => {
    const line: Square[] = [];
    for (let x = fileOf(from) + dx, y = rankOf(from) + dy; x >= 0 && x < SIZE && y >= 0 && y < SIZE; x += dx, y += dy)
      line.push(y * SIZE + x);
    return line;
  }),
);

/** Where the men of a side begin. */
export const firstRank = (side: Side): readonly Square[] =>
  Array.from({ length: SIZE }, (_, x) => (side === WHITE ? x : SIZE * (SIZE - 1) + x));
