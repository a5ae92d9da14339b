/** Deals hidden things as games have taught. `suspicion-card.json` tells how the weights came to be. No level deals by it: hands of bots tell next to nothing. */
import { bytesOf } from '../net/network.ts';
import { learntRedeal } from '../suspicion.ts';
import { earthWaterSuspicion } from './suspicion.ts';
import { SHAPE, WEIGHTS } from './suspicion-weights.ts';

export const redeal = learntRedeal(earthWaterSuspicion, SHAPE, bytesOf(WEIGHTS));
