/**
 * War and alliance, PK-11: unordered pairs of powers, 21 of them, one bit each. A placement adds pairs; it is legal if no
 * pair is then in two sets that exclude each other.
 */
import { bit, each } from '@stoa/engine';
import { ATTACK, DEFEND, POWER_COUNT } from '../box.ts';
import { controllerOf, otherSide, powersOn } from '../pieces.ts';
import type { PkState } from '../state.ts';

const PAIR: number[] = [];
let next = 0;
for (let a = 0; a < POWER_COUNT; a++)
  for (let b = a + 1; b < POWER_COUNT; b++) {
    PAIR[a * POWER_COUNT + b] = PAIR[b * POWER_COUNT + a] = next++;
  }
/** The bit of a pair of different powers. */
export const pairBit = (a: number, b: number): number => bit(PAIR[a * POWER_COUNT + b]!);

/** By power, then by a set of powers: the pairs of that power with each other one of the set. */
const PAIRS_WITH: readonly (readonly number[])[] = Array.from({ length: POWER_COUNT }, (_, power) =>
  Array.from({ length: bit(POWER_COUNT) }, (_none, powers) =>
    each(powers).reduce((pairs, other) => (other === power ? pairs : pairs | pairBit(power, other)), 0),
  ),
);
const pairsWith = (power: number, powers: number): number => PAIRS_WITH[power]?.[powers] as number;

/** PK-11.1: the pairs a placement would add. PK-11.5: war only with the controller, which is never Persia (PK-11.7). */
const withController = (s: PkState, power: number, slot: number): number => pairsWith(power, bit(controllerOf(s, slot)));
const besideIt = (s: PkState, power: number, slot: number, side: number): number => pairsWith(power, powersOn(s, slot, side));
const againstIt = (s: PkState, power: number, slot: number, side: number): number => pairsWith(power, powersOn(s, slot, otherSide(side)));

/** What would clash, and how: bits of pairs. All zero when the placement is legal. */
interface Clash {
  /** PK-11.4: at war, so neither may help the other. */
  readonly atWar: number;
  /** PK-11.4: helped before, so no attack now. */
  readonly allied: number;
  /** PK-11.4: a guest may not oppose its host. */
  readonly guest: number;
  /** PK-11.3: `pairwise` only. */
  readonly enemies: number;
}

/**
 * PK-11.2, PK-11.3: the sides where some pair would be in two sets that exclude each other, as bits. Both in one pass, and without the
 * small readers of pieces.ts: most of the time of a list of placements is spent here.
 */
export const clashingSides = (s: PkState, power: number, slot: number): number => {
  const pairs = PAIRS_WITH[power]!;
  const controller = pairs[1 << controllerOf(s, slot)]!;
  const attackers = pairs[s.attackers[slot]!]!;
  const defenders = pairs[s.defenders[slot]!]!;
  const pairwise = s.options.diplomacy === 'pairwise';
  const besideAttackers = s.friendly | attackers;
  const besideDefenders = s.friendly | defenders | controller;
  const attacking = ((s.hostile | controller) & besideAttackers) | ((pairwise ? besideAttackers : s.hosted) & (s.opposed | defenders));
  const defending = (s.hostile & besideDefenders) | ((pairwise ? besideDefenders : s.hosted | controller) & (s.opposed | attackers));
  return (attacking === 0 ? 0 : ON_ATTACK) | (defending === 0 ? 0 : ON_DEFENCE);
};
const ON_ATTACK = bit(ATTACK);
const ON_DEFENCE = bit(DEFEND);

/** The same pairs, grouped by reason, for the refusal. */
export const clashOf = (s: PkState, power: number, slot: number, side: number): Clash => {
  const controller = withController(s, power, slot);
  const hosted = side === ATTACK ? 0 : controller;
  const friendly = besideIt(s, power, slot, side) | hosted;
  const opposed = againstIt(s, power, slot, side);
  const pairwise = s.options.diplomacy === 'pairwise';
  return {
    atWar: s.hostile & friendly,
    allied: (side === ATTACK ? controller : 0) & (s.friendly | friendly),
    guest: pairwise ? 0 : (s.hosted & opposed) | (hosted & (s.opposed | opposed)),
    enemies: pairwise ? (s.friendly & opposed) | (friendly & (s.opposed | opposed)) : 0,
  };
};

/** PK-11.1: the pairs are public from the end of the commit turn and stay until the end of the game turn (PK-11.8). */
export const relate = (s: PkState, power: number, slot: number, side: number): void => {
  const controller = withController(s, power, slot);
  s.friendly |= besideIt(s, power, slot, side);
  s.opposed |= againstIt(s, power, slot, side);
  if (side === ATTACK) s.hostile |= controller;
  else {
    s.friendly |= controller;
    s.hosted |= controller;
  }
};

export const clearDiplomacy = (s: PkState): void => {
  s.hostile = 0;
  s.friendly = 0;
  s.hosted = 0;
  s.opposed = 0;
};

/** The partners of a power in a set of pairs. */
export const partners = (power: number, pairs: number): number[] => {
  const others: number[] = [];
  for (let other = 0; other < POWER_COUNT; other++) if (other !== power && (pairs & pairBit(power, other)) !== 0) others.push(other);
  return others;
};
