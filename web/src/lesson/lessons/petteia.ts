/** Petteia in five steps: moving, taking, what is safe, taking two, winning. The learner is White. */
import type { PtAction } from '@stoa/petteia';
import type { Lesson, Line, Step } from '../types.ts';

export type PetteiaStep = 'move' | 'take' | 'two' | 'safe' | 'win';

const move = (from: string, to: string): PtAction => ({ do: 'move', from, to });
const white = (from: string, to: string, any?: readonly string[]): Line<PtAction> => ({
  by: 'learner',
  action: move(from, to),
  wide: true,
  ...(any && { any }),
});
const black = (from: string, to: string): Line<PtAction> => ({ by: 'opponent', action: move(from, to) });

const STEPS: readonly Step<PetteiaStep, PtAction>[] = [
  {
    id: 'move',
    position: 'Wa1 Wb1 Wc1 Wd1 We1 Wf1 Wg1 Wh1 Ba8 Bb8 Bc8 Bd8 Be8 Bf8 Bg8 Bh8',
    lines: [white('d1', 'd4', ['from', 'to'])],
  },
  { id: 'take', position: 'Wc4 Wa2 We1 Wg2 Bd4 Bb7 Bf7 Bh6', lines: [white('e1', 'e4')], places: ['d4'] },
  {
    id: 'two',
    position: 'Wb5 Wd3 Wd2 Wg5 Bc5 Bd4 Bf8 Bh7',
    lines: [white('g5', 'd5')],
    places: ['c5', 'd4'],
  },
  {
    id: 'safe',
    position: 'Wd1 Wb2 Wg3 Bc4 Be4 Bf8 Bh6',
    lines: [white('d1', 'd4'), black('f8', 'f2')],
    places: ['d4'],
  },
  { id: 'win', position: 'Wd4 Wf1 Wa3 Be4 Bb8', lines: [white('f1', 'f4')], places: ['e4'] },
];

export const PETTEIA: Lesson<PetteiaStep, PtAction> = { game: 'petteia', seats: 2, learner: 0, steps: STEPS };
