/**
 * The draft of a commit turn, PK-8.16 to PK-8.18: placements change the state at once, so that each is checked against
 * those before it; a list keeps what is needed to take them back. Only their player sees them until they are published.
 */
import { bit, type Log, minus, plus, type Seat } from '@stoa/engine';
import { CITY_COUNT, type CityId, cityId, PERSIA, powerId, sideId, unitId } from '../box.ts';
import type { PkEvent, Placement } from '../events.ts';
import { seatList } from '../frames.ts';
import {
  countersAt,
  eyesOn,
  locationAt,
  main,
  placeCubes,
  playerOf,
  playerOfPower,
  powersOn,
  returnCubes,
  setMain,
  setPowersOn,
  setStackAt,
  stackAt,
} from '../pieces.ts';
import { one, type Stack, stackIndex } from '../stacks.ts';
import { clone, NOBODY_THERE, type PkState } from '../state.ts';
import { relate } from './diplomacy.ts';
import { emptyMain } from './permissions.ts';
import { PAY_NONE } from './placement.ts';

/** PK-8.18: how often in a commit turn a player can take back the last placement. */
export const TAKE_BACK_LIMIT = 8;

/** PK-8.13: how many counters a cube pays for. */
const EXTRA_COUNTERS = 2;

/** A placement in one number; strength 0 while it is not chosen. */
export const placementOf = (power: number, unit: number, slot: number, side: number, pay: number): number =>
  (unit << 3) | (power << 4) | (slot << 7) | (side << 10) | (pay << 11);
export const withStrength = (placement: number, strength: number): number => placement | strength;
export const strengthIn = (placement: number): number => placement & 7;
export const unitIn = (placement: number): number => (placement >> 3) & 1;
export const powerIn = (placement: number): number => (placement >> 4) & 7;
export const slotIn = (placement: number): number => (placement >> 7) & 7;
export const sideIn = (placement: number): number => (placement >> 10) & 1;
export const payIn = (placement: number): number => (placement >> 11) & 7;
/** Marks the placement that paid the cube. */
const PAID_NOW = bit(14);

/** PK-9.6: 0 for the main box, 1 for the allied box. */
export const boxOf = (s: PkState, placement: number): 0 | 1 =>
  main(s, slotIn(placement), sideIn(placement)) === playerOfPower(s, powerIn(placement)) ? 0 : 1;
export const BOXES = ['main', 'allied'] as const;

export const describe = (s: PkState, placement: number, strength: number | null): Placement => {
  const [power, slot, side] = [powerIn(placement), slotIn(placement), sideIn(placement)];
  return {
    power: powerId(power),
    unit: unitId(unitIn(placement)),
    location: locationAt(s, slot).id,
    side: sideId(side),
    box: BOXES[boxOf(s, placement)],
    strength,
  };
};

/** PK-8.17, PK-9.6: from hand to the location; the first player on a side is main. PK-8.13: the first extra counter pays the cube. */
export const place = (s: PkState, seat: Seat, placement: number): void => {
  const power = powerIn(placement);
  const unit = unitIn(placement);
  const slot = slotIn(placement);
  const side = sideIn(placement);
  const pay = payIn(placement);
  const counter = one(strengthIn(placement));
  let mark = placement;
  if (pay === PAY_NONE) {
    s.baseLeft--;
    s.basePlaced++;
  } else {
    if (s.extraPower < 0) {
      returnCubes(s, seat, pay, 1);
      s.extraPower = power;
      s.extraCity = pay;
      s.extraLeft = EXTRA_COUNTERS;
      mark |= PAID_NOW;
    }
    s.extraLeft--;
  }
  const i = stackIndex(power, unit);
  s.hand[i] = s.hand[i]! - counter;
  setStackAt(s, slot, power, unit, stackAt(s, slot, power, unit) + counter);
  if (main(s, slot, side) === NOBODY_THERE) setMain(s, slot, side, playerOf(s, seat), power === PERSIA ? seat : NOBODY_THERE);
  setPowersOn(s, slot, side, plus(powersOn(s, slot, side), power));
  relate(s, power, slot, side);
  s.draft.push(mark);
};

