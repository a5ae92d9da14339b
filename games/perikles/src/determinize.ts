/**
 * A state this seat cannot tell from s, PK-20: everything it sees stays, everything hidden is dealt anew. Nothing has to be
 * remembered: what was shown once lies open in a box or a dead pile, so a seat knows no more than its view.
 */
import { bit, count, has, minus, type Rng, type Seat } from '@stoa/engine';
import { HOPLITE, POWER_COUNT, SLOT_COUNT, SPARTA, TRIREME } from './box.ts';
import { published } from './draft.ts';
import { one, type Stack, sizeOf, stackIndex, strengthsOf, weakest } from './stacks.ts';
import {
  clone,
  controllingLeader,
  eyesOn,
  hand,
  holdsSpecial,
  type PkState,
  SEALED_NOT_ASKED,
  SEALED_OPEN,
  setStackAt,
  stackAt,
} from './state.ts';

export const knowledge = (_s: PkState, _seat: Seat): null => null;

export const determinize = (state: PkState, seat: Seat, rng: Rng): PkState => {
  const open = state.lastCommitter === seat ? state : published(state);
  const s = open === state ? clone(state) : open;
  dealSpecials(s, seat, rng);
  for (let power = 0; power < POWER_COUNT; power++)
    if (!has(eyesOn(s, power), seat)) for (const unit of [HOPLITE, TRIREME]) dealCounters(s, power, unit, rng);
  forgetAnswers(s, seat);
  return s;
};

/** Tiles of others and those out of the game are one bag; sealed decisions of others are still to come. */
const dealSpecials = (s: PkState, seat: Seat, rng: Rng): void => {
  let bag = s.specialBag;
  for (let other = 0; other < s.seats; other++) if (other !== seat && holdsSpecial(s, other)) bag |= bit(s.special[other] as number);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    if (s.sealed[other] !== SEALED_NOT_ASKED) s.sealed[other] = SEALED_OPEN;
    if (!holdsSpecial(s, other)) continue;
    let n = rng.int(count(bag));
    let rest = bag;
    while (n-- > 0) rest &= rest - 1;
    const tile = 31 - Math.clz32(rest & -rest);
    s.special[other] = tile;
    bag = minus(bag, tile);
  }
  s.specialBag = bag;
};

/** The counters of a power that lie face down: in hand, on locations where they are not revealed, sent home by Slave Revolt. */
const dealCounters = (s: PkState, power: number, unit: number, rng: Rng): void => {
  const isRevolt = power === SPARTA && unit === HOPLITE && s.revolt > 0;
  let pool: Stack = hand(s, power, unit) + (isRevolt ? one(s.revolt) : 0);
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (isHidden(s, slot, unit)) pool += stackAt(s, slot, power, unit);
  if (pool === 0) return;
  const bag = strengthsOf(pool);
  const draw = (n: number): Stack => {
    let stack = 0;
    for (; n > 0; n--) {
      const i = rng.int(bag.length);
      stack += one(bag[i] as number);
      bag[i] = bag[bag.length - 1] as number;
      bag.pop();
    }
    return stack;
  };
  if (isRevolt) s.revolt = weakest(draw(1));
  for (let slot = 0; slot < SLOT_COUNT; slot++)
    if (isHidden(s, slot, unit)) setStackAt(s, slot, power, unit, draw(sizeOf(stackAt(s, slot, power, unit))));
  s.hand[stackIndex(power, unit)] = draw(sizeOf(hand(s, power, unit)));
};
const isHidden = (s: PkState, slot: number, unit: number): boolean => slot !== s.battle || !has(s.revealed, unit);

/** PK-10.9: "always deny" of others looks like "ask me"; how often they changed their answers is theirs. */
const forgetAnswers = (s: PkState, seat: Seat): void => {
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (s.slots[slot] !== -1 && controllingLeader(s, slot) !== seat) s.alwaysDeny[slot] = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) s.changes[other] = 0;
};
