/**
 * Deals hidden things by what was learnt from games. `suspicion-card.json` tells how the weights came to be. No level uses it: how bots
 * play tells next to nothing about their hands.
 */
import { bytesOf } from '../net/network.ts';
import { learntRedeal } from '../suspicion.ts';
import { earthWaterSuspicion } from './suspicion.ts';
import { SHAPE, WEIGHTS } from './suspicion-weights.ts';

export const redeal = learntRedeal(earthWaterSuspicion, SHAPE, bytesOf(WEIGHTS));
