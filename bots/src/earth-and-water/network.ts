/** The learnt win chance of this game. `network-card.json` tells how it was trained. */
import { bytesOf, makeNetwork } from '../net/network.ts';
import { earthWaterEncoder } from './encoder.ts';
import { SHAPE, WEIGHTS } from './network-weights.ts';

export const network = makeNetwork(earthWaterEncoder, SHAPE, bytesOf(WEIGHTS));
