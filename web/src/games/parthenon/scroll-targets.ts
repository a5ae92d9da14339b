/** What a question at sea is about, as the page names it: the cards to lose or to keep, the lands a storm leaves. Elsewhere the phase is all there is. */
import type { PaView } from '@stoa/parthenon';

export const LOSSES = 'pa-losses';
export const DIVERTS = 'pa-diverts';

const CARD_ROOMS: ReadonlySet<string> = new Set(['hazard-choose', 'hazard-keep']);

export const scrollTargets = ({ room }: PaView): readonly string[] | undefined => {
  if (CARD_ROOMS.has(room)) return [LOSSES];
  return room === 'hazard-divert' ? [DIVERTS] : undefined;
};
