/** What can be asked of a value whose type is not known: data from outside, and what was thrown. */

/** An object with fields: not null, not a list. */
export const isFields = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Whether the list holds it. */
export const isOneOf = <T>(list: readonly T[], x: unknown): x is T => list.some(item => item === x);

/** A whole number of this range. */
export const isWhole = (x: unknown, from: number, to: number): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= from && x <= to;

/** What was thrown, in a sentence. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
/** The same with where it was thrown, for a log. */
export const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
