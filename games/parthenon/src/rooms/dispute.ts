/**
 * Several islands ask for the same philosophy, PA-4.7: the Archon says who comes next, until none is left.
 * In: construction, after all requests are made. Out: construction goes on.
 */
import { has, leave, NOT_NOW, only } from '@stoa/engine';
import { made, PLACE_NEXT } from '../action-cache.ts';
import { expectKind } from '../actions.ts';
import { askers, award } from '../build/philosophies.ts';
import { illegal } from '../refusals.ts';
import type { PaRoom } from '../room.ts';

const NOT_ASKING = illegal('PA-4.7', 'placed-already');

export const dispute: PaRoom<'dispute'> = {
  rule: 'PA-4.7',
  mode: 'one',
  leadsTo: ['build', 'dispute'],
  actors: s => only(s.archon),
  actions(s, f, _seat, out) {
    for (let seat = 0; seat < s.seats; seat++) if (has(askers(s, f.at.philosophy), seat)) out.push(made(PLACE_NEXT, seat));
  },
  why(s, f, _seat, a) {
    if (a.do !== 'place-next') return NOT_NOW;
    return has(askers(s, f.at.philosophy), a.seat) ? undefined : NOT_ASKING;
  },
  apply(s, f, _by, a, log) {
    expectKind(a, 'place-next');
    if (award(s, f.at.philosophy, a.seat, log)) leave(s);
  },
};
