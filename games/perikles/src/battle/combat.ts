/** Who fights a round and how strongly, PK-12.3 and PK-12.10; the column, PK-13; who may be the casualty, PK-14. Nothing changes here. */
import { bit, lowest, setOf } from '@stoa/engine';
import { ATTACK, DEFEND, doubles, POWERS, SPECIALS, UNITS } from '../box.ts';
import { locationAt, main, playerOfPower, powersOn, stackAt } from '../pieces.ts';
import { strengthOf, weakest } from '../stacks.ts';
import { NOBODY_THERE, type PkState } from '../state.ts';

/** Has a side counters of this unit there? */
export const hasCounters = (s: PkState, slot: number, which: number, unit: number): boolean => {
  const powers = powersOn(s, slot, which);
  for (let rest = powers; rest !== 0; rest &= rest - 1) if (stackAt(s, slot, lowest(rest), unit) !== 0) return true;
  return false;
};

const intrinsic = (s: PkState, slot: number, which: number, unit: number): number =>
  (which === ATTACK ? locationAt(s, slot).violet : locationAt(s, slot).grey)[unit]!;

/** PK-12.3, with the readings of option `intrinsics`: does a side fight this round? */
export const isActive = (s: PkState, slot: number, which: number, unit: number): boolean => {
  if (hasCounters(s, slot, which, unit)) return true;
  if (intrinsic(s, slot, which, unit) === 0) return false;
  switch (s.options.intrinsics) {
    case 'rulebook':
      return true;
    case 'bga':
      return which === DEFEND && hasCounters(s, slot, ATTACK, unit);
    case 'italian':
      return which === ATTACK || main(s, slot, DEFEND) !== NOBODY_THERE;
  }
};

/** PK-12.10: revealed counters, doubled by a tile, and the symbols, which are never doubled. */
export const strengthAt = (s: PkState, slot: number, which: number, unit: number, doubled: number): number => {
  const powers = powersOn(s, slot, which);
  let sum = intrinsic(s, slot, which, unit);
  for (let rest = powers; rest !== 0; rest &= rest - 1) {
    const power = lowest(rest);
    const strength = strengthOf(stackAt(s, slot, power, unit));
    sum += isDoubled(power, unit, doubled) ? 2 * strength : strength;
  }
  return sum;
};
/** By power and unit: the tiles that double its counters, as bits. */
const DOUBLING = POWERS.flatMap(power =>
  UNITS.map(unit => setOf(SPECIALS.flatMap((tile, i) => (doubles([tile], power, unit) ? [i] : [])))),
);
const isDoubled = (power: number, unit: number, doubled: number): boolean => (DOUBLING[power * UNITS.length + unit]! & doubled) !== 0;

/** PK-13.1, PK-13.2: the best column of the stronger side, an index into COLUMNS. */
export const columnFor = (attack: number, defence: number): number => {
  if (attack >= defence) return attack >= 3 * defence ? 5 : attack >= 2 * defence ? 4 : attack >= defence + 2 ? 3 : 2;
  return defence >= 2 * attack ? 0 : defence >= attack + 2 ? 1 : 2;
};

/** PK-14.2, PK-14.3, PK-14.6: the powers whose counter may be the casualty of a side, as bits: lowest of the main box, else of the allied one. */
export const casualtyChoices = (s: PkState, slot: number, which: number, unit: number): number => {
  let inMainBox = 0;
  for (let rest = powersOn(s, slot, which); rest !== 0; rest &= rest - 1)
    if (playerOfPower(s, lowest(rest)) === main(s, slot, which)) inMainBox |= bit(lowest(rest));
  const choices = weakestAmong(s, slot, inMainBox, unit);
  return choices === 0 ? weakestAmong(s, slot, powersOn(s, slot, which) & ~inMainBox, unit) : choices;
};
/** Those of the powers with a counter of the lowest strength, as bits. */
const weakestAmong = (s: PkState, slot: number, among: number, unit: number): number => {
  let least = 5;
  let powers = 0;
  for (let rest = among; rest !== 0; rest &= rest - 1) {
    const strength = weakest(stackAt(s, slot, lowest(rest), unit));
    if (strength === 0 || strength > least) continue;
    powers = strength < least ? bit(lowest(rest)) : powers | bit(lowest(rest));
    least = strength;
  }
  return powers;
};
