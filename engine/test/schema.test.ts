/** record.schema.json says what parseRecord accepts: real records fit it, changed shapes do not. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeRecord, parseRecord } from '../src/index.ts';
import { fairTable, play, playOut, SECRET, tinyTable, toyFairness, undo, wanted } from './table-tools.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema | true>>;
  readonly additionalProperties?: Schema | false;
  readonly oneOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}
const KNOWN = new Set(
  '$schema,title,description,$ref,type,const,enum,pattern,maxLength,minimum,maximum,maxItems,uniqueItems,items,required,properties,additionalProperties,oneOf,$defs'.split(
    ',',
  ),
);
const ROOT = JSON.parse(readFileSync(new URL('../record.schema.json', import.meta.url), 'utf8')) as Schema;

const typeOf = (x: unknown): string[] =>
  x === null ? ['null'] : Array.isArray(x) ? ['array'] : Number.isInteger(x) ? ['integer', 'number'] : [typeof x];

/** As much of JSON Schema as our schema uses; a keyword it does not know is an error, not a pass. */
const fits = (schema: Schema | true, x: unknown): boolean => {
  if (schema === true) return true;
  for (const word of Object.keys(schema)) if (!KNOWN.has(word)) throw new Error(`keyword ${word}`);
  if (schema.$ref !== undefined) return fits(ROOT.$defs![schema.$ref.replace('#/$defs/', '')]!, x);
  if (schema.oneOf !== undefined) return schema.oneOf.filter(one => fits(one, x)).length === 1;
  if (schema.type !== undefined && !typeOf(x).some(t => [schema.type].flat().includes(t))) return false;
  if ('const' in schema && x !== schema.const) return false;
  if (schema.enum !== undefined && !schema.enum.includes(x)) return false;
  if (typeof x === 'string') return new RegExp(schema.pattern ?? '').test(x) && x.length <= (schema.maxLength ?? Infinity);
  if (typeof x === 'number') return x >= (schema.minimum ?? -Infinity) && x <= (schema.maximum ?? Infinity);
  if (Array.isArray(x)) {
    if (x.length > (schema.maxItems ?? Infinity) || (schema.uniqueItems === true && new Set(x).size < x.length)) return false;
    return x.every(item => fits(schema.items ?? true, item));
  }
  if (typeof x !== 'object' || x === null) return true;
  const fields = x as Readonly<Record<string, unknown>>;
  if (schema.required?.some(key => !Object.hasOwn(fields, key))) return false;
  return Object.keys(fields).every(key => {
    const own = schema.properties?.[key];
    if (own !== undefined) return fits(own, fields[key]);
    return schema.additionalProperties !== false && fits(schema.additionalProperties ?? true, fields[key]);
  });
};

interface Loose {
  readonly header: object;
  readonly entries: Record<string, unknown>[];
  readonly end: Record<string, unknown>;
}
const full = (): Loose => {
  const table = playOut(fairTable(3), 'schema');
  return JSON.parse(JSON.stringify(makeRecord(table, toyFairness.hash, SECRET))) as Loose;
};

describe('the schema', () => {
  test('fits records: finished, running, with every kind of entry', () => {
    expect(fits(ROOT, full())).toBe(true);
    const table = tinyTable(2);
    play(table, 0, { do: 'wave' });
    undo(table, 0);
    for (const intent of [
      { do: 'seat', seat: 1, now: 'empty' },
      { do: 'clock', seat: 0, what: 'out' },
      { do: 'concede', seat: 0 },
    ] as const)
      table.adopt(wanted(table.propose(intent, 1)));
    expect(fits(ROOT, makeRecord(table, toyFairness.hash, null))).toBe(true);
  });

  test('and refuses what parseRecord refuses', () => {
    const changes: ((r: Loose) => unknown)[] = [
      r => Object.assign(r, { more: 1 }),
      r => Object.assign(r.header, { format: 'stoa-record/2' }),
      r => Object.assign(r.header, { table: 'a b' }),
      r => Object.assign(r.header, { seats: 9 }),
      r => Object.assign(r.header, { seating: [0, 0, 1] }),
      r => Object.assign(r.header, { entropies: ['abc', null, null] }),
      r => Object.assign(r.header, { more: 1 }),
      r => Object.assign(r.entries[2]!, { at: -1 }),
      r => Object.assign(r.entries[2]!, { kind: 'dice' }),
      r => Object.assign(r.entries[2]!, { action: 3 }),
      r => Object.assign(r.entries[2]!, { by: 0 }),
      r => delete r.entries[2]!.draw,
      r => delete r.entries[2]!.h,
      r => Object.assign(r.end, { secret: 'ab' }),
      r => Object.assign(r.end, { result: 7 }),
      r => delete r.end.result,
    ];
    for (const change of changes) {
      const record = full();
      change(record);
      expect([change.toString(), fits(ROOT, record)]).toEqual([change.toString(), false]);
      expect([change.toString(), 'problem' in parseRecord(record)]).toEqual([change.toString(), true]);
    }
  });
});
