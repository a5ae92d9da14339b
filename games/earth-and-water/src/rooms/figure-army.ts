/**
 * Filling a figure, EW-16.3 and EW-16.4: one Greek army from the reserve; with an empty reserve Greece takes it from the map.
 * In: Miltiades, Themistocles or Leonidas is played. Out: back to the room in which the event continues.
 */
import { bit, has, type Illegal, leave, lowest, NOT_NOW, only, open } from '@stoa/engine';
import { CHOOSE_CITY, expectKind } from '../actions.ts';
import { FIGURE_ARMY } from '../frames.ts';
import { type City, cityOf, type Figure, figureId, GREECE, idOf, LEONIDAS, MILTIADES } from '../map.ts';
import { armies, armyCities, armyReserve, armyToFigure } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import { marchCities } from '../roads.ts';
import { type EwLog, type EwRoom, isSingle, listEach } from '../room.ts';
import type { EwState } from '../state.ts';

/** The city whose last army the event needs; −1 if there is none. */
const needed = (s: EwState, figure: Figure): City => {
  if (figure === MILTIADES) return armies(s, GREECE, s.op.to) === 1 ? s.op.to : -1;
  if (figure !== LEONIDAS) return -1;
  const marching = marchCities(s, GREECE);
  return isSingle(marching) && armies(s, GREECE, lowest(marching)) === 1 ? lowest(marching) : -1;
};

const payable = (s: EwState, figure: Figure): number => {
  const spared = needed(s, figure);
  return armyCities(s, GREECE) & ~(spared < 0 ? 0 : bit(spared));
};

const fill = (s: EwState, figure: Figure, from: City | undefined, log: EwLog): void => {
  armyToFigure(s, GREECE, from, figure);
  log?.({ e: 'figure-filled', figure: figureId(figure), from: from === undefined ? 'reserve' : idOf(from), rule: 'EW-16.3' });
};

/** Fills the figure at once, or opens this room above the present one if Greece must choose. */
export const fillFigure = (s: EwState, figure: Figure, log: EwLog): void => {
  const cities = payable(s, figure);
  if (armyReserve(s, GREECE) > 0) fill(s, figure, undefined, log);
  else if (isSingle(cities)) fill(s, figure, lowest(cities), log);
  else open(s, FIGURE_ARMY[figure]!);
};

const cannotPay = (s: EwState, figure: Figure, city: City): Illegal | undefined => {
  if (has(payable(s, figure), city)) return undefined;
  if (armies(s, GREECE, city) === 0) return illegal('EW-16.3', 'no-own-army', { city: idOf(city) });
  return illegal('EW-16.3', figure === MILTIADES ? 'last-army-of-battle' : 'last-army-to-move', { city: idOf(city) });
};

export const figureArmy: EwRoom<'figure-army'> = {
  rule: 'EW-16.3',
  mode: 'one',
  revealsNothing: ['choose-city'],
  leadsTo: ['window-persia-attacks', 'window-greece-attacks', 'themistocles', 'land-movement'],
  actors: () => only(GREECE),
  actions: (s, f, _seat, out) => listEach(payable(s, f.figure), CHOOSE_CITY, out),
  why: (s, f, _seat, a) => (a.do === 'choose-city' ? cannotPay(s, f.figure, cityOf(a.city)) : NOT_NOW),
  apply(s, f, _by, a, log) {
    expectKind(a, 'choose-city');
    fill(s, f.figure, cityOf(a.city), log);
    leave(s);
  },
};
