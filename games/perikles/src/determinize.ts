/**
 * A state this seat cannot tell from s, PK-20: everything it sees stays, everything hidden is dealt anew, drafts and
 * standing answers of others included. No history is needed: shown counters lie open in boxes or dead piles; `knowledge` has the rest.
 */
import { bit, count, has, lowest, minus, plus, type Rng, type Seat, top } from '@stoa/engine';
import type { PkAction } from './actions.ts';
import { HOPLITE, POWER, POWER_COUNT, SLOT_COUNT, SPARTA, TRIREME, UNIT } from './box.ts';
import { place, published, withStrength } from './commit/draft.ts';
import { requestPower, requestSlot } from './commit/permissions.ts';
import { controllingLeader, eyesOn, hand, holdsSpecial, setStackAt, stackAt } from './pieces.ts';
import { listPlacements, placementIn } from './rooms/commit.ts';
import { countOf, one, type Stack, sizeOf, stackIndex, strengthsOf, weakest } from './stacks.ts';
import { clone, NOBODY_THERE, type PkState, SEALED_NOT_ASKED, SEALED_OPEN } from './state.ts';

/** What all seats know beyond their views: the last commit turn, which battles may have cleared from the board since. */
export const knowledge = (s: PkState, _seat: Seat): unknown => (s.sent.length === 0 ? null : { sent: s.sent.slice(), cube: s.sentCube });

export const determinize = (state: PkState, seat: Seat, rng: Rng): PkState => {
  const open = state.lastCommitter === seat ? state : published(state);
  const s = open === state ? clone(state) : open;
  dealSpecials(s, seat, rng);
  for (let power = 0; power < POWER_COUNT; power++)
    if (!has(eyesOn(s, power), seat)) {
      dealCounters(s, power, HOPLITE, rng);
      dealCounters(s, power, TRIREME, rng);
    }
  imagineAnswers(s, seat, rng);
  imagineDraft(s, seat, rng);
  return s;
};

/** Deals the tiles of others anew from one bag with those out of the game; sealed decisions of others become undecided. */
const dealSpecials = (s: PkState, seat: Seat, rng: Rng): void => {
  let bag = s.specialBag;
  for (let other = 0; other < s.seats; other++) if (other !== seat && holdsSpecial(s, other)) bag |= bit(s.special[other]!);
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    if (s.sealed[other] !== SEALED_NOT_ASKED) s.sealed[other] = SEALED_OPEN;
    if (!holdsSpecial(s, other)) continue;
    let n = rng.int(count(bag));
    let rest = bag;
    while (n-- > 0) rest &= rest - 1;
    const tile = lowest(rest);
    s.special[other] = tile;
    bag = minus(bag, tile);
  }
  s.specialBag = bag;
};

/** Deals anew a power's face-down counters: sent home by Slave Revolt, on locations where they are not revealed, in hand. */
const dealCounters = (s: PkState, power: number, unit: number, rng: Rng): void => {
  const isRevolt = power === SPARTA && unit === HOPLITE && s.revolt > 0;
  let pool: Stack = hand(s, power, unit) + (isRevolt ? one(s.revolt) : 0);
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (isHidden(s, slot, unit)) pool += stackAt(s, slot, power, unit);
  if (pool === 0) return;
  // The strengths minus one, in rising order, two bits each in one number: there are at most ten.
  let list = 0;
  let left = 0;
  for (let strength = 0; strength < 4; strength++) for (let n = countOf(pool, strength + 1); n > 0; n--) list |= strength << (2 * left++);
  for (let place = isRevolt ? REVOLT : 0; place <= IN_HAND; place++) {
    const isSlot = place >= 0 && place < SLOT_COUNT;
    if (isSlot && !isHidden(s, place, unit)) continue;
    let stack = 0;
    for (let n = place === REVOLT ? 1 : sizeOf(isSlot ? stackAt(s, place, power, unit) : hand(s, power, unit)); n > 0; n--) {
      const at = 2 * rng.int(left--);
      stack += one(1 + ((list >> at) & 3));
      // The last strength of the list fills the gap.
      list = (list & ~(3 << at)) | (((list >> (2 * left)) & 3) << at);
    }
    if (place === REVOLT) s.revolt = weakest(stack);
    else if (isSlot) setStackAt(s, place, power, unit, stack);
    else s.hand[stackIndex(power, unit)] = stack;
  }
};
const REVOLT = -1;
const IN_HAND = SLOT_COUNT;
const isHidden = (s: PkState, slot: number, unit: number): boolean => slot !== s.battle || !has(s.revealed, unit);

/** PK-10.9: "always deny" of others looks like "ask me", so it is drawn anew, one in four; how often they changed answers is hidden. */
const imagineAnswers = (s: PkState, seat: Seat, rng: Rng): void => {
  for (let other = 0; other < s.seats; other++) if (other !== seat) s.changes[other] = 0;
  if (s.stack[0]?.room !== 'commit-forces') return;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if (s.slots[slot] === -1 || controllingLeader(s, slot) === seat) continue;
    s.alwaysDeny[slot] = 0;
    if (controllingLeader(s, slot) === NOBODY_THERE) continue;
    for (let power = 0; power < POWER_COUNT; power++)
      if (rng.int(4) === 0 && mayBeDenied(s, power, slot)) s.alwaysDeny[slot] = plus(s.alwaysDeny[slot]!, power);
  }
};
/** Only while no request is open and "always grant" is not set, and only for powers that could ask. */
const mayBeDenied = (s: PkState, power: number, slot: number): boolean =>
  !has(s.alwaysGrant[slot]!, power) &&
  eyesOn(s, power) !== 0 &&
  !has(eyesOn(s, power), controllingLeader(s, slot)) &&
  !s.requests.some(r => requestPower(r) === power && requestSlot(r) === slot);

/** PK-8.18: during another seat's commit turn, adds a draft of zero to two counters, as this seat does not see the true one. */
const imagineDraft = (s: PkState, seat: Seat, rng: Rng): void => {
  const turn = s.stack.find(f => f.room === 'commit');
  const room = top(s)?.room;
  if (turn?.room !== 'commit' || turn.seat === seat || (room !== 'commit' && room !== 'ask')) return;
  for (let n = rng.int(3); n > 0; n--) {
    const list: PkAction[] = [];
    listPlacements(s, turn.seat, list);
    const a = list.length === 0 ? undefined : list[rng.int(list.length)];
    if (a?.do !== 'place') return;
    const strengths = strengthsOf(hand(s, POWER[a.power], UNIT[a.unit]));
    place(s, turn.seat, withStrength(placementIn(s, a), strengths[rng.int(strengths.length)]!));
  }
};
