/** Which games have a lesson; all the home page needs to know. */
import { isOneOf } from '@stoa/engine';

export const TAUGHT = ['earth-and-water', 'perikles', 'parthenon', 'petteia'] as const;
export type Taught = (typeof TAUGHT)[number];
export const hasLesson = (game: string): game is Taught => isOneOf(TAUGHT, game);
