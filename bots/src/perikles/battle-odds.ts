/**
 * Battles as a bot weighs them: how likely the attack wins with the present strengths, and what one counter more on a side would change
 * for the seat that sends it. Works on a dealt table, whose face-down counters are a guess.
 */
import { lowest, type Seat } from '@stoa/engine';
import {
  ATTACK,
  COLUMNS,
  cityValue,
  columnFor,
  controllerOf,
  controllingLeader,
  DEFEND,
  forces,
  HOPLITE,
  LOCATIONS,
  locationAt,
  main,
  type PkState,
  POWER_COUNT,
  playerOf,
  powersOn,
  roundChance,
  SLOT_COUNT,
  STACK_COUNT,
  sizeOf,
  statues,
  strengthOf,
  TRACKS,
} from '@stoa/perikles';
import { RIVALRY } from './elections.ts';

/**
 * The attack's chance in one round. Three numbers for each column: no side has a token from the round before, the attack has it, the
 * defence has it.
 */
const ROUND: readonly number[] = COLUMNS.flatMap((_, column) => [
  roundChance(column, 0, 0),
  roundChance(column, 1, 0),
  roundChance(column, 0, 1),
]);
const TILES_HELD = 5;
/** Strengths at a location: attack and defence, each by unit. */
const here: number[] = [0, 0, 0, 0];
const load = (s: PkState, slot: number): void => {
  const { violet, grey } = locationAt(s, slot);
  loadSide(s, slot, ATTACK, violet);
  loadSide(s, slot, DEFEND, grey);
};
/** As `strengthAt` counts them, without special tiles. */
const loadSide = (s: PkState, slot: number, side: number, intrinsic: readonly [number, number]): void => {
  let [hoplites, triremes] = intrinsic;
  for (let rest = powersOn(s, slot, side); rest !== 0; rest &= rest - 1) {
    const at = slot * STACK_COUNT + 2 * lowest(rest);
    hoplites += strengthOf(s.at[at]!);
    triremes += strengthOf(s.at[at + 1]!);
  }
  here[2 * side] = hoplites;
  here[2 * side + 1] = triremes;
};
/** Round by round, with what is loaded. */
const chanceHere = (rounds: readonly number[]): number => chanceOf(rounds, here[0]!, here[1]!, here[2]!, here[3]!);
/** The same with given strengths: attack and defence, each hoplites and triremes. */
const chanceOf = (rounds: readonly number[], a0: number, a1: number, d0: number, d1: number): number => {
  let attack = 0; // the chance that the attack won the round before
  let isFirst = true;
  for (let i = 0; i < rounds.length; i++) {
    const isLand = rounds[i] === HOPLITE;
    const a = isLand ? a0 : a1;
    const d = isLand ? d0 : d1;
    if (a + d === 0) continue;
    if (a === 0) attack = 0;
    else if (d === 0) attack = 1;
    else {
      const at = 3 * columnFor(a, d);
      attack = isFirst ? ROUND[at]! : attack * ROUND[at + 1]! + (1 - attack) * ROUND[at + 2]!;
    }
    isFirst = false;
  }
  return attack;
};
/** How likely the attack wins a location with the present strengths; 0 without an attack. */
export const attackChance = (s: PkState, slot: number): number => {
  if (powersOn(s, slot, ATTACK) === 0) return 0;
  load(s, slot);
  return chanceHere(locationAt(s, slot).rounds);
};

/** What every statue of a city loses by the next defeat. */
export const dropOf = (s: PkState, city: number): number => cityValue(s, city) - (TRACKS[city]![s.defeats[city]! + 1] ?? 0);
/** Statues of a seat in a city, the one to come among them. */
export const statuesAt = (s: PkState, city: number, seat: Seat): number => statues(s, city, seat) + (s.leader[city] === seat ? 1 : 0);

/** What two cubes for a defence without attackers are worth while attackers may still come. */
const UNDISTURBED = 1.5;

