/**
 * The start player of game turn 1, PK-2.6: drawn evenly.
 * Out: the special tiles are dealt, or with `specialTiles = off` the locations drawn.
 */
import { goTo, NOT_NOW } from '@stoa/engine';
import { drawStartOf, expectKind } from '../actions.ts';
import { DRAW_LOCATIONS, frameOf } from '../frames.ts';
import { IMPOSSIBLE } from '../refusals.ts';
import type { PkRoom } from '../room.ts';

export const startPlayer: PkRoom<'start-player'> = {
  rule: 'PK-2.6',
  mode: 'chance',
  leadsTo: ['deal-specials', 'draw-locations'],
  sample: (s, _f, rng) => drawStartOf(rng.int(s.seats)),
  outcomes: s => ({ count: s.seats, list: Array.from({ length: s.seats }, (_, seat) => [drawStartOf(seat), 1] as const) }),
  why: (s, _f, a) => (a.do !== 'draw-start-player' ? NOT_NOW : a.seat < s.seats ? undefined : IMPOSSIBLE),

  apply(s, _f, _by, a, log) {
    expectKind(a, 'draw-start-player');
    s.start = a.seat;
    log?.({ e: 'start-player', seat: a.seat, rule: 'PK-2.6' });
    goTo(s, s.options.specialTiles === 'on' ? frameOf('deal-specials', 0) : DRAW_LOCATIONS);
  },
};
