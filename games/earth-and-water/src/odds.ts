/**
 * Exact odds of a land battle (EW-9) or naval battle (EW-10) from its present position, computed without throwing dice.
 * In: pieces, caps and dice on both sides, who attacks, who retreats when. Out: every result with its chance.
 * A round depends on the cap and two numbers of dice, so its chances are precomputed. The battle is a loop over a grid
 * (Persian pieces left, Greek pieces left) that visits each cell once.
 */
import { PERSIA } from './map.ts';
import type { EwView } from './view-types.ts';

/** Persia is seat 0, Greece seat 1; a pair holds one number for each. */
type Pair = readonly [persia: number, greece: number];

/** EW-9.4: 4, in Abydos and Ephesos 5; 6 is no cap (Cavalry of Mardonius, EW-17.P01). */
export type PersianCap = 4 | 5 | 6;
/** 0: as many dice as pieces. 2: Leonidas (EW-17.G08). 3: Miltiades or 300 Spartans (EW-17.G04, EW-17.G15). */
export type GreekDice = 0 | 2 | 3;

export interface OddsBattle {
  /** Armies in a land battle, fleets in a naval one. */
  readonly pieces: Pair;
  readonly attacker: 0 | 1;
  readonly cap: PersianCap;
  readonly greekDice: GreekDice;
  /** Armies aboard the attacker's fleets; 0 in a land battle. */
  readonly embarked: number;
  /** What comes next: a throw, or the question of EW-9.8 to the attacker or to the defender. */
  readonly next: 'round' | 'attacker' | 'defender';
}

/** Does this side retreat with `own` pieces left against `enemy`? Asked after every round that leaves pieces on both sides. */
export type Retreat = (own: number, enemy: number) => boolean;
export interface RetreatPolicy {
  readonly attacker: Retreat;
  readonly defender: Retreat;
}
const never: Retreat = () => false;
export const TO_THE_END: RetreatPolicy = { attacker: never, defender: never };
/** Retreats with `least` pieces or fewer, if the enemy has more. */
export const retreatAt =
  (least: number): Retreat =>
  (own, enemy) =>
    own <= least && enemy > own;

export interface BattleResult {
  readonly left: Pair;
  /** Embarked armies still aboard: a fleet that carries one is lost last (EW-10.3). */
  readonly embarked: number;
  readonly end: 'destroyed' | 'attacker-retreats' | 'defender-retreats';
  readonly chance: number;
}

export interface Odds {
  /** Their chances add up to 1. Sorted by Persian pieces left, then Greek pieces left, most first. */
  readonly results: readonly BattleResult[];
  /** Only the attacker is left: the defender was destroyed or retreated. */
  readonly attackerWins: number;
  /** Only the defender is left. */
  readonly defenderWins: number;
  readonly bothDestroyed: number;
  readonly expectedLosses: Pair;
  readonly expectedEmbarkedLosses: number;
}

/** The chances that Persia alone, Greece alone or both lose a piece in one round (EW-9.6). */
export interface Round {
  readonly persiaLoses: number;
  readonly greeceLoses: number;
  readonly bothLose: number;
}

/** EW-9.3: at most three dice. */
const MOST_DICE = 3;
/** How many throws of `dice` dice have the result `value` under the cap. */
const throwsOf = (dice: number, cap: number, value: number): number => {
  if (value > cap) return 0;
  const upTo = value === cap ? 6 : value;
  return upTo ** dice - (value - 1) ** dice;
};

const countRound = (persianDice: number, greekDice: number, cap: number): Round => {
  const all = 6 ** (persianDice + greekDice);
  let lower = 0;
  let equal = 0;
  for (let p = 1; p <= 6; p++)
    for (let g = p; g <= 6; g++) {
      const throws = throwsOf(persianDice, cap, p) * throwsOf(greekDice, 6, g);
      if (g === p) equal += throws;
      else lower += throws;
    }
  return { persiaLoses: lower / all, greeceLoses: (all - lower - equal) / all, bothLose: equal / all };
};

/** 3 caps × 3 × 3 numbers of dice. */
const ROUNDS: readonly Round[] = Array.from({ length: 27 }, (_, i) =>
  countRound(1 + (Math.floor(i / 3) % 3), 1 + (i % 3), 4 + Math.floor(i / 9)),
);

