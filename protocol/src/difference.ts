/**
 * The difference between two JSON values, and its application. A difference is JSON itself:
 * `[value]` replaces the value · `[start, removed, ...items]` replaces a part of a list · an object holds a difference by key (in a list: by
 * index), where `0` removes the key. Fields that are undefined count as absent, as in JSON.
 * Applying a difference gives exactly the JSON text of the target, with the same order of keys.
 */
export type Difference = readonly unknown[] | { readonly [key: string]: Difference | typeof GONE };

/** Marks a key that is removed. */
const GONE = 0;
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const has = (fields: Fields, key: string): boolean => Object.hasOwn(fields, key) && fields[key] !== undefined;
/** Assigning to this key would set the prototype instead of a field. */
const UNSAFE = '__proto__';

/** The difference that turns `from` into `to`; undefined if they are the same. */
export const difference = (from: unknown, to: unknown): Difference | undefined => {
  if (from === to) return undefined;
  if (Array.isArray(from) && Array.isArray(to)) return from.length === to.length ? byIndex(from, to) : splice(from, to);
  if (isFields(from) && isFields(to)) return byKey(from, to);
  // JSON writes undefined in a list as null.
  return (from ?? null) === (to ?? null) ? undefined : [to ?? null];
};

type Inside = (from: unknown, to: unknown) => Difference | undefined;

/** The keys of the objects that are being compared, one object inside the other: lists of their own would be a tenth of a move's garbage. */
const KEYS: string[] = [];
let keysInUse = 0;

/** `inside`: compares the values of a key that both have. */
export const byKey = (from: Fields, to: Fields, inside: Inside = difference): Difference | undefined => {
  const first = keysInUse;
  // `for … in` makes no list of the keys; JSON inherits none.
  for (const key in to) KEYS[keysInUse++] = key;
  const end = keysInUse;
  let n = first;
  let isAlike = true;
  let change: Record<string, Difference> | undefined;
  for (const key in from) {
    const was = from[key];
    const is = to[key];
    isAlike = n < end && key === KEYS[n++] && (was === is || (was !== undefined && is !== undefined));
    if (!isAlike) break;
    if (was === is) continue;
    const changed = inside(was, is);
    if (changed === undefined) continue;
    isAlike = key !== UNSAFE;
    if (!isAlike) break;
    change ??= {};
    change[key] = changed;
  }
  keysInUse = first;
  return isAlike && n === end ? change : byOtherKeys(from, Object.keys(to), to);
};

/** Applying keeps old keys in their order and appends new ones. Where `to` has another order, the difference replaces the whole object. */
const byOtherKeys = (from: Fields, others: readonly string[], to: Fields): Difference | undefined => {
  const change: Record<string, Difference | typeof GONE> = {};
  let next = 0;
  let isSame = true;
  for (const key of Object.keys(from)) {
    if (key === UNSAFE) return [to];
    if (from[key] === undefined) continue;
    if (!has(to, key)) {
      change[key] = GONE;
      isSame = false;
      continue;
    }
    while (to[others[next]!] === undefined) next++;
    if (others[next++] !== key) return [to];
    const inside = difference(from[key], to[key]);
    if (inside === undefined) continue;
    change[key] = inside;
    isSame = false;
  }
  for (; next < others.length; next++) {
    const key = others[next]!;
    if (key === UNSAFE) return [to];
    if (to[key] === undefined) continue;
    change[key] = [to[key]];
    isSame = false;
  }
  return isSame ? undefined : change;
};

const isReplaced = (change: Difference): boolean => Array.isArray(change) && change.length === 1;

/** For lists of the same length. */
export const byIndex = (from: readonly unknown[], to: readonly unknown[], inside: Inside = difference): Difference | undefined => {
  let change: Record<string, Difference> | undefined;
  let first = -1;
  let last = -1;
  let replaced = 0;
  for (let i = 0; i < to.length; i++) {
    if (from[i] === to[i]) continue;
    const changed = inside(from[i], to[i]);
    if (changed === undefined) continue;
    change ??= {};
    change[i] = changed;
    if (first < 0) first = i;
    last = i;
    if (isReplaced(changed)) replaced++;
  }
  if (change === undefined) return undefined;
  const length = last - first + 1;
  return replaced === length && length > 1 ? [first, length, ...to.slice(first, last + 1)] : change;
};

const splice = (from: readonly unknown[], to: readonly unknown[]): Difference => {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && difference(from[start], to[start]) === undefined) start++;
  let end = 0;
  while (end < most - start && difference(from[from.length - 1 - end], to[to.length - 1 - end]) === undefined) end++;
  return [start, from.length - start - end, ...to.slice(start, to.length - end)];
};

/** Thrown when a difference does not fit the value it is applied to. */
export class Misfit extends Error {}

const misfit = (reason: string): never => {
  throw new Misfit(reason);
};

/** The value after the difference. Does not change `base`; throws a `Misfit` if the difference does not fit. */
export const apply = (base: unknown, change: unknown): unknown => {
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    return Array.isArray(base) ? spliced(base, change) : misfit('a list was expected');
  }
  if (!isFields(change)) return misfit('no difference');
  if (Array.isArray(base)) return changedList(base, change);
  return isFields(base) ? changedFields(base, change) : misfit('an object was expected');
};

const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && x >= 0;

const spliced = (base: readonly unknown[], [start, removed, ...items]: readonly unknown[]): unknown[] =>
  isCount(start) && isCount(removed) && start + removed <= base.length
    ? base.toSpliced(start, removed, ...items)
    : misfit('not in the list');

const changedList = (base: readonly unknown[], change: Fields): unknown[] => {
  const list = base.slice();
  for (const key of Object.keys(change)) {
    const index = Number(key);
    if (!isCount(index) || index >= list.length || String(index) !== key) misfit('not in the list');
    list[index] = apply(list[index], change[key]);
  }
  return list;
};

const changedFields = (base: Fields, change: Fields): Fields => {
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(base)) {
    if (key === UNSAFE) return misfit('a key that is replaced only with its object');
    if (!Object.hasOwn(change, key)) fields[key] = base[key];
    else if (change[key] !== GONE) fields[key] = apply(base[key], change[key]);
  }
  for (const key of Object.keys(change)) {
    if (Object.hasOwn(base, key)) continue;
    const value = change[key];
    if (key === UNSAFE || !Array.isArray(value) || value.length !== 1) return misfit('a key that is not there');
    fields[key] = value[0];
  }
  return fields;
};
