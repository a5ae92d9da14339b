/** How the elections would end if they were held now, and with a cube or a candidate more. A look at the table for the player; the table decides (PK-7). */
import type { PkAction, PkView } from '@stoa/perikles';
import { type CityId, TILE, tileShards } from '@stoa/perikles/box';
import { cityOfTile } from './board/influence.tsx';

export interface Result {
  /** Null: nobody stands for it. */
  readonly leader: number | null;
  readonly rival: number | null;
  /** Cubes the leader pays: as many as the rival has. */
  readonly cost: number;
}
type City = Pick<PkView['cities'][number], 'cubes' | 'alpha' | 'beta'>;

export const electionOf = ({ cubes, alpha, beta }: City): Result => {
  if (alpha === null) return { leader: null, rival: null, cost: 0 };
  if (beta === null) return { leader: alpha, rival: null, cost: 0 };
  const [leader, rival] = (cubes[beta] ?? 0) > (cubes[alpha] ?? 0) ? [beta, alpha] : [alpha, beta];
  return { leader, rival, cost: cubes[rival] ?? 0 };
};

export const withCubes = (city: City, seat: number, n: number): City => ({
  ...city,
  cubes: city.cubes.map((cubes, s) => (s === seat ? cubes + n : cubes)),
});
/** A candidate is one of the cubes, set on the first free space. */
const withCandidate = (city: City, owner: number): City => ({
  ...withCubes(city, owner, -1),
  alpha: city.alpha ?? owner,
  beta: city.alpha === null ? city.beta : (city.beta ?? owner),
});

/** How many cubes more a candidate needs to lead; undefined for who leads already or does not stand. */
export const cubesToLead = (city: City, seat: number): number | undefined => {
  const { leader } = electionOf(city);
  if (leader === seat || (city.alpha !== seat && city.beta !== seat)) return undefined;
  let n = 1;
  while (electionOf(withCubes(city, seat, n)).leader !== seat) n++;
  return n;
};

/** What a drafted step would make of a city's election; undefined where it changes no city. */
export const electionAfter = (view: PkView, me: number, action: PkAction | undefined): { city: CityId; result: Result } | undefined => {
  const after = (id: CityId, change: (city: City) => City): { city: CityId; result: Result } | undefined => {
    const city = view.cities.find(c => c.city === id);
    return city && { city: id, result: electionOf(change(city)) };
  };
  if (action?.do === 'place-cube') return after(action.city, city => withCubes(city, me, 1));
  if (action?.do === 'propose') return after(action.city, city => withCandidate(city, action.owner));
  const city = action?.do === 'take-influence-tile' ? cityOfTile(action.tile) : undefined;
  if (action?.do !== 'take-influence-tile' || city === undefined) return undefined;
  return after(city, before => withCubes(before, me, tileShards(TILE[action.tile])));
};
