/**
 * The Archon sets the order of a phase after clashing wishes, PA-4.3 and PA-4.4, seat by seat.
 * In: an ordered phase has opened below. Out: that phase, one player after another.
 */
import { count, has, leave, NOT_NOW, nth, only, type Seat } from '@stoa/engine';
import { made, PLACE_NEXT } from '../action-cache.ts';
import { expectKind } from '../actions.ts';
import { illegal } from '../refusals.ts';
import type { PaRoom } from '../room.ts';
import { endPlacing, placeNext, unplaced } from '../table/order.ts';

const PLACED = illegal('PA-4.4', 'placed-already');

export const orderSet: PaRoom<'order-set'> = {
  rule: 'PA-4.4',
  mode: 'one',
  revealsNothing: ['place-next'],
  leadsTo: ['trade-start', 'voyage-plan', 'fleet-trade', 'build'],
  actors: s => only(s.archon),
  actions(s, _f, _seat, out) {
    for (let seat = 0; seat < s.seats; seat++) if (has(unplaced(s), seat)) out.push(made(PLACE_NEXT, seat));
  },
  why(s, _f, _seat, a) {
    if (a.do !== 'place-next') return NOT_NOW;
    return has(unplaced(s), a.seat) ? undefined : PLACED;
  },
  apply(s, _f, _by, a, log) {
    expectKind(a, 'place-next');
    const place = (seat: Seat): void => {
      log?.({ e: 'order-placed', seat, place: s.turn + 1 });
      placeNext(s, seat);
    };
    place(a.seat);
    if (count(unplaced(s)) === 1) place(nth(unplaced(s), 0));
    if (unplaced(s) !== 0) return;
    endPlacing(s);
    leave(s);
  },
};
