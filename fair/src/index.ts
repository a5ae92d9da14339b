/** Verifiable dice: secret, commitment, entropies, keyed draws; and what `verifyRecord` needs to replay them. */
import type { Fairness } from '@stoa/engine';
import { draws, seating } from './draws.ts';
import { chainHash } from './hash.ts';
import { commitment } from './secret.ts';

export { draws, drawText, type Entropies, seating } from './draws.ts';
export { chainHash, sha256 } from './hash.ts';
export { commitment, makeSecret, secretFromSeed } from './secret.ts';

/** Everything that `verifyRecord` needs, in one object. */
export const fairness: Fairness = { hash: chainHash, commitment, draws, seating };
