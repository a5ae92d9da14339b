/** Deals hidden things as games have taught. `suspicion-card.json` tells how the weights came to be. */
import { bytesOf } from '../net/network.ts';
import { learntRedeal } from '../suspicion.ts';
import { parthenonSuspicion } from './suspicion.ts';
import { SHAPE, WEIGHTS } from './suspicion-weights.ts';

export const redeal = learntRedeal(parthenonSuspicion, SHAPE, bytesOf(WEIGHTS));
