/** What a position of Perikles is worth to a seat, in named terms, all in points or parts of them. */
import { has, top } from '@stoa/engine';
import {
  ATTACK,
  alpha,
  beta,
  CITY_COUNT,
  cityValue,
  controllerOf,
  controllingLeader,
  DEFEND,
  forces,
  HOPLITE,
  hand,
  holdsSpecial,
  leader,
  locationAt,
  main,
  type PkState,
  POWER_COUNT,
  playerOf,
  SLOT_COUNT,
  scoreOf,
  sizeOf,
  strengthOf,
  TRIREME,
} from '@stoa/perikles';
import { attackChance, dropOf, leaveGain, statuesAt, turnsLeft } from './battle-odds.ts';
import { armyOf, electionChance } from './elections.ts';

/** The names, in the order in which `writeWeighed` writes them. */
export const TERMS = [
  'cubes', // on the board: points at the end, if elections do not use them up
  'tiles', // points of locations won
  'statues', // what the statues are worth now
  'toCome', // statues that the cities led now will raise
  'elections', // statues from elections whose candidates stand
  'hopes', // statues from elections that are still open
  'arms', // strength of the cities those elections would bring
  'battles', // tiles that the battles will probably give
  'battlesOpen', // the same, more with more counters still to come
  'defeats', // statues' points that probable defeats would take
  'defeatsOpen', // the same, more with more counters still to come
  'hand', // strength in hand that can still be sent
  'special', // the special tile, unused
  'permissions', // permissions given that can still be used: help where a defeat threatens, points for a rival where none does
  'words', // questions asked and counters taken back in this turn
] as const;
export type Term = (typeof TERMS)[number];

/** Strength still in the hands of these powers, as far as there are turns to send it. */
const inHand = (s: PkState, seat: number, powers: number): number => {
  let strength = 0;
  let size = 0;
  for (let power = 0; power < POWER_COUNT; power++)
    if (has(powers, power)) {
      const [hoplites, triremes] = [hand(s, power, HOPLITE), hand(s, power, TRIREME)];
      strength += strengthOf(hoplites) + strengthOf(triremes);
      size += sizeOf(hoplites) + sizeOf(triremes);
    }
  if (size === 0) return 0;
  return (strength / size) * Math.min(size, 2.5 * turnsLeft(s, seat));
};

/** The share of the commit turns that is still to come. */
const stillOpen = (s: PkState): number => {
  let tiles = 0;
  for (let i = 0; i < s.held.length; i++) if (s.held[i]! >= 0) tiles++;
  return tiles / (s.seats === 5 ? 20 : 5 * s.seats);
};

/** What is the same for all seats: whether a seat leads a city yet, and how likely each attack wins. */
let leads = false;
const chances: number[] = new Array<number>(SLOT_COUNT).fill(0);
/** By slot: what each statue of its city will probably lose there. */
const threats: number[] = new Array<number>(SLOT_COUNT).fill(0);
export const weighBattles = (s: PkState): void => {
  leads = false;
  for (let city = 0; city < CITY_COUNT; city++) if (leader(s, city) >= 0) leads = true;
  if (!leads) return;
  for (let slot = s.battle; slot < SLOT_COUNT; slot++) {
    if (s.slots[slot]! < 0) continue;
    const chance = attackChance(s, slot);
    chances[slot] = chance;
    threats[slot] = chance > 0 ? chance * dropOf(s, controllerOf(s, slot)) : 0;
  }
};

/** How likely each attack wins on the table that was weighed last, by slot; undefined where no city has a leader. */
export const battleChances = (): readonly number[] | undefined => (leads ? chances : undefined);

/** Writes the terms at `at`. */
export const writeTerms = (s: PkState, seat: number, out: number[], at: number): void => {
  weighBattles(s);
  writeWeighed(s, seat, out, at);
};
/** The same for a table whose battles were weighed just before. */
export const writeWeighed = (s: PkState, seat: number, out: number[], at: number): void => {
  const score = scoreOf(s, seat);
  let toCome = 0;
  let elections = 0;
  let hopes = 0;
  let arms = 0;
  for (let city = 0; city < CITY_COUNT; city++) if (leader(s, city) === seat) toCome += cityValue(s, city);
  if (!leads)
    for (let city = 0; city < CITY_COUNT; city++) {
      const chance = electionChance(s, city, seat);
      if (alpha(s, city) >= 0 && beta(s, city) >= 0) elections += chance * cityValue(s, city);
      else hopes += chance * cityValue(s, city);
      arms += chance * armyOf(s, city);
    }

  let battles = 0;
  let loss = 0;
  let permissions = 0;
  const f = top(s);
  if (leads) {
    // A permission counts while it can be used; the battles show what came of it.
    const isOpen = f?.room === 'commit' || f?.room === 'ask';
    const me = playerOf(s, seat);
    for (let slot = s.battle; slot < SLOT_COUNT; slot++) {
      if (s.slots[slot]! < 0) continue;
      const chance = chances[slot]!;
      const { vp } = locationAt(s, slot);
      if (main(s, slot, ATTACK) === me) battles += chance * vp;
      else if (main(s, slot, DEFEND) === me) battles += chance === 0 ? 1.5 : (1 - chance) * vp;
      if (chance > 0) loss += threats[slot]! * statuesAt(s, controllerOf(s, slot), seat);
      if (isOpen && s.grants[slot]! !== 0 && controllingLeader(s, slot) === seat) permissions += leaveGain(s, seat, slot);
    }
  }

  const open = leads ? stillOpen(s) : 0;
  out[at] = score.cubes;
  out[at + 1] = score.locations;
  out[at + 2] = score.statues;
  out[at + 3] = toCome;
  out[at + 4] = elections;
  out[at + 5] = hopes;
  out[at + 6] = arms;
  out[at + 7] = battles;
  out[at + 8] = battles * open;
  out[at + 9] = loss;
  out[at + 10] = loss * open;
  out[at + 11] = leads ? inHand(s, seat, forces(s, seat)) : 0;
  out[at + 12] = holdsSpecial(s, seat) ? 1 : 0;
  out[at + 13] = permissions;
  out[at + 14] = f?.room === 'commit' && f.seat === seat ? s.asked + s.takeBacks : 0;
};
