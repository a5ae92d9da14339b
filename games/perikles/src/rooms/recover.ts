/**
 * Recovery, PK-8.3: for each of the seat's cities with hoplites and triremes dead it picks the type; the weakest comes back.
 * Out: the next city or seat with a choice, then the commit turns.
 */
import { has, NOT_NOW, only } from '@stoa/engine';
import { expectKind, recoverOf } from '../actions.ts';
import { CITY_COUNT, HOPLITE, POWER, TRIREME, UNIT } from '../box.ts';
import { nextRecovery, recoverWeakest } from '../forces.ts';
import { TO_BATTLES } from '../frames.ts';
import { leader } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { PkRoom } from '../room.ts';
import type { PkState } from '../state.ts';

const isWaiting = (s: PkState, seat: number, city: number): boolean => has(s.recovering, city) && leader(s, city) === seat;

export const recover: PkRoom<'recover'> = {
  rule: 'PK-8.3',
  mode: 'one',
  leadsTo: ['recover', 'commit', ...TO_BATTLES],
  actors: (_s, f) => only(f.seat),
  actions(s, f, _seat, out) {
    for (let city = 0; city < CITY_COUNT; city++)
      if (isWaiting(s, f.seat, city)) out.push(recoverOf(city, HOPLITE), recoverOf(city, TRIREME));
  },
  why: (s, f, _seat, a) =>
    a.do !== 'recover' ? NOT_NOW : isWaiting(s, f.seat, POWER[a.city]) ? undefined : illegal('PK-8.3', 'not-recovering', { city: a.city }),

  apply(s, _f, _by, a, log) {
    expectKind(a, 'recover');
    recoverWeakest(s, POWER[a.city], UNIT[a.unit], log);
    nextRecovery(s, log);
  },
};
