/** Which part of an event a seat may see, PK-20.1 to PK-20.3; undefined for nothing of it. */
import type { Seat } from '@stoa/engine';
import type { PkEvent } from './events.ts';

/** Strengths are only for the seats in `eyes`, a dealt tile only for its seat, drafts and sealed choices only for their player. */
export const seen = (e: PkEvent, seat: Seat | undefined): PkEvent | undefined => {
  switch (e.e) {
    case 'special-dealt':
      return e.seat === seat ? e : { ...e, tile: null };
    case 'drafted':
    case 'taken-back':
    case 'special-sealed':
      return e.seat === seat ? e : undefined;
    case 'placed':
      return seat !== undefined && e.eyes.includes(seat) ? e : { ...e, placement: { ...e.placement, strength: null } };
    case 'revolted':
      return seat !== undefined && e.eyes.includes(seat) ? e : { ...e, strength: null };
    case 'standing-set':
      // PK-10.9: "always grant" is public; the other two look alike to others, so a change between them is not shown.
      if (e.seat === seat || e.answer === 'grant') return e.seat === seat ? e : { ...e, was: 'ask' };
      return e.was === 'grant' ? { ...e, answer: 'ask' } : undefined;
    default:
      return e;
  }
};
