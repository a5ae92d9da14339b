/**
 * Elections as a bot weighs them: how likely a seat comes to lead a city with the present cubes and candidates, and what a tile, a
 * proposal or a murder would change. Reads public facts only.
 */
import { alpha, beta, CITY_COUNT, cityValue, cubes, type PkAction, type PkState, strengthOf } from '@stoa/perikles';
import { POWER, TILE, tileColour, tileShards, tileSymbol } from '@stoa/perikles/box';

/** How much a gain of another seat costs the own chance, in parts of what the same gain would be worth to the seat itself. */
export const RIVALRY = 0.4;
const SYMBOLS = [0, 0.8, 0.6] as const;

/** What elections are worth in a bot's habits. */
export interface Canvassing {
  /** A point of strength that comes with a city, in points. */
  readonly arms: number;
  /** As `RIVALRY`, in elections. */
  readonly rivalry: number;
}
const ANY_CITY = 6;

/** Strength of a city's counters at home. */
export const armyOf = (s: PkState, city: number): number => strengthOf(s.home[2 * city]!) + strengthOf(s.home[2 * city + 1]!);
const worthOf = (s: PkState, city: number): number => cityValue(s, city) + habits.arms * armyOf(s, city);

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
/** How much one more cube says: more when less is still to come. */
const steepness = (left: number, seats: number): number => (left <= 0 ? 6 : 0.7 + 3 / (1 + left / seats));
/** `sigmoid(steep · x / 2)` for whole x, by x + MIDDLE. */
type Curve = readonly number[];
const MIDDLE = 80;
const curveOf = (steep: number): Curve => Array.from({ length: 2 * MIDDLE + 1 }, (_, i) => sigmoid(steep * ((i - MIDDLE) / 2)));
/** Leads without a candidate, whatever is still to come. */
const OPEN_CURVE = curveOf(0.9);
/** By seats and influence tiles still to be taken; each computed when it is first needed. */
const curves: Curve[][] = [[], [], [], [], [], []];
const curveNow = (s: PkState): Curve => {
  const left = Math.max(0, s.seats * (s.seats === 5 ? 4 : 5) - s.takes);
  const drawn = curves[s.seats]!;
  drawn[left] ??= curveOf(steepness(left, s.seats));
  return drawn[left];
};

/** The main areas of a city, as they are or as they might be. */
const there: number[] = [0, 0, 0, 0, 0];
const load = (s: PkState, city: number): void => {
  for (let seat = 0; seat < s.seats; seat++) there[seat] = cubes(s, city, seat);
};
const chanceThere = (s: PkState, curve: Curve, seat: number, a: number, b: number): number => {
  const mine = there[seat]!;
  if (a === seat || b === seat) {
    const rival = a === seat ? b : a;
    if (rival >= 0) return curve[MIDDLE + 2 * (mine - there[rival]!) + (a === seat ? 1 : -1)]!;
    // Another candidate will stand: often the strongest.
    return 0.45 + 0.55 * curve[MIDDLE + 2 * (mine - strongestBut(s, seat)) + 1]!;
  }
  if (mine === 0 || (a >= 0 && b >= 0)) return 0;
  if (a >= 0) return 0.6 * curve[MIDDLE + 2 * (mine - there[a]!) - 3]!;
  return 0.65 * OPEN_CURVE[MIDDLE + 2 * (mine - strongestBut(s, seat))]!;
};
const strongestBut = (s: PkState, seat: number): number => {
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat && there[other]! > most) most = there[other]!;
  return most;
};

/** How likely a seat wins the election of a city, as the cubes lie now. */
export const electionChance = (s: PkState, city: number, seat: number): number => {
  load(s, city);
  return chanceThere(s, curveNow(s), seat, alpha(s, city), beta(s, city));
};