const dice = (pieces: number): number => (pieces < MOST_DICE ? pieces : MOST_DICE);

/** One round with `persia` against `greece` pieces, at least one each. */
export const roundOdds = (persia: number, greece: number, cap: PersianCap, greekDice: GreekDice): Round =>
  ROUNDS[(cap - 4) * 9 + (dice(persia) - 1) * 3 + (greekDice === 0 ? dice(greece) : greekDice) - 1]!;

/** The battle fought to the end, or with the retreats of `policy`. The caller must know whether a retreat has a destination. */
export const odds = (battle: OddsBattle, policy: RetreatPolicy = TO_THE_END): Odds => {
  const { attacker, cap, greekDice, embarked } = battle;
  const [persia, greece] = battle.pieces;
  const width = greece + 1;
  const mass = new Array<number>((persia + 1) * width).fill(0);
  mass[persia * width + greece] = 1;

  const results: BattleResult[] = [];
  const total = { attacker: 0, defender: 0, both: 0, persia: 0, greece: 0, embarked: 0 };

  const settle = (p: number, g: number, end: BattleResult['end'], chance: number): void => {
    const own = attacker === 0 ? p : g;
    const aboard = own < embarked ? own : embarked;
    results.push({ left: [p, g], embarked: aboard, end, chance });
    total.persia += chance * (persia - p);
    total.greece += chance * (greece - g);
    total.embarked += chance * (embarked - aboard);
    if (p === 0 && g === 0) total.both += chance;
    else if (end === 'defender-retreats' || (end === 'destroyed' && own > 0)) total.attacker += chance;
    else total.defender += chance;
  };

  for (let p = persia; p >= 0; p--)
    for (let g = greece; g >= 0; g--) {
      const at = p * width + g;
      const chance = mass[at]!;
      if (chance === 0) continue;
      if (p === 0 || g === 0) {
        settle(p, g, 'destroyed', chance);
        continue;
      }
      const ask = p === persia && g === greece ? battle.next : 'attacker';
      const own = attacker === 0 ? p : g;
      const enemy = attacker === 0 ? g : p;
      if (ask === 'attacker' && policy.attacker(own, enemy)) settle(p, g, 'attacker-retreats', chance);
      else if (ask !== 'round' && policy.defender(enemy, own)) settle(p, g, 'defender-retreats', chance);
      else {
        const round = roundOdds(p, g, cap, greekDice);
        mass[at - width] = mass[at - width]! + chance * round.persiaLoses;
        mass[at - 1] = mass[at - 1]! + chance * round.greeceLoses;
        mass[at - width - 1] = mass[at - width - 1]! + chance * round.bothLose;
      }
    }

  return {
    results,
    attackerWins: total.attacker,
    defenderWins: total.defender,
    bothDestroyed: total.both,
    expectedLosses: [total.persia, total.greece],
    expectedEmbarkedLosses: total.embarked,
  };
};

const isCap = (n: number): n is PersianCap => n === 4 || n === 5 || n === 6;

/**
 * The odds of the battle in a view, undefined when there is none. Retreats only where the battle allows them (EW-10.10).
 * The view does not say whether a retreat has a destination: for a side without one the policy must never retreat.
 */
export const oddsOf = (view: EwView, policy: RetreatPolicy = TO_THE_END): Odds | undefined => {
  const { battle, room } = view.prompt;
  if (battle === null) return undefined;
  const cap = battle.caps[PERSIA];
  if (!isCap(cap)) throw new Error(`no such cap: ${cap}`);
  const asked =
    room === 'land-defender' || room === 'naval-defender'
      ? 'defender'
      : room === 'land-battle' || room === 'naval-battle' || battle.round === 0
        ? 'round'
        : 'attacker';
  return odds(
    {
      pieces: battle.pieces,
      attacker: battle.attacker,
      cap,
      greekDice: battle.greekDice,
      embarked: battle.embarked,
      next: battle.noRetreat ? 'round' : asked,
    },
    battle.noRetreat ? TO_THE_END : policy,
  );
};
