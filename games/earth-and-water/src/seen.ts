/** What a seat may see of an event, EW-19. */
import type { Seat } from '@stoa/engine';
import type { EwEvent } from './events.ts';
import { GREECE, PERSIA } from './map.ts';

/** EW-19.4, EW-19.7, EW-19.8: hides drawn, shown and shuffled cards from those who may not see them. */
export const seen = (e: EwEvent, seat: Seat | undefined): EwEvent => {
  switch (e.e) {
    case 'card-drawn':
      return e.side === seat ? e : { ...e, card: null };
    case 'hand-discarded':
      return e.side === seat || e.rule === 'EW-14.6' ? e : { ...e, cards: null };
    case 'hand-shown':
      return seat === PERSIA || seat === GREECE ? e : { ...e, cards: null };
    default:
      return e;
  }
};
