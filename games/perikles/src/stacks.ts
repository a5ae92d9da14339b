/**
 * A stack of counters of one power and unit is one number with a hex digit for each strength: 0x0312 is two of strength 1,
 * one of 2 and three of 3. Stacks add and subtract like numbers; counters of one strength are interchangeable (PK-14.4),
 * and since there are no pieces there are no identifiers that could give a strength away (PK-20.2).
 */
import { COUNTERS, POWER_COUNT } from './box.ts';

export type Stack = number;

export const one = (strength: number): Stack => 1 << ((strength - 1) * 4);
export const countOf = (stack: Stack, strength: number): number => (stack >> ((strength - 1) * 4)) & 15;
export const sizeOf = (stack: Stack): number => (stack & 15) + ((stack >> 4) & 15) + ((stack >> 8) & 15) + (stack >> 12);
export const strengthOf = (stack: Stack): number => (stack & 15) + 2 * ((stack >> 4) & 15) + 3 * ((stack >> 8) & 15) + 4 * (stack >> 12);

/** The lowest strength in the stack; 0 if it is empty. */
export const weakest = (stack: Stack): number => {
  if (stack === 0) return 0;
  return (stack & 15) !== 0 ? 1 : (stack & 0xf0) !== 0 ? 2 : (stack & 0xf00) !== 0 ? 3 : 4;
};

/** Is there only one strength in the stack? */
export const isUniform = (stack: Stack): boolean => stack >> (weakest(stack) * 4) === 0;

/** Every strength in rising order, once for each counter. */
export const strengthsOf = (stack: Stack): number[] => {
  const list: number[] = [];
  for (let strength = 1; strength <= 4; strength++) for (let n = countOf(stack, strength); n > 0; n--) list.push(strength);
  return list;
};

export const stackOf = (strengths: Iterable<number>): Stack => {
  let stack = 0;
  for (const strength of strengths) stack += one(strength);
  return stack;
};

/** Stacks are kept in lists by power and unit. */
export const STACK_COUNT = POWER_COUNT * 2;
export const stackIndex = (power: number, unit: number): number => power * 2 + unit;

/** PK-1.3: everything each power has. */
export const ALL_COUNTERS: readonly Stack[] = COUNTERS.flatMap(units =>
  units.map(numbers => numbers.reduce((stack, n, i) => stack + n * one(i + 1), 0)),
);
