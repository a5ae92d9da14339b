/**
 * Alkibiades, PK-17.2: two cubes of the main areas, of any owners, each to another city, one after the other.
 * In: the tile was played and two cubes are there. Out: back to the turn it was played in.
 */
import { goTo, type Illegal, JUST, leave, NOT_NOW } from '@stoa/engine';
import { expectKind, moveCubeOf } from '../actions.ts';
import { CITIES, CITY_COUNT, type CityId, POWER } from '../box.ts';
import { cubes, moveCube } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { PkState } from '../state.ts';
import type { PkRoom } from './index.ts';

type Moved = { readonly owner: number; readonly to: number };

/** Cubes that may leave a city: the cube moved first does not move again. */
const movable = (s: PkState, f: Moved, owner: number, from: number): number =>
  cubes(s, from, owner) - (f.owner === owner && f.to === from ? 1 : 0);

const cannotMove = (s: PkState, f: Moved, owner: number, from: number, to: number): Illegal | undefined => {
  const city = CITIES[from] as CityId;
  if (owner >= s.seats || cubes(s, from, owner) === 0) return illegal('PK-17.2', 'no-cube-there', { city, seat: owner });
  if (movable(s, f, owner, from) === 0) return illegal('PK-17.2', 'same-cube', { city });
  return from === to ? illegal('PK-17.2', 'same-city', { city }) : undefined;
};

export const alkibiades: PkRoom<'alkibiades'> = {
  rule: 'PK-17.2',
  mode: 'one',
  leadsTo: ['alkibiades', 'take-influence', 'after-tile'],
  actors: (_s, f) => JUST[f.seat] ?? [],
  actions(s, f, _seat, out) {
    for (let from = 0; from < CITY_COUNT; from++)
      for (let owner = 0; owner < s.seats; owner++)
        if (movable(s, f, owner, from) > 0) for (let to = 0; to < CITY_COUNT; to++) if (to !== from) out.push(moveCubeOf(owner, from, to));
  },
  why: (s, f, _seat, a) => (a.do === 'move-cube' ? cannotMove(s, f, a.owner, POWER[a.from], POWER[a.to]) : NOT_NOW),

  apply(s, f, _by, a, log) {
    expectKind(a, 'move-cube');
    moveCube(s, a.owner, POWER[a.from], POWER[a.to]);
    log?.({ e: 'cube-moved', seat: f.seat, owner: a.owner, from: a.from, to: a.to });
    if (f.owner < 0) goTo(s, { room: 'alkibiades', seat: f.seat, owner: a.owner, to: POWER[a.to] });
    else leave(s);
  },
};
