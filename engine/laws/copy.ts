/** Copies and comparisons that do not depend on the `clone` of the game under test. */
import { canonical } from '../src/canonical.ts';
import { sideBySide } from '../src/same-text.ts';

/** Frozen objects that `copy` does not copy: options may hold a data pack of 256 KB. */
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
  // Spreading keeps the shape of the object, so that a game runs on a copy as fast as on the original.
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

/** The same JSON, whatever the order of keys. */
export const alike = (a: unknown, b: unknown): boolean =>
  sideBySide(a, b) ?? (JSON.stringify(a) === JSON.stringify(b) || canonical(a) === canonical(b));

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
