/** The learnt win chance of this game. `network-card.json` tells how it was trained. */
import { bytesOf, makeNetwork } from '../net/network.ts';
import { parthenonEncoder } from './encoder.ts';
import { SHAPE, WEIGHTS } from './network-weights.ts';

export const network = makeNetwork(parthenonEncoder, SHAPE, bytesOf(WEIGHTS));
