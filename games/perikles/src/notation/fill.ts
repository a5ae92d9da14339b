/** What a position leaves unsaid because it follows from the rest: forces, main players, supplies, piles, bags and boxes. */
import { bit, each, minus, plus, top } from '@stoa/engine';
import { ATTACK, CITIES, CUBES_EACH, DEFEND, MAX_SEATS, PERSIA, SLOT_COUNT } from '../box.ts';
import { COMMIT_FORCES } from '../frames.ts';
import { eyesOn, firstPersian, main, persians, setMain } from '../pieces.ts';
import { ALL_COUNTERS, STACK_COUNT, stackIndex, stackOf, strengthsOf } from '../stacks.ts';
import { COALITION, NOBODY_THERE, type PkState } from '../state.ts';
import { fail } from './read.ts';
import { PHASE_6 } from './words.ts';

/** PK-7.7: leaders have their cities, the others Persia; only from the elections to the end of the turn. */
export const readForces = (s: PkState): void => {
  const room = top(s)?.room ?? '';
  if (s.stack[0] !== COMMIT_FORCES && !PHASE_6.includes(room)) return;
  for (let seat = 0; seat < s.seats; seat++) {
    s.forces[seat] = s.leader.reduce((set, leader, city) => (leader === seat ? plus(set, city) : set), 0);
    if (s.forces[seat] === 0) s.forces[seat] = bit(PERSIA);
  }
};

/** The main player where only the power was named: Persia's first player is then the first Persian seat. */
export const fillMain = (s: PkState): void => {
  for (let slot = 0; slot < SLOT_COUNT; slot++)
    for (const side of [ATTACK, DEFEND])
      if (main(s, slot, side) === COALITION && firstPersian(s, slot, side) === NOBODY_THERE)
        setMain(s, slot, side, COALITION, each(persians(s))[0] ?? fail());
};

/** Supply, piles, bags and boxes hold whatever lies nowhere else. */
export const fillRest = (s: PkState): void => {
  for (let seat = 0; seat < s.seats; seat++) {
    let left = CUBES_EACH;
    for (let city = 0; city < CITIES.length; city++) {
      left -= s.cubes[city * MAX_SEATS + seat]!;
      if (s.alpha[city] === seat) left--;
      if (s.beta[city] === seat) left--;
    }
    s.supply[seat] = left;
  }
  for (const tile of [...s.display, ...s.held]) if (tile >= 0) s.pile[tile] = s.pile[tile]! - 1;
  s.discard.forEach((n, tile) => {
    s.pile[tile] = s.pile[tile]! - n;
  });
  for (const location of s.slots) if (location >= 0) s.locationBag = minus(s.locationBag, location);
  s.owners.forEach((seats, location) => {
    if (seats !== 0) s.locationBag = minus(s.locationBag, location);
  });
  s.locationBag &= ~s.setAside;
  for (const tile of s.special) if (tile >= 0) s.specialBag = minus(s.specialBag, tile);
  s.used.forEach((seat, tile) => {
    if (seat !== NOBODY_THERE) s.specialBag = minus(s.specialBag, tile);
  });
  for (let i = 0; i < STACK_COUNT; i++) {
    const bag = strengthsOf(ALL_COUNTERS[i]!);
    const out = [s.hand, s.dead].flatMap(pile => strengthsOf(pile[i]!));
    for (let slot = 0; slot < SLOT_COUNT; slot++) out.push(...strengthsOf(s.at[slot * STACK_COUNT + i]!));
    if (i === stackIndex(1, 0) && s.revolt !== 0) out.push(s.revolt);
    for (const strength of out) {
      const at = bag.indexOf(strength);
      if (at < 0) fail();
      bag.splice(at, 1);
    }
    s.home[i] = stackOf(bag);
  }
};

/** `full-hands`: every power that a seat plays has in hand what lies nowhere else (PK-8.1). */
export const fillHands = (s: PkState): void => {
  for (let i = 0; i < STACK_COUNT; i++) {
    if (eyesOn(s, i >> 1) === 0) continue;
    s.hand[i] = s.hand[i]! + s.home[i]!;
    s.home[i] = 0;
  }
};
