/** Cards that a side played, in order; for a movement by which way. */
import type { EwEvent } from '@stoa/earth-and-water';
import type { CardId } from '@stoa/earth-and-water/cards';
import type { Side } from '@stoa/earth-and-water/map';

export interface Played {
  readonly card: CardId;
  readonly as: 'event' | 'reaction' | 'land' | 'sea';
  /** Its place among the events. */
  readonly at: number;
}

export const playedBy = (events: readonly EwEvent[], side: Side): readonly Played[] =>
  events.flatMap((e, at): readonly Played[] => {
    if (!('side' in e) || e.side !== side) return [];
    if (e.e === 'event-played') return [{ card: e.card, as: 'event', at }];
    if (e.e === 'reaction-played') return [{ card: e.card, as: 'reaction', at }];
    return e.e === 'move-played' ? [{ card: e.card, as: e.over, at }] : [];
  });
