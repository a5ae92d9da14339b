/**
 * Seven location tiles into slots 1 to 7, PK-2.4 and PK-4.2, one draw after another.
 * Out: the influence display.
 */
import { count, each, goTo, has, minus, NOT_NOW, nth } from '@stoa/engine';
import { drawLocationOf, expectKind } from '../actions.ts';
import { LOCATION, SLOT_COUNT } from '../box.ts';
import { forgetSent } from '../commit/last-commit.ts';
import { frameOf } from '../frames.ts';
import { IMPOSSIBLE } from '../refusals.ts';
import type { PkRoom } from '../room.ts';

export const drawLocations: PkRoom<'draw-locations'> = {
  rule: 'PK-4.2',
  mode: 'chance',
  leadsTo: ['draw-influence'],
  sample: (s, _f, rng) => drawLocationOf(nth(s.locationBag, rng.int(count(s.locationBag)))),
  outcomes: s => ({ count: count(s.locationBag), list: each(s.locationBag).map(tile => [drawLocationOf(tile), 1] as const) }),
  why: (s, _f, a) => (a.do !== 'draw-location' ? NOT_NOW : has(s.locationBag, LOCATION[a.location]) ? undefined : IMPOSSIBLE),

  apply(s, _f, _by, a, log) {
    expectKind(a, 'draw-location');
    const location = LOCATION[a.location];
    const slot = s.slots.indexOf(-1);
    s.locationBag = minus(s.locationBag, location);
    s.slots[slot] = location;
    forgetSent(s);
    log?.({ e: 'location-drawn', location: a.location, slot: slot + 1 });
    if (slot + 1 === SLOT_COUNT) goTo(s, frameOf('draw-influence', s.start));
  },
};
