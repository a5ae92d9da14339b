/**
 * The figures of the table at a stop. All battles of a turn may be fought before the first of them is shown: score, defeats and clock then
 * know more than the scene. What came after the stop is taken off again.
 */
import type { PkEvent, PkView } from '@stoa/perikles';
import { CITIES, TRACKS } from '@stoa/perikles/box';

/** What bar and frieze show. */
export type Figures = Pick<PkView, 'room' | 'turn' | 'cities' | 'scores'>;

type City = PkView['cities'][number];

const isElection = ({ e }: PkEvent): boolean => e === 'elected' || e === 'no-leader';

/** What one scene tells stands together in the log: defeats and the tile of a battle, the elections of all cities. */
const firstResult = (log: readonly PkEvent[], at: number): number => {
  const stop = log[at];
  const belongs = (e: PkEvent): boolean => (stop !== undefined && isElection(stop) ? isElection(e) : e.e === 'defeat');
  let from = at;
  for (let before = log[from - 1]; before !== undefined && belongs(before); before = log[from - 1]) from--;
  return from;
};

/** The events after the stop, and with `settled` false the stop too. A defeat is told in the scene of its battle. */
const laterThan = (log: readonly PkEvent[], stop: PkEvent, settled: boolean): readonly PkEvent[] => {
  if (!settled) return log.slice(firstResult(log, log.indexOf(stop)));
  const later = log.slice(log.indexOf(stop) + 1);
  const first = later.findIndex(e => e.e !== 'defeat');
  return first < 0 ? [] : later.slice(first);
};

/** A city without what these events brought. */
export const cityBefore = (city: City, later: readonly PkEvent[]): City => {
  const suffered = later.filter(e => e.e === 'defeat' && e.city === city.city).length;
  const defeats = city.defeats - suffered;
  const raised = (seat: number): number => later.filter(e => e.e === 'statue' && e.city === city.city && e.seat === seat).length;
  return {
    ...city,
    defeats,
    value: suffered === 0 ? city.value : (TRACKS[CITIES.indexOf(city.city)]?.[defeats] ?? city.value),
    statues: city.statues.map((n, seat) => n - raised(seat)),
  };
};

/** A room of the phase that is shown. */
const roomOf = (stop: PkEvent): string => (isElection(stop) ? 'propose' : 'dice');

/** Cubes that elections took from a seat: its candidates, and what it paid where it won (PK-7.3, PK-7.4). */
export const electionCost = (results: readonly PkEvent[], seat: number): { readonly candidates: number; readonly paid: number } => {
  const elected = results.filter(e => e.e === 'elected');
  return {
    candidates: elected.filter(e => e.seat === seat || e.rival === seat).length,
    paid: elected.reduce((sum, e) => sum + (e.seat === seat ? e.cubes : 0), 0),
  };
};

/** `settled`: what the stop decided has been seen. */
export const asOf = (view: Figures, log: readonly PkEvent[], stop: PkEvent, settled = true): Figures => {
  const later = laterThan(log, stop, settled);
  const taken = (seat: number): number => {
    const { candidates, paid } = electionCost(later, seat);
    return candidates + paid;
  };
  const cities = view.cities.map(city => cityBefore(city, later));
  const won = (seat: number): number => later.reduce((sum, e) => sum + (e.e === 'tile-won' && e.seats.includes(seat) ? e.vp : 0), 0);
  // At its own stop a new turn has begun, but the page is that of the turn before.
  const begun = [...new Set([...later, stop])].filter(e => e.e === 'turn-begun').length;
  return {
    room: roomOf(stop),
    turn: view.turn - begun,
    cities,
    scores: view.scores.map((score, seat) => ({
      ...score,
      cubes: score.cubes + taken(seat),
      locations: score.locations - won(seat),
      statues: cities.reduce((sum, { statues, value }) => sum + (statues[seat] ?? 0) * value, 0),
    })),
  };
};
