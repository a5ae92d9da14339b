/**
 * Every action of seats and of chance. EW-20.1, EW-20.2: all are recorded, so that the same entries give the same game. EW-19.11: each draw
 * and each roll is an entry, which no undo crosses. Most actions are interned, so that listing them allocates nothing.
 * `parseAction` validates actions from outside.
 */
import {
  type ActionSchemas,
  actionSchema,
  fromKeys,
  isFields,
  isOneOf,
  keysOf,
  listSchema,
  type Schema,
  wholeSchema,
  wordSchema,
} from '@stoa/engine';
import { CARD_COUNT, CARD_IDS, type CardId, isCardId } from './cards.ts';
import { CITIES, CITY_COUNT, type City, type CityId, ISLANDS, idOf, isCityId, PORTS } from './map.ts';

export type EwAction =
  // Preparation
  | { readonly do: 'buy-cards'; readonly n: number }
  | { readonly do: 'raise-army'; readonly city: CityId }
  | { readonly do: 'raise-fleet'; readonly port: CityId }
  | { readonly do: 'build-bridge' }
  | { readonly do: 'end-preparation' }
  // Operations
  | { readonly do: 'play-event'; readonly card: CardId }
  | { readonly do: 'play-move'; readonly card: CardId; readonly over: 'land' | 'sea' }
  | { readonly do: 'pass' }
  | { readonly do: 'land-move'; readonly from: CityId; readonly to: CityId; readonly armies: number }
  | { readonly do: 'naval-move'; readonly from: CityId; readonly to: CityId; readonly fleets: number; readonly armies: number }
  // Events, figures, Supply
  | { readonly do: 'choose-city'; readonly city: CityId }
  | { readonly do: 'choose-port'; readonly port: CityId }
  | { readonly do: 'place-armies'; readonly armies: number }
  | { readonly do: 'choose-card'; readonly card: CardId }
  // Cards laid aside one by one (Supply, Pacification), then confirmed
  | { readonly do: 'discard-card'; readonly card: CardId }
  | { readonly do: 'confirm' }
  // Windows
  | { readonly do: 'react'; readonly card: CardId }
  | { readonly do: 'decline' }
  // Battles
  | { readonly do: 'retreat-road'; readonly city: CityId }
  | { readonly do: 'retreat-sea'; readonly port: CityId }
  | { readonly do: 'fight-on' }
  | { readonly do: 'destroy-bridge' }
  | { readonly do: 'keep-bridge' }
  // Chance
  | { readonly do: 'draw-card'; readonly card: CardId }
  | { readonly do: 'pick-card'; readonly card: CardId }
  | { readonly do: 'roll'; readonly persia: readonly number[]; readonly greece: readonly number[] };

export type EwActionKind = EwAction['do'];
export type EwActionOf<K extends EwActionKind> = Extract<EwAction, { readonly do: K }>;

/** `why` has accepted every action that `apply` receives: another kind here is a bug. */
export function expectKind<K extends EwActionKind>(a: EwAction, kind: K): asserts a is EwActionOf<K> {
  if (a.do !== kind) throw new Error(`expected ${kind}, got ${a.do}`);
}

export const END_PREPARATION: EwAction = { do: 'end-preparation' };
export const BUILD_BRIDGE: EwAction = { do: 'build-bridge' };
export const PASS: EwAction = { do: 'pass' };
export const CONFIRM: EwAction = { do: 'confirm' };
export const DECLINE: EwAction = { do: 'decline' };
export const FIGHT_ON: EwAction = { do: 'fight-on' };
export const DESTROY_BRIDGE: EwAction = { do: 'destroy-bridge' };
export const KEEP_BRIDGE: EwAction = { do: 'keep-bridge' };

const range = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const perCity = (make: (id: CityId) => EwAction): readonly EwAction[] => CITIES.map(make);
const perCard = (make: (card: CardId) => EwAction): readonly EwAction[] => [PASS, ...CARD_IDS.map(make)];

/** By n. */
export const BUY_CARDS: readonly EwAction[] = range(CARD_COUNT + 1).map(n => ({ do: 'buy-cards', n }));
/** By city. */
export const RAISE_ARMY = perCity(city => ({ do: 'raise-army', city }));
export const RAISE_FLEET = perCity(port => ({ do: 'raise-fleet', port }));
export const CHOOSE_CITY = perCity(city => ({ do: 'choose-city', city }));
export const CHOOSE_PORT = perCity(port => ({ do: 'choose-port', port }));
export const RETREAT_ROAD = perCity(city => ({ do: 'retreat-road', city }));
export const RETREAT_SEA = perCity(port => ({ do: 'retreat-sea', port }));
/** By n. */
export const PLACE_ARMIES: readonly EwAction[] = range(4).map(armies => ({ do: 'place-armies', armies }));
/** By card; entry 0 is a placeholder and never listed. */
export const PLAY_EVENT = perCard(card => ({ do: 'play-event', card }));
export const PLAY_LAND = perCard(card => ({ do: 'play-move', card, over: 'land' }));
export const PLAY_SEA = perCard(card => ({ do: 'play-move', card, over: 'sea' }));
export const CHOOSE_CARD = perCard(card => ({ do: 'choose-card', card }));
export const DISCARD_CARD = perCard(card => ({ do: 'discard-card', card }));
export const REACT = perCard(card => ({ do: 'react', card }));
export const DRAW_CARD = perCard(card => ({ do: 'draw-card', card }));
export const PICK_CARD = perCard(card => ({ do: 'pick-card', card }));

