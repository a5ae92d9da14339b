/**
 * What a seat may expect of face-down counters and special tiles, on a table dealt evenly: strong counters are sent, weak ones stay in
 * hand; some special tiles are usually played in the first turn. Deals what is hidden anew; what the seat sees stays.
 */
import { bit, has, type Rng, type Seat } from '@stoa/engine';
import {
  draftedIn,
  forces,
  holdsSpecial,
  one,
  type PkState,
  POWER_COUNT,
  SLOT_COUNT,
  SPECIALS,
  type SpecialId,
  STACK_COUNT,
  sizeOf,
} from '@stoa/perikles';

/**
 * How much likelier each strength is to be sent. In 20 games of bots the counters sent had strength 2.6 on average, those left in hand
 * 1.5.
 */
export const EAGERNESS = [1, 3, 9, 27] as const;
/** Draws `n` counters from a stack; strong ones are more likely. */
const drawStrong = (pool: number, n: number, rng: Rng): number => {
  let drawn = 0;
  let rest = pool;
  for (; n > 0; n--) {
    let whole = 0;
    for (let strength = 1; strength <= 4; strength++) whole += ((rest >> ((strength - 1) * 4)) & 15) * EAGERNESS[strength - 1]!;
    let at = rng.int(whole);
    let strength = 0;
    while (at >= 0 && strength < 4) at -= ((rest >> (strength * 4)) & 15) * EAGERNESS[strength++]!;
    drawn += one(strength);
    rest -= one(strength);
  }
  return drawn;
};

/**
 * The counters of a stack that could be others. Those of a half-made move could not: the move names their strength, so that its player can
 * take it back (PK-8.18).
 */
export const hiddenIn = (s: PkState, slot: number, power: number, unit: number): number => {
  const stack = s.at[slot * STACK_COUNT + 2 * power + unit]!;
  return s.draft.length === 0 || stack === 0 ? stack : stack - draftedIn(s, slot, power, unit);
};

const redealCounters = (s: PkState, power: number, unit: number, rng: Rng): void => {
  const index = 2 * power + unit;
  let pool = s.hand[index]!;
  if (pool === 0) return;
  /** The one location where this unit lies open, if any. */
  const open = has(s.revealed, unit) ? s.battle : -1;
  let sent = 0;
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (slot !== open) sent += hiddenIn(s, slot, power, unit);
  if (sent === 0) return;
  pool += sent;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const there = slot === open ? 0 : hiddenIn(s, slot, power, unit);
    if (there === 0) continue;
    const stack = drawStrong(pool, sizeOf(there), rng);
    s.at[slot * STACK_COUNT + index] = s.at[slot * STACK_COUNT + index]! - there + stack;
    pool -= stack;
  }
  s.hand[index] = pool;
};

/** How often a tile is still unused after the first turn, in parts of 20, in 20 games of bots. */
export const KEPT: Readonly<Record<SpecialId, number>> = {
  alkibiades: 13,
  brasidas: 14,
  perikles: 1,
  'persian-fleet': 1,
  phormio: 17,
  plague: 2,
  'slave-revolt': 12,
  'thessalian-allies': 2,
};
const redealSpecials = (s: PkState, seat: Seat, rng: Rng): void => {
  let bag = s.specialBag;
  for (let other = 0; other < s.seats; other++) if (other !== seat && holdsSpecial(s, other)) bag |= bit(s.special[other]!);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !holdsSpecial(s, other)) continue;
    let whole = 0;
    for (let tile = 0; tile < SPECIALS.length; tile++) if (has(bag, tile)) whole += KEPT[SPECIALS[tile]!];
    let at = rng.int(whole);
    let tile = -1;
    while (at >= 0) if (has(bag, ++tile)) at -= KEPT[SPECIALS[tile]!];
    s.special[other] = tile;
    bag &= ~bit(tile);
  }
  s.specialBag = bag;
};

export const redeal = (s: PkState, seat: Seat, rng: Rng): void => {
  if (s.turn > 1) redealSpecials(s, seat, rng);
  for (let power = 0; power < POWER_COUNT; power++)
    if (!has(forces(s, seat), power)) for (let unit = 0; unit < 2; unit++) redealCounters(s, power, unit, rng);
};
