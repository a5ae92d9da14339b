/** PtState, its clone, and the functions that read and change it. One mutable object of numbers. */
import { filled, type Stacked } from '@stoa/engine';
import { LINES, SIZE, type Side, type Square } from './board.ts';
import type { PtEnding } from './events.ts';
import { MOVE, type PtFrame } from './frames.ts';

const EMPTY = -1;

export interface PtState extends Stacked<PtFrame> {
  /** By square: the side whose man is there, or −1. */
  readonly men: number[];
  /** The number of men on the board, by side. */
  readonly left: number[];
  /** Moves since the last capture, both sides counted. PT-10. */
  quiet: number;
  /** How the game ended; '' while it goes on. */
  ending: PtEnding | '';
  /** The side that won; −1 for a draw or while the game goes on. */
  winner: number;
}

/** An empty board with this side to move. */
export const bare = (side: Side): PtState => ({
  stack: [MOVE[side]],
  resuming: false,
  men: filled(SIZE * SIZE, EMPTY),
  left: [0, 0],
  quiet: 0,
  ending: '',
  winner: EMPTY,
});

export const clone = (s: PtState): PtState => ({
  stack: s.stack.slice(),
  resuming: s.resuming,
  men: s.men.slice(),
  left: s.left.slice(),
  quiet: s.quiet,
  ending: s.ending,
  winner: s.winner,
});

export const isEmpty = (s: PtState, square: Square): boolean => s.men[square] === EMPTY;
export const stands = (s: PtState, side: Side, square: Square): boolean => s.men[square] === side;
export const men = (s: PtState, side: Side): number => s.left[side]!;

export const put = (s: PtState, side: Side, square: Square): void => {
  s.men[square] = side;
  s.left[side] = men(s, side) + 1;
};
export const take = (s: PtState, side: Side, square: Square): void => {
  s.men[square] = EMPTY;
  s.left[side] = men(s, side) - 1;
};
export const march = (s: PtState, side: Side, from: Square, to: Square): void => {
  s.men[from] = EMPTY;
  s.men[to] = side;
};

/** Is there a man of this side with an empty square beside it? */
export const canMove = (s: PtState, side: Side): boolean => {
  for (let from = 0; from < SIZE * SIZE; from++)
    if (stands(s, side, from)) for (const line of LINES[from] ?? []) if (line.length > 0 && isEmpty(s, line[0]!)) return true;
  return false;
};
