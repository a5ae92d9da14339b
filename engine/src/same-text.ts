/** Compares JSON values without serializing them. */

/** Its JSON distinguishes it from every other such value: not undefined, NaN or an instance of a class. */
const isPlain = (x: unknown): boolean => {
  if (typeof x === 'object') return x === null || Array.isArray(x) || Object.getPrototypeOf(x) === Object.prototype;
  return typeof x === 'string' || typeof x === 'boolean' || Number.isFinite(x);
};

/** Has fields that JSON leaves out. */
const hasGaps = (x: Readonly<Record<string, unknown>>): boolean => {
  for (const key of Object.keys(x)) if (x[key] === undefined || typeof x[key] === 'function') return true;
  return false;
};

/**
 * Walks two values side by side as far as their first difference: the same JSON text or not, without writing it. Undefined where
 * only the texts can tell: keys in another order, undefined, NaN, classes.
 */
export const sideBySide = (a: unknown, b: unknown): boolean | undefined => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return isPlain(a) && isPlain(b) ? false : undefined;
  if (Array.isArray(a)) {
    if (!Array.isArray(b)) return isPlain(b) ? false : undefined;
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
  const others = Object.keys(y);
  let n = 0;
  // `for … in` makes no list of the keys; a plain object inherits none.
  for (const key in x) {
    if (key !== others[n++]) return Object.keys(x).length === others.length || hasGaps(x) || hasGaps(y) ? undefined : false;
    const one = x[key];
    const other = y[key];
    if (one === other) continue;
    const same = sideBySide(one, other);
    if (same !== true) return same;
  }
  if (n === others.length) return true;
  return hasGaps(x) || hasGaps(y) ? undefined : false;
};

/** The same JSON exactly, including the order of keys. */
export const sameText = (a: unknown, b: unknown): boolean => sideBySide(a, b) ?? JSON.stringify(a) === JSON.stringify(b);
