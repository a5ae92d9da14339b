/**
 * What touching a place means now: read off the legal actions and what is picked. It knows which fields an action has, and
 * no rule: an open place is one that some legal action names.
 */
import type { PkAction, PkView, Place } from '@stoa/perikles';
import {
  type CityId,
  cityOfTile,
  type LocationId,
  PLAYED_IN,
  type PowerId,
  type SideId,
  type SpecialId,
  type TileId,
} from '@stoa/perikles/box';
import type { PickedCounter } from './picked.ts';

export type SpaceId = 'main' | 'alpha' | 'beta';
type Of<K extends PkAction['do']> = Extract<PkAction, { readonly do: K }>;
export const isKind =
  <K extends PkAction['do']>(kind: K) =>
  (a: PkAction): a is Of<K> =>
    a.do === kind;

const BOARD_ACTIONS: ReadonlySet<string> = new Set([
  'place-cube',
  'take-influence-tile',
  'propose',
  'assassinate',
  'move-cube',
  'place',
  'choose-counter',
  'take-back',
  'ask-permission',
  'answer',
  'set-standing',
  'revoke',
]);
/** Played from the tile itself; battle tiles are choices beside the battle. */
const isFromTile = (tile: SpecialId): boolean => PLAYED_IN[tile] === 'influence' || PLAYED_IN[tile] === 'commit';
export const isOnBoard = (a: PkAction): boolean => (a.do === 'play-special' ? isFromTile(a.tile) : BOARD_ACTIONS.has(a.do));

/** What a tile is aimed at before it is played; null for one played as it is. A tile that is missing here does not compile. */
const AIMED_AT = {
  alkibiades: null,
  brasidas: null,
  perikles: null,
  'persian-fleet': null,
  phormio: null,
  plague: 'city',
  'slave-revolt': 'counters',
  'thessalian-allies': null,
} as const satisfies Readonly<Record<SpecialId, 'city' | 'counters' | null>>;
export const aimedAt = (tile: SpecialId): 'city' | 'counters' | null => AIMED_AT[tile];
type AtCity = { [T in SpecialId]: (typeof AIMED_AT)[T] extends 'city' ? T : never }[SpecialId];
const isAtCity = (tile: SpecialId | null): tile is AtCity => tile !== null && AIMED_AT[tile] === 'city';

export interface Reach {
  readonly actions: readonly PkAction[];
  readonly cube: { readonly owner: number; readonly from: CityId } | null;
  readonly aiming: boolean;
  readonly counter: PickedCounter | null;
}

/** The city as a whole: a cube into it, a plague over it, the target of a moved cube. */
export const cityAction = ({ actions, cube, aiming }: Reach, city: CityId): PkAction | undefined =>
  actions.find(
    a =>
      (a.do === 'place-cube' && a.city === city) ||
      (aiming && a.do === 'play-special' && 'city' in a && a.city === city) ||
      (cube !== null && a.do === 'move-cube' && a.owner === cube.owner && a.from === cube.from && a.to === city),
  );

/** The city a drafted step is meant for; none for a tile that leaves the city open. */
export const draftedCity = (action: PkAction | undefined): CityId | undefined => {
  switch (action?.do) {
    case 'place-cube':
    case 'propose':
    case 'assassinate':
      return action.city;
    case 'move-cube':
      return action.to;
    case 'take-influence-tile':
      return cityOfTile(action.tile);
    case 'play-special':
      return 'city' in action ? action.city : undefined;
    default:
      return undefined;
  }
};

/** One player's cubes there, or a candidate. */
export const cubeAction = ({ actions }: Reach, city: CityId, owner: number, space: SpaceId): PkAction | undefined =>
  actions.find(
    a =>
      (a.do === 'propose' && space === 'main' && a.city === city && a.owner === owner) ||
      (a.do === 'assassinate' && a.city === city && a.owner === owner && a.space === space),
  );
export const canPickCube = ({ actions, cube }: Reach, city: CityId, owner: number): boolean =>
  cube === null && actions.some(a => a.do === 'move-cube' && a.from === city && a.owner === owner);

export const tileAction = ({ actions }: Reach, tile: TileId): PkAction | undefined =>
  actions.find(a => a.do === 'take-influence-tile' && a.tile === tile);

export const placesFor = ({ actions, counter }: Reach, location: LocationId, side: SideId): readonly Place[] =>
  counter === null
    ? []
    : actions
        .filter(isKind('place'))
        .filter(a => a.power === counter.power && a.unit === counter.unit && a.location === location && a.side === side);

export const askFor = ({ actions, counter }: Reach, location: LocationId, side: SideId): Of<'ask-permission'> | undefined =>
  counter === null
    ? undefined
    : actions
        .filter(isKind('ask-permission'))
        .find(a => a.power === counter.power && a.location === location && (a.kind === 'join-attack') === (side === 'attack'));

export const revoltAt = ({ actions, aiming }: Reach, location: LocationId | 'hand'): PkAction | undefined =>
  aiming ? actions.find(a => a.do === 'play-special' && a.tile === 'slave-revolt' && a.source === location) : undefined;

/** For a shut place: the action the player seems to mean, so that the table can say why not. */
export const meantCity = (view: PkView, { cube, aiming }: Reach, city: CityId, me: number): PkAction => {
  if (cube !== null) return { do: 'move-cube', owner: cube.owner, from: cube.from, to: city };
  const tile = view.special.mine;
  if (aiming && isAtCity(tile)) return { do: 'play-special', tile, city };
  if (view.room === 'candidate' || view.room === 'propose') return { do: 'propose', city, owner: me };
  if (view.room === 'assassin') return { do: 'assassinate', city, owner: me, space: 'main' };
  return { do: 'place-cube', city };
};
export const meantCube = (view: PkView, city: CityId, owner: number, space: SpaceId): PkAction =>
  view.room === 'assassin'
    ? { do: 'assassinate', city, owner, space }
    : view.room === 'alkibiades'
      ? { do: 'move-cube', owner, from: city, to: city === 'athens' ? 'sparta' : 'athens' }
      : { do: 'propose', city, owner };
/** Without a counter in hand: any of the powers one plays, so that the answer speaks of the place. */
export const meantSide = (view: PkView, { counter }: Reach, location: LocationId, side: SideId, me: number): PkAction => {
  const mine: PowerId = counter?.power ?? view.powers.find(p => p.players.includes(me))?.power ?? 'athens';
  const baseLeft = view.commit?.baseLeft ?? 0;
  const extra = view.commit?.extra;
  const pay = baseLeft > 0 ? 'none' : (extra?.city ?? (mine === 'persia' ? 'athens' : mine));
  return { do: 'place', power: mine, unit: counter?.unit ?? 'hoplite', location, side, pay };
};
