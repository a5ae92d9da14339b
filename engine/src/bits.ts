/** Small sets as bits of one number: places, cards, seats up to 31. */

export const bit = (n: number): number => 1 << n;
export const has = (set: number, n: number): boolean => (set & (1 << n)) !== 0;
export const plus = (set: number, n: number): number => set | (1 << n);
export const minus = (set: number, n: number): number => set & ~(1 << n);

export const count = (set: number): number => {
  let x = set - ((set >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return (((x + (x >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
};

/** The smallest member of a set; −1 if it is empty. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set);

/** The members in rising order. Allocates; loops that must be fast test bits instead. */
export const each = (set: number): number[] => {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(lowest(rest));
  return members;
};

export const setOf = (members: Iterable<number>): number => {
  let set = 0;
  for (const n of members) set |= 1 << n;
  return set;
};

/** The n-th member, counted from 0 in rising order. */
export const nth = (set: number, n: number): number => {
  let rest = set;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return lowest(rest);
};