/** What a city's elections are worth to a seat, less what they are worth to the others. */
const standing = (s: PkState, curve: Curve, seat: number, a: number, b: number): number => {
  let sum = 0;
  for (let other = 0; other < s.seats; other++) sum += (other === seat ? 1 : -habits.rivalry) * chanceThere(s, curve, other, a, b);
  return sum;
};
/** The change of that for `n` cubes more of one owner. */
const moreCubes = (s: PkState, seat: number, city: number, owner: number, n: number): number => {
  look(s, seat, city);
  load(s, city);
  there[owner] = Math.max(0, there[owner]! + n);
  return (standing(s, curveNow(s), seat, alpha(s, city), beta(s, city)) - befores[city]!) * worths[city]!;
};

/**
 * What was found since the last canvass, because the same is asked many times about one table. By city: how it stands and what it is
 * worth.
 */
let canvasses = 0;
let habits: Canvassing = { arms: 0, rivalry: RIVALRY };
const befores: number[] = new Array<number>(CITY_COUNT).fill(0);
const worths: number[] = new Array<number>(CITY_COUNT).fill(0);
const lookedIn: number[] = new Array<number>(CITY_COUNT).fill(-1);
const look = (s: PkState, seat: number, city: number): void => {
  if (lookedIn[city] === canvasses) return;
  lookedIn[city] = canvasses;
  load(s, city);
  befores[city] = standing(s, curveNow(s), seat, alpha(s, city), beta(s, city));
  worths[city] = worthOf(s, city);
};
/** Answers about own cubes, by city and number of cubes. */
const MOST_CUBES = 4;
const given: number[] = new Array<number>(CITY_COUNT * MOST_CUBES).fill(0);
const givenIn: number[] = new Array<number>(given.length).fill(-1);
/** To be called before questions about another table, or for another seat, with these habits. */
export const canvass = (by: Canvassing): void => {
  canvasses++;
  habits = by;
};
const ownCubes = (s: PkState, seat: number, city: number, n: number): number => {
  const i = city * MOST_CUBES + n;
  if (givenIn[i] !== canvasses) {
    givenIn[i] = canvasses;
    given[i] = moreCubes(s, seat, city, seat, n);
  }
  return given[i]!;
};

const bestCity = (s: PkState, seat: number): number => {
  let most = 0;
  for (let city = 0; city < CITY_COUNT; city++) most = Math.max(most, ownCubes(s, seat, city, 1));
  return most;
};

/** What an action of the influence phase or a proposal is worth, roughly in points; 0 for any other action. */
export const influenceMark = (s: PkState, seat: number, a: PkAction): number => {
  switch (a.do) {
    case 'take-influence-tile': {
      const tile = TILE[a.tile];
      const city = tileColour(tile);
      const shards = tileShards(tile);
      const gain = city === ANY_CITY ? bestCity(s, seat) : ownCubes(s, seat, city, shards);
      return gain + shards + (city === ANY_CITY ? 0 : (SYMBOLS[tileSymbol(tile)] ?? 0));
    }
    case 'place-cube':
      return ownCubes(s, seat, POWER[a.city], 1);
    case 'propose': {
      const city = POWER[a.city];
      look(s, seat, city);
      load(s, city);
      there[a.owner] = there[a.owner]! - 1;
      const first = alpha(s, city);
      const isFirst = first < 0;
      const after = standing(s, curveNow(s), seat, isFirst ? a.owner : first, isFirst ? beta(s, city) : a.owner);
      return (after - befores[city]!) * worths[city]!;
    }
    case 'assassinate': {
      const city = POWER[a.city];
      const point = a.owner === seat ? -1 : habits.rivalry;
      if (a.space === 'main') return point + moreCubes(s, seat, city, a.owner, -1);
      look(s, seat, city);
      load(s, city);
      const after = standing(s, curveNow(s), seat, a.space === 'alpha' ? beta(s, city) : alpha(s, city), -1);
      return point + (after - befores[city]!) * worths[city]!;
    }
    default:
      return 0;
  }
};
