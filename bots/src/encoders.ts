/** The games whose positions a network can learn: how each becomes features. For `learning/`. */
import { earthWaterEncoder } from './earth-and-water/encoder.ts';
import type { Encoder } from './net/features.ts';
import { parthenonEncoder } from './parthenon/encoder.ts';
import { periklesEncoder } from './perikles/encoder.ts';

export const ENCODERS: Readonly<Record<string, Encoder<unknown>>> = {
  'earth-and-water': earthWaterEncoder as Encoder<unknown>,
  parthenon: parthenonEncoder as Encoder<unknown>,
  perikles: periklesEncoder as Encoder<unknown>,
};
export { partsOf } from './net/action-parts.ts';
export { type Encoder, newFeatureList, on } from './net/features.ts';
export { bytesOf } from './net/network.ts';
