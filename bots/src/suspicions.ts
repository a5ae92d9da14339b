/** The games with a learnt suspicion. For `learning/`. */
import { earthWaterSuspicion } from './earth-and-water/suspicion.ts';
import { parthenonSuspicion } from './parthenon/suspicion.ts';
import { periklesSuspicion } from './perikles/suspicion.ts';
import type { Suspicion } from './suspicion.ts';

export const SUSPICIONS: Readonly<Record<string, Suspicion<unknown>>> = {
  'earth-and-water': earthWaterSuspicion as Suspicion<unknown>,
  parthenon: parthenonSuspicion as Suspicion<unknown>,
  perikles: periklesSuspicion as Suspicion<unknown>,
};
export { EAGERNESS, KEPT } from './perikles/hidden-model.ts';
export { COUNTS, FINENESS, type Part } from './suspicion.ts';
