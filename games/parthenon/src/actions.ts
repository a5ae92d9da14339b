/**
 * Every action, by the names of PA-21. `SHAPES` is what `parseAction` checks: which fields a kind has and which values they take.
 * Actions that are listed often are created once and shared, see action-cache.ts.
 */
import {
  type ActionSchemas,
  actionSchema,
  fromKeys,
  isFields,
  isWhole,
  keysOf,
  listSchema,
  type Schema,
  type Seat,
  wholeSchema,
  wordSchema,
} from '@stoa/engine';
import {
  CARDS,
  type CardId,
  cardIndex,
  cardNumber,
  FLEETS,
  type FleetId,
  type IslandId,
  islandIndex,
  type LandId,
  landIndex,
  MAX_SEATS,
  type StructureId,
  structureIndex,
  VILLAGE_COUNT,
} from './cards.ts';
import { WISHES, type Wish } from './state.ts';

/** PA-4.9: what can be promised; nothing enforces it. */
export const PROMISES = ['vote', 'spare', 'name', 'trade', 'repay', 'reveal'] as const;
export type PromiseKind = (typeof PROMISES)[number];
type CardOrNone = CardId | 'none';
type FleetOrNone = FleetId | 'none';
/** Cards with repetitions, in the order of `CARDS`. */
export type Cards = readonly CardId[];

export type PaAction =
  | { readonly do: 'draw-island'; readonly island: IslandId }
  | { readonly do: 'deal-island'; readonly island: IslandId }
  | { readonly do: 'draw-archon'; readonly seat: Seat }
  | { readonly do: 'draw-plan'; readonly wonder: string }
  | { readonly do: 'reveal-event'; readonly event: string }
  | { readonly do: 'lose-card'; readonly card: CardId }
  | { readonly do: 'draw-hazard'; readonly hazard: string }
  | { readonly do: 'draw-harbor'; readonly harbor: string }
  | { readonly do: 'set-order-wish'; readonly wish: Wish }
  | { readonly do: 'promise'; readonly to: Seat; readonly what: PromiseKind }
  | { readonly do: 'donate'; readonly cards: Cards }
  | { readonly do: 'resolve-event'; readonly event: string }
  | { readonly do: 'choose-target'; readonly seat: Seat }
  | { readonly do: 'decline-target'; readonly pay: CardOrNone }
  | { readonly do: 'accept-target' }
  | { readonly do: 'pay-option'; readonly option: number }
  | { readonly do: 'suffer'; readonly reduce: boolean }
  | { readonly do: 'take-optional' }
  | { readonly do: 'skip-optional' }
  | { readonly do: 'pick'; readonly card: CardId }
  | { readonly do: 'pick-village'; readonly village: number }
  | { readonly do: 'pay'; readonly card: CardId }
  | { readonly do: 'confirm' }
  | { readonly do: 'name-village'; readonly village: number }
  | { readonly do: 'name-fleet'; readonly fleet: FleetId }
  | { readonly do: 'assign-army'; readonly village: number }
  | { readonly do: 'boost-village'; readonly village: number }
  | { readonly do: 'substitute'; readonly village: number; readonly good: CardId }
  | { readonly do: 'place-next'; readonly seat: Seat }
  | { readonly do: 'pay-wonder'; readonly wonder: string; readonly fleet: FleetOrNone }
  | { readonly do: 'use-power'; readonly power: string; readonly good: CardOrNone }
  | { readonly do: 'use-service'; readonly wonder: string; readonly pay: CardId }
  | { readonly do: 'pass' }
  | { readonly do: 'offer'; readonly to: Seat; readonly give: Cards; readonly want: Cards }
  | { readonly do: 'counter'; readonly offer: number; readonly give: Cards; readonly want: Cards }
  | { readonly do: 'accept'; readonly offer: number }
  | { readonly do: 'decline'; readonly offer: number }
  | { readonly do: 'withdraw'; readonly offer: number }
  | { readonly do: 'ready' }
  | { readonly do: 'unready' }
  | { readonly do: 'peek'; readonly land: LandId; readonly pay: CardOrNone }
  | { readonly do: 'load'; readonly fleet: FleetId; readonly card: CardId }
  | { readonly do: 'sail'; readonly fleet: FleetId; readonly land: LandId }
  | { readonly do: 'redraw' }
  | { readonly do: 'keep-hazard' }
  | { readonly do: 'pick-fleet'; readonly seat: Seat; readonly fleet: FleetId }
  | { readonly do: 'use-gift'; readonly fleet: FleetId }
  | { readonly do: 'replace-hazard'; readonly fleet: FleetId; readonly pay: CardOrNone }
  | { readonly do: 'accept-hazard' }
  | { readonly do: 'pick-loss'; readonly card: CardId }
  | { readonly do: 'keep-card'; readonly card: CardId }
  | { readonly do: 'keep-none' }
  | { readonly do: 'divert'; readonly land: LandId }
  | { readonly do: 'reveal'; readonly land: LandId }
  | { readonly do: 'pass-harbor'; readonly land: LandId }
  | { readonly do: 'pay-duty'; readonly fleet: FleetId; readonly card: CardId }
  | { readonly do: 'refuse-duty'; readonly fleet: FleetId }
  | { readonly do: 'exchange'; readonly fleet: FleetId; readonly row: string }
  | { readonly do: 'take'; readonly card: CardId }
  | { readonly do: 'buy'; readonly fleet: FleetId }
  | { readonly do: 'take-plan'; readonly fleet: FleetId }
  | { readonly do: 'done' }
  | { readonly do: 'transfer'; readonly from: FleetId; readonly to: FleetId; readonly card: CardId }
  | { readonly do: 'discard-cargo'; readonly fleet: FleetId; readonly card: CardId }
  | { readonly do: 'keep-aboard'; readonly fleet: FleetId; readonly card: CardId }
  | { readonly do: 'build'; readonly structure: StructureId }
  | { readonly do: 'buy-fleet' }
  | { readonly do: 'use'; readonly structure: StructureId }
  | { readonly do: 'choose-philosophy'; readonly philosophy: string }
  | { readonly do: 'adopt'; readonly philosophy: string }
  | { readonly do: 'keep'; readonly card: CardId }
  | { readonly do: 'option-a' }
  | { readonly do: 'option-b' }
  | { readonly do: 'vote'; readonly seat: Seat }
  | { readonly do: 'pick-winner'; readonly seat: Seat };

