/** How an election would end if it were held now, and with more cubes (PK-7). In: a city of a view. Out: who leads, at what cost. */
import type { PkView } from '../view-types.ts';

export interface ElectionResult {
  /** Null: the city has no candidate. */
  readonly leader: number | null;
  readonly rival: number | null;
  /** Cubes the leader pays: as many as the rival has. */
  readonly cost: number;
}
type City = Pick<PkView['cities'][number], 'cubes' | 'alpha' | 'beta'>;

export const electionOf = ({ cubes, alpha, beta }: City): ElectionResult => {
  if (alpha === null) return { leader: null, rival: null, cost: 0 };
  if (beta === null) return { leader: alpha, rival: null, cost: 0 };
  const [leader, rival] = (cubes[beta] ?? 0) > (cubes[alpha] ?? 0) ? [beta, alpha] : [alpha, beta];
  return { leader, rival, cost: cubes[rival] ?? 0 };
};

export const withCubes = (city: City, seat: number, n: number): City => ({
  ...city,
  cubes: city.cubes.map((cubes, s) => (s === seat ? cubes + n : cubes)),
});

/** How many more cubes a candidate needs to lead; undefined for the leader and for a seat that is no candidate. */
export const cubesToLead = (city: City, seat: number): number | undefined => {
  const { leader } = electionOf(city);
  if (leader === seat || (city.alpha !== seat && city.beta !== seat)) return undefined;
  let n = 1;
  while (electionOf(withCubes(city, seat, n)).leader !== seat) n++;
  return n;
};
