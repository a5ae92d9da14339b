/** Draws for simulations and tests: the fast generator, one stream per draw. Tables people play at use `fair/`. */
import type { Draws } from './entries.ts';
import { sfc32 } from './rng.ts';

export const seededDraws = (seed: string): Draws => ({ rng: draw => sfc32(`${seed}/${draw}`) });