export type PaActionKind = PaAction['do'];
export type PaActionOf<K extends PaActionKind> = Extract<PaAction, { readonly do: K }>;

/** The longest list of cards that `parseAction` accepts; how many may be offered or given is a rule (`LIST_LIMIT`). */
const LONGEST_LIST = 200;

interface Reader {
  (value: unknown): unknown;
  readonly schema: Schema;
}
const reader = (read: (value: unknown) => unknown, schema: Schema): Reader => Object.assign(read, { schema });
const NO = undefined;
const oneOf = (known: ReadonlyMap<string, number> | readonly string[]): Reader =>
  reader(
    x => (typeof x === 'string' && ('has' in known ? known.has(x) : known.includes(x)) ? x : NO),
    wordSchema('has' in known ? [...known.keys()] : known),
  );
const whole = (low: number, high: number): Reader => reader(x => (isWhole(x, low, high) ? x : NO), wholeSchema(low, high));
const orNone = (known: readonly string[]): Reader => oneOf([...known, 'none']);
const card = oneOf(cardIndex);
const fleet = oneOf(FLEETS);
const land = oneOf(landIndex);
const seat = whole(0, MAX_SEATS - 1);
const village = whole(1, VILLAGE_COUNT);
const offer = whole(0, 99_999);
const island = oneOf(islandIndex);
const structure = oneOf(structureIndex);
/** The id of a card of the pack; the rooms check whether the pack has it. */
const WORD = /^[A-Za-z0-9_]{1,40}$/;
const word = reader(x => (typeof x === 'string' && WORD.test(x) ? x : NO), { type: 'string', pattern: WORD.source });
const flag = reader(x => (typeof x === 'boolean' ? x : NO), { type: 'boolean' });
const cards = reader(
  x => {
    if (!Array.isArray(x) || x.length > LONGEST_LIST || x.some(id => card(id) === NO)) return NO;
    return [...(x as CardId[])].sort((a, b) => cardNumber(a) - cardNumber(b));
  },
  listSchema(card.schema, LONGEST_LIST),
);