/** One location as a seat surveyed it: everything that one more counter does not change, and what the place is worth as it is. */
interface Front {
  readonly strengths: number[];
  rounds: readonly number[];
  vp: number;
  attacker: number;
  defender: number;
  isAttacked: boolean;
  drop: number;
  loss: number;
  before: number;
  /** Another number whenever any of this changes: earlier answers hold as long as it is the same. */
  edition: number;
}
let editions = 0;
/** By player (the coalition last) and slot: the next survey finds most of them unchanged. */
const PLAYERS = 6;
const allFronts: readonly (readonly Front[])[] = Array.from({ length: PLAYERS }, () =>
  Array.from({ length: SLOT_COUNT }, () => ({
    strengths: [-1, -1, -1, -1],
    rounds: [],
    vp: 0,
    attacker: -1,
    defender: -1,
    isAttacked: false,
    drop: 0,
    loss: 0,
    before: 0,
    edition: 0,
  })),
);
let fronts = allFronts[0]!;
let me = -1;
/** By location: its present slot. */
const slots: number[] = LOCATIONS.map(() => -1);
/** By power and unit: the mean strength of what is in hand. */
const means: number[] = new Array<number>(2 * POWER_COUNT).fill(0);
/** Earlier answers, by player, slot, side, power and unit: for which edition of the front, and for which strength. */
const ANSWERS = SLOT_COUNT * 4 * POWER_COUNT;
const given: number[] = new Array<number>(PLAYERS * ANSWERS).fill(0);
const givenIn: number[] = new Array<number>(given.length).fill(-1);
const givenFor: number[] = new Array<number>(given.length).fill(0);

const meanOf = (stack: number): number => (stack === 0 ? 0 : strengthOf(stack) / sizeOf(stack));

/** What a location is worth to the surveying seat against the others, in points. */
const worth = (f: Front, isAttacked: boolean, chance: number, attacker: number, defender: number): number => {
  if (!isAttacked) return defender < 0 ? 0 : defender === me ? UNDISTURBED : -RIVALRY * UNDISTURBED;
  let sum = 0;
  if (attacker >= 0) sum += (attacker === me ? 1 : -RIVALRY) * chance * f.vp;
  if (defender >= 0) sum += (defender === me ? 1 : -RIVALRY) * (1 - chance) * f.vp;
  if (f.drop > 0) sum -= chance * f.drop * f.loss;
  return sum;
};

/** Surveys all locations for a seat, once for many questions about the same table. */
export const survey = (s: PkState, seat: Seat): void => {
  me = playerOf(s, seat);
  fronts = allFronts[me]!;
  // A seat sends only counters of the powers it leads.
  for (let rest = forces(s, seat); rest !== 0; rest &= rest - 1) {
    const i = 2 * lowest(rest);
    means[i] = meanOf(s.hand[i]!);
    means[i + 1] = meanOf(s.hand[i + 1]!);
  }
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    if (s.slots[slot]! < 0) continue;
    slots[s.slots[slot]!] = slot;
    const f = fronts[slot]!;
    const { rounds, vp, city } = locationAt(s, slot);
    load(s, slot);
    const isAttacked = powersOn(s, slot, ATTACK) !== 0;
    const attacker = main(s, slot, ATTACK);
    const defender = main(s, slot, DEFEND);
    const drop = dropOf(s, city);
    let loss = 0;
    for (let other = 0; other < s.seats; other++) loss += (other === seat ? 1 : -RIVALRY) * statuesAt(s, city, other);
    const { strengths } = f;
    const isSame =
      f.rounds === rounds &&
      f.vp === vp &&
      f.isAttacked === isAttacked &&
      f.attacker === attacker &&
      f.defender === defender &&
      f.drop === drop &&
      f.loss === loss &&
      strengths[0] === here[0] &&
      strengths[1] === here[1] &&
      strengths[2] === here[2] &&
      strengths[3] === here[3];
    if (isSame) continue;
    for (let i = 0; i < 4; i++) strengths[i] = here[i]!;
    f.rounds = rounds;
    f.vp = vp;
    f.isAttacked = isAttacked;
    f.attacker = attacker;
    f.defender = defender;
    f.drop = drop;
    f.loss = loss;
    f.before = worth(f, isAttacked, isAttacked ? chanceHere(rounds) : 0, attacker, defender);
    f.edition = ++editions;
  }
};

