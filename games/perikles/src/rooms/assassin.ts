/**
 * The Assassin symbol, PK-5.6: one cube of any owner, the player's own included, from any city, main area or candidate space.
 * In: some cube is on the board. Out: after the tile.
 */
import { NOT_NOW, only, type Seat } from '@stoa/engine';
import { assassinateOf, expectKind, SPACES } from '../actions.ts';
import { CITY_COUNT, POWER } from '../box.ts';
import { TO_PROPOSALS } from '../frames.ts';
import { afterSymbol } from '../influence/course.ts';
import { alpha, beta, cubes, removeCandidate, returnCubes } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { PkRoom } from '../room.ts';
import { NOBODY_THERE, type PkState } from '../state.ts';

const MAIN = 0;
const ALPHA = 1;
const BETA = 2;

const isThere = (s: PkState, city: number, owner: Seat, space: number): boolean =>
  owner < s.seats && (space === MAIN ? cubes(s, city, owner) > 0 : (space === ALPHA ? alpha(s, city) : beta(s, city)) === owner);

/** PK-5.8: is there any victim? */
export const canAssassinate = (s: PkState): boolean => {
  for (let city = 0; city < CITY_COUNT; city++) {
    if (alpha(s, city) !== NOBODY_THERE) return true;
    for (let owner = 0; owner < s.seats; owner++) if (cubes(s, city, owner) > 0) return true;
  }
  return false;
};

export const assassin: PkRoom<'assassin'> = {
  rule: 'PK-5.6',
  mode: 'one',
  revealsNothing: ['assassinate'],
  leadsTo: ['after-tile', 'draw-influence', ...TO_PROPOSALS],
  actors: (_s, f) => only(f.seat),

  actions(s, _f, _seat, out) {
    for (let city = 0; city < CITY_COUNT; city++) {
      for (let owner = 0; owner < s.seats; owner++) if (cubes(s, city, owner) > 0) out.push(assassinateOf(city, owner, MAIN));
      if (alpha(s, city) !== NOBODY_THERE) out.push(assassinateOf(city, alpha(s, city), ALPHA));
      if (beta(s, city) !== NOBODY_THERE) out.push(assassinateOf(city, beta(s, city), BETA));
    }
  },

  why: (s, _f, _seat, a) =>
    a.do !== 'assassinate'
      ? NOT_NOW
      : isThere(s, POWER[a.city], a.owner, SPACES.indexOf(a.space))
        ? undefined
        : illegal('PK-5.6', 'no-such-cube', { city: a.city, seat: a.owner, space: a.space }),

  apply(s, f, _by, a, log) {
    expectKind(a, 'assassinate');
    const city = POWER[a.city];
    if (a.space === 'main') returnCubes(s, a.owner, city, 1);
    else removeCandidate(s, city, a.space);
    log?.({ e: 'assassinated', seat: f.seat, city: a.city, owner: a.owner, space: a.space });
    afterSymbol(s, f.seat, log);
  },
};
