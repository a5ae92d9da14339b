/** The story of a year, from the log: how many structures each island has got in it. */
import type { Seat } from '@stoa/engine';
import type { PaEvent } from '@stoa/parthenon';

const isStructure = (e: PaEvent): boolean => e.e === 'built' || (e.e === 'wonder-paid' && e.stage === 'complete');

/** The year that ended at position `end` of the log. */
export const grownIn = (log: readonly PaEvent[], end: number, seat: Seat): number => {
  const before = log.slice(0, end);
  const year = before.slice(before.findLastIndex(e => e.e === 'year-ended') + 1);
  return year.filter(e => isStructure(e) && 'seat' in e && e.seat === seat).length;
};
