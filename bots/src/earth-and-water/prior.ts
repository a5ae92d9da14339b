/** The learnt prior of this game's moves. `prior-card.json` tells how it was trained. */
import { bytesOf } from '../net/network.ts';
import { makePrior } from '../net/prior.ts';
import { earthWaterEncoder } from './encoder.ts';
import { earthWaterMind } from './mind.ts';
import { SHAPE, WEIGHTS } from './prior-weights.ts';

export const prior = makePrior(earthWaterEncoder, SHAPE, bytesOf(WEIGHTS), earthWaterMind.policy?.prior ?? (() => 0));
