/** Who may be proposed where, PK-6.3 to PK-6.7; for phase 3 and for the Candidate symbol. */
import type { Illegal, Log, Seat } from '@stoa/engine';
import { type PkAction, proposeOf } from '../actions.ts';
import { CITY_COUNT, cityId } from '../box.ts';
import type { PkEvent } from '../events.ts';
import { alpha, beta, cubes, isCandidate, moveCubeToSpace } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { NOBODY_THERE, type PkState } from '../state.ts';

/** PK-6.3: a cube of the seat in the city, in the main area or as a candidate. PK-6.4: a free space. */
const mayProposeIn = (s: PkState, seat: Seat, city: number): boolean =>
  beta(s, city) === NOBODY_THERE && (cubes(s, city, seat) > 0 || isCandidate(s, city, seat));

/** PK-6.5: a cube of the main area. PK-6.6: the candidates have different owners. */
const mayStand = (s: PkState, city: number, owner: Seat): boolean => cubes(s, city, owner) > 0 && alpha(s, city) !== owner;

export const canPropose = (s: PkState, seat: Seat): boolean => {
  for (let city = 0; city < CITY_COUNT; city++)
    if (mayProposeIn(s, seat, city)) for (let owner = 0; owner < s.seats; owner++) if (mayStand(s, city, owner)) return true;
  return false;
};

export const listProposals = (s: PkState, seat: Seat, out: PkAction[]): void => {
  for (let city = 0; city < CITY_COUNT; city++)
    if (mayProposeIn(s, seat, city))
      for (let owner = 0; owner < s.seats; owner++) if (mayStand(s, city, owner)) out.push(proposeOf(city, owner));
};

export const cannotPropose = (s: PkState, seat: Seat, city: number, owner: number): Illegal | undefined => {
  if (owner >= s.seats) return illegal('PK-6.5', 'not-at-table', { seat: owner });
  if (mayProposeIn(s, seat, city) && mayStand(s, city, owner)) return undefined;
  const name = cityId(city);
  if (beta(s, city) !== NOBODY_THERE) return illegal('PK-6.4', 'no-space', { city: name });
  if (!mayProposeIn(s, seat, city)) return illegal('PK-6.3', 'none-of-yours', { city: name });
  return alpha(s, city) === owner
    ? illegal('PK-6.6', 'already-candidate', { city: name, seat: owner })
    : illegal('PK-6.5', 'no-cube-there', { city: name, seat: owner });
};

/** PK-6.7: alpha first, then beta. */
export const propose = (s: PkState, seat: Seat, city: number, owner: Seat, log?: Log<PkEvent>): void => {
  const space = alpha(s, city) === NOBODY_THERE ? 'alpha' : 'beta';
  moveCubeToSpace(s, city, owner, space);
  log?.({ e: 'proposed', seat, city: cityId(city), owner, space });
};
