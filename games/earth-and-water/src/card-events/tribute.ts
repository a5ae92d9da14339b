/** Cards 2, 3 and 13. Tribute of Earth and Water, EW-17.P02: places one Persian army in a city that no side controls; then window W1. */
import { goTo, has, leave, lowest, NOT_NOW, only, open } from '@stoa/engine';
import { CHOOSE_CITY, expectKind } from '../actions.ts';
import { FRAMES } from '../frames.ts';
import { ALL_CITIES, type City, cityOf, GREECE, idOf, PERSIA } from '../map.ts';
import { armyReserve, controlled, placeArmies } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwLog, type EwRoom, isSingle, listEach } from '../room.ts';
import { cardsIn } from '../rooms/window-cards.ts';
import { beginOperation, type EwState } from '../state.ts';
import type { TurnEvent } from './turn-event.ts';

const NO_ARMY = illegal('EW-17.P02', 'no-army-in-reserve', {});
const NO_CITY = illegal('EW-17.P02', 'no-free-city', {});

/** EW-3.3. */
const free = (s: EwState): number => ALL_CITIES & ~controlled(s, PERSIA) & ~controlled(s, GREECE);

/** The event is complete before the window opens, so its card goes to the pile here. */
const submit = (s: EwState, city: City, log: EwLog): void => {
  placeArmies(s, PERSIA, city, 1);
  s.op.to = city;
  s.op.armies = 1;
  s.discard.push(s.card);
  s.card = 0;
  log?.({ e: 'armies-placed', side: PERSIA, city: idOf(city), armies: 1, rule: 'EW-17.P02' });
};
const isWindowOpen = (s: EwState): boolean => cardsIn(s, 'tribute') !== 0;

export const tribute: TurnEvent = {
  cannot: s => (armyReserve(s, PERSIA) === 0 ? NO_ARMY : free(s) === 0 ? NO_CITY : undefined),
  play(s, log) {
    beginOperation(s, 'tribute', PERSIA);
    if (isSingle(free(s))) {
      submit(s, lowest(free(s)), log);
      if (isWindowOpen(s)) open(s, FRAMES.windowTribute);
    } else open(s, FRAMES.tribute);
  },
};

export const tributeRoom: EwRoom<'tribute'> = {
  rule: 'EW-17.P02',
  mode: 'one',
  revealsNothing: ['choose-city'],
  leadsTo: ['window-tribute', 'operations'],
  actors: () => only(PERSIA),
  actions: (s, _f, _seat, out) => listEach(free(s), CHOOSE_CITY, out),
  why: (s, _f, _seat, a) =>
    a.do !== 'choose-city' ? NOT_NOW : has(free(s), cityOf(a.city)) ? undefined : illegal('EW-17.P02', 'city-not-free', { city: a.city }),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'choose-city');
    submit(s, cityOf(a.city), log);
    if (isWindowOpen(s)) goTo(s, FRAMES.windowTribute);
    else leave(s);
  },
};
