/**
 * Lists of numbers for states, filled by pushing. V8 marks lists made by `new Array(length)`, `map` or `flatMap` as having holes, and
 * reads them and every copy of them more slowly. One such list in a state makes V8 treat all other lists that the same code writes in that
 * way too.
 */

export const packed = (numbers: readonly number[]): number[] => {
  const list: number[] = [];
  for (const n of numbers) list.push(n);
  return list;
};

export const filled = (length: number, value: number): number[] => {
  const list: number[] = [];
  for (let i = 0; i < length; i++) list.push(value);
  return list;
};

/** Every number of the list becomes `value`. A short list is set more quickly here than by the `fill` of lists. */
export const setAll = (list: number[], value: number): void => {
  for (let i = 0; i < list.length; i++) list[i] = value;
};
