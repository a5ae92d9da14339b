/** Who won, read from the places of an outcome: 1 is a winner, and several may share the win. */
import type { Seat } from './contract.ts';

export const winnersOf = (places: readonly number[]): Seat[] => places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** By seat: 1 for the winner, equal parts for those who share the win. */
export const winShares = (places: readonly number[]): number[] => {
  const part = 1 / winnersOf(places).length;
  return places.map(place => (place === 1 ? part : 0));
};