/** What a counter of this strength more on a side of a surveyed location would change for the seat. */
export const gainAt = (slot: number, side: number, unit: number, strength: number): number => {
  const f = fronts[slot]!;
  const { strengths } = f;
  let a0 = strengths[0]!;
  let a1 = strengths[1]!;
  let d0 = strengths[2]!;
  let d1 = strengths[3]!;
  if (side === ATTACK) {
    if (unit === HOPLITE) a0 += strength;
    else a1 += strength;
  } else if (unit === HOPLITE) d0 += strength;
  else d1 += strength;
  const attacks = f.isAttacked || side === ATTACK;
  const attacker = f.attacker < 0 && side === ATTACK ? me : f.attacker;
  const defender = f.defender < 0 && side === DEFEND ? me : f.defender;
  return worth(f, attacks, attacks ? chanceOf(f.rounds, a0, a1, d0, d1) : 0, attacker, defender) - f.before;
};

/** The same for a counter of average strength from the hand of a power. */
export const sendGain = (power: number, unit: number, location: number, side: number): number => {
  const slot = slots[location]!;
  const { edition } = fronts[slot]!;
  const strength = means[2 * power + unit]!;
  const i = me * ANSWERS + (2 * slot + side) * means.length + 2 * power + unit;
  if (givenIn[i] !== edition || givenFor[i] !== strength) {
    givenIn[i] = edition;
    givenFor[i] = strength;
    given[i] = gainAt(slot, side, unit, strength);
  }
  return given[i]!;
};

export const slotOf = (s: PkState, location: number): number => {
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (s.slots[slot] === location) return slot;
  return -1;
};

/** Commit turns a seat has still to come in this phase. */
export const turnsLeft = (s: PkState, seat: Seat): number => {
  let turns = 0;
  for (let i = 0; i < TILES_HELD; i++) if (s.held[TILES_HELD * seat + i]! >= 0) turns++;
  return turns;
};
/** Does the seat have counters in hand, and a turn to send them in? */
const canSend = (s: PkState, seat: Seat): boolean => {
  let stacks = 0;
  for (let rest = forces(s, seat); rest !== 0; rest &= rest - 1) {
    const i = 2 * lowest(rest);
    stacks |= s.hand[i]! | s.hand[i + 1]!;
  }
  return stacks !== 0 && turnsLeft(s, seat) > 0;
};

/** How often a leader who still can will defend a place alone, unless the leader gives it away. */
const HIMSELF = 0.5;
/**
 * What a permission to defend is worth to the leader: more if a defeat threatens, less if a rival gets the tile, least if the leader could
 * have defended the place alone. Without this last part, 29 of 32 permissions that counted as gains were losses (bots/STRENGTH.md).
 */
export const leaveGain = (s: PkState, seat: Seat, slot: number): number => {
  const chance = attackChance(s, slot);
  const city = controllerOf(s, slot);
  const isMine = main(s, slot, DEFEND) === playerOf(s, seat) && controllingLeader(s, slot) === seat;
  const saved = 0.5 * chance * (dropOf(s, city) * statuesAt(s, city, seat) + (isMine ? locationAt(s, slot).vp : 0));
  if (main(s, slot, DEFEND) >= 0) return saved;
  const tile = powersOn(s, slot, ATTACK) === 0 ? UNDISTURBED : (1 - 0.5 * chance) * locationAt(s, slot).vp;
  return saved - (RIVALRY + (canSend(s, seat) ? HIMSELF : 0)) * tile;
};
