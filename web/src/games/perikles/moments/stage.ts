/** Which stop of the story has the stage, and what the way on leads to. Pure: `use-moment.tsx` keeps what was seen and draws. */
import type { PkEvent } from '@stoa/perikles';
import { type Stop, stopsOf, turnsOf } from './turns.ts';

/** Nothing more will be added to it. */
export const isClosed = (stop: Stop): boolean => stop.kind !== 'battle' || stop.battle.over;

/** What a player who opens the table has behind: every stop that was over when this player last decided. */
export const seenBefore = (log: readonly PkEvent[], fresh: number): number =>
  stopsOf(turnsOf(log.slice(0, log.length - fresh))).filter(isClosed).length;

/** Where “all results” leads: the end of the turn, or what is still being fought. */
export const afterResults = (stops: readonly Stop[], seen: number): number => {
  const end = stops.findIndex((stop, i) => i > seen && (stop.kind === 'turn' || !isClosed(stop)));
  return end < 0 ? stops.length : end;
};

/** What follows in the same turn: its name is on the button. */
export const nextOf = (stops: readonly Stop[], seen: number): Stop | undefined => {
  const [now, next] = [stops[seen], stops[seen + 1]];
  return now !== undefined && next?.turn.turn === now.turn.turn ? next : undefined;
};
