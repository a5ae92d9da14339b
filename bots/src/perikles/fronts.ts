/**
 * Battles as a bot weighs them: how likely the attack wins with the strengths that lie there, and what one counter more on a side
 * would change for the seat that sends it. Works on a dealt table, whose face-down counters are a guess.
 */
import type { Seat } from '@stoa/engine';
import {
  ATTACK,
  COLUMNS,
  cityValue,
  columnFor,
  controllerOf,
  controllingLeader,
  DEFEND,
  locationAt,
  main,
  type PkState,
  playerOf,
  powersOn,
  roundChance,
  SLOT_COUNT,
  statues,
  strengthAt,
  TRACKS,
} from '@stoa/perikles';
import { RIVALRY } from './elections.ts';

/** The attack's chance in one round, by column and by who brings a token from the round before: nobody, the attack, the defence. */
const ROUND: readonly (readonly [number, number, number])[] = COLUMNS.map((_, column) => [
  roundChance(column, 0, 0),
  roundChance(column, 1, 0),
  roundChance(column, 0, 1),
]);
/** Strengths at a location: attack and defence, each by unit. */
const here: number[] = [0, 0, 0, 0];
const load = (s: PkState, slot: number): void => {
  for (let unit = 0; unit < 2; unit++) {
    here[2 * ATTACK + unit] = strengthAt(s, slot, ATTACK, unit, 0);
    here[2 * DEFEND + unit] = strengthAt(s, slot, DEFEND, unit, 0);
  }
};
/** Round by round, with what is loaded. */
const chanceHere = (rounds: readonly number[]): number => {
  let attack = 0; // the chance that the attack won the round before
  let isFirst = true;
  for (const unit of rounds) {
    const [a, d] = [here[2 * ATTACK + unit] as number, here[2 * DEFEND + unit] as number];
    if (a + d === 0) continue;
    const odds = ROUND[columnFor(a, d)] as readonly [number, number, number];
    const wins = isFirst ? odds[0] : attack * odds[1] + (1 - attack) * odds[2];
    attack = a === 0 ? 0 : d === 0 ? 1 : wins;
    isFirst = false;
  }
  return attack;
};
/** How likely the attack wins a location with the strengths that lie there; 0 if nobody attacks. */
export const attackChance = (s: PkState, slot: number): number => {
  if (powersOn(s, slot, ATTACK) === 0) return 0;
  load(s, slot);
  return chanceHere(locationAt(s, slot).rounds);
};

/** What every statue of a city loses by the next defeat. */
export const dropOf = (s: PkState, city: number): number =>
  cityValue(s, city) - ((TRACKS[city] as readonly number[])[(s.defeats[city] as number) + 1] ?? 0);
/** Statues of a seat in a city, the one to come among them. */
export const statuesAt = (s: PkState, city: number, seat: Seat): number => statues(s, city, seat) + (s.leader[city] === seat ? 1 : 0);

/** What two cubes for a defence that nobody attacks are worth, while somebody may still come. */
const UNDISTURBED = 1.5;
/** What a location is worth to a seat against the others, in points. */
const worth = (s: PkState, seat: Seat, slot: number, isAttacked: boolean, chance: number, attacker: number, defender: number): number => {
  const me = playerOf(s, seat);
  if (!isAttacked) return defender < 0 ? 0 : defender === me ? UNDISTURBED : -RIVALRY * UNDISTURBED;
  const { vp } = locationAt(s, slot);
  let sum = 0;
  if (attacker >= 0) sum += (attacker === me ? 1 : -RIVALRY) * chance * vp;
  if (defender >= 0) sum += (defender === me ? 1 : -RIVALRY) * (1 - chance) * vp;
  const city = controllerOf(s, slot);
  const drop = dropOf(s, city);
  if (drop > 0) {
    let loss = 0;
    for (let other = 0; other < s.seats; other++) loss += (other === seat ? 1 : -RIVALRY) * statuesAt(s, city, other);
    sum -= chance * drop * loss;
  }
  return sum;
};

/** What a counter of this strength more on a side would change for the seat. */
export const placeGain = (s: PkState, seat: Seat, slot: number, side: number, unit: number, strength: number): number => {
  const { rounds } = locationAt(s, slot);
  load(s, slot);
  const isAttacked = powersOn(s, slot, ATTACK) !== 0;
  const [attacker, defender] = [main(s, slot, ATTACK), main(s, slot, DEFEND)];
  const before = worth(s, seat, slot, isAttacked, isAttacked ? chanceHere(rounds) : 0, attacker, defender);
  const i = 2 * side + unit;
  here[i] = (here[i] as number) + strength;
  const attacks = isAttacked || side === ATTACK;
  const me = playerOf(s, seat);
  const after = worth(
    s,
    seat,
    slot,
    attacks,
    attacks ? chanceHere(rounds) : 0,
    attacker < 0 && side === ATTACK ? me : attacker,
    defender < 0 && side === DEFEND ? me : defender,
  );
  return after - before;
};

export const slotOf = (s: PkState, location: number): number => {
  for (let slot = 0; slot < SLOT_COUNT; slot++) if (s.slots[slot] === location) return slot;
  return -1;
};

/** Leave to defend: welcome where a defeat threatens, dear where it only hands a rival the tile. */
export const leaveGain = (s: PkState, seat: Seat, slot: number): number => {
  const chance = attackChance(s, slot);
  const city = controllerOf(s, slot);
  const isMine = main(s, slot, DEFEND) === playerOf(s, seat) && controllingLeader(s, slot) === seat;
  const saved = 0.5 * chance * (dropOf(s, city) * statuesAt(s, city, seat) + (isMine ? locationAt(s, slot).vp : 0));
  const given =
    main(s, slot, DEFEND) < 0 ? RIVALRY * (powersOn(s, slot, ATTACK) === 0 ? UNDISTURBED : (1 - 0.5 * chance) * locationAt(s, slot).vp) : 0;
  return saved - given;
};
