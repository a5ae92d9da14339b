/** The functions that read and move pieces, and who controls which city (EW-1.11 to EW-1.13, EW-3). */
import { bit, has } from '@stoa/engine';
import { CITY_COUNT, type City, cityOf, type Figure, KEY_CITIES, other, SETUP, type Side, XERXES } from './map.ts';
import type { EwState } from './state.ts';

/** Kinds of pieces in the order of `PIECES`. */
const army = (side: Side): number => side * 2;
const fleet = (side: Side): number => side * 2 + 1;
const unitsOf = (s: EwState, kind: number, city: City): number => s.units[kind * CITY_COUNT + city]!;

/** The only function that changes `units` and `where`. */
const change = (s: EwState, kind: number, city: City, by: number): void => {
  const i = kind * CITY_COUNT + city;
  const n = s.units[i]! + by;
  s.units[i] = n;
  const set = s.where[kind]!;
  s.where[kind] = n === 0 ? set & ~(1 << city) : set | (1 << city);
};

export const armies = (s: EwState, side: Side, city: City): number => unitsOf(s, army(side), city);
export const fleets = (s: EwState, side: Side, city: City): number => unitsOf(s, fleet(side), city);
export const armyReserve = (s: EwState, side: Side): number => s.reserve[army(side)]!;
export const fleetReserve = (s: EwState, side: Side): number => s.reserve[fleet(side)]!;
/** The cities with armies of this side. */
export const armyCities = (s: EwState, side: Side): number => s.where[army(side)]!;
/** The ports with fleets of this side. */
export const fleetPorts = (s: EwState, side: Side): number => s.where[fleet(side)]!;

/** EW-1.12: from the reserve, and back to it. */
export const placeArmies = (s: EwState, side: Side, city: City, n: number): void => {
  change(s, army(side), city, n);
  s.reserve[army(side)]! -= n;
};
/** `0 - n`: −n of none is −0, which V8 keeps as a fraction, and the whole list with it. */
export const loseArmies = (s: EwState, side: Side, city: City, n: number): void => placeArmies(s, side, city, 0 - n);
export const placeFleets = (s: EwState, side: Side, city: City, n: number): void => {
  change(s, fleet(side), city, n);
  s.reserve[fleet(side)]! -= n;
};
export const loseFleets = (s: EwState, side: Side, city: City, n: number): void => placeFleets(s, side, city, 0 - n);
export const march = (s: EwState, side: Side, from: City, to: City, n: number): void => {
  change(s, army(side), from, 0 - n);
  change(s, army(side), to, n);
};
export const sail = (s: EwState, side: Side, from: City, to: City, n: number): void => {
  change(s, fleet(side), from, 0 - n);
  change(s, fleet(side), to, n);
};
/** EW-8.3, EW-8.6, EW-10.3: armies go on board, land, or are lost with their fleet. On board they are in no city (EW-3.7). */
export const embark = (s: EwState, side: Side, from: City, n: number): void => {
  change(s, army(side), from, 0 - n);
  s.op.embarked += n;
};
export const disembark = (s: EwState, side: Side, to: City): void => {
  change(s, army(side), to, s.op.embarked);
  s.op.embarked = 0;
};
export const drown = (s: EwState, n: number): void => {
  s.op.embarked -= n;
  s.reserve[army(s.op.side)]! += n;
};
/** EW-1.13: the piece leaves the game. */
export const armyToFigure = (s: EwState, side: Side, from: City | undefined, figure: Figure): void => {
  if (from === undefined) s.reserve[army(side)]! -= 1;
  else change(s, army(side), from, -1);
  s.figures |= bit(figure);
};
export const fleetToFigure = (s: EwState, side: Side, from: City, figure: Figure): void => {
  change(s, fleet(side), from, -1);
  s.figures |= bit(figure);
};
export const isFilled = (s: EwState, figure: Figure): boolean => has(s.figures, figure);

// Control, EW-3

/** EW-3.1, EW-3.2, EW-3.3, EW-3.5: own armies, or an own key city without enemy armies; fleets never count (EW-3.4). Not for a city in battle. */
export const controlled = (s: EwState, side: Side): number => armyCities(s, side) | (KEY_CITIES[side] & ~armyCities(s, other(side)));
export const controls = (s: EwState, side: Side, city: City): boolean =>
  armies(s, side, city) > 0 || (has(KEY_CITIES[side], city) && armies(s, other(side), city) === 0);

/** EW-14.8. */
export const kingLives = (s: EwState): boolean => !isFilled(s, XERXES);

/** EW-2.1 to EW-2.4: places the pieces of the setup; `beginCampaign` opens the first Preparation. */
export const placeSetup = (s: EwState): void => {
  for (const { side, city, armies, fleets } of SETUP) {
    placeArmies(s, side, cityOf(city), armies);
    placeFleets(s, side, cityOf(city), fleets);
  }
};
