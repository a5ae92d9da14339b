/**
 * The view as it would be after drafted steps that trigger nothing else: cubes placed, moved and removed, candidates, tiles taken
 * (PK-5, PK-6). In: a view and the steps. Out: the view with them.
 */
import type { Seat } from '@stoa/engine';
import type { PkAction } from '../actions.ts';
import { type CityId, cityOfTile, TILE, type TileId, tileShards } from '../box.ts';
import type { PkEvent } from '../events.ts';
import type { PkView } from '../view-types.ts';
import { withCubes } from './election.ts';

type City = PkView['cities'][number];

const changed = (view: PkView, id: CityId, change: (city: City) => City): PkView => ({
  ...view,
  cities: view.cities.map(city => (city.city === id ? change(city) : city)),
});
const plus = (list: readonly number[], seat: number, n: number): readonly number[] => list.map((each, s) => (s === seat ? each + n : each));

/** Subtracts `n` cubes from the supply and adds them to the score; the caller puts them on the board. `n` may be negative. */
const supplied = (view: PkView, seat: number, n: number): PkView => ({
  ...view,
  supply: plus(view.supply, seat, -n),
  scores: view.scores.map((score, s) => (s === seat ? { ...score, cubes: score.cubes + n } : score)),
});
const placed = (view: PkView, seat: number, id: CityId, wanted: number): PkView => {
  const n = Math.min(wanted, view.supply[seat] ?? 0);
  return changed(supplied(view, seat, n), id, city => ({ ...city, ...withCubes(city, seat, n) }));
};

/** Moves one cube from the main area to the first free candidate space. */
const withCandidate = (city: City, owner: number): City => ({
  ...city,
  ...withCubes(city, owner, -1),
  alpha: city.alpha ?? owner,
  beta: city.alpha === null ? city.beta : (city.beta ?? owner),
});
/** When α is emptied, β moves to α. */
const without = (city: City, space: 'alpha' | 'beta'): City =>
  space === 'beta' ? { ...city, beta: null } : { ...city, alpha: city.beta, beta: null };

const taken = (view: PkView, seat: number, tile: TileId): PkView => {
  const slot = view.display.indexOf(tile);
  return {
    ...view,
    display: view.display.map((shown, i) => (i === slot ? null : shown)),
    held: view.held.map((tiles, s) => (s === seat ? [...tiles, tile] : tiles)),
  };
};

const after = (view: PkView, me: number, action: PkAction): PkView => {
  switch (action.do) {
    case 'place-cube':
      return placed(view, me, action.city, 1);
    case 'take-influence-tile': {
      const city = cityOfTile(action.tile);
      const held = taken(view, me, action.tile);
      return city === undefined ? held : placed(held, me, city, tileShards(TILE[action.tile]));
    }
    case 'propose':
      return changed(view, action.city, city => withCandidate(city, action.owner));
    case 'assassinate': {
      const { owner, space } = action;
      return changed(supplied(view, owner, -1), action.city, city =>
        space === 'main' ? { ...city, ...withCubes(city, owner, -1) } : without(city, space),
      );
    }
    case 'move-cube': {
      const left = changed(view, action.from, city => ({ ...city, ...withCubes(city, action.owner, -1) }));
      return changed(left, action.to, city => ({ ...city, ...withCubes(city, action.owner, 1) }));
    }
    default:
      return view;
  }
};

export const foreseen = (view: PkView, me: number, steps: readonly PkAction[]): PkView =>
  steps.reduce((now, action) => after(now, me, action), view);

const FORESEEN: ReadonlySet<PkAction['do']> = new Set(['place-cube', 'take-influence-tile', 'propose', 'assassinate', 'move-cube']);
const shown = ({ cities, supply, scores, held, display }: PkView): unknown => ({ cities, supply, scores, held, display });
/** For the law that `foreseen` agrees with `apply`. `isOpen`: the last proposal also holds the elections, which `foreseen` does not compute. */
export const foresight = {
  promise: (view: PkView, seat: Seat, action: PkAction): unknown =>
    FORESEEN.has(action.do) ? shown(foreseen(view, seat, [action])) : undefined,
  fact: shown,
  isOpen: (events: readonly PkEvent[]): boolean => events.some(e => e.e === 'elected' || e.e === 'no-leader'),
};
