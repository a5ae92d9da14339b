/**
 * What touching a place means now: read off the legal actions and what is drafted. It knows which fields an action has, and
 * no rule: an open place is one that some legal action names.
 */
import type { EwAction, EwView } from '@stoa/earth-and-water';
import type { CityId } from '@stoa/earth-and-water/map';
import { isMove, type Move } from '@stoa/earth-and-water/reading';

/** Actions that name one city, or one port, and nothing else. Retreats are buttons: a battle lies over the map. */
const cityOf = (a: EwAction): CityId | undefined => (a.do === 'raise-army' || a.do === 'choose-city' ? a.city : undefined);
const portOf = (a: EwAction): CityId | undefined => (a.do === 'raise-fleet' || a.do === 'choose-port' ? a.port : undefined);
export const isPlaced = (a: EwAction): boolean => isMove(a) || cityOf(a) !== undefined || portOf(a) !== undefined;

const ON_CARDS: ReadonlySet<string> = new Set(['play-move', 'play-event', 'react', 'choose-card', 'discard-card']);
/** Offered by the cards of a hand that is shown. */
export const isOnCard = (a: EwAction): boolean => ON_CARDS.has(a.do);

export interface Spots {
  readonly cities: ReadonlyMap<CityId, EwAction>;
  readonly ports: ReadonlyMap<CityId, EwAction>;
  readonly moves: readonly Move[];
  readonly origins: ReadonlySet<CityId>;
}

export const spotsOf = (actions: readonly EwAction[]): Spots => {
  const cities = new Map<CityId, EwAction>();
  const ports = new Map<CityId, EwAction>();
  const moves: Move[] = [];
  for (const a of actions) {
    const city = cityOf(a);
    const port = portOf(a);
    if (city !== undefined) cities.set(city, a);
    else if (port !== undefined) ports.set(port, a);
    else if (isMove(a)) moves.push(a);
  }
  return { cities, ports, moves, origins: new Set(moves.map(a => a.from)) };
};

const size = (a: Move): number => (a.do === 'land-move' ? a.armies : a.fleets * 10 + a.armies);

/** The same numbers as before where they are legal, otherwise as many as may go. */
export const moveTo = (moves: readonly Move[], from: CityId, to: CityId, like: Move | undefined): Move | undefined => {
  const there = moves.filter(a => a.from === from && a.to === to);
  const same = like && there.find(a => size(a) === size(like));
  return same ?? there.reduce<Move | undefined>((most, a) => (most === undefined || size(a) > size(most) ? a : most), undefined);
};

export interface Steps {
  readonly lower: Move | undefined;
  readonly higher: Move | undefined;
}
/** One more or one fewer of each piece, among the legal moves between the same places. */
export const stepsOf = (moves: readonly Move[], move: Move): { readonly armies: Steps; readonly fleets: Steps | undefined } => {
  const same = moves.filter(a => a.do === move.do && a.from === move.from && a.to === move.to);
  const find = (fleets: number, armies: number): Move | undefined =>
    same.find(a => a.armies === armies && (a.do === 'land-move' || a.fleets === fleets));
  const fleets = move.do === 'naval-move' ? move.fleets : 0;
  return {
    armies: { lower: find(fleets, move.armies - 1), higher: find(fleets, move.armies + 1) },
    fleets:
      move.do === 'land-move'
        ? undefined
        : {
            // Fewer fleets carry fewer armies.
            lower: find(fleets - 1, move.armies) ?? find(fleets - 1, Math.min(move.armies, fleets - 1)),
            higher: find(fleets + 1, move.armies),
          },
  };
};

/** For a shut place: the action the player seems to mean, so that the table can say why not. */
export const meant = (view: EwView, city: CityId, asPort: boolean, origin: CityId | null, actions: readonly EwAction[]): EwAction => {
  const { room, side } = view.prompt;
  const kinds = new Set(actions.map(a => a.do));
  if (room === 'preparation-pieces' || room === 'preparation-cards')
    return asPort ? { do: 'raise-fleet', port: city } : { do: 'raise-army', city };
  if (room === 'land-attacker' || room === 'land-defender' || room === 'naval-attacker' || room === 'naval-defender')
    return asPort ? { do: 'retreat-sea', port: city } : { do: 'retreat-road', city };
  const elsewhere: CityId = city === 'athenai' ? 'thebai' : 'athenai';
  if (room === 'naval-movement' || room === 'themistocles') {
    const armies = 0;
    return origin !== null && origin !== city
      ? { do: 'naval-move', from: origin, to: city, fleets: 1, armies }
      : { do: 'naval-move', from: city, to: elsewhere, fleets: 1, armies };
  }
  if (kinds.has('choose-port')) return { do: 'choose-port', port: city };
  if (kinds.has('choose-city') || (side !== null && room !== 'operations' && room !== 'land-movement')) return { do: 'choose-city', city };
  return origin !== null && origin !== city
    ? { do: 'land-move', from: origin, to: city, armies: 1 }
    : { do: 'land-move', from: city, to: elsewhere, armies: 1 };
};
