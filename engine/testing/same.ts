/** Compares JSON by value. */
import { canonical } from '../src/canonical.ts';

export const same = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** Every field of `part` has the same value in `whole`. */
export const within = (part: object, whole: object): boolean =>
  Object.entries(part).every(([k, v]) => same(v, (whole as Readonly<Record<string, unknown>>)[k]));
