/** One round of any battle, EW-9.3 to EW-9.6 and EW-10.2: how many dice, what they count, who loses. */
import { type Illegal, NOT_NOW, type Outcomes, type Rng } from '@stoa/engine';
import { type EwAction, type EwActionOf, THROWS } from '../actions.ts';
import { type City, DICE_LIMIT } from '../map.ts';
import { drown, fleets } from '../pieces.ts';
import { illegal } from '../refusals.ts';
import type { EwState } from '../state.ts';

/** EW-20.1: first all Persian dice, then all Greek dice. */
export const sampleRoll = (persia: number, greece: number, rng: Rng): EwAction => {
  const first = THROWS[persia]!;
  const second = THROWS[greece]!;
  return { do: 'roll', persia: first[rng.int(first.length)]!, greece: second[rng.int(second.length)]! };
};

const LISTED = 1000;
export const rollOutcomes = (persia: number, greece: number): Outcomes<EwAction> => {
  const n = 6 ** (persia + greece);
  if (n > LISTED) return { count: n };
  const list = THROWS[persia]!.flatMap(first => THROWS[greece]!.map(second => [{ do: 'roll', persia: first, greece: second }, 1] as const));
  return { count: n, list };
};

const isDie = (die: number): boolean => Number.isInteger(die) && die >= 1 && die <= 6;
export const cannotRoll = (persia: number, greece: number, a: EwAction): Illegal | undefined =>
  a.do !== 'roll'
    ? NOT_NOW
    : a.persia.length === persia && a.greece.length === greece && a.persia.every(isDie) && a.greece.every(isDie)
      ? undefined
      : illegal('EW-9.3', 'wrong-dice', { persia, greece });

const highest = (dice: readonly number[]): number => {
  let best = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i]! > best) best = dice[i]!;
  return best;
};

/** Stores the throw in the state; all seats see it until the operation ends. */
export const showDice = (s: EwState, a: EwActionOf<'roll'>): void => {
  for (let i = 0; i < DICE_LIMIT; i++) {
    s.dice[i] = a.persia[i] ?? 0;
    s.dice[i + DICE_LIMIT] = a.greece[i] ?? 0;
  }
};

/** EW-9.3 to EW-9.5. */
export const persianResult = (a: EwActionOf<'roll'>, cap: number): number => Math.min(cap, highest(a.persia));
export const greekResult = (a: EwActionOf<'roll'>): number => highest(a.greece);

/** EW-10.3: after a loss embarked armies = min(embarked, fleets left). Armies in the city are safe (EW-10.4). */
export const drownWithout = (s: EwState, at: City): number => {
  if (at !== s.op.to) return 0;
  const lost = Math.max(0, s.op.embarked - fleets(s, s.op.side, at));
  if (lost > 0) drown(s, lost);
  return lost;
};
