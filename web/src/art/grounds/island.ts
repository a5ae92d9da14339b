/** The island of Parthenon for `Drawn`, without its plots; 0 0 640 400. Plots and buildings: @stoa/art/parthenon-island. */
import { once } from './once.ts';

export const islandGround = once(async () => [(await import('@stoa/art/parthenon-island')).islandGround()]);
