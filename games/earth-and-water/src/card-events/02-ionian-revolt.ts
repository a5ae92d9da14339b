/** Card 2. Ionian Revolt, EW-17.G02: one Persian army of Abydos or Ephesos goes to the reserve. The Persian half is in tribute.ts. */
import { has, leave, lowest, NOT_NOW, only, open } from '@stoa/engine';
import { CHOOSE_CITY, expectKind } from '../actions.ts';
import { FRAMES } from '../frames.ts';
import { type City, cityOf, GREECE, idOf, KEY_CITIES, PERSIA } from '../map.ts';
import { armyCities, loseArmies } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwLog, type EwRoom, isSingle, listEach } from '../room.ts';
import type { EwState } from '../state.ts';
import type { TurnEvent } from './turn-event.ts';

const IONIA = KEY_CITIES[PERSIA];
const NONE = illegal('EW-17.G02', 'no-persian-army-in-ionia', {});
const targets = (s: EwState): number => armyCities(s, PERSIA) & IONIA;

const revolt = (s: EwState, city: City, log: EwLog): void => {
  loseArmies(s, PERSIA, city, 1);
  log?.({ e: 'armies-lost', side: PERSIA, city: idOf(city), armies: 1, rule: 'EW-17.G02' });
};

export const ionianRevolt: TurnEvent = {
  cannot: s => (targets(s) === 0 ? NONE : undefined),
  play(s, log) {
    if (isSingle(targets(s))) revolt(s, lowest(targets(s)), log);
    else open(s, FRAMES.ionianRevolt);
  },
};

export const ionianRevoltRoom: EwRoom<'ionian-revolt'> = {
  rule: 'EW-17.G02',
  mode: 'one',
  revealsNothing: ['choose-city'],
  leadsTo: ['operations'],
  actors: () => only(GREECE),
  actions: (s, _f, _seat, out) => listEach(targets(s), CHOOSE_CITY, out),
  why: (s, _f, _seat, a) =>
    a.do !== 'choose-city' ? NOT_NOW : has(targets(s), cityOf(a.city)) ? undefined : illegal('EW-17.G02', 'not-ionian', { city: a.city }),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'choose-city');
    revolt(s, cityOf(a.city), log);
    leave(s);
  },
};
