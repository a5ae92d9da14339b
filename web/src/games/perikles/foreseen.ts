/**
 * The table as it would stand after drafted steps that nothing follows, so that cities, tiles, seats and score all show one position:
 * cubes put down, moved and taken away, candidates, tiles taken. A look for the player; the table decides (PK-5, PK-6).
 */
import type { PkAction, PkView } from '@stoa/perikles';
import { type CityId, TILE, type TileId, tileShards } from '@stoa/perikles/box';
import { cityOfTile } from './board/influence.tsx';
import { withCubes } from './election.ts';

type City = PkView['cities'][number];

const changed = (view: PkView, id: CityId, change: (city: City) => City): PkView => ({
  ...view,
  cities: view.cities.map(city => (city.city === id ? change(city) : city)),
});
const plus = (list: readonly number[], seat: number, n: number): readonly number[] => list.map((each, s) => (s === seat ? each + n : each));

/** Cubes that come on the board or leave it count in the supply and in the score. */
const supplied = (view: PkView, seat: number, n: number): PkView => ({
  ...view,
  supply: plus(view.supply, seat, -n),
  scores: view.scores.map((score, s) => (s === seat ? { ...score, cubes: score.cubes + n } : score)),
});
const placed = (view: PkView, seat: number, id: CityId, wanted: number): PkView => {
  const n = Math.min(wanted, view.supply[seat] ?? 0);
  return changed(supplied(view, seat, n), id, city => ({ ...city, ...withCubes(city, seat, n) }));
};

/** A candidate is one of the cubes, set on the first free space. */
const withCandidate = (city: City, owner: number): City => ({
  ...city,
  ...withCubes(city, owner, -1),
  alpha: city.alpha ?? owner,
  beta: city.alpha === null ? city.beta : (city.beta ?? owner),
});
/** Where α is emptied, β moves up. */
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
