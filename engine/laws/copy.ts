/** Copies and comparisons that trust no game: what the laws hold a state with while they try it. */
import { canonical } from '../src/canonical.ts';

/** What is frozen needs no copy: options may hold a data pack of 256 KB. */
const shared = new WeakSet<object>();
const freeze = (x: unknown): void => {
  if (typeof x !== 'object' || x === null || Object.isFrozen(x)) return;
  Object.freeze(x);
  for (const part of Object.values(x)) freeze(part);
};
export const share = <T>(x: T): T => {
  freeze(x);
  if (typeof x === 'object' && x !== null) shared.add(x);
  return x;
};

export const copy = <T>(x: T): T => {
  if (typeof x !== 'object' || x === null) return x;
  if (Array.isArray(x)) {
    const list: unknown[] = x.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = copy(list[i]);
    return list as T;
  }
  // Spreading keeps the shape of the object, so that a game runs on its copy as fast as on its own.
  if (Object.getPrototypeOf(x) === Object.prototype) {
    if (shared.has(x)) return x;
    const twin = { ...(x as Record<string, unknown>) };
    for (const key in twin) if (typeof twin[key] === 'object') twin[key] = copy(twin[key]);
    return twin as T;
  }
  if (x instanceof Map) return new Map([...x].map(([k, v]) => [copy(k), copy(v)])) as T;
  if (x instanceof Set) return new Set([...x].map(copy)) as T;
  const twin: Record<string, unknown> = Object.create(Object.getPrototypeOf(x) as object | null);
  for (const key of Object.keys(x)) twin[key] = copy((x as Readonly<Record<string, unknown>>)[key]);
  return twin as T;
};

/**
 * Walks two values side by side as far as their first difference: the same JSON text or not, without writing it. Undefined where
 * only the texts can tell: keys in another order, undefined, NaN, classes.
 */
const sideBySide = (a: unknown, b: unknown): boolean | undefined => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return typeof a === typeof b && (typeof a === 'string' || typeof a === 'boolean' || (Number.isFinite(a) && Number.isFinite(b)))
      ? false
      : undefined;
  if (Array.isArray(a)) {
    if (!Array.isArray(b)) return undefined;
    if (a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) {
      if (a[i] === b[i]) continue;
      const same = sideBySide(a[i], b[i]);
      if (same !== true) return same;
    }
    return true;
  }
  if (Object.getPrototypeOf(a) !== Object.prototype || Object.getPrototypeOf(b) !== Object.prototype) return undefined;
  const [x, y] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const [keys, others] = [Object.keys(x), Object.keys(y)];
  if (keys.length !== others.length) return undefined;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    if (key !== others[i]) return undefined;
    if (x[key] === y[key]) continue;
    const same = sideBySide(x[key], y[key]);
    if (same !== true) return same;
  }
  return true;
};

/** The same JSON, in whatever order the keys stand. */
export const alike = (a: unknown, b: unknown): boolean =>
  sideBySide(a, b) ?? (JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b));

/** The same JSON to the letter, order of keys included. */
export const sameText = (a: unknown, b: unknown): boolean => sideBySide(a, b) ?? JSON.stringify(a) === JSON.stringify(b);

/** Where two values differ, as a path; undefined if they are exactly the same. Sees what JSON loses: −0, NaN, undefined, maps, classes. */
export const difference = (a: unknown, b: unknown, path = ''): string | undefined => {
  if (Object.is(a, b)) return undefined;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return `${path}: ${show(a)} / ${show(b)}`;
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return `${path}: other kinds of object`;
  if (a instanceof Map || a instanceof Set) return `${path}: a map or set has no place in a state`;
  const [x, y] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  for (const key of new Set([...Object.keys(x), ...Object.keys(y)])) {
    if (!Object.hasOwn(x, key) || !Object.hasOwn(y, key)) return `${path}.${key}: only on one side`;
    const found = difference(x[key], y[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const show = (x: unknown): string => {
  const text = Object.is(x, -0) ? '-0' : (JSON.stringify(x) ?? String(x));
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};
