/**
 * What the board shows as open and what a touch means, from the view, the legal actions and what is picked. Pure: `use-board.ts` carries
 * a touch out, `board.tsx` draws.
 */
import type { PkAction, PkEvent, PkView, Place } from '@stoa/perikles';
import type { CityId, LocationId, SideId, TileId } from '@stoa/perikles/box';
import { sentPlaces } from '../log.ts';
import type { Deck, Picked, PickedCounter } from '../picked.ts';
import {
  askFor,
  canPickCube,
  cityAction,
  cubeAction,
  isKind,
  meantCity,
  meantCube,
  meantSide,
  placesFor,
  type Reach,
  revoltAt,
  type SpaceId,
  tileAction,
} from '../touch.ts';
import type { PkProps } from '../types.ts';

/** What a touch does. */
export type Touch =
  /** Drafts the action, in place of an answer of the same kind. */
  | { readonly does: 'act'; readonly action: PkAction }
  /** Sends the action, with what belongs to it, and leaves this counter picked. */
  | { readonly does: 'place'; readonly actions: readonly [PkAction, ...PkAction[]]; readonly counter: PickedCounter | null }
  | { readonly does: 'pick-cube'; readonly cube: Picked['cube'] }
  /** The place is shut: the table says why this action is illegal. */
  | { readonly does: 'why'; readonly action: PkAction };

/** What the board reads: the seat's table and what is picked. */
export interface BoardState extends Reach {
  readonly view: PkView;
  /** The reader's seat; a spectator reads as the first. */
  readonly me: number;
  readonly offered: readonly PkAction[];
}

type Drawn = Pick<PkProps, 'view' | 'me' | 'actions' | 'offered'>;
type Held = Pick<Picked, 'counter' | 'cube' | 'aiming'>;
export const boardState = ({ view, me, actions, offered }: Drawn, { counter, cube, aiming }: Held): BoardState => ({
  view,
  me: me ?? 0,
  actions,
  offered,
  counter,
  cube,
  aiming,
});

const POLITICS: ReadonlySet<string> = new Set([
  'start-player',
  'deal-specials',
  'draw-locations',
  'draw-influence',
  'extra-cube',
  'take-influence',
  'any-city',
  'candidate',
  'assassin',
  'after-tile',
  'alkibiades',
  'propose',
]);
/** Influence and elections, before the war of the turn. */
export const isPolitics = ({ room }: PkView): boolean => POLITICS.has(room);
export const isOver = ({ room }: PkView): boolean => room === '';

export const touchCity = (state: BoardState, city: CityId): Touch => {
  const action = cityAction(state, city);
  return action ? { does: 'act', action } : { does: 'why', action: meantCity(state.view, state, city, state.me) };
};

export interface CubeAt {
  readonly city: CityId;
  readonly owner: number;
  readonly space: SpaceId;
}
export const touchCube = (state: BoardState, { city, owner, space }: CubeAt): Touch => {
  const { view, cube } = state;
  const action = cubeAction(state, city, owner, space);
  if (action) return { does: 'act', action };
  if (cube?.from === city && cube.owner === owner) return { does: 'pick-cube', cube: null };
  if (space === 'main' && canPickCube(state, city, owner)) return { does: 'pick-cube', cube: { owner, from: city } };
  return { does: 'why', action: meantCube(view, city, owner, space) };
};

/** A tile may be changed for another that was open before the draft. */
export const touchTile = (state: BoardState, tile: TileId): Touch => {
  const action = tileAction(state, tile) ?? tileAction({ ...state, actions: state.offered }, tile);
  return action ? { does: 'act', action } : { does: 'why', action: { do: 'take-influence-tile', tile } };
};

/** After this placement another may go without spending a cube: nothing that would spend one stays picked. */
const isFreeAfter = ({ commit }: PkView, { pay }: Place): boolean =>
  commit !== null && (pay !== 'none' || commit.baseLeft + (commit.extra?.left ?? 0) > 1);

/** The counter of the same kind that stays in hand: one as strong, else the nearest. */
const nextOf = (counter: PickedCounter, strengths: readonly number[]): PickedCounter | null => {
  const left = strengths.toSpliced(strengths.indexOf(counter.strength), 1);
  const away = (strength: number): number => Math.abs(strength - counter.strength);
  const [next] = left.toSorted((a, b) => away(a) - away(b) || b - a);
  return next === undefined ? null : { ...counter, strength: next };
};

export const touchSide = (state: BoardState, location: LocationId, side: SideId): Touch => {
  const { view, counter, me } = state;
  const revolt = revoltAt(state, location);
  if (revolt) return { does: 'act', action: revolt };
  const places = placesFor(state, location, side);
  const place = places.find(p => p.pay === 'none') ?? places[0];
  if (place === undefined || counter === null) return { does: 'why', action: meantSide(view, state, location, side, me) };
  const hand = view.powers.find(p => p.power === counter.power)?.hand;
  const strengths = (counter.unit === 'hoplite' ? hand?.hoplites : hand?.triremes)?.strengths ?? [];
  return {
    does: 'place',
    // Which of the counters goes is a question only where they differ.
    actions: new Set(strengths).size > 1 ? [place, { do: 'choose-counter', strength: counter.strength }] : [place],
    counter: isFreeAfter(view, place) ? nextOf(counter, strengths) : null,
  };
};