/** Undoes the last placement of the draft, pairs of PK-11 included. */
export const takeBackLast = (s: PkState, seat: Seat): void => {
  const placement = s.draft.pop()!;
  const power = powerIn(placement);
  const unit = unitIn(placement);
  const slot = slotIn(placement);
  const side = sideIn(placement);
  const pay = payIn(placement);
  const counter = one(strengthIn(placement));
  if (pay === PAY_NONE) {
    s.baseLeft++;
    s.basePlaced--;
  } else {
    s.extraLeft++;
    if ((placement & PAID_NOW) !== 0) {
      placeCubes(s, seat, pay, 1);
      s.extraPower = -1;
      s.extraCity = -1;
      s.extraLeft = 0;
    }
  }
  const i = stackIndex(power, unit);
  s.hand[i] = s.hand[i]! + counter;
  setStackAt(s, slot, power, unit, stackAt(s, slot, power, unit) - counter);
  if (countersAt(s, slot, power) === 0) setPowersOn(s, slot, side, minus(powersOn(s, slot, side), power));
  if (powersOn(s, slot, side) === 0) emptyMain(s, slot, side);
  s.hostile = s.hostileBefore;
  s.friendly = s.friendlyBefore;
  s.hosted = s.hostedBefore;
  s.opposed = s.opposedBefore;
  for (const rest of s.draft) relate(s, powerIn(rest), slotIn(rest), sideIn(rest));
};

/** Empties the draft: its placements are public now and cannot be taken back. */
export const settleDraft = (s: PkState): void => {
  // To set a length takes longer than to see that the list is empty.
  if (s.draft.length > 0) s.draft.length = 0;
  s.hostileBefore = s.hostile;
  s.friendlyBefore = s.friendly;
  s.hostedBefore = s.hosted;
  s.opposedBefore = s.opposed;
};

/**
 * PK-8.18: shows all seats what was placed; strengths only to those who play the power. In the order of the board, so that
 * the order of the draft stays secret.
 */
export const publish = (s: PkState, seat: Seat, log?: Log<PkEvent>): void => {
  if (log !== undefined) {
    const cube = cubeIn(s.draft);
    if (cube >= 0) log({ e: 'cube-paid', seat, city: cityId(cube), rule: s.extraPower === PERSIA ? 'PK-8.14' : 'PK-8.13' });
    for (const placement of inBoardOrder(s.draft))
      log({
        e: 'placed',
        seat,
        placement: describe(s, placement, strengthIn(placement)),
        eyes: seatList(eyesOn(s, powerIn(placement))),
      });
  }
  settleDraft(s);
};
/** The counters of this commit turn, those that Slave Revolt has shown already among them. */
export const sentThisTurn = (s: PkState): number => s.basePlaced + (s.extraPower < 0 ? 0 : EXTRA_COUNTERS - s.extraLeft);
const boardOrder = (p: number): number => (((slotIn(p) * 2 + sideIn(p)) * 8 + powerIn(p)) * 2 + unitIn(p)) * 8 + strengthIn(p);
export const inBoardOrder = (draft: readonly number[]): number[] => draft.slice().sort((a, b) => boardOrder(a) - boardOrder(b));
/** The city whose cube the draft pays, or −1. */
export const cubeIn = (draft: readonly number[]): number => {
  for (const placement of draft) if ((placement & PAID_NOW) !== 0) return payIn(placement);
  return -1;
};

/** The state as all but the drafting player know it. */
export const published = (s: PkState): PkState => {
  const f = s.stack.find(frame => frame.room === 'commit');
  if (f === undefined || f.room !== 'commit' || (s.draft.length === 0 && s.pending < 0 && s.takeBacks === 0)) return s;
  const open = clone(s);
  while (open.draft.length > 0) takeBackLast(open, f.seat);
  open.pending = -1;
  open.takeBacks = 0;
  return open;
};

/** The counters of the draft in one stack. */
export const draftedIn = (s: PkState, slot: number, power: number, unit: number): Stack => {
  let stack = 0;
  for (const placement of s.draft)
    if (slotIn(placement) === slot && powerIn(placement) === power && unitIn(placement) === unit) stack += one(strengthIn(placement));
  return stack;
};

/** Does a power have counters on this side that others can see, that is, outside the draft? */
export const openlyStands = (s: PkState, power: number, slot: number, side: number): boolean => {
  let n = (powersOn(s, slot, side) & bit(power)) !== 0 ? countersAt(s, slot, power) : 0;
  for (const placement of s.draft) if (powerIn(placement) === power && slotIn(placement) === slot) n--;
  return n > 0;
};

/** `pay` as actions name it. */
export const payId = (pay: number): CityId | 'none' => (pay === CITY_COUNT ? 'none' : cityId(pay));
