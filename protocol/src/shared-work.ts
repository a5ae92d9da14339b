/**
 * Work on parts that several viewers of one moment see alike: done for the first of them and kept for the others. The parts are known by
 * identity (`commonPart` of the engine). Used for the messages of one step and then forgotten.
 */
import { byIndex, byKey, type Difference, difference } from './difference.ts';

export interface SharedWork {
  readonly differences: Map<unknown, { readonly from: unknown; readonly change: Difference | undefined }>;
  readonly prints: Map<unknown, { readonly name: string; readonly print: number }>;
  /** JSON of events, and of differences between parts. */
  readonly texts: Map<unknown, string>;
}

export const newSharedWork = (): SharedWork => ({ differences: new Map(), prints: new Map(), texts: new Map() });

/** The JSON of a value that other viewers may be sent too. */
const textOf = (shared: SharedWork, value: unknown): string => {
  if (!isObject(value)) return JSON.stringify(value);
  let text = shared.texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    shared.texts.set(value, text);
  }
  return text;
};

/** The JSON of a list whose items other viewers may be sent too. */
export const listText = (shared: SharedWork, list: readonly unknown[]): string => {
  let text = '';
  for (const item of list) text += text === '' ? textOf(shared, item) : `,${textOf(shared, item)}`;
  return `[${text}]`;
};

/** The JSON of an object, each value by `inside`. */
const fieldsText = (fields: Fields, inside: (value: unknown, name: string) => string): string => {
  let text = '';
  for (const name of Object.keys(fields)) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${inside(fields[name], name)}`;
  return `{${text}}`;
};

/** The JSON of the change of a position. */
export const changeText = (shared: SharedWork, change: Difference): string =>
  isFields(change)
    ? fieldsText(change, (value, name) =>
        name === 'view' && isFields(value) ? fieldsText(value, part => textOf(shared, part)) : JSON.stringify(value),
      )
    : JSON.stringify(change);

type Fields = Readonly<Record<string, unknown>>;
const isObject = (x: unknown): x is object => typeof x === 'object' && x !== null;
const isFields = (x: unknown): x is Fields => isObject(x) && !Array.isArray(x);

/** As `difference`, for parts of a view and for items of lists in it. */
const sharedDifference = (shared: SharedWork, from: unknown, to: unknown): Difference | undefined => {
  if (from === to) return undefined;
  if (!isObject(from) || !isObject(to)) return difference(from, to);
  const known = shared.differences.get(to);
  if (known?.from === from) return known.change;
  const change =
    Array.isArray(from) && Array.isArray(to) && from.length === to.length
      ? byIndex(from, to, (was, is) => sharedDifference(shared, was, is))
      : difference(from, to);
  shared.differences.set(to, { from, change });
  return change;
};

/** The difference between two views of one viewer: the same as `difference`. */
export const viewDifference = (shared: SharedWork, from: unknown, to: unknown): Difference | undefined =>
  isFields(from) && isFields(to) ? byKey(from, to, (was, is) => sharedDifference(shared, was, is)) : difference(from, to);
