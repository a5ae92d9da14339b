/** Comparing JSON by value: what is stored, sent and printed has no other identity. */

/** Key order does not count; an absent key and `undefined` are the same, as in JSON. */
export const canonical = (x: unknown): string => {
  if (Array.isArray(x)) return `[${x.map(y => (y === undefined ? 'null' : canonical(y))).join(',')}]`;
  if (typeof x !== 'object' || x === null) return x === undefined ? 'null' : JSON.stringify(x);
  const o = x as Readonly<Record<string, unknown>>;
  const keys = Object.keys(o).filter(k => o[k] !== undefined);
  return `{${keys
    .sort()
    .map(k => `${JSON.stringify(k)}:${canonical(o[k])}`)
    .join(',')}}`;
};

export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** Every field of `part` has the same value in `whole`. */
export const within = (part: object, whole: object): boolean =>
  Object.entries(part).every(([k, v]) => same(v, (whole as Readonly<Record<string, unknown>>)[k]));
