/** The learnt prior of this game's moves. `prior-card.json` tells how it was trained. */
import { knownFeatures } from '../net/features.ts';
import { bytesOf } from '../net/network.ts';
import { makePrior } from '../net/prior.ts';
import { parthenonEncoder } from './encoder.ts';
import { parthenonMind } from './mind.ts';
import { SHAPE, WEIGHTS } from './prior-weights.ts';

/** The features that the prior was trained with; later ones follow them. */
export const PRIOR_FEATURES = knownFeatures(parthenonEncoder, { seat: 1536, table: 280 });

export const prior = makePrior(PRIOR_FEATURES, SHAPE, bytesOf(WEIGHTS), parthenonMind.policy?.prior ?? (() => 0));
