/**
 * Every action, named as in the rules. Each is created once, so that lists only push references; `parseAction`
 * accepts exactly these.
 */
import { type ActionSchemas, isFields, schemasOfAll } from '@stoa/engine';
import {
  CITIES,
  CITY_COUNT,
  type CityId,
  LOCATION_COUNT,
  LOCATIONS,
  type LocationId,
  MAX_SEATS,
  POWERS,
  type PowerId,
  SIDES,
  type SideId,
  SPECIALS,
  type SpecialId,
  TILES,
  type TileId,
  UNITS,
  type UnitId,
} from './box.ts';

export const SPACES = ['main', 'alpha', 'beta'] as const;
export type SpaceId = (typeof SPACES)[number];
/** PK-10.1, PK-10.12: what a request asks for: to defend, or to join the allied box of an attack or of a defence. */
export const REQUEST_KINDS = ['defend', 'join-attack', 'join-defend'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const REPLIES = ['grant', 'deny'] as const;
export type Reply = (typeof REPLIES)[number];
export const STANDING = ['ask', 'grant', 'deny'] as const;
export type Standing = (typeof STANDING)[number];

export type PkAction =
  | { readonly do: 'draw-start-player'; readonly seat: number }
  | { readonly do: 'deal-special'; readonly tile: SpecialId }
  | { readonly do: 'draw-location'; readonly location: LocationId }
  | { readonly do: 'draw-influence'; readonly tile: TileId }
  | { readonly do: 'place-cube'; readonly city: CityId }
  | { readonly do: 'take-influence-tile'; readonly tile: TileId }
  | { readonly do: 'propose'; readonly city: CityId; readonly owner: number }
  | { readonly do: 'assassinate'; readonly city: CityId; readonly owner: number; readonly space: SpaceId }
  | PlaySpecial
  | { readonly do: 'move-cube'; readonly owner: number; readonly from: CityId; readonly to: CityId }
  | { readonly do: 'end-turn' }
  | { readonly do: 'choose-first'; readonly seat: number }
  | { readonly do: 'recover'; readonly city: CityId; readonly unit: UnitId }
  | Place
  | { readonly do: 'choose-counter'; readonly strength: number }
  | { readonly do: 'take-back' }
  | { readonly do: 'ask-permission'; readonly power: PowerId; readonly location: LocationId; readonly kind: RequestKind }
  | { readonly do: 'cancel-ask' }
  | {
      readonly do: 'answer';
      readonly power: PowerId;
      readonly location: LocationId;
      readonly kind: RequestKind;
      readonly reply: Reply;
    }
  | { readonly do: 'set-standing'; readonly power: PowerId; readonly location: LocationId; readonly answer: Standing }
  | { readonly do: 'revoke'; readonly power: PowerId; readonly location: LocationId; readonly kind: RequestKind }
  | { readonly do: 'end-commit' }
  | { readonly do: 'pick-counter'; readonly strength: number }
  | { readonly do: 'pass' }
  | { readonly do: 'roll'; readonly attack: readonly [number, number]; readonly defence: readonly [number, number] }
  | { readonly do: 'choose-casualty'; readonly power: PowerId };

/** PK-8.17: `pay` is the city whose cube pays for the extra budget, `none` for the base budget. */
export interface Place {
  readonly do: 'place';
  readonly power: PowerId;
  readonly unit: UnitId;
  readonly location: LocationId;
  readonly side: SideId;
  readonly pay: CityId | 'none';
}
type Nothing = Record<never, never>;
type EveryTile<Targets extends Readonly<Record<SpecialId, object>>> = Targets;
/** The target of each special tile; a tile that is missing here does not compile. */
type PlayedOn = EveryTile<{
  readonly alkibiades: Nothing;
  readonly brasidas: Nothing;
  readonly perikles: Nothing;
  readonly 'persian-fleet': { readonly side: SideId };
  readonly phormio: Nothing;
  readonly plague: { readonly city: CityId };
  readonly 'slave-revolt': { readonly source: LocationId | 'hand' };
  readonly 'thessalian-allies': { readonly side: SideId };
}>;
export type Play<T extends SpecialId> = { readonly do: 'play-special'; readonly tile: T } & PlayedOn[T];
export type PlaySpecial = { [T in SpecialId]: Play<T> }[SpecialId];

type Kind = PkAction['do'];
type Of<K extends Kind> = Extract<PkAction, { readonly do: K }>;

const seatNumbers = Array.from({ length: MAX_SEATS }, (_, i) => i);
const strengths = [1, 2, 3, 4];

const drawStart = seatNumbers.map(seat => ({ do: 'draw-start-player', seat }) as const);
const dealSpecial = SPECIALS.map(tile => ({ do: 'deal-special', tile }) as const);
const drawLocation = LOCATIONS.map(location => ({ do: 'draw-location', location }) as const);
const drawInfluence = TILES.map(tile => ({ do: 'draw-influence', tile }) as const);
const placeCube = CITIES.map(city => ({ do: 'place-cube', city }) as const);
const takeTile = TILES.map(tile => ({ do: 'take-influence-tile', tile }) as const);
const propose = CITIES.flatMap(city => seatNumbers.map(owner => ({ do: 'propose', city, owner }) as const));
const assassinate = CITIES.flatMap(city =>
  seatNumbers.flatMap(owner => SPACES.map(space => ({ do: 'assassinate', city, owner, space }) as const)),
);
const moveCube = CITIES.flatMap(from => CITIES.flatMap(to => seatNumbers.map(owner => ({ do: 'move-cube', owner, from, to }) as const)));
const chooseFirst = seatNumbers.map(seat => ({ do: 'choose-first', seat }) as const);
const recover = CITIES.flatMap(city => UNITS.map(unit => ({ do: 'recover', city, unit }) as const));
const PAYS = [...CITIES, 'none'] as const;
const place: readonly Place[] = POWERS.flatMap(power =>
  UNITS.flatMap(unit =>
    LOCATIONS.flatMap(location => SIDES.flatMap(side => PAYS.map(pay => ({ do: 'place', power, unit, location, side, pay }) as const))),
  ),
);
const chooseCounter = strengths.map(strength => ({ do: 'choose-counter', strength }) as const);
const pickCounter = strengths.map(strength => ({ do: 'pick-counter', strength }) as const);
const ask = POWERS.flatMap(power =>
  LOCATIONS.flatMap(location => REQUEST_KINDS.map(kind => ({ do: 'ask-permission', power, location, kind }) as const)),
);
const answer = POWERS.flatMap(power =>
  LOCATIONS.flatMap(location =>
    REQUEST_KINDS.flatMap(kind => REPLIES.map(reply => ({ do: 'answer', power, location, kind, reply }) as const)),
  ),
);
const setStanding = POWERS.flatMap(power =>
  LOCATIONS.flatMap(location => STANDING.map(a => ({ do: 'set-standing', power, location, answer: a }) as const)),
);
const revoke = POWERS.flatMap(power =>
  LOCATIONS.flatMap(location => REQUEST_KINDS.map(kind => ({ do: 'revoke', power, location, kind }) as const)),
);
const chooseCasualty = POWERS.map(power => ({ do: 'choose-casualty', power }) as const);

export const END_TURN: Of<'end-turn'> = { do: 'end-turn' };
export const TAKE_BACK: Of<'take-back'> = { do: 'take-back' };
export const CANCEL_ASK: Of<'cancel-ask'> = { do: 'cancel-ask' };
export const END_COMMIT: Of<'end-commit'> = { do: 'end-commit' };
export const PASS: Of<'pass'> = { do: 'pass' };
export const PLAY_ALKIBIADES: Play<'alkibiades'> = { do: 'play-special', tile: 'alkibiades' };
const PLAY_BRASIDAS: Play<'brasidas'> = { do: 'play-special', tile: 'brasidas' };
export const PLAY_PERIKLES: Play<'perikles'> = { do: 'play-special', tile: 'perikles' };
const PLAY_PHORMIO: Play<'phormio'> = { do: 'play-special', tile: 'phormio' };
export const PLAY_PLAGUE: readonly Play<'plague'>[] = CITIES.map(city => ({ do: 'play-special', tile: 'plague', city }));
export const PLAY_REVOLT: readonly Play<'slave-revolt'>[] = LOCATIONS.map(source => ({ do: 'play-special', tile: 'slave-revolt', source }));
export const PLAY_REVOLT_HAND: Play<'slave-revolt'> = { do: 'play-special', tile: 'slave-revolt', source: 'hand' };
const PLAY_FLEET: readonly Play<'persian-fleet'>[] = SIDES.map(side => ({ do: 'play-special', tile: 'persian-fleet', side }));
const PLAY_ALLIES: readonly Play<'thessalian-allies'>[] = SIDES.map(side => ({ do: 'play-special', tile: 'thessalian-allies', side }));
/** By tile: every way to play it; with a side, in the order of SIDES. */
export const PLAYS: { readonly [T in SpecialId]: readonly Play<T>[] } = {
  alkibiades: [PLAY_ALKIBIADES],
  brasidas: [PLAY_BRASIDAS],
  perikles: [PLAY_PERIKLES],
  'persian-fleet': PLAY_FLEET,
  phormio: [PLAY_PHORMIO],
  plague: PLAY_PLAGUE,
  'slave-revolt': [...PLAY_REVOLT, PLAY_REVOLT_HAND],
  'thessalian-allies': PLAY_ALLIES,
};

/** The 21 throws of one side's two dice, the lower die first. */
const THROWS: readonly (readonly [number, number])[] = [1, 2, 3, 4, 5, 6].flatMap(low =>
  [1, 2, 3, 4, 5, 6].filter(high => high >= low).map(high => [low, high] as const),
);
const rolls = THROWS.flatMap(attack => THROWS.map(defence => ({ do: 'roll', attack, defence }) as const));
export const ROLL_OUTCOMES: readonly (readonly [PkAction, number])[] = rolls.map(roll => [
  roll,
  (roll.attack[0] === roll.attack[1] ? 1 : 2) * (roll.defence[0] === roll.defence[1] ? 1 : 2),
]);
const throwIndex = (a: number, b: number): number => {
  const low = Math.min(a, b) - 1;
  return ((low * (11 - low)) >> 1) + low + (Math.max(a, b) - 1 - low);
};

/** Interned actions by the indices of what they name. */
export const drawStartOf = (seat: number): Of<'draw-start-player'> => drawStart[seat]!;
export const dealSpecialOf = (tile: number): Of<'deal-special'> => dealSpecial[tile]!;
export const drawLocationOf = (location: number): Of<'draw-location'> => drawLocation[location]!;
export const drawInfluenceOf = (tile: number): Of<'draw-influence'> => drawInfluence[tile]!;
export const placeCubeOf = (city: number): Of<'place-cube'> => placeCube[city]!;
export const takeTileOf = (tile: number): Of<'take-influence-tile'> => takeTile[tile]!;
export const proposeOf = (city: number, owner: number): Of<'propose'> => propose[city * MAX_SEATS + owner]!;
/** `space`: 0 main area, 1 alpha, 2 beta. */
export const assassinateOf = (city: number, owner: number, space: number): Of<'assassinate'> =>
  assassinate[(city * MAX_SEATS + owner) * 3 + space]!;
export const moveCubeOf = (owner: number, from: number, to: number): Of<'move-cube'> =>
  moveCube[(from * CITY_COUNT + to) * MAX_SEATS + owner]!;
export const chooseFirstOf = (seat: number): Of<'choose-first'> => chooseFirst[seat]!;
export const recoverOf = (city: number, unit: number): Of<'recover'> => recover[city * 2 + unit]!;
/** `pay`: a city, or CITY_COUNT for none. */
export const placeOf = (power: number, unit: number, location: number, side: number, pay: number): Place =>
  place[(((power * 2 + unit) * LOCATION_COUNT + location) * 2 + side) * (CITY_COUNT + 1) + pay]!;
export const chooseCounterOf = (strength: number): Of<'choose-counter'> => chooseCounter[strength - 1]!;
export const pickCounterOf = (strength: number): Of<'pick-counter'> => pickCounter[strength - 1]!;
export const askOf = (power: number, location: number, kind: number): Of<'ask-permission'> =>
  ask[(power * LOCATION_COUNT + location) * 3 + kind]!;
export const answerOf = (power: number, location: number, kind: number, reply: number): Of<'answer'> =>
  answer[((power * LOCATION_COUNT + location) * 3 + kind) * 2 + reply]!;
export const setStandingOf = (power: number, location: number, a: number): Of<'set-standing'> =>
  setStanding[(power * LOCATION_COUNT + location) * 3 + a]!;
export const revokeOf = (power: number, location: number, kind: number): Of<'revoke'> =>
  revoke[(power * LOCATION_COUNT + location) * 3 + kind]!;
export const rollOf = (a1: number, a2: number, d1: number, d2: number): Of<'roll'> =>
  rolls[throwIndex(a1, a2) * THROWS.length + throwIndex(d1, d2)]!;
export const chooseCasualtyOf = (power: number): Of<'choose-casualty'> => chooseCasualty[power]!;

/** Every action that exists: the laws try all of them, and `parseAction` accepts no others. */
export const EVERY_ACTION: readonly PkAction[] = [
  ...drawStart,
  ...dealSpecial,
  ...drawLocation,
  ...drawInfluence,
  ...placeCube,
  ...takeTile,
  ...propose,
  ...assassinate,
  ...moveCube,
  ...chooseFirst,
  ...recover,
  ...place,
  ...chooseCounter,
  ...pickCounter,
  ...ask,
  ...answer,
  ...setStanding,
  ...revoke,
  ...chooseCasualty,
  ...rolls,
  END_TURN,
  TAKE_BACK,
  CANCEL_ASK,
  END_COMMIT,
  PASS,
  ...Object.values(PLAYS).flat(),
];

/** A key that does not depend on the order of the fields; undefined for an object larger than any action. */
const keyOf = (action: object): string | undefined => {
  const fields = new Map<string, unknown>(Object.entries(action));
  const names = [...fields.keys()];
  if (names.length === 0 || names.length > 6) return undefined;
  const parts: string[] = [];
  for (const name of names.sort()) {
    const value = fields.get(name);
    const small =
      typeof value === 'number' ||
      (typeof value === 'string' && value.length <= 20) ||
      (Array.isArray(value) && value.length === 2 && value.every(x => typeof x === 'number'));
    if (!small || name.length > 20) return undefined;
    parts.push(`${name}=${JSON.stringify(value)}`);
  }
  return parts.join(' ');
};
const KNOWN: ReadonlyMap<string, PkAction> = new Map(EVERY_ACTION.map(a => [keyOf(a) ?? '', a]));

export const actionSchemas = (): ActionSchemas => schemasOfAll(EVERY_ACTION);

export const parseAction = (json: unknown): PkAction | undefined => {
  if (!isFields(json)) return undefined;
  const key = keyOf(json);
  return key === undefined ? undefined : KNOWN.get(key);
};

/** For `apply`, which trusts its caller: throws if the action is of another kind. */
export function expectKind<K extends Kind>(a: PkAction, kind: K): asserts a is Of<K> {
  if (a.do !== kind) throw new Error(`expected ${kind}, got ${a.do}`);
}
