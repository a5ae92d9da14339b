/**
 * The shape of a game's actions as JSON schema, for programs that know no game (`stoa engine`). A game that reads actions field by field says with each
 * field what it takes; a game that has a list of every action has its schema read off that list.
 */
import type { Action, ActionSchemas, Schema } from './contract.ts';

export const wordSchema = (words: readonly string[]): Schema => ({ type: 'string', enum: [...words] });
export const wholeSchema = (minimum: number, maximum: number): Schema => ({ type: 'integer', minimum, maximum });
export const listSchema = (items: Schema, maxItems: number): Schema => ({ type: 'array', items, maxItems });

/** An action of this kind with these fields; those that are not required may be absent. */
export const actionSchema = (
  kind: string,
  fields: Readonly<Record<string, Schema>>,
  required: readonly string[] = Object.keys(fields),
): Schema => ({
  type: 'object',
  properties: { do: wordSchema([kind]), ...fields },
  required: ['do', ...required],
  additionalProperties: false,
});

const numbersOf = (values: readonly unknown[]): readonly number[] => values.filter(value => typeof value === 'number');
const rangeOf = (numbers: readonly number[]): Schema => wholeSchema(Math.min(...numbers), Math.max(...numbers));
/** All values of one field are words, whole numbers, or lists of whole numbers. */
const schemaOf = (values: readonly unknown[]): Schema => {
  const lists = values.filter(value => Array.isArray(value));
  if (lists.length > 0) return listSchema(rangeOf(numbersOf(lists.flat())), Math.max(...lists.map(list => list.length)));
  const numbers = numbersOf(values);
  return numbers.length > 0 ? rangeOf(numbers) : wordSchema([...new Set(values.map(String))].sort());
};

const listAt = <T>(lists: Map<string, T[]>, name: string): T[] => {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
};
/** Of a game that has a list of every action. */
export const schemasOfAll = (actions: readonly Action[]): ActionSchemas => {
  const kinds = new Map<string, Action[]>();
  for (const action of actions) listAt(kinds, action.do).push(action);
  const schemas: Record<string, Schema> = {};
  for (const [kind, those] of kinds) {
    const values = new Map<string, unknown[]>();
    for (const action of those) for (const [name, value] of Object.entries(action)) if (name !== 'do') listAt(values, name).push(value);
    const fields = Object.fromEntries([...values].map(([name, list]) => [name, schemaOf(list)]));
    const required = [...values].filter(([, list]) => list.length === those.length).map(([name]) => name);
    schemas[kind] = actionSchema(kind, fields, required);
  }
  return schemas;
};