const pairs = <T>(make: (from: City, to: City) => T): readonly T[] =>
  range(CITY_COUNT * CITY_COUNT).map(i => make(Math.floor(i / CITY_COUNT), i % CITY_COUNT));
const joined = (from: City, to: City, places: number): boolean => from !== to && (places & (1 << from)) !== 0 && (places & (1 << to)) !== 0;

const LAND_MOVES = pairs((from, to) =>
  joined(from, to, ~ISLANDS) ? range(25).map((armies): EwAction => ({ do: 'land-move', from: idOf(from), to: idOf(to), armies })) : [],
);
/** Every land movement between these two cities, by number of armies. */
export const landMoves = (from: City, to: City): readonly EwAction[] => LAND_MOVES[from * CITY_COUNT + to] as readonly EwAction[];

const NAVAL_MOVES = pairs((from, to) =>
  joined(from, to, PORTS)
    ? range(28).map((i): EwAction => ({ do: 'naval-move', from: idOf(from), to: idOf(to), fleets: i >> 2, armies: i & 3 }))
    : [],
);
/** Every naval movement between these two ports, at 4 × fleets + armies. */
export const navalMoves = (from: City, to: City): readonly EwAction[] => NAVAL_MOVES[from * CITY_COUNT + to] as readonly EwAction[];

/** By n: all throws of n dice, in rising order. */
export const THROWS: readonly (readonly (readonly number[])[])[] = range(4).map(n =>
  range(6 ** n).map(i => range(n).map(k => (Math.floor(i / 6 ** (n - 1 - k)) % 6) + 1)),
);

const INTEGER_LIMIT = 99;
const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isInteger(x) && Math.abs(x) <= INTEGER_LIMIT;
const DICE = 3;
const isThrow = (x: unknown): x is readonly number[] => Array.isArray(x) && x.length <= DICE && x.every(isCount);
const OVER = ['land', 'sea'] as const;

interface Field {
  readonly takes: (x: unknown) => boolean;
  readonly schema: Schema;
}
/** The schema tells what makes sense; a number beyond it is refused by a rule (EW-21.2). */
const count: Field = { takes: isCount, schema: wholeSchema(0, INTEGER_LIMIT) };
const dice: Field = { takes: isThrow, schema: listSchema(wholeSchema(1, 6), DICE) };
const over: Field = { takes: x => isOneOf(OVER, x), schema: wordSchema(OVER) };
const city: Field = { takes: isCityId, schema: wordSchema(CITIES) };
const card: Field = { takes: isCardId, schema: wholeSchema(1, CARD_COUNT) };

type Shape<A> = { readonly [F in Exclude<keyof A, 'do'>]: Field };
/** The fields of every kind. `parseAction` refuses an action with more or fewer fields. */
const SHAPES: { readonly [K in EwActionKind]: Shape<EwActionOf<K>> } = {
  'buy-cards': { n: count },
  'raise-army': { city: city },
  'raise-fleet': { port: city },
  'build-bridge': {},
  'end-preparation': {},
  'play-event': { card: card },
  'play-move': { card: card, over: over },
  pass: {},
  'land-move': { from: city, to: city, armies: count },
  'naval-move': { from: city, to: city, fleets: count, armies: count },
  'choose-city': { city: city },
  'choose-port': { port: city },
  'place-armies': { armies: count },
  'choose-card': { card: card },
  'discard-card': { card: card },
  confirm: {},
  react: { card: card },
  decline: {},
  'retreat-road': { city: city },
  'retreat-sea': { port: city },
  'fight-on': {},
  'destroy-bridge': {},
  'keep-bridge': {},
  'draw-card': { card: card },
  'pick-card': { card: card },
  roll: { persia: dice, greece: dice },
};

export const actionSchemas = (): ActionSchemas =>
  fromKeys(keysOf(SHAPES), kind => {
    const shape: Readonly<Record<string, Field>> = SHAPES[kind];
    return actionSchema(kind, Object.fromEntries(Object.entries(shape).map(([name, { schema }]) => [name, schema])));
  });

/** EW-21.2: checks fields and sizes only; `why` checks whether the action is legal. */
export const parseAction = (json: unknown): EwAction | undefined => {
  if (!isFields(json)) return undefined;
  const kind = json.do;
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return undefined;
  const shape = SHAPES[kind as EwActionKind] as Readonly<Record<string, Field>>;
  const fields = Object.keys(shape);
  if (Object.keys(json).length !== fields.length + 1) return undefined;
  const action: Record<string, unknown> = { do: kind };
  for (const field of fields) {
    if (!Object.hasOwn(json, field) || !shape[field]?.takes(json[field])) return undefined;
    action[field] = json[field];
  }
  return action as EwAction;
};
