/**
 * Alkibiades, PK-17.2: two cubes of the main areas, of any owners, each to another city, one after the other.
 * The tile opens a room of its own, which leads back to the turn it was played in.
 */
import { goTo, type Illegal, leave, NOT_NOW, only, open } from '@stoa/engine';
import { expectKind, moveCubeOf, PLAY_ALKIBIADES } from '../actions.ts';
import { CITY_COUNT, cityId, POWER } from '../box.ts';
import { cubes, moveCube } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { PkRoom } from '../room.ts';
import type { PkState } from '../state.ts';
import type { SpecialTile } from './special.ts';

const TOO_FEW_CUBES = illegal('PK-17.2', 'tile-not-now', { tile: 'alkibiades' });

/** Are there two main-area cubes to move? */
export const twoCubes = (s: PkState): boolean => {
  let n = 0;
  for (let i = 0; i < s.cubes.length; i++) n += s.cubes[i]!;
  return n >= 2;
};

export const alkibiades: SpecialTile<'alkibiades'> = {
  when: 'influence',
  list(s, _seat, out) {
    if (twoCubes(s)) out.push(PLAY_ALKIBIADES);
  },
  cannot: s => (twoCubes(s) ? undefined : TOO_FEW_CUBES),
  play: (s, seat) => open(s, { room: 'alkibiades', seat, owner: -1, to: -1 }),
};

type Moved = { readonly owner: number; readonly to: number };

/** Cubes that may leave a city: the cube moved first does not move again. */
const movable = (s: PkState, f: Moved, owner: number, from: number): number =>
  cubes(s, from, owner) - (f.owner === owner && f.to === from ? 1 : 0);

const cannotMove = (s: PkState, f: Moved, owner: number, from: number, to: number): Illegal | undefined => {
  const city = cityId(from);
  if (owner >= s.seats || cubes(s, from, owner) === 0) return illegal('PK-17.2', 'no-cube-there', { city, seat: owner });
  if (movable(s, f, owner, from) === 0) return illegal('PK-17.2', 'same-cube', { city });
  return from === to ? illegal('PK-17.2', 'same-city', { city }) : undefined;
};

export const alkibiadesRoom: PkRoom<'alkibiades'> = {
  rule: 'PK-17.2',
  mode: 'one',
  revealsNothing: ['move-cube'],
  leadsTo: ['alkibiades', 'take-influence', 'after-tile'],
  actors: (_s, f) => only(f.seat),
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
