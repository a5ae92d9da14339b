/** The story of a year and of the game, from the log: how many structures each island has got. */
import type { Seat } from '@stoa/engine';
import type { PaEvent } from '@stoa/parthenon';

const isStructure = (e: PaEvent): boolean => e.e === 'built' || (e.e === 'wonder-paid' && e.stage === 'complete');

/** The year that ended at position `end` of the log. */
export const grownIn = (log: readonly PaEvent[], end: number, seat: Seat): number => {
  const before = log.slice(0, end);
  const year = before.slice(before.findLastIndex(e => e.e === 'year-ended') + 1);
  return year.filter(e => isStructure(e) && 'seat' in e && e.seat === seat).length;
};

export interface Lane {
  readonly seat: Seat;
  /** Structures at the end of each season, from the first one on. */
  readonly stood: readonly number[];
  /** Seasons, counted from 0, in which a wonder was completed. */
  readonly wonders: readonly number[];
}
/** How each island grew; `now`: how many structures stand, by seat. What stood at the beginning is what the log does not tell. */
export const raceOf = (log: readonly PaEvent[], now: readonly number[]): readonly Lane[] => {
  const seasons: PaEvent[][] = [];
  for (const e of log)
    if (e.e === 'season-began') seasons.push([]);
    else seasons.at(-1)?.push(e);
  return now.map((structures, seat) => {
    const mine = seasons.map(events => events.filter(e => isStructure(e) && 'seat' in e && e.seat === seat));
    const after = (n: number): number => mine.slice(n + 1).reduce((sum, built) => sum + built.length, 0);
    return {
      seat,
      stood: mine.map((_, n) => structures - after(n)),
      wonders: mine.flatMap((built, n) => (built.some(e => e.e === 'wonder-paid') ? [n] : [])),
    };
  });
};
