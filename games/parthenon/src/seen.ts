/** What a seat may see of an event, PA-20.1. */
import type { Seat } from '@stoa/engine';
import type { CardId } from './cards.ts';
import type { PaEvent } from './events.ts';

const howMany = (list: readonly CardId[] | number): number => (typeof list === 'number' ? list : list.length);
export const seen = (e: PaEvent, seat: Seat | undefined): PaEvent | undefined => {
  switch (e.e) {
    case 'produced':
    case 'sailed':
    case 'returned':
      return e.seat === seat ? e : { ...e, cards: howMany(e.cards) };
    case 'donated':
      return e.seat === seat || e.to === seat ? e : { ...e, cards: howMany(e.cards) };
    case 'looked':
      return e.seat === seat ? e : { ...e, harbor: null };
    case 'offer-made':
    case 'offer-closed':
      return e.to === null || e.seat === seat || e.to === seat ? e : undefined;
    case 'traded':
      return e.open || e.seat === seat || e.to === seat ? e : { ...e, give: howMany(e.give), want: howMany(e.want) };
    default:
      return e;
  }
};
