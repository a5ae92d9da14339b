/** What story and chronicle leave out: it changes nothing that could be seen, or the market tells it already. */
import type { PaEvent } from '@stoa/parthenon';

/** PA-7.5: offers end with their phase. PA-8.1: that another player looked at a harbor stands on the harbor. */
const isNoise = (e: PaEvent): boolean => (e.e === 'offer-closed' && e.how === 'expired') || (e.e === 'looked' && e.harbor === null);

/** Noise is told as the event before it. */
export const withoutNoise = (before: PaEvent, e: PaEvent): PaEvent | undefined => (isNoise(e) ? before : undefined);