const SHAPES: { readonly [K in PaActionKind]: { readonly [F in Exclude<keyof PaActionOf<K>, 'do'>]: Reader } } = {
  'draw-island': { island },
  'deal-island': { island },
  'draw-archon': { seat },
  'draw-plan': { wonder: word },
  'reveal-event': { event: word },
  'lose-card': { card },
  'draw-hazard': { hazard: word },
  'draw-harbor': { harbor: word },
  'set-order-wish': { wish: oneOf(WISHES) },
  promise: { to: seat, what: oneOf(PROMISES) },
  donate: { cards },
  'resolve-event': { event: word },
  'choose-target': { seat },
  'decline-target': { pay: orNone(CARDS) },
  'accept-target': {},
  'pay-option': { option: whole(0, 9) },
  suffer: { reduce: flag },
  'take-optional': {},
  'skip-optional': {},
  pick: { card },
  'pick-village': { village },
  pay: { card },
  confirm: {},
  'name-village': { village },
  'name-fleet': { fleet },
  'assign-army': { village },
  'boost-village': { village },
  substitute: { village, good: card },
  'place-next': { seat },
  'pay-wonder': { wonder: word, fleet: orNone(FLEETS) },
  'use-power': { power: word, good: orNone(CARDS) },
  'use-service': { wonder: word, pay: card },
  pass: {},
  offer: { to: whole(-1, MAX_SEATS - 1), give: cards, want: cards },
  counter: { offer, give: cards, want: cards },
  accept: { offer },
  decline: { offer },
  withdraw: { offer },
  ready: {},
  unready: {},
  peek: { land, pay: orNone(CARDS) },
  load: { fleet, card },
  sail: { fleet, land },
  redraw: {},
  'keep-hazard': {},
  'pick-fleet': { seat, fleet },
  'use-gift': { fleet },
  'replace-hazard': { fleet, pay: orNone(CARDS) },
  'accept-hazard': {},
  'pick-loss': { card },
  'keep-card': { card },
  'keep-none': {},
  divert: { land },
  reveal: { land },
  'pass-harbor': { land },
  'pay-duty': { fleet, card },
  'refuse-duty': { fleet },
  exchange: { fleet, row: word },
  take: { card },
  buy: { fleet },
  'take-plan': { fleet },
  done: {},
  transfer: { from: fleet, to: fleet, card },
  'discard-cargo': { fleet, card },
  'keep-aboard': { fleet, card },
  build: { structure },
  'buy-fleet': {},
  use: { structure },
  'choose-philosophy': { philosophy: word },
  adopt: { philosophy: word },
  keep: { card },
  'option-a': {},
  'option-b': {},
  vote: { seat },
  'pick-winner': { seat },
};
export const ACTION_KINDS: readonly PaActionKind[] = keysOf(SHAPES);
/** The fields of each kind, in order: what notation and help need to know. */
export const ACTION_FIELDS: Readonly<Record<PaActionKind, readonly string[]>> = fromKeys(ACTION_KINDS, kind => Object.keys(SHAPES[kind]));

export const actionSchemas = (): ActionSchemas =>
  fromKeys(ACTION_KINDS, kind => {
    const shape: Readonly<Record<string, Reader>> = SHAPES[kind];
    return actionSchema(kind, Object.fromEntries(Object.entries(shape).map(([name, { schema }]) => [name, schema])));
  });

export const parseAction = (json: unknown): PaAction | undefined => {
  if (!isFields(json)) return undefined;
  if (typeof json.do !== 'string' || !Object.hasOwn(SHAPES, json.do)) return undefined;
  const shape = SHAPES[json.do as PaActionKind] as Readonly<Record<string, Reader>>;
  const fields = Object.keys(shape);
  if (Object.keys(json).length !== fields.length + 1) return undefined;
  const action: Record<string, unknown> = { do: json.do };
  for (const field of fields) {
    const read = shape[field]!;
    const value = Object.hasOwn(json, field) ? read(json[field]) : NO;
    if (value === NO) return undefined;
    action[field] = value;
  }
  return action as PaAction;
};

/** For `apply`, which trusts its caller: the action is of this kind, or the program is broken. */
export function expectKind<K extends PaActionKind>(a: PaAction, kind: K): asserts a is PaActionOf<K> {
  if (a.do !== kind) throw new Error(`expected ${kind}, got ${a.do}`);
}
