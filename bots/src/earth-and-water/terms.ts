/**
 * What a position of Earth & Water is worth to a side, in named terms. The two sides play differently, and so do a campaign that begins
 * and one under way, so there are four lists of weights.
 */
import {
  ADJACENT,
  armies,
  armyCities,
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
import { count, lowest, top } from '@stoa/engine';
import { greeceWins, persiaWins } from './odds.ts';

/** The names, in the order in which `writeTerms` writes them. */
export const TERMS = [
  'points', // the track
  'pointsLate', // the track, more with fewer campaigns left
  'pointsLast', // the track in the last campaign
  'cities', // what Scoring would count if Supply came now
  'citiesLate', // the same, more with fewer campaigns left
  'citiesSoon', // the same, more with fewer cards left to change it
  'seized', // enemy key cities held through Supply
  'seizedBoth', // the immediate victory
  'exposed', // own key cities without an army
  'besieged', // enemy armies next to own key cities and fleets in their ports
  'armies',
  'forward', // armies outside the own key cities
  'crowd', // armies beyond three in one city fight no better
  'fleets',
  'cards',
  'talents',
  'hungry', // armies Supply would take: beyond capacity, or without a line
  'landings', // own armies standing with own fleets, ready to sail
  'bridge', // the road over the Hellespont, for Persia
  'march', // Persian armies at its near end
  'figures', // Persian kings alive, Greek heroes yet to come
  'room', // cities that neither side holds and own armies could march into
  'threat', // the chance to storm the weaker key city of the enemy in one movement
  'side', // a constant for Persia
  'campaigns', // the same for every campaign to come
] as const;
/** Under way, then where the next campaign begins; for Persia, then for Greece. */
export type Weights = Readonly<
  Record<(typeof TERMS)[number], readonly [persia: number, greece: number, persiaAnew: number, greeceAnew: number]>
>;

export const isNewCampaign = (s: EwState): boolean => {
  const f = top(s);
  return f?.room === 'preparation-cards' && f.side === PERSIA;
};

/** EW-12.7 to EW-12.10: the cities whose armies have neither a line nor a fleet to feed them. */
const cutOff = (s: EwState, side: Side, own: number, theirs: number, roads: readonly number[]): number => {
  const keys = KEY_CITIES[side] & own;
  const mine = armyCities(s, side);
  let line = keys;
  for (let rest = keys; rest !== 0; ) {
    const city = lowest(rest);
    rest &= rest - 1;
    const more = roads[city]! & ~line & ~theirs;
    line |= more;
    rest |= more;
  }
  const cut = mine & ~line;
  if (cut === 0) return 0;
  return (keys & ~fleetPorts(s, other(side))) !== 0 ? cut & ~fleetPorts(s, side) : cut;
};

/** Cities an army of this side reaches by road: through its own cities, into the first that is not (EW-7.11). */
const reached = (s: EwState, side: Side, own: number, roads: readonly number[]): number => {
  let through = armyCities(s, side);
  let found = 0;
  for (let rest = through; rest !== 0; ) {
    const city = lowest(rest);
    rest &= rest - 1;
    const next = roads[city]! & ~found;
    found |= next;
    const more = next & own & ~through;
    through |= more;
    rest |= more;
  }
  return found;
};

/** Armies of this side next to a city: all together, and the largest group. */
const beside = (s: EwState, side: Side, city: number, roads: readonly number[], largest: boolean): number => {
  let n = 0;
  for (let rest = roads[city]! & armyCities(s, side); rest !== 0; rest &= rest - 1) {
    const there = armies(s, side, lowest(rest));
    n = largest ? Math.max(n, there) : n + there;
  }
  return n;
};

/** The side that spends its talents now. */
const preparing = (s: EwState): Side | undefined => {
  const f = top(s);
  return f?.room === 'preparation-cards' || f?.room === 'preparation-pieces' ? f.side : undefined;
};

const HEROES = 0b000111;
const KINGS = 0b011000;

const shipsOf = (s: EwState, side: Side): number => {
  let n = 0;
  for (let rest = fleetPorts(s, side); rest !== 0; rest &= rest - 1) n += fleets(s, side, lowest(rest));
  return n;
};
const foodIn = (cities: number): number => {
  let food = 0;
  for (let rest = cities; rest !== 0; rest &= rest - 1) food += FOOD[lowest(rest)]!;
  return food;
};
/** The enemy's pieces at and beside these cities. */
const besieging = (s: EwState, enemy: Side, cities: number, roads: readonly number[]): number => {
  let n = 0;
  for (let rest = cities; rest !== 0; rest &= rest - 1) {
    const city = lowest(rest);
    n += fleets(s, enemy, city) + beside(s, enemy, city, roads, false);
  }
  return n;
};
/** The side's best chance to take one of these cities at once, by land or with its largest landing. */
const threatOn = (s: EwState, side: Side, cities: number, largestLanding: number, roads: readonly number[]): number => {
  const enemy = other(side);
  let threat = 0;
  for (let rest = cities; rest !== 0; rest &= rest - 1) {
    const city = lowest(rest);
    const byLand = beside(s, side, city, roads, true);
    const strike = Math.max(byLand, fleets(s, enemy, city) === 0 ? largestLanding : 0);
    const garrison = armies(s, enemy, city);
    if (strike > 0) threat = Math.max(threat, side === PERSIA ? persiaWins(strike, garrison, 4) : greeceWins(garrison, strike, 5));
  }
  return threat;
};

/**
 * The armies of a side on the map: all, outside its key cities, beyond three in a city, without supply; and how many at most could sail,
 * in all and from one port.
 */
const mustered = { onMap: 0, forward: 0, crowd: 0, starved: 0, landings: 0, largestLanding: 0 };
const muster = (s: EwState, side: Side, ownKeys: number, cut: number): void => {
  let onMap = 0;
  let forward = 0;
  let crowd = 0;
  let starved = 0;
  let landings = 0;
  let largestLanding = 0;
  for (let rest = armyCities(s, side); rest !== 0; rest &= rest - 1) {
    const city = lowest(rest);
    const n = armies(s, side, city);
    onMap += n;
    if (((ownKeys >> city) & 1) === 0) forward += n;
    if (((cut >> city) & 1) !== 0) starved += n;
    if (n > 3) crowd += n - 3;
    const ships = fleets(s, side, city);
    const aboard = Math.min(n, ships, 3);
    landings += aboard;
    if (aboard > largestLanding) largestLanding = aboard;
  }
  mustered.onMap = onMap;
  mustered.forward = forward;
  mustered.crowd = crowd;
  mustered.starved = starved;
  mustered.landings = landings;
  mustered.largestLanding = largestLanding;
};

export const writeTerms = (s: EwState, side: Side, out: number[], at: number): void => {
  const enemy = other(side);
  const own = controlled(s, side);
  const theirs = controlled(s, enemy);
  const roads = ADJACENT[s.bridge ? 1 : 0]!;
  const keys = KEY_CITIES[PERSIA] | KEY_CITIES[GREECE];
  const ownKeys = KEY_CITIES[side];
  const enemyKeys = KEY_CITIES[enemy];
  const points = side === PERSIA ? s.vp : -s.vp;
  const cut = cutOff(s, side, own, theirs, roads);
  const held = own & ~cut;
  const cities = count(held) + count(held & keys);
  const seized = count(held & enemyKeys);
  const late = (s.campaign - 1) / 4;
  muster(s, side, ownKeys, cut);
  const { onMap, forward, crowd, starved, landings, largestLanding } = mustered;
  // EW-12.4, EW-12.5: Persia's home feeds itself.
  const eaters = side === PERSIA ? forward : onMap;
  const food = foodIn(side === PERSIA ? own & ~ownKeys : own);
  const excess = eaters > food ? eaters - food : 0;
  const isPersia = side === PERSIA;

  out[at] = points;
  out[at + 1] = points * late;
  out[at + 2] = s.campaign === 5 ? points : 0;
  out[at + 3] = cities;
  out[at + 4] = cities * late;
  out[at + 5] = cities / (1 + handSize(s, PERSIA) + handSize(s, GREECE));
  out[at + 6] = seized;
  out[at + 7] = seized === 2 ? 1 : 0;
  out[at + 8] = count(ownKeys & ~armyCities(s, side));
  out[at + 9] = besieging(s, enemy, ownKeys, roads);
  out[at + 10] = onMap;
  out[at + 11] = forward;
  out[at + 12] = crowd;
  out[at + 13] = shipsOf(s, side);
  out[at + 14] = handSize(s, side);
  out[at + 15] = preparing(s) === side ? s.talents : 0;
  out[at + 16] = excess > starved ? excess : starved;
  out[at + 17] = landings;
  out[at + 18] = s.bridge && isPersia ? 1 : 0;
  out[at + 19] = s.bridge && isPersia ? onMap - forward : 0;
  out[at + 20] = isPersia ? 2 - count(s.figures & KINGS) : 3 - count(s.figures & HEROES);
  out[at + 21] = count(~(own | theirs) & reached(s, side, own, roads));
  out[at + 22] = threatOn(s, side, enemyKeys & ~own, largestLanding, roads);
  out[at + 23] = isPersia ? 1 : 0;
  out[at + 24] = isPersia ? 5 - s.campaign : 0;
};
