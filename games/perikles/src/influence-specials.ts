/** Special tiles of phase 2, PK-17.2, in one's own turn before taking a tile or after it (PK-5.11). */
import { type Illegal, type Log, open, type Seat, unreachable } from '@stoa/engine';
import { isPlayInfluence, type PkAction, PLAY_ALKIBIADES, PLAY_PERIKLES, PLAY_PLAGUE, type PlaySpecial } from './actions.ts';
import { ALKIBIADES, ATHENS, CITIES, CITY_COUNT, type CityId, PERIKLES, PLAGUE, POWER, SPECIAL } from './box.ts';
import type { PkEvent } from './events.ts';
import { cubes, isCandidate, placeCubes, returnCubes, useSpecial } from './pieces.ts';
import { illegal } from './refusals.ts';
import type { PkState } from './state.ts';

/** Are there two main-area cubes to move? */
const twoCubes = (s: PkState): boolean => {
  let n = 0;
  for (let i = 0; i < s.cubes.length; i++) n += s.cubes[i] as number;
  return n >= 2;
};

export const listInfluenceSpecial = (s: PkState, seat: Seat, out: PkAction[]): void => {
  const tile = s.special[seat];
  if (tile === PERIKLES) out.push(PLAY_PERIKLES);
  else if (tile === ALKIBIADES && twoCubes(s)) out.push(PLAY_ALKIBIADES);
  else if (tile === PLAGUE) for (let city = 0; city < CITY_COUNT; city++) out.push(PLAY_PLAGUE[city] as PlaySpecial);
};

export const cannotPlayInfluence = (s: PkState, seat: Seat, a: PlaySpecial): Illegal | undefined => {
  if (s.special[seat] !== SPECIAL[a.tile]) return illegal('PK-17.1', 'not-your-tile', { tile: a.tile });
  const inTime = isPlayInfluence(a) && (a.tile !== 'alkibiades' || twoCubes(s));
  return inTime ? undefined : illegal('PK-17.2', 'tile-not-now', { tile: a.tile });
};

export const playInfluence = (s: PkState, seat: Seat, a: PlaySpecial, log?: Log<PkEvent>): void => {
  if (!isPlayInfluence(a)) throw new Error(`${a.tile} is not played in phase 2`);
  useSpecial(s, seat);
  log?.({ e: 'special-played', seat, tile: a.tile, side: null, rule: 'PK-17.2' });
  switch (a.tile) {
    case 'alkibiades':
      open(s, { room: 'alkibiades', seat, owner: -1, to: -1 });
      break;
    case 'perikles': {
      const placed = placeCubes(s, seat, ATHENS, 2);
      log?.({ e: 'cubes-placed', seat, city: 'athens', cubes: placed, rule: 'PK-17.2' });
      break;
    }
    case 'plague':
      strikePlague(s, POWER[a.city], log);
      break;
    default:
      unreachable(a);
  }
};

/** Half of everybody's cubes there, rounded down, a candidate counted; the main area always holds enough. */
const strikePlague = (s: PkState, city: number, log?: Log<PkEvent>): void => {
  for (let seat = 0; seat < s.seats; seat++) {
    const lost = (cubes(s, city, seat) + (isCandidate(s, city, seat) ? 1 : 0)) >> 1;
    if (lost === 0) continue;
    returnCubes(s, seat, city, lost);
    log?.({ e: 'plague-struck', seat, city: CITIES[city] as CityId, cubes: lost });
  }
};
