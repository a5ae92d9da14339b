/**
 * The shape of a game's actions as JSON schema, one per kind, learnt from random games: fields, their types, and their values
 * where these are few. It describes what lists contain; `why` decides what is legal. In: a game. Out: kind → schema.
 */
import { type Action, type AnyGame, isIllegal, sfc32 } from '@stoa/engine';
import { randomStep } from '@stoa/engine/testing';

export type Schema = Readonly<Record<string, unknown>>;

const GAMES = 12;
const MOST_STEPS = 2_000;
/** With more distinct strings than this the schema says only "string". */
const MOST_WORDS = 64;

interface Shape {
  readonly types: Set<string>;
  readonly words: Set<string>;
  low: number;
  high: number;
  /** How many of the objects around it had this field. */
  seen: number;
  readonly fields: Map<string, Shape>;
  item: Shape | undefined;
  objects: number;
}

const fresh = (): Shape => ({
  types: new Set(),
  words: new Set(),
  low: Number.POSITIVE_INFINITY,
  high: Number.NEGATIVE_INFINITY,
  seen: 0,
  fields: new Map(),
  item: undefined,
  objects: 0,
});

const learn = (shape: Shape, value: unknown): void => {
  shape.seen++;
  if (typeof value === 'number') {
    shape.types.add(Number.isInteger(value) ? 'integer' : 'number');
    shape.low = Math.min(shape.low, value);
    shape.high = Math.max(shape.high, value);
  } else if (typeof value === 'string') {
    shape.types.add('string');
    if (shape.words.size <= MOST_WORDS) shape.words.add(value);
  } else if (Array.isArray(value)) {
    shape.types.add('array');
    shape.item ??= fresh();
    for (const item of value) learn(shape.item, item);
  } else if (typeof value === 'object' && value !== null) {
    shape.types.add('object');
    shape.objects++;
    for (const [name, field] of Object.entries(value)) {
      const known = shape.fields.get(name) ?? fresh();
      shape.fields.set(name, known);
      learn(known, field);
    }
  } else shape.types.add(value === null ? 'null' : typeof value);
};

const print = (shape: Shape): Schema => {
  const types = [...shape.types].sort();
  const schema: Record<string, unknown> = { type: types.length === 1 ? types[0] : types };
  if (shape.types.has('integer')) Object.assign(schema, { minimum: shape.low, maximum: shape.high });
  if (types.length === 1 && types[0] === 'string' && shape.words.size <= MOST_WORDS) schema.enum = [...shape.words].sort();
  if (shape.item !== undefined && shape.item.seen > 0) schema.items = print(shape.item);
  if (shape.objects > 0) {
    schema.properties = Object.fromEntries([...shape.fields].map(([name, field]) => [name, print(field)]));
    schema.required = [...shape.fields].filter(([, field]) => field.seen === shape.objects).map(([name]) => name);
    schema.additionalProperties = false;
  }
  return schema;
};

const learnGame = (game: AnyGame, seats: number, seed: string, kinds: Map<string, Shape>): void => {
  const options = game.parseOptions({});
  if (isIllegal(options)) return;
  const rng = sfc32(seed);
  const s = game.setup(seats, options, game.rules);
  const list: Action[] = [];
  for (let i = 0; i < MOST_STEPS && game.outcome(s) === undefined; i++) {
    list.length = 0;
    const step = randomStep(game, s, rng, list);
    if (step === undefined) return;
    for (const action of [step.action, ...list]) {
      const shape = kinds.get(action.do) ?? fresh();
      kinds.set(action.do, shape);
      learn(shape, action);
    }
    game.apply(s, step.by, step.action);
  }
};

const learnAll = (game: AnyGame): Readonly<Record<string, Schema>> => {
  const kinds = new Map<string, Shape>();
  const [min, max] = game.seatRange;
  for (let i = 0; i < GAMES; i++) learnGame(game, min + (i % (max - min + 1)), `schema ${i}`, kinds);
  return Object.fromEntries([...kinds].sort(([a], [b]) => (a < b ? -1 : 1)).map(([kind, shape]) => [kind, print(shape)]));
};

/** Learnt once per game and process. */
const learnt = new WeakMap<AnyGame, Readonly<Record<string, Schema>>>();

export const actionSchema = (game: AnyGame): Readonly<Record<string, Schema>> => {
  const known = learnt.get(game) ?? learnAll(game);
  learnt.set(game, known);
  return known;
};
