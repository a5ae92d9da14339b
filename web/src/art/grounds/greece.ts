/** The ground of Perikles for `Drawn`; −24 −24 1248 928 with its frame. Places of temples and plaques: @stoa/art/perikles-map. */
import { once } from './once.ts';

export const greeceGround = once(async () => (await import('@stoa/art/perikles-map')).greeceGround());
