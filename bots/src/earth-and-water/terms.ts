/**
 * What a position of Earth & Water is worth to a side, in named terms. The two sides are not alike, so each has its own
 * weights; a side's terms stand in its own half of the list.
 */
import {
  ADJACENT,
  armies,
  armyCities,
  CITY_COUNT,
  controlled,
  type EwState,
  FOOD,
  fleetPorts,
  fleets,
  GREECE,
  handSize,
  KEY_CITIES,
  other,
  PERSIA,
  type Side,
} from '@stoa/earth-and-water';
import { count, has, top } from '@stoa/engine';

/** The names, in the order they are written. */
export const TERMS = [
  'points', // the track
  'pointsLate', // the track, the more so the fewer campaigns are left
  'cities', // what Scoring would count if Supply came now
  'citiesLate', // the same, the more so the fewer campaigns are left
  'citiesSoon', // the same, the more so the fewer cards are left to change it
  'seized', // enemy key cities held through Supply
  'seizedBoth', // the immediate victory
  'exposed', // own key cities without an army
  'besieged', // enemy armies next to own key cities or in their ports
  'armies',
  'crowd', // armies beyond three in one city fight no better
  'fleets',
  'cards',
  'talents',
  'hungry', // armies Supply would take: beyond capacity, or without a line
  'landings', // own armies standing with own fleets, ready to sail
  'bridge', // the road over the Hellespont, for Persia
  'room', // cities that nobody holds and own armies could march into
  'threat', // strength that could fall on the enemy's weaker key city, beyond its garrison
] as const;

const HOME = KEY_CITIES[PERSIA];

/** EW-12.7 to EW-12.10: the cities whose armies have neither a line nor a fleet to feed them. */
const cutOff = (s: EwState, side: Side, own: number, theirs: number): number => {
  const keys = (KEY_CITIES[side] as number) & own;
  const roads = ADJACENT[s.bridge ? 1 : 0] as readonly number[];
  let line = keys;
  for (let grew = true; grew; ) {
    grew = false;
    for (let city = 0; city < CITY_COUNT; city++) {
      if (has(line, city) || has(theirs, city) || ((roads[city] as number) & line) === 0) continue;
      line |= 1 << city;
      grew = true;
    }
  }
  const enemyFleets = fleetPorts(s, other(side));
  const bySea = (keys & ~enemyFleets) !== 0 ? fleetPorts(s, side) : 0;
  return armyCities(s, side) & ~line & ~bySea;
};

/** Cities an army of this side reaches by road: through its own cities, into the first that is not (EW-7.11). */
const reached = (s: EwState, side: Side, own: number): number => {
  const roads = ADJACENT[s.bridge ? 1 : 0] as readonly number[];
  let through = armyCities(s, side);
  let found = 0;
  for (let rest = through; rest !== 0; ) {
    const city = 31 - Math.clz32(rest & -rest);
    rest &= rest - 1;
    const next = (roads[city] as number) & ~found;
    found |= next;
    const more = next & own & ~through;
    through |= more;
    rest |= more;
  }
  return found;
};

/** The most armies that could come to a city in one movement: the largest stack by road, or three by sea. */
const strike = (s: EwState, side: Side, target: number, mine: number, landings: number): number => {
  let most = Math.min(3, landings);
  const roads = ADJACENT[s.bridge ? 1 : 0] as readonly number[];
  for (let city = 0; city < CITY_COUNT; city++)
    if (has((roads[target] as number) & mine, city)) most = Math.max(most, armies(s, side, city));
  return most;
};

/** The side that spends its talents now. */
const preparing = (s: EwState): Side | undefined => {
  const f = top(s);
  return f?.room === 'preparation-cards' || f?.room === 'preparation-pieces' ? f.side : undefined;
};

export const writeTerms = (s: EwState, side: Side, out: number[], at: number): void => {
  const enemy = other(side);
  const own = controlled(s, side);
  const theirs = controlled(s, enemy);
  const keys = KEY_CITIES[PERSIA] | KEY_CITIES[GREECE];
  const ownKeys = KEY_CITIES[side] as number;
  const enemyKeys = KEY_CITIES[enemy] as number;
  const points = side === PERSIA ? s.vp : -s.vp;
  const cut = cutOff(s, side, own, theirs);
  const held = own & ~cut;
  const cities = count(held) + count(held & keys);
  const seized = count(held & enemyKeys);
  const soon = 1 / (1 + handSize(s, PERSIA) + handSize(s, GREECE));
  const late = (s.campaign - 1) / 4;
  const roads = ADJACENT[s.bridge ? 1 : 0] as readonly number[];

  let onMap = 0;
  let abroad = 0;
  let crowd = 0;
  let sea = 0;
  let landings = 0;
  let capacity = 0;
  let besieged = 0;
  let starved = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    const n = armies(s, side, city);
    const ships = fleets(s, side, city);
    onMap += n;
    if (has(cut, city)) starved += n;
    if (n > 3) crowd += n - 3;
    sea += ships;
    landings += n < ships ? n : ships;
    const home = side === PERSIA && has(HOME, city);
    if (!home) abroad += n;
    if (!home && has(own, city)) capacity += FOOD[city] as number;
    if (has(ownKeys, city)) {
      besieged += fleets(s, enemy, city);
      for (let from = 0; from < CITY_COUNT; from++) if (has(roads[city] as number, from)) besieged += armies(s, enemy, from);
    }
  }
  let threat = 0;
  for (let city = 0; city < CITY_COUNT; city++)
    if (has(enemyKeys & ~own, city)) threat = Math.max(threat, strike(s, side, city, own, landings) - armies(s, enemy, city));
  const nobody = ~(own | theirs) & reached(s, side, own);
  const excess = abroad > capacity ? abroad - capacity : 0;

  out[at] = points;
  out[at + 1] = points * late;
  out[at + 2] = cities;
  out[at + 3] = cities * late;
  out[at + 4] = cities * soon;
  out[at + 5] = seized;
  out[at + 6] = seized === 2 ? 1 : 0;
  out[at + 7] = count(ownKeys & ~armyCities(s, side));
  out[at + 8] = besieged;
  out[at + 9] = onMap;
  out[at + 10] = crowd;
  out[at + 11] = sea;
  out[at + 12] = handSize(s, side);
  out[at + 13] = preparing(s) === side ? s.talents : 0;
  out[at + 14] = excess > starved ? excess : starved;
  out[at + 15] = landings;
  out[at + 16] = s.bridge && side === PERSIA ? 1 : 0;
  out[at + 17] = count(nobody);
  out[at + 18] = threat;
};
