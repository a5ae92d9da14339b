/** The lessons by game: read by the worker that plays them and by the page that shows them. */
import type { Taught } from '../index.ts';
import { hasLesson } from '../index.ts';
import type { Lesson } from '../types.ts';
import { EARTH_AND_WATER } from './earth-and-water.ts';
import { PARTHENON } from './parthenon.ts';
import { PERIKLES } from './perikles.ts';
import { PETTEIA } from './petteia.ts';

export const LESSONS: Readonly<Record<Taught, Lesson>> = {
  'earth-and-water': EARTH_AND_WATER,
  perikles: PERIKLES,
  parthenon: PARTHENON,
  petteia: PETTEIA,
};

export const lessonOf = (game: string): Lesson => {
  if (!hasLesson(game)) throw new Error(`no lesson for ${game}`);
  return LESSONS[game];
};
