/**
 * Supply, capacity, EW-12.3 to EW-12.6: the side chooses which armies beyond its capacity are removed.
 * In: this side's hand is settled. Out: the lines of supply (course.ts), then Greece's Supply or Scoring.
 */
import { has, type Illegal, NOT_NOW, only } from '@stoa/engine';
import { CHOOSE_CITY, expectKind } from '../actions.ts';
import { type City, cityOf, idOf, type Side } from '../map.ts';
import { armies } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwRoom, listEach } from '../room.ts';
import type { EwState } from '../state.ts';
import { removable } from '../supply.ts';
import { removeUnfed, settle } from './course.ts';

const cannotRemove = (s: EwState, side: Side, city: City): Illegal | undefined =>
  has(removable(s, side), city)
    ? undefined
    : armies(s, side, city) === 0
      ? illegal('EW-12.6', 'no-own-army', { city: idOf(city) })
      : illegal('EW-12.6', 'persian-home-exempt', { city: idOf(city) });

export const supplyCapacity: EwRoom<'supply-capacity'> = {
  rule: 'EW-12.6',
  mode: 'one',
  revealsNothing: ['choose-city'],
  leadsTo: ['supply-hand', 'supply-capacity', 'preparation-cards'],
  actors: (_s, f) => only(f.side),
  actions: (s, f, _seat, out) => listEach(removable(s, f.side), CHOOSE_CITY, out),
  why: (s, f, _seat, a) => (a.do === 'choose-city' ? cannotRemove(s, f.side, cityOf(a.city)) : NOT_NOW),
  apply(s, f, _by, a, log) {
    expectKind(a, 'choose-city');
    removeUnfed(s, f.side, cityOf(a.city), 1, log);
    settle(s, f.side, log);
  },
};
