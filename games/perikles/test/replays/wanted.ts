/** What each recorded game must show: the number of seats, how it ended, and what happened in it. */
import type { Outcome, Seat } from '@stoa/engine';

export interface Wanted {
  readonly seats: number;
  readonly reason?: 'three-turns' | 'athens-falls' | 'sparta-falls';
  /** What decided between the two best: the score, tile points, statues, or nothing (a shared victory). */
  readonly decidedBy: 'points' | 'locations' | 'statues' | 'shared';
  /** The most Persian players at once, and whether several of them won a tile together. */
  readonly persians?: number;
  readonly sharedTile?: boolean;
}

export const WANTED: Readonly<Record<string, Wanted>> = {
  'three-seats': { seats: 3, reason: 'three-turns', decidedBy: 'points', persians: 0 },
  'four-seats': { seats: 4, reason: 'three-turns', decidedBy: 'points' },
  'five-seats': { seats: 5, reason: 'three-turns', decidedBy: 'points' },
  'athens-falls': { seats: 4, reason: 'athens-falls', decidedBy: 'points' },
  'sparta-falls': { seats: 4, reason: 'sparta-falls', decidedBy: 'points' },
  'one-persian': { seats: 4, decidedBy: 'points', persians: 1 },
  'two-persians-share': { seats: 5, decidedBy: 'points', persians: 2, sharedTile: true },
  'tie-by-locations': { seats: 4, decidedBy: 'locations' },
  'tie-by-statues': { seats: 4, decidedBy: 'statues' },
  'shared-victory': { seats: 4, decidedBy: 'shared' },
};

/** PK-19.2, looked at from outside: which comparison parted the winner from the next best. */
export const decidedBy = ({ places, scores }: Outcome): Wanted['decidedBy'] => {
  const total = (seat: Seat): number => Object.values(scores[seat] ?? {}).reduce((a, b) => a + b, 0);
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length > 1) return 'shared';
  const winner = winners[0]!;
  const rivals = places.flatMap((_, seat) => (seat !== winner && total(seat) === total(winner) ? [seat] : []));
  if (rivals.length === 0) return 'points';
  return rivals.some(seat => scores[seat]?.locations === scores[winner]?.locations) ? 'statues' : 'locations';
};
