/** The learnt shapes hold for games they were not learnt from. */
import { type Action, isIllegal, sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';
import { describe, expect, test } from 'vitest';
import { findGame, GAME_IDS, type RegisteredGame } from '../src/games.ts';
import { actionSchema } from '../src/protocol/action-schema.ts';

interface ObjectSchema {
  readonly properties: Readonly<Record<string, { readonly type: string | readonly string[] }>>;
  readonly required: readonly string[];
}

const typeOf = (x: unknown): string => (x === null ? 'null' : Array.isArray(x) ? 'array' : Number.isInteger(x) ? 'integer' : typeof x);

describe.each(GAME_IDS)('%s', id => {
  test('every action of other games fits the schema of its kind', async () => {
    const { game } = (await findGame(id)) as RegisteredGame;
    const schemas = actionSchema(game) as unknown as Readonly<Record<string, ObjectSchema>>;
    const options = game.parseOptions({});
    if (isIllegal(options)) throw new Error(options.why);
    const rng = sfc32('other games');
    let seen = 0;
    const misfits = new Set<string>();
    for (let i = 0; i < 4; i++) {
      const s = game.setup(game.seatRange[0], options, game.rules);
      const list: Action[] = [];
      while (game.outcome(s) === undefined) {
        list.length = 0;
        const step = randomStep(game, s, rng, list);
        if (step === undefined) break;
        for (const action of [step.action, ...list]) {
          const schema = schemas[action.do];
          if (schema === undefined) continue; // a kind so rare that no learnt game had it
          seen++;
          // Millions of fields: they are compared in plain code, and only what does not fit is told.
          for (const field of schema.required) if (!(field in action)) misfits.add(`${action.do} without ${field}`);
          for (const [name, value] of Object.entries(action))
            if (![schema.properties[name]?.type].flat().includes(typeOf(value))) misfits.add(`${action.do}.${name} is ${typeOf(value)}`);
        }
        game.apply(s, step.by, step.action);
      }
    }
    expect([...misfits]).toEqual([]);
    expect(seen).toBeGreaterThan(50);
  });
});
