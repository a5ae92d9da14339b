/** Points, PK-19.1, and places with their tie-breaks, PK-19.2. */
import { has, type Outcome, type Seat } from '@stoa/engine';
import { CITY_COUNT, LAST_TURN, LOCATION_COUNT, LOCATION_DATA, TRACKS } from './box.ts';
import type { PkEnding } from './events.ts';
import { cubesOnBoard, defeats, statues } from './pieces.ts';
import type { PkState } from './state.ts';

/** PK-15.2: the highest uncovered number of a city's track; 0 when all are covered. */
export const cityValue = (s: PkState, city: number): number => TRACKS[city]![defeats(s, city)] ?? 0;

const statueCount = (s: PkState, seat: Seat): number => {
  let n = 0;
  for (let city = 0; city < CITY_COUNT; city++) n += statues(s, city, seat);
  return n;
};

export interface PkScore {
  readonly cubes: number;
  readonly locations: number;
  readonly statues: number;
}

/** PK-16.7: a tile of several owners counts in full for each. */
export const scoreOf = (s: PkState, seat: Seat): PkScore => {
  let locations = 0;
  for (let i = 0; i < LOCATION_COUNT; i++) if (has(s.owners[i]!, seat)) locations += LOCATION_DATA[i]!.vp;
  let points = 0;
  for (let city = 0; city < CITY_COUNT; city++) points += statues(s, city, seat) * cityValue(s, city);
  return { cubes: cubesOnBoard(s, seat), locations, statues: points };
};

const totalOf = (score: PkScore): number => score.cubes + score.locations + score.statues;

/** PK-3.2, PK-18.4: why the game ends after this turn; undefined if it goes on. */
export const endingOf = (s: PkState): PkEnding | undefined =>
  defeats(s, 0) >= 4 ? 'athens-falls' : defeats(s, 1) >= 4 ? 'sparta-falls' : s.turn === LAST_TURN ? 'three-turns' : undefined;

/** PK-19.2: more points, then more points from locations, then more statues; else a shared place. */
export const placesOf = (s: PkState): number[] => {
  const keys = Array.from({ length: s.seats }, (_, seat) => {
    const score = scoreOf(s, seat);
    return [totalOf(score), score.locations, statueCount(s, seat)] as const;
  });
  const beats = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((x, j) => x !== b[j]);
    return i >= 0 && a[i]! > b[i]!;
  };
  return keys.map(mine => 1 + keys.filter(other => beats(other, mine)).length);
};

export const outcomeOf = (s: PkState): Outcome | undefined => {
  if (s.stack.length > 0) return undefined;
  return {
    places: placesOf(s),
    reason: endingOf(s) ?? 'three-turns',
    rule: 'PK-19.2',
    scores: Array.from({ length: s.seats }, (_, seat) => ({ ...scoreOf(s, seat) })),
  };
};
