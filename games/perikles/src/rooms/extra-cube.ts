/**
 * The extra cubes of the setup, PK-2.8: twice round the table, one cube each time, no passing. The displays and the seat's
 * own special tile are known (PK-2.9). Out: the next seat, then phase 2 of game turn 1.
 */
import { goTo, NOT_NOW, only } from '@stoa/engine';
import { expectKind, placeCubeOf } from '../actions.ts';
import { CITY_COUNT, POWER } from '../box.ts';
import { frameOf } from '../frames.ts';
import { leftOf, placeCubes } from '../pieces.ts';
import type { PkRoom } from '../room.ts';

export const extraCube: PkRoom<'extra-cube'> = {
  rule: 'PK-2.8',
  mode: 'one',
  revealsNothing: ['place-cube'],
  leadsTo: ['extra-cube', 'take-influence'],
  actors: (_s, f) => only(f.seat),
  actions(_s, _f, _seat, out) {
    for (let city = 0; city < CITY_COUNT; city++) out.push(placeCubeOf(city));
  },
  why: (_s, _f, _seat, a) => (a.do === 'place-cube' ? undefined : NOT_NOW),

  apply(s, f, _by, a, log) {
    expectKind(a, 'place-cube');
    placeCubes(s, f.seat, POWER[a.city], 1);
    s.extraCubes++;
    log?.({ e: 'cubes-placed', seat: f.seat, city: a.city, cubes: 1, rule: 'PK-2.8' });
    if (s.extraCubes < 2 * s.seats) return goTo(s, frameOf('extra-cube', leftOf(s, f.seat)));
    log?.({ e: 'turn-begun', turn: 1, seat: s.start });
    goTo(s, frameOf('take-influence', s.start));
  },
};
