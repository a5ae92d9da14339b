/** The learnt prior of this game's moves. `prior-card.json` tells how it was trained. */
import { bytesOf } from '../net/network.ts';
import { makePrior } from '../net/prior.ts';
import { parthenonEncoder } from './encoder.ts';
import { parthenonMind } from './mind.ts';
import { SHAPE, WEIGHTS } from './prior-weights.ts';

export const prior = makePrior(parthenonEncoder, SHAPE, bytesOf(WEIGHTS), parthenonMind.policy?.prior ?? (() => 0));
