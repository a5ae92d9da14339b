/** What the map shows as open and what a touch means, from the legal actions, the draft and the picked origin. Pure: `use-map.ts` carries a touch out. */
import type { EwAction, EwView } from '@stoa/earth-and-water';
import type { CityId } from '@stoa/earth-and-water/map';
import { foreseen, isMove, type Move } from '@stoa/earth-and-water/reading';
import { meant, moveTo, type Spots, spotsOf } from '../touch.ts';

/** What a touch does. */
export type Touch =
  | { readonly does: 'choose'; readonly action: EwAction }
  | { readonly does: 'replace'; readonly action: EwAction }
  /** Another origin; a drafted movement is taken back first. */
  | { readonly does: 'pick'; readonly origin: CityId | null; readonly takesBack: boolean }
  /** The place is shut: the table says why this action is illegal. */
  | { readonly does: 'why'; readonly action: EwAction };

export interface MapState {
  readonly view: EwView;
  readonly actions: readonly EwAction[];
  readonly complete: boolean;
  readonly spots: Spots;
  readonly last: EwAction | undefined;
  /** The drafted movement. */
  readonly drafted: Move | undefined;
  readonly origin: CityId | null;
  readonly targets: ReadonlySet<CityId>;
}

export interface MapSeen {
  readonly view: EwView;
  readonly actions: readonly EwAction[];
  readonly draft: readonly EwAction[];
  readonly complete: boolean;
}
export const mapState = ({ view, actions, draft, complete }: MapSeen, picked: CityId | null, spots: Spots = spotsOf(actions)): MapState => {
  const last = draft.at(-1);
  const drafted = isMove(last) ? last : undefined;
  const only = spots.origins.size === 1 ? [...spots.origins][0] : undefined;
  const origin = drafted?.from ?? (picked !== null && spots.origins.has(picked) ? picked : (only ?? null));
  const targets = new Set(spots.moves.filter(a => a.from === origin).map(a => a.to));
  return { view, actions, complete, spots, last, drafted, origin, targets };
};

/** The movement to a city that only one origin leads to: touching the goal is enough. */
const onlyMoveTo = ({ spots, origin }: MapState, city: CityId): Move | undefined => {
  if (origin !== null || spots.origins.has(city)) return undefined;
  const from = new Set(spots.moves.filter(a => a.to === city).map(a => a.from));
  const [only] = from;
  return only !== undefined && from.size === 1 ? moveTo(spots.moves, only, city, undefined) : undefined;
};

/** What is raised in a city is an army and in its port a fleet: a touch of one never means the other. */
const isRaised = (a: EwAction | undefined): boolean => a?.do === 'raise-army' || a?.do === 'raise-fleet';
const placedAt = ({ spots: { cities, ports } }: MapState, city: CityId, asPort: boolean): EwAction | undefined => {
  const [own, other] = asPort ? [ports.get(city), cities.get(city)] : [cities.get(city), ports.get(city)];
  return own ?? (isRaised(other) ? undefined : other);
};

/** A touch of the city, or of its port; where a card asks for only one of them, either means it. */
export const touchPlace = (state: MapState, city: CityId, asPort: boolean): Touch => {
  const { view, actions, complete, spots, drafted, origin, targets } = state;
  const placed = placedAt(state, city, asPort);
  if (placed) return { does: complete ? 'replace' : 'choose', action: placed };
  const move = origin !== null && targets.has(city) ? moveTo(spots.moves, origin, city, drafted) : onlyMoveTo(state, city);
  if (move) return { does: drafted ? 'replace' : 'choose', action: move };
  if (spots.origins.has(city)) return { does: 'pick', origin: city === origin ? null : city, takesBack: drafted !== undefined };
  return { does: 'why', action: meant(view, city, asPort, origin, actions) };
};

export const isOpen = ({ spots, origin, targets }: MapState, city: CityId, asPort: boolean): boolean => {
  const own = asPort ? spots.ports : spots.cities;
  const other = asPort ? spots.cities : spots.ports;
  if (own.has(city)) return true;
  if (other.has(city) || spots.moves.length === 0) return false;
  const bySea = spots.moves[0]?.do === 'naval-move';
  if (bySea !== asPort) return false;
  return origin === null ? spots.origins.has(city) : targets.has(city);
};

export const isPressed = ({ spots, last, drafted, origin }: MapState, city: CityId, asPort: boolean): boolean => {
  // A march is chosen at cities, a voyage at ports.
  const move = drafted ?? spots.moves[0];
  if (move && asPort !== (move.do === 'naval-move')) return false;
  const named = last !== undefined && (('city' in last && last.city === city) || ('port' in last && last.port === city));
  return city === origin || city === drafted?.to || named;
};

/** A movement with one possible number of pieces and without a battle: undo takes it back, so it is sent at once. */
export const isSureMove = (a: EwAction, moves: readonly Move[], { view }: Pick<MapSeen, 'view'>): boolean =>
  isMove(a) && moves.filter(b => b.from === a.from && b.to === a.to).length === 1 && foreseen(view, [a]) === undefined;
