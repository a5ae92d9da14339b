import {
  ATTACK,
  attackNeeds,
  DEFEND,
  defenceNeeds,
  doubles,
  LOCATION,
  LOCATION_DATA,
  type LocationData,
  type LocationId,
  POWERS,
  type PowerId,
  type SpecialId,
  TRIREME,
  UNITS,
} from '../box.ts';
import { ALL_COUNTERS, stackIndex, strengthsOf } from '../stacks.ts';
import type { ForceView, PkView, SideView, UnitView } from '../view-types.ts';
import { columnFor } from './combat.ts';

/** Strengths a side may have, each with its chance. */
type Distribution = ReadonlyMap<number, number>;
interface RoundOdds {
  /** Null: the side does not fight this round (PK-12.3). */
  readonly attack: Distribution | null;
  readonly defence: Distribution | null;
}
export interface LocationOdds {
  /** PK-12.2: without attackers there is no battle. */
  readonly attacked: boolean;
  readonly attack: number;
  readonly defence: number;
  readonly nobody: number;
}

/** PK-13.3: the chance to make a number with two dice. */
const chanceOf = (needs: number): number => {
  let ways = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= needs) ways++;
  return ways / 36;
};

/** PK-12.12, PK-13.4: the chance that the attack wins a round in this column from these tokens. */
export const roundChance = (column: number, attackTokens: number, defenceTokens: number): number => {
  const [a, d] = [chanceOf(attackNeeds(column)), chanceOf(defenceNeeds(column))];
  const [onlyAttack, onlyDefence, both, neither] = [a * (1 - d), d * (1 - a), a * d, (1 - a) * (1 - d)];
  const from = (x: number, y: number): number => {
    if (x === 2 && y === 2) return onlyAttack / (onlyAttack + onlyDefence);
    if (x === 2) return 1;
    if (y === 2) return 0;
    return (onlyAttack * from(x + 1, y) + onlyDefence * from(x, y + 1) + both * from(x + 1, y + 1)) / (1 - neither);
  };
  return from(attackTokens, defenceTokens);
};

/** The attack's chance in a contested round over all strengths both sides may have. */
const contested = (attack: Distribution, defence: Distribution, tokens: readonly [number, number]): number => {
  let chance = 0;
  for (const [a, pa] of attack) for (const [d, pd] of defence) chance += pa * pd * roundChance(columnFor(a, d), tokens[0], tokens[1]);
  return chance;
};

/** PK-12.3 to PK-12.14: rounds in order; `tokens` are those of the first of them, `before` the winner of the round before it. */
export const battleChances = (
  rounds: readonly RoundOdds[],
  tokens: readonly [number, number] = [0, 0],
  before = -1,
): Pick<LocationOdds, 'attack' | 'defence' | 'nobody'> => {
  let attack = 0;
  let defence = 0;
  let nobody = 0;
  const play = (i: number, start: readonly [number, number], chance: number, won: number): void => {
    const round = rounds[i];
    if (chance === 0) return;
    if (round === undefined) {
      if (won === ATTACK) attack += chance;
      else if (won === DEFEND) defence += chance;
      else nobody += chance;
      return;
    }
    const wins = round.attack === null ? 0 : round.defence === null ? 1 : contested(round.attack, round.defence, start);
    if (round.attack === null && round.defence === null) play(i + 1, [0, 0], chance, -1);
    else {
      play(i + 1, [1, 0], chance * wins, ATTACK);
      play(i + 1, [0, 1], chance * (1 - wins), DEFEND);
    }
  };
  play(0, tokens, 1, before);
  return { attack, defence, nobody };
};

/** The sum of `n` counters drawn from a pool without putting back. */
export const sumOf = (pool: readonly number[], n: number): Distribution => {
  /** By number of counters: ways to reach each sum. */
  const ways: Map<number, number>[] = Array.from({ length: n + 1 }, () => new Map());
  ways[0]?.set(0, 1);
  for (const strength of pool)
    for (let k = n; k >= 1; k--)
      for (const [sum, count] of ways[k - 1] ?? []) ways[k]?.set(sum + strength, (ways[k]?.get(sum + strength) ?? 0) + count);
  const last = ways[n] ?? new Map<number, number>();
  const total = [...last.values()].reduce((x, y) => x + y, 0);
  return new Map([...last].map(([sum, count]) => [sum, count / total]));
};

const add = (a: Distribution, b: Distribution): Distribution => {
  const sums = new Map<number, number>();
  for (const [x, p] of a) for (const [y, q] of b) sums.set(x + y, (sums.get(x + y) ?? 0) + p * q);
  return sums;
};