/** Changes of the draft that put an action in: a whole decision may be changed by touching another answer. */
export type DraftChange = 'choose' | 'replace' | { readonly keepFirst: number };
export const draftChange = (draft: readonly PkAction[], complete: boolean, action: PkAction): DraftChange => {
  const same = draft.findLastIndex(a => a.do === action.do);
  const isTile = action.do === 'take-influence-tile';
  if (draft.length === 0 || !(complete || (isTile && same >= 0))) return 'choose';
  if (same === draft.length - 1 && !isTile) return 'replace';
  return { keepFirst: same >= 0 ? same : draft.length - 1 };
};

const sameAction = (a: PkAction, b: PkAction): boolean => {
  const fields = Object.entries(a);
  const others = new Map(Object.entries(b));
  return fields.length === others.size && fields.every(([key, value]) => others.get(key) === value);
};
/** The draft is whole and the touch says again what it says: the second touch confirms. */
export const confirmsDraft = (draft: readonly PkAction[], complete: boolean, touch: Touch): boolean =>
  complete && (touch.does === 'act' || touch.does === 'why') && draft.some(a => sameAction(a, touch.action));

/** The one kind of counter that can go somewhere without a cube or leave: there is nothing to pick. */
export const onlyCounter = ({ view, me, actions }: Pick<BoardState, 'view' | 'me' | 'actions'>): PickedCounter | null => {
  const places = actions.filter(isKind('place'));
  const [first] = places;
  if (view.commit?.seat !== me || first === undefined || places.some(p => p.power !== first.power || p.unit !== first.unit)) return null;
  if (places.every(p => p.pay !== 'none') || actions.some(a => a.do === 'ask-permission' && a.power !== first.power)) return null;
  const hand = view.powers.find(p => p.power === first.power)?.hand;
  const strengths = new Set((first.unit === 'hoplite' ? hand?.hoplites : hand?.triremes)?.strengths);
  const [strength] = strengths;
  return strengths.size !== 1 || strength === undefined ? null : { power: first.power, unit: first.unit, strength };
};

const hasSpartans = (view: PkView, location: LocationId, side: SideId): boolean =>
  view.locations.find(l => l.location === location)?.[side].forces.some(f => f.power === 'sparta' && f.hoplites.counters > 0) ?? false;

/** One side of a location. */
export interface SideState {
  readonly open: boolean;
  /** Going there spends a cube first. */
  readonly costs: boolean;
  /** The picked counter needs leave, and this asks for it. */
  readonly ask: ReturnType<typeof askFor>;
}
export const sideState = (state: BoardState, location: LocationId, side: SideId): SideState => {
  const { view } = state;
  const places = placesFor(state, location, side);
  const revolts = revoltAt(state, location) !== undefined && hasSpartans(view, location, side);
  return {
    open: places.length > 0 || revolts,
    costs: places.length > 0 && places.every(p => p.pay !== 'none') && view.commit?.extra === null,
    ask: askFor(state, location, side),
  };
};

const SIDES = ['attack', 'defend'] as const;
/** The picked counter has nowhere left to go: no place would light up for it. */
export const isCounterStuck = (state: BoardState): boolean =>
  state.counter !== null &&
  state.actions.length > 0 &&
  !state.view.locations.some(({ location }) =>
    SIDES.some(side => placesFor(state, location, side).length > 0 || askFor(state, location, side) !== undefined),
  );

export const isCubeOpen = (state: BoardState, { city, owner, space }: CubeAt): boolean =>
  cubeAction(state, city, owner, space) !== undefined || (space === 'main' && canPickCube(state, city, owner));

const CITY_ACTIONS: ReadonlySet<string> = new Set(['place-cube', 'propose', 'assassinate', 'move-cube', 'take-influence-tile']);
const LOCATION_ACTIONS: ReadonlySet<string> = new Set(['place', 'ask-permission']);
/** Decks of a phone in which something can be done. */
export const attention = (actions: readonly PkAction[]): Readonly<Record<Deck, boolean>> => ({
  cities: actions.some(a => CITY_ACTIONS.has(a.do)),
  locations: actions.some(a => LOCATION_ACTIONS.has(a.do)),
  relations: false,
});

/** Battles go by slot: those before the first location that is left are over. */
export const decidedSlots = (view: PkView): readonly number[] =>
  isPolitics(view) || isOver(view) ? [] : Array.from({ length: (view.locations[0]?.slot ?? 1) - 1 }, (_, i) => i + 1);

/** Every place that an event names, in any of its fields. */
export const placesOf = (event: PkEvent): readonly string[] => {
  const named: string[] = [];
  const look = (thing: object): void => {
    for (const [key, value] of Object.entries(thing))
      if (['city', 'location', 'from', 'to'].includes(key) && typeof value === 'string') named.push(value);
      else if (key === 'placement' && typeof value === 'object' && value !== null) look(value);
  };
  look(event);
  return [...named, ...sentPlaces(event)];
};
