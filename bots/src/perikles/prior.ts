/** The learnt prior of this game's moves. `prior-card.json` tells how it was trained. */
import { knownFeatures } from '../net/features.ts';
import { bytesOf } from '../net/network.ts';
import { makePrior } from '../net/prior.ts';
import { periklesEncoder } from './encoder.ts';
import { periklesMind } from './mind.ts';
import { SHAPE, WEIGHTS } from './prior-weights.ts';

/** The features that the prior was trained with; later ones follow them. */
export const PRIOR_FEATURES = knownFeatures(periklesEncoder, { seat: 1194, table: 145 });

export const prior = makePrior(PRIOR_FEATURES, SHAPE, bytesOf(WEIGHTS), periklesMind.policy?.prior ?? (() => 0));