/** The counters of a power and unit that this seat has not seen: all but what lies open. */
const hiddenPool = (view: PkView, power: PowerId, unit: number): readonly number[] => {
  const pool = strengthsOf(ALL_COUNTERS[stackIndex(POWERS.indexOf(power), unit)]!);
  const shown = view.powers.find(p => p.power === power);
  const open: number[] = [...(shown?.home[unit] ?? []), ...(shown?.dead[unit] ?? [])];
  for (const { attack, defend } of view.locations)
    for (const side of [attack, defend])
      for (const force of side.forces)
        if (force.power === power) open.push(...((unit === TRIREME ? force.triremes : force.hoplites).strengths ?? []));
  for (const strength of open) pool.splice(pool.indexOf(strength), 1);
  return pool;
};

const unitOf = (force: ForceView, unit: number): UnitView => (unit === TRIREME ? force.triremes : force.hoplites);
const hasCounters = (side: SideView, unit: number): boolean => side.forces.some(force => unitOf(force, unit).counters > 0);

/** A round still to come, as the view shows it. */
interface RoundAhead {
  readonly view: PkView;
  readonly data: LocationData;
  /** By ATTACK and DEFEND. */
  readonly sides: readonly [SideView, SideView];
  readonly unit: number;
  readonly doubled: readonly SpecialId[];
}
const intrinsicIn = ({ data, unit }: RoundAhead, side: number): number => (side === ATTACK ? data.violet : data.grey)[unit] ?? 0;

/** PK-12.3, by the view's option `intrinsics`. */
const fights = (round: RoundAhead, side: typeof ATTACK | typeof DEFEND): boolean => {
  const { view, sides, unit } = round;
  if (hasCounters(sides[side], unit)) return true;
  if (intrinsicIn(round, side) === 0) return false;
  switch (view.options.intrinsics) {
    case 'rulebook':
      return true;
    case 'bga':
      return side === DEFEND && hasCounters(sides[ATTACK], unit);
    case 'italian':
      return side === ATTACK || sides[DEFEND].main.length > 0;
  }
};

const strengthsFor = (round: RoundAhead, side: typeof ATTACK | typeof DEFEND): Distribution | null => {
  if (!fights(round, side)) return null;
  const { view, sides, unit, doubled } = round;
  let sum: Distribution = new Map([[intrinsicIn(round, side), 1]]);
  for (const force of sides[side].forces) {
    const { counters, strengths } = unitOf(force, unit);
    if (counters === 0) continue;
    const factor = doubles(doubled, force.power, UNITS[unit]!) ? 2 : 1;
    const one: Distribution =
      strengths === null ? sumOf(hiddenPool(view, force.power, unit), counters) : new Map([[strengths.reduce((x, y) => x + y, 0), 1]]);
    sum = add(sum, new Map([...one].map(([strength, chance]) => [strength * factor, chance])));
  }
  return sum;
};

/** The odds of a location on the board; undefined for one that is not. While its battle is on, of the rounds that are left. */
export const locationOdds = (view: PkView, location: LocationId): LocationOdds | undefined => {
  const shown = view.locations.find(l => l.location === location);
  if (shown === undefined) return undefined;
  const { attack, defend } = shown;
  if (attack.forces.length === 0 && view.battle?.location !== location) return { attacked: false, attack: 0, defence: 0, nobody: 1 };
  const data = LOCATION_DATA[LOCATION[location]]!;
  const battle = view.battle?.location === location ? view.battle : null;
  // PK-14.4: a casualty is chosen by the main player of the side that has lost the round; what is left is the round after it.
  const lost = battle !== null && view.room === 'casualty';
  const won = !lost ? -1 : attack.main.includes(view.waiting[0]!) ? DEFEND : ATTACK;
  const tokens: readonly [number, number] = lost ? [won === ATTACK ? 1 : 0, won === DEFEND ? 1 : 0] : (battle?.tokens ?? [0, 0]);
  const rounds = data.rounds.slice(battle === null ? 0 : battle.round - (lost ? 0 : 1)).map((unit, i): RoundOdds => {
    const doubled = i === 0 && battle !== null && !lost ? battle.doubled : [];
    const round: RoundAhead = { view, data, sides: [attack, defend], unit, doubled };
    return { attack: strengthsFor(round, ATTACK), defence: strengthsFor(round, DEFEND) };
  });
  return { attacked: true, ...battleChances(rounds, tokens, won) };
};
