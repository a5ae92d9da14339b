/** Facts about islands: seats clockwise (PA-2.5), fleets, structures (PA-18.1). Read only. */

import { bit, count, has, type Seat } from '@stoa/engine';
import { ACROPOLIS_COUNT, FIRST_ACROPOLIS, FLEET_COUNT, VILLAGE_COUNT, WONDER_COUNT } from '../cards.ts';
import { box, COMPLETE, type PaState } from '../state.ts';
import { total } from './holdings.ts';

/** The seats of each set, created once. */
const SEAT_LISTS: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, bits) =>
  [0, 1, 2, 3, 4, 5].filter(seat => has(bits, seat)),
);
export const seatsIn = (bits: number): readonly Seat[] => SEAT_LISTS[bits]!;
export const everybody = (s: PaState): number => bit(s.seats) - 1;
/** Seats clockwise from the Archon: the n-th of them. */
export const fromArchon = (s: PaState, n: number): Seat => (s.archon + n) % s.seats;

export const fleetOf = (seat: Seat, f: number): number => seat * FLEET_COUNT + f;
export const ownerOf = (fleet: number): Seat => Math.floor(fleet / FLEET_COUNT);
/** How many fleets the island has. */
export const fleetCount = (s: PaState, seat: Seat): number => s.fleets[seat]!;
export const landOf = (s: PaState, fleet: number): number => s.at[fleet]!;
export const regionOf = (s: PaState, land: number): number => box(s).lands[land]?.region ?? -1;

export const islandOf = (s: PaState, seat: Seat): number => s.islandOf[seat]!;
export const hasVillage = (s: PaState, seat: Seat, village: number): boolean => has(s.villages[seat]!, village);
export const copies = (s: PaState, seat: Seat, type: number): number => s.acropolis[seat * ACROPOLIS_COUNT + type]!;
export const acropolisSize = (s: PaState, seat: Seat): number => total(s.acropolis, seat * ACROPOLIS_COUNT, ACROPOLIS_COUNT);
/** How many wonders of the island are in this stage. */
export const wondersIn = (s: PaState, seat: Seat, stage: number): number => {
  let n = 0;
  for (let w = 0; w < WONDER_COUNT; w++) if (s.wonderOwner[w] === seat && s.wonderStage[w] === stage) n++;
  return n;
};
export const plansTaken = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let w = 0; w < WONDER_COUNT; w++) if (s.wonderOwner[w] === seat) n++;
  return n;
};
/** PA-18.1, PA-18.4: only complete wonders are structures. */
export const structures = (s: PaState, seat: Seat): number =>
  count(s.villages[seat]!) + s.workshops[seat]! + acropolisSize(s, seat) + wondersIn(s, seat, COMPLETE);

export const structureKind = (structure: number): number => (structure < VILLAGE_COUNT ? 0 : structure < FIRST_ACROPOLIS ? 1 : 2);
export const wonderIndex = (s: PaState, id: string): number => box(s).wonders.findIndex(wonder => wonder.id === id);
