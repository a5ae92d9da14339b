/** The learnt prior of this game's moves. `prior-card.json` tells how it was trained. */
import { bytesOf } from '../net/network.ts';
import { makePrior } from '../net/prior.ts';
import { periklesEncoder } from './encoder.ts';
import { periklesMind } from './mind.ts';
import { SHAPE, WEIGHTS } from './prior-weights.ts';

export const prior = makePrior(periklesEncoder, SHAPE, bytesOf(WEIGHTS), periklesMind.policy?.prior ?? (() => 0));
