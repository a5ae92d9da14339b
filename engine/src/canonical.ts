/**
 * One text for one JSON value: keys sorted by code unit, no spaces, numbers and strings as `JSON.stringify` writes them.
 * Hash chains are made over it; comparing two texts compares two values.
 */
export const canonical = (x: unknown): string => {
  if (Array.isArray(x)) return `[${x.map(canonical).join(',')}]`;
  if (typeof x === 'object' && x !== null) {
    const fields: string[] = [];
    for (const key of Object.keys(x).sort()) {
      const value = (x as Readonly<Record<string, unknown>>)[key];
      if (value !== undefined) fields.push(`${JSON.stringify(key)}:${canonical(value)}`);
    }
    return `{${fields.join(',')}}`;
  }
  return JSON.stringify(x) ?? 'null';
};
