/**
 * What a seat of Perikles sees of face-down stacks and of the special tiles of others. In: a table. Out: groups for the learnt suspicion.
 */
import { bit, has, type Seat, top } from '@stoa/engine';
import {
  CITY_COUNT,
  controllerOf,
  forces,
  HOPLITE,
  holdsSpecial,
  leader,
  locationAt,
  main,
  one,
  type PkState,
  POWER_COUNT,
  playerOf,
  SLOT_COUNT,
  SPECIALS,
  STACK_COUNT,
  sizeOf,
} from '@stoa/perikles';
import { blocks, on } from '../net/features.ts';
import { type Answer, newGroup, type Part, type Suspicion } from '../suspicion.ts';
import { hiddenIn } from './hidden-model.ts';

const STRENGTHS = 4;
const LOCATIONS = 21;
const ATHENS = 0;
const SPARTA = 1;
const PERSIA = CITY_COUNT;
const FIRST = 0;
const NOT_FOUGHT = 2;

const upTo = (most: number, n: number): number => (n < most ? n : most);

const b = blocks();
const C = {
  stack: b.take(STACK_COUNT),
  turn: b.take(2 * 3),
  location: b.take(4 * LOCATIONS),
  size: b.take(2 * 5),
  left: b.take(2 * 5),
  later: b.take(5),
  round: b.take(4 * 3),
  against: b.take(4 * 6),
  beside: b.take(2 * 5),
  otherUnit: b.take(2 * 3),
  seats: b.take(3),
  isOwnCity: b.take(1),
  isAllied: b.take(2),
  isBattle: b.take(2),
  isFought: b.take(2),
  isLast: b.take(2),
  isRevolt: b.take(1),
};
const COUNTERS: Part = { name: 'counters', kinds: STRENGTHS, seen: b.size(), lists: 0, classes: 0, endless: false };

const t = blocks();
const T = {
  moment: t.take(9),
  seats: t.take(3),
  leads: t.take(3 * 3),
  used: t.take(6),
};
/** The special tiles of the training: the suspicion knows nothing of those that were added later. */
const TRAINED = 8;
const TILES: Part = { name: 'tiles', kinds: TRAINED, seen: t.size(), lists: 0, classes: 0, endless: false };

const counters = newGroup(COUNTERS);
const tiles = newGroup(TILES);
/** What lies in a stack, by strength, and which tile a seat has. */
const stackNow = new Int32Array(STRENGTHS);
const tileNow = new Int32Array(TRAINED);

/** By slot, side and unit: counters of all powers. */
const crowd = new Int32Array(SLOT_COUNT * 4);
const countCrowd = (s: PkState): void => {
  crowd.fill(0);
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if (s.slots[slot] === -1) continue;
    for (let power = 0; power < POWER_COUNT; power++) {
      const side = has(s.attackers[slot]!, power) ? 0 : 1;
      for (let unit = 0; unit < 2; unit++) {
        const n = sizeOf(s.at[slot * STACK_COUNT + 2 * power + unit]!);
        if (n > 0) crowd[slot * 4 + 2 * side + unit] = crowd[slot * 4 + 2 * side + unit]! + n;
      }
    }
  }
};

/** The features of one face-down stack. */
const lookAt = (s: PkState, slot: number, power: number, unit: number): void => {
  const { seen } = counters;
  const data = locationAt(s, slot);
  const side = has(s.attackers[slot]!, power) ? 0 : 1;
  const size = sizeOf(s.at[slot * STACK_COUNT + 2 * power + unit]!);
  const sideUnit = 2 * side + unit;
  on(seen, C.location + sideUnit * LOCATIONS + s.slots[slot]!);
  on(seen, C.size + unit * 5 + upTo(5, size) - 1);
  on(seen, C.round + sideUnit * 3 + (has(data.units, unit) ? (data.rounds[FIRST] === unit ? 0 : 1) : NOT_FOUGHT));
  on(seen, C.against + sideUnit * 6 + upTo(5, crowd[slot * 4 + 2 * (1 - side) + unit]!));
  on(seen, C.beside + unit * 5 + upTo(4, crowd[slot * 4 + sideUnit]! - size));
  on(seen, C.otherUnit + unit * 3 + upTo(2, sizeOf(s.at[slot * STACK_COUNT + 2 * power + 1 - unit]!)));
  if (power !== PERSIA && leader(s, controllerOf(s, slot)) === leader(s, power)) on(seen, C.isOwnCity);
  const player = main(s, slot, side);
  if (player >= 0 && player !== (power === PERSIA ? PERSIANS : leader(s, power))) on(seen, C.isAllied + unit);
  if (phaseOf(s) === BATTLES) {
    on(seen, C.isBattle + unit);
    if (s.battle === slot && s.round > 0) on(seen, C.isFought + unit);
  }
  if (s.lastCommitter >= 0 && has(forces(s, s.lastCommitter), power)) on(seen, C.isLast + unit);
};
/** The player that Persia's counters belong to. */
const PERSIANS = 5;

