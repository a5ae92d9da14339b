/** Decks as bags: a draw is a chance action, the weight of a card is how often it is there. */
import type { Outcomes, Rng } from '@stoa/engine';
import type { PaAction } from '../actions.ts';

export const bagSize = (bag: readonly number[]): number => {
  let n = 0;
  for (const copies of bag) n += copies;
  return n;
};
export const drawFrom = (bag: readonly number[], actions: readonly PaAction[], rng: Rng): PaAction => {
  let n = rng.int(bagSize(bag));
  let card = 0;
  while (n >= bag[card]!) n -= bag[card++]!;
  return actions[card]!;
};
export const outcomesOf = (bag: readonly number[], actions: readonly PaAction[]): Outcomes<PaAction> => {
  const list: [PaAction, number][] = [];
  for (let card = 0; card < bag.length; card++) if (bag[card]! > 0) list.push([actions[card]!, bag[card]!]);
  return { count: list.length, list };
};
/** A bag with one of each member of a set. */
export const ones = (set: number, length: number): number[] => Array.from({ length }, (_, i) => (set >> i) & 1);
/** Puts one pile into another. */
export const pour = (from: number[], into: number[]): void => {
  for (let i = 0; i < from.length; i++) {
    into[i] = into[i]! + from[i]!;
    from[i] = 0;
  }
};
export const shift = (bag: number[], card: number, n: number): void => {
  bag[card] = bag[card]! + n;
};
