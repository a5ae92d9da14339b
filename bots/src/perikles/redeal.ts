/** Deals hidden things as games have taught. `suspicion-card.json` tells how the weights came to be. */
import { bytesOf } from '../net/network.ts';
import { learntRedeal } from '../suspicion.ts';
import { periklesSuspicion } from './suspicion.ts';
import { SHAPE, WEIGHTS } from './suspicion-weights.ts';

export const redeal = learntRedeal(periklesSuspicion, SHAPE, bytesOf(WEIGHTS));