/** The features that all stacks of a power share. */
const lookAtPower = (s: PkState, power: number, unit: number): void => {
  const { seen } = counters;
  seen.n = 0;
  on(seen, C.stack + 2 * power + unit);
  on(seen, C.turn + unit * 3 + upTo(3, s.turn) - 1);
  on(seen, C.seats + s.seats - 3);
};
/** The answer for a stack that could hold any of `rest`. */
const stackOf = (stack: number, rest: number, owner: Seat, answer: Answer): number => {
  for (let k = 0; k < STRENGTHS; k++) {
    counters.pool[k] = (rest >> (4 * k)) & 15;
    stackNow[k] = (stack >> (4 * k)) & 15;
  }
  answer(counters, stackNow, owner);
  let now = 0;
  for (let k = 0; k < STRENGTHS; k++) now += stackNow[k]! * one(k + 1);
  return now;
};

const askStacks = (s: PkState, power: number, unit: number, answer: Answer): void => {
  const index = 2 * power + unit;
  let rest = s.hand[index]!;
  /** The one location where this unit lies open, if any. */
  const open = has(s.revealed, unit) ? s.battle : -1;
  const inHand = sizeOf(rest);
  let places = 0;
  let sent = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const stack = slot === open ? 0 : hiddenIn(s, slot, power, unit);
    if (stack === 0) continue;
    rest += stack;
    sent += sizeOf(stack);
    places++;
  }
  const isRevolt = power === SPARTA && unit === HOPLITE && s.revolt > 0;
  if (isRevolt) {
    rest += one(s.revolt);
    places++;
  }
  // Nothing is in hand and there is one place: everything is there.
  if (inHand === 0 && places < 2) return;
  const part = ((5 * inHand) / (inHand + sent + 1)) | 0;
  for (let slot = 0; slot < SLOT_COUNT && places > 0; slot++) {
    const stack = slot === open ? 0 : hiddenIn(s, slot, power, unit);
    if (stack === 0) continue;
    places--;
    lookAtPower(s, power, unit);
    on(counters.seen, C.left + unit * 5 + part);
    on(counters.seen, C.later + upTo(4, places));
    lookAt(s, slot, power, unit);
    const now = stackOf(stack, rest, leader(s, power), answer);
    s.at[slot * STACK_COUNT + index] = s.at[slot * STACK_COUNT + index]! - stack + now;
    rest -= now;
  }
  if (isRevolt) {
    lookAtPower(s, power, unit);
    on(counters.seen, C.isRevolt);
    const now = stackOf(one(s.revolt), rest, leader(s, power), answer);
    rest -= now;
    s.revolt = 1 + ((31 - Math.clz32(now)) >> 2);
  }
  s.hand[index] = rest;
};

/** Influence, forces, battles. */
const BATTLES = 2;
const phaseOf = (s: PkState): number => {
  const room = top(s)?.room;
  if (room === 'battle-special' || room === 'dice' || room === 'casualty') return BATTLES;
  return s.stack[0]?.room === 'commit-forces' || room === 'commit' ? 1 : 0;
};
const askTiles = (s: PkState, seat: Seat, answer: Answer): void => {
  let bag = s.specialBag;
  let used = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat && holdsSpecial(s, other)) bag |= bit(s.special[other]!);
  for (let tile = 0; tile < SPECIALS.length; tile++) if (s.used[tile]! >= 0) used++;
  const phase = phaseOf(s);
  const moment = 3 * (upTo(3, s.turn) - 1) + phase;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !holdsSpecial(s, other)) continue;
    tiles.seen.n = 0;
    on(tiles.seen, T.moment + moment);
    on(tiles.seen, T.seats + s.seats - 3);
    if (leader(s, ATHENS) === other) on(tiles.seen, T.leads + phase);
    if (leader(s, SPARTA) === other) on(tiles.seen, T.leads + 3 + phase);
    if (playerOf(s, other) === PERSIANS) on(tiles.seen, T.leads + 6 + phase);
    on(tiles.seen, T.used + upTo(5, used));
    for (let tile = 0; tile < TRAINED; tile++) {
      tiles.pool[tile] = has(bag, tile) ? 1 : 0;
      tileNow[tile] = s.special[other] === tile ? 1 : 0;
    }
    answer(tiles, tileNow, other);
    // A later tile stays where `determinize` dealt it.
    const dealt = tileNow.indexOf(1);
    if (dealt >= 0) s.special[other] = dealt;
    bag &= ~bit(s.special[other]!);
  }
  s.specialBag = bag;
};

export const periklesSuspicion: Suspicion<PkState> = {
  parts: [COUNTERS, TILES],
  ask(s, seat, answer) {
    askTiles(s, seat, answer);
    countCrowd(s);
    const own = forces(s, seat);
    for (let power = 0; power < POWER_COUNT; power++)
      if (!has(own, power)) for (let unit = HOPLITE; unit < 2; unit++) askStacks(s, power, unit, answer);
  },
};
