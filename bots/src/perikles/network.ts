/** The learnt win chance of this game. `network-card.json` tells how it was trained. */
import { bytesOf, makeNetwork } from '../net/network.ts';
import { periklesEncoder } from './encoder.ts';
import { SHAPE, WEIGHTS } from './network-weights.ts';

export const network = makeNetwork(periklesEncoder, SHAPE, bytesOf(WEIGHTS));
