/**
 * Who wins the game by the outcome of this turn's battles: all combinations of outcomes, each with its chance, and the shares of the win
 * by the points that it leaves. In: a state, its points without the battles, how likely each attack wins. Out: by seat, a number of 1.
 */
import { ATTACK, controllerOf, DEFEND, locationAt, main, type PkState, playerOf, SLOT_COUNT } from '@stoa/perikles';
import { dropOf, statuesAt } from './battle-odds.ts';

const MAX_SEATS = 5;
/** A lead of this many points multiplies the odds by e, by game turn: what is still to come makes a lead say less. */
const BLUR = [9, 6, 1.2] as const;
/** An outcome of one battle that is less likely is ignored. */
const RARE = 0.01;

/** A battle that is not decided yet: its chance, and by seat what its two outcomes are worth. */
interface Battle {
  chance: number;
  readonly won: number[];
  readonly lost: number[];
}
const battles: Battle[] = Array.from({ length: SLOT_COUNT }, () => ({
  chance: 0,
  won: new Array<number>(MAX_SEATS).fill(0),
  lost: new Array<number>(MAX_SEATS).fill(0),
}));
let listed = 0;
const list = (s: PkState, slot: number, chance: number): void => {
  const battle = battles[listed++]!;
  battle.chance = chance;
  const city = controllerOf(s, slot);
  const drop = dropOf(s, city);
  const { vp } = locationAt(s, slot);
  for (let seat = 0; seat < s.seats; seat++) {
    const me = playerOf(s, seat);
    battle.won[seat] = (main(s, slot, ATTACK) === me ? vp : 0) - drop * statuesAt(s, city, seat);
    battle.lost[seat] = main(s, slot, DEFEND) === me ? vp : 0;
  }
};

const points: number[] = new Array<number>(MAX_SEATS).fill(0);
const weights: number[] = new Array<number>(MAX_SEATS).fill(0);
const share = (seats: number, blur: number, chance: number, out: number[]): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) most = Math.max(most, points[seat]!);
  let whole = 0;
  for (let seat = 0; seat < seats; seat++) {
    // A rational curve instead of an exponential, so that every machine rounds alike.
    const behind = (most - points[seat]!) / blur;
    const weight = 1 / (1 + behind + behind * behind * (0.5 + behind / 6));
    weights[seat] = weight;
    whole += weight;
  }
  for (let seat = 0; seat < seats; seat++) out[seat] = out[seat]! + (chance * weights[seat]!) / whole;
};
const fall = (i: number, seats: number, blur: number, chance: number, out: number[]): void => {
  if (i === listed) {
    share(seats, blur, chance, out);
    return;
  }
  const battle = battles[i]!;
  for (const isWon of [true, false]) {
    const likely = isWon ? battle.chance : 1 - battle.chance;
    if (likely < RARE) continue;
    const gains = isWon ? battle.won : battle.lost;
    for (let seat = 0; seat < seats; seat++) points[seat] = points[seat]! + gains[seat]!;
    fall(i + 1, seats, blur, chance * likely, out);
    for (let seat = 0; seat < seats; seat++) points[seat] = points[seat]! - gains[seat]!;
  }
};

export const lotOf = (s: PkState, base: readonly number[], chances: readonly number[] | undefined, out: number[]): void => {
  listed = 0;
  if (chances !== undefined)
    for (let slot = Math.max(0, s.battle); slot < SLOT_COUNT; slot++)
      if (s.slots[slot]! >= 0 && controllerOf(s, slot) >= 0) list(s, slot, chances[slot]!);
  for (let seat = 0; seat < s.seats; seat++) {
    points[seat] = base[seat]!;
    out[seat] = 0;
  }
  fall(0, s.seats, BLUR[Math.min(BLUR.length, s.turn) - 1]!, 1, out);
};
