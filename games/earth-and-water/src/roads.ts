/** Questions about roads: land movement (EW-7), the attacker's way back (EW-9.10), supply lines (EW-12.7). Sets of cities as bits. */
import { bit, has, lowest } from '@stoa/engine';
import { ADJACENT, type City, GREECE, ISLANDS, KEY_CITIES, other, type Side, SPARTA } from './map.ts';
import { armyCities, controlled } from './pieces.ts';
import type { EwState } from './state.ts';

/** EW-1.10, EW-11.1: by city, the cities adjacent to it now, for both sides. */
export const adjacency = (s: EwState): readonly number[] => ADJACENT[s.bridge ? 1 : 0]!;

/** The cities that a search from the set `from` reaches. It continues only through cities of `open`; the result excludes `from`. */
const search = (adjacent: readonly number[], from: number, open: number): number => {
  let touched = from;
  let frontier = from;
  while (frontier !== 0) {
    const city = lowest(frontier);
    frontier &= frontier - 1;
    const fresh = adjacent[city]! & ~touched;
    touched |= fresh;
    frontier |= fresh & open;
  }
  return touched & ~from;
};

/** EW-7.11: a march continues through cities of `mine` (EW-7.6) and stops in any other (EW-7.4, EW-7.5); fleets do not matter (EW-7.7). */
export const reachThrough = (s: EwState, mine: number, from: City): number => search(adjacency(s), bit(from), mine);
export const reach = (s: EwState, side: Side, from: City): number => reachThrough(s, controlled(s, side), from);
/** EW-7.8: what the march could reach if the bridge were built. */
export const reachWithBridge = (s: EwState, side: Side, from: City): number => search(ADJACENT[1]!, bit(from), controlled(s, side));

/** EW-7.1, EW-7.10: cities whose armies can be chosen for a land movement. Every city with a road has a destination. */
export const marchCities = (s: EwState, side: Side): number =>
  armyCities(s, side) & ~ISLANDS & ~(s.carneia && side === GREECE ? bit(SPARTA) : 0);
export const canMarch = (s: EwState, side: Side): boolean => marchCities(s, side) !== 0;

/** EW-9.10: the origin if it is adjacent, otherwise every adjacent city that the search went through. Call it before the armies move. */
export const waysBack = (s: EwState, side: Side, from: City, to: City): number => {
  const beside = adjacency(s)[to]!;
  if (has(beside, from)) return bit(from);
  const mine = controlled(s, side);
  return beside & mine & reachThrough(s, mine, from);
};

/** EW-12.7, EW-12.8: cities joined to an own key city that the owner controls, through cities the enemy does not control. */
export const inLine = (s: EwState, side: Side): number => {
  const foe = other(side);
  const ends = KEY_CITIES[side] & ~armyCities(s, foe);
  return ends | search(adjacency(s), ends, ~controlled(s, foe));
};
