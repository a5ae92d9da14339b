/**
 * One special tile to each seat, face down, PK-2.3; the rest leave the game unseen, as a bag without order.
 * In: a seat without a tile. Out: the next seat, then the locations.
 */
import { count, each, goTo, has, minus, NOT_NOW, nth } from '@stoa/engine';
import { dealSpecialOf, expectKind } from '../actions.ts';
import { SPECIAL } from '../box.ts';
import { DRAW_LOCATIONS, frameOf } from '../frames.ts';
import { IMPOSSIBLE } from '../refusals.ts';
import type { PkRoom } from '../room.ts';

export const dealSpecials: PkRoom<'deal-specials'> = {
  rule: 'PK-2.3',
  mode: 'chance',
  leadsTo: ['deal-specials', 'draw-locations'],
  sample: (s, _f, rng) => dealSpecialOf(nth(s.specialBag, rng.int(count(s.specialBag)))),
  outcomes: s => ({ count: count(s.specialBag), list: each(s.specialBag).map(tile => [dealSpecialOf(tile), 1] as const) }),
  why: (s, _f, a) => (a.do !== 'deal-special' ? NOT_NOW : has(s.specialBag, SPECIAL[a.tile]) ? undefined : IMPOSSIBLE),

  apply(s, f, _by, a, log) {
    expectKind(a, 'deal-special');
    const tile = SPECIAL[a.tile];
    s.specialBag = minus(s.specialBag, tile);
    s.special[f.seat] = tile;
    log?.({ e: 'special-dealt', seat: f.seat, tile: a.tile });
    goTo(s, f.seat + 1 < s.seats ? frameOf('deal-specials', f.seat + 1) : DRAW_LOCATIONS);
  },
};
