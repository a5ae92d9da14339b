/** The cube of a brown tile, PK-5.5: into a city of the seat's choice. In: a cube in supply. Out: after the tile. */
import { NOT_NOW, only } from '@stoa/engine';
import { expectKind, placeCubeOf } from '../actions.ts';
import { CITY_COUNT, POWER } from '../box.ts';
import { TO_PROPOSALS } from '../frames.ts';
import { afterSymbol } from '../influence/course.ts';
import { placeCubes } from '../pieces.ts';
import type { PkRoom } from '../room.ts';

export const anyCity: PkRoom<'any-city'> = {
  rule: 'PK-5.5',
  mode: 'one',
  revealsNothing: ['place-cube'],
  leadsTo: ['after-tile', 'draw-influence', ...TO_PROPOSALS],
  actors: (_s, f) => only(f.seat),
  actions(_s, _f, _seat, out) {
    for (let city = 0; city < CITY_COUNT; city++) out.push(placeCubeOf(city));
  },
  why: (_s, _f, _seat, a) => (a.do === 'place-cube' ? undefined : NOT_NOW),

  apply(s, f, _by, a, log) {
    expectKind(a, 'place-cube');
    const placed = placeCubes(s, f.seat, POWER[a.city], 1);
    log?.({ e: 'cubes-placed', seat: f.seat, city: a.city, cubes: placed, rule: 'PK-5.5' });
    afterSymbol(s, f.seat, log);
  },
};
