/** Records by key that keep the type of their keys, which `Object.keys` and `Object.fromEntries` lose. */

/** Only for an object that has no keys beyond those of its type. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] => Object.keys(record) as K[];

/** A record with a value for each key. */
export const fromKeys = <K extends string, T>(keys: readonly K[], makeValue: (key: K) => T): Readonly<Record<K, T>> =>
  Object.fromEntries(keys.map(key => [key, makeValue(key)])) as Record<K, T>;

/** Whether `key` is a field of the record itself, not of its prototype. */
export const isKey = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key);
