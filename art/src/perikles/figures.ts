/** Figures at the edges of a great event: who fights and who votes. They look right; the one at the right edge is turned round. 120 × 130, feet at the foot. */
import { type Drawing, piece } from '../composition.ts';
import { at, disc } from '../kit/brush.ts';
import { citizen } from '../kit/people.ts';
import { trireme } from '../kit/ships.ts';
import { attacker } from '../kit/soldiers.ts';

const FEET = 64;
type Side = 'attacks' | 'defends';
/** Both sides differ in crest and device, or in the sail. */
export const warrior = (side: Side): Drawing =>
  piece(120, 130, () =>
    at(-14, FEET, 1.1, attacker(side === 'attacks' ? { dip: 6, device: 'star' } : { dip: 6, device: 'gorgon', crest: 'black' })),
  );
export const warship = (side: Side): Drawing =>
  piece(120, 130, () => at(-7, FEET - 2, 0.66, trireme({ sail: side === 'attacks' ? 'white' : 'purple' })));
/** A raised hand drops a pebble into the vote. */
export const voter = (): Drawing =>
  piece(120, 130, () => at(-12, FEET, 1.14, citizen({ near: [[16, -74], [30, -92], { open: true }] }) + disc('white', 36, -97, 3.4)));
