/** The shapes that `games` gives: every listed action fits them, and every kind of action that the parser takes has one. */
import { type Action, isIllegal, type Schema, sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS, type RegisteredGame } from '../src/games.ts';

interface ObjectSchema {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

/** What a value breaks, for the few words of JSON schema that the games use; a word that is not known here breaks everything. */
const breaks = (value: unknown, { type, enum: words, minimum, maximum, pattern, items, maxItems, ...unknown }: Schema): boolean => {
  if (Object.keys(unknown).length > 0) return true;
  switch (type) {
    case 'string':
      if (typeof value !== 'string' || (words !== undefined && !(words as readonly string[]).includes(value))) return true;
      return pattern !== undefined && !new RegExp(pattern as string).test(value);
    case 'integer':
      return !Number.isInteger(value) || (value as number) < (minimum as number) || (value as number) > (maximum as number);
    case 'boolean':
      return typeof value !== 'boolean';
    case 'array':
      return !Array.isArray(value) || value.length > (maxItems as number) || value.some(item => breaks(item, items as Schema));
    default:
      return true;
  }
};
const misfit = (action: Action, schema: ObjectSchema | undefined): string | undefined => {
  if (schema === undefined) return `no schema of ${action.do}`;
  const missing = schema.required.find(name => !Object.hasOwn(action, name));
  if (missing !== undefined) return `${action.do} without ${missing}`;
  const bad = Object.entries(action).find(
    ([name, value]) => schema.properties[name] === undefined || breaks(value, schema.properties[name]),
  );
  return bad === undefined ? undefined : `${action.do}.${bad[0]} is ${JSON.stringify(bad[1])}`;
};
const schemasOf = ({ game }: RegisteredGame) => game.actionSchemas() as unknown as Readonly<Record<string, ObjectSchema>>;

/** The value of a schema that is the least or the first. */
const example = (schema: Schema): unknown => {
  if (schema.type === 'array') return Array.from({ length: Math.min(2, schema.maxItems as number) }, () => example(schema.items as Schema));
  return (schema.enum as readonly string[] | undefined)?.[0] ?? schema.minimum ?? (schema.type === 'boolean' ? false : 'word');
};

describe.each(GAME_IDS)('%s', id => {
  test('every listed action fits the schema of its kind', async () => {
    const registered = (await findGame(id)) as RegisteredGame;
    const { game } = registered;
    const schemas = schemasOf(registered);
    const options = game.parseOptions({});
    if (isIllegal(options)) throw new Error(options.why);
    const rng = sfc32('schemas');
    const [least, most] = game.seatRange;
    let seen = 0;
    const misfits = new Set<string>();
    for (let i = 0; i < 4; i++) {
      const s = game.setup(least + (i % (most - least + 1)), options, game.rules);
      const list: Action[] = [];
      while (game.outcome(s) === undefined) {
        list.length = 0;
        const step = randomStep(game, s, rng, list);
        if (step === undefined) break;
        for (const action of [step.action, ...list]) {
          seen++;
          const wrong = misfit(action, schemas[action.do]);
          if (wrong !== undefined) misfits.add(wrong);
        }
        game.apply(s, step.by, step.action);
      }
    }
    expect([...misfits]).toEqual([]);
    expect(seen).toBeGreaterThan(50);
  });

  test('a schema is not wider than the parser: its first action is taken, and none with a field more', async () => {
    const registered = (await findGame(id)) as RegisteredGame;
    for (const [kind, { properties, required }] of Object.entries(schemasOf(registered))) {
      const fields = required.filter(name => name !== 'do');
      const action = { do: kind, ...Object.fromEntries(fields.map(name => [name, example(properties[name]!)])) };
      const isWhole = fields.length + 1 === Object.keys(properties).length;
      // Lists of every action hold no move from a place to itself, and no throw of other sizes: those are not made up here.
      if (isWhole && id !== 'perikles') expect([kind, registered.game.parseAction(action)]).not.toEqual([kind, undefined]);
      expect([kind, registered.game.parseAction({ ...action, more: 1 })]).toEqual([kind, undefined]);
    }
  });
});

test('kinds that random games hardly see have a schema too', async () => {
  const kindsOf = async (id: string): Promise<string[]> => Object.keys(schemasOf((await findGame(id)) as RegisteredGame));
  expect(await kindsOf('parthenon')).toEqual(expect.arrayContaining(['adopt', 'use-service', 'replace-hazard', 'transfer', 'pick-winner']));
  expect(await kindsOf('earth-and-water')).toEqual(expect.arrayContaining(['choose-card', 'destroy-bridge', 'keep-bridge']));
  expect(await kindsOf('perikles')).toEqual(expect.arrayContaining(['revoke', 'cancel-ask']));
});
