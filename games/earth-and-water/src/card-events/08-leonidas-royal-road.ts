/** Card 8. Leonidas, EW-17.G08: one army marches and rolls two dice, once per game. The Royal Road, EW-17.P08: Ionia cleared or reinforced. */
import { goTo, has, leave, lowest, NOT_NOW, only, open } from '@stoa/engine';
import { CHOOSE_CITY, expectKind, PLACE_ARMIES } from '../actions.ts';
import { FRAMES, ROYAL_ROAD_ARMIES } from '../frames.ts';
import { type City, cityOf, GREECE, idOf, KEY_CITIES, LEONIDAS, PERSIA } from '../map.ts';
import { armies, armyCities, armyReserve, isFilled, loseArmies, placeArmies } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { type EwLog, type EwRoom, isSingle, listEach } from '../room.ts';
import { fillFigure } from '../rooms/figure-army.ts';
import type { EwState } from '../state.ts';
import { needsMarch, openMarch } from './march.ts';
import type { TurnEvent } from './turn-event.ts';

const USED = illegal('EW-17.G08', 'figure-used', { figure: 'leonidas' });
const cannotMarchOut = needsMarch(GREECE, 'EW-17.G08');

export const leonidas: TurnEvent = {
  cannot: s => (isFilled(s, LEONIDAS) ? USED : cannotMarchOut(s)),
  play(s, log) {
    openMarch(s, 'leonidas', GREECE);
    fillFigure(s, LEONIDAS, log);
  },
};

const IONIA = KEY_CITIES[PERSIA];
const MOST = 3;
const USELESS = illegal('EW-17.P08', 'royal-road-useless', {});

/** The cities that Persia may choose: not one where the event would have no effect. */
const cities = (s: EwState): number => (armyReserve(s, PERSIA) > 0 ? IONIA : IONIA & armyCities(s, GREECE));

const clear = (s: EwState, city: City, log: EwLog): void => {
  const greeks = armies(s, GREECE, city);
  loseArmies(s, GREECE, city, greeks);
  log?.({ e: 'armies-lost', side: GREECE, city: idOf(city), armies: greeks, rule: 'EW-17.P08' });
};

const reinforce = (s: EwState, city: City, n: number, log: EwLog): void => {
  placeArmies(s, PERSIA, city, n);
  log?.({ e: 'armies-placed', side: PERSIA, city: idOf(city), armies: n, rule: 'EW-17.P08' });
};

export const theRoyalRoad: TurnEvent = {
  cannot: s => (cities(s) === 0 ? USELESS : undefined),
  /** With armies in reserve Persia may choose both cities; a single choice is always a city to clear. */
  play(s, log) {
    if (isSingle(cities(s))) clear(s, lowest(cities(s)), log);
    else open(s, FRAMES.royalRoad);
  },
};

export const royalRoadRoom: EwRoom<'royal-road'> = {
  rule: 'EW-17.P08',
  mode: 'one',
  revealsNothing: ['choose-city'],
  leadsTo: ['royal-road-armies', 'operations'],
  actors: () => only(PERSIA),
  actions: (s, _f, _seat, out) => listEach(cities(s), CHOOSE_CITY, out),
  why: (s, _f, _seat, a) =>
    a.do !== 'choose-city' ? NOT_NOW : has(cities(s), cityOf(a.city)) ? undefined : illegal('EW-17.P08', 'not-ionian', { city: a.city }),
  apply(s, _f, _by, a, log) {
    expectKind(a, 'choose-city');
    const city = cityOf(a.city);
    if (armies(s, GREECE, city) > 0) clear(s, city, log);
    else if (armyReserve(s, PERSIA) === 1) reinforce(s, city, 1, log);
    else {
      goTo(s, ROYAL_ROAD_ARMIES[city]!);
      return;
    }
    leave(s);
  },
};

export const royalRoadArmiesRoom: EwRoom<'royal-road-armies'> = {
  rule: 'EW-17.P08',
  mode: 'one',
  revealsNothing: ['place-armies'],
  leadsTo: ['operations'],
  actors: () => only(PERSIA),
  actions(s, _f, _seat, out) {
    for (let n = Math.min(MOST, armyReserve(s, PERSIA)); n > 0; n--) out.push(PLACE_ARMIES[n]!);
  },
  why(s, _f, _seat, a) {
    if (a.do !== 'place-armies') return NOT_NOW;
    const most = Math.min(MOST, armyReserve(s, PERSIA));
    const fits = Number.isInteger(a.armies) && a.armies >= 1 && a.armies <= most;
    return fits ? undefined : illegal('EW-17.P08', 'count-out-of-range', { given: a.armies, least: 1, most });
  },
  apply(s, f, _by, a, log) {
    expectKind(a, 'place-armies');
    reinforce(s, f.city, a.armies, log);
    leave(s);
  },
};
