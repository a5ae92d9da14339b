/** What a position of Perikles is worth to a seat, in named terms, all in points or parts of them. */
import { has, top } from '@stoa/engine';
import {
  ATTACK,
  alpha,
  beta,
  CITY_COUNT,
  COLUMNS,
  cityValue,
  columnFor,
  controllerOf,
  controllingLeader,
  cubes,
  DEFEND,
  forces,
  HOPLITE,
  hand,
  holdsSpecial,
  isCandidate,
  leader,
  locationAt,
  main,
  type PkState,
  POWER_COUNT,
  playerOf,
  powersOn,
  roundChance,
  SLOT_COUNT,
  scoreOf,
  statues,
  strengthAt,
  strengthOf,
  TRIREME,
} from '@stoa/perikles';

/** The names, in the order they are written. */
export const TERMS = [
  'points', // what Scoring would count now
  'pointsLate', // the same, the more so the fewer turns are left
  'statues', // statues the cities led now will raise
  'elections', // statues the coming elections are likely to give
  'battles', // tiles the battles are likely to give
  'defeats', // what likely defeats would take from own statues
  'hand', // strength still in hand
  'special', // the special tile, unused
  'words', // questions asked and counters taken back in this turn
  'permissions', // leave given to others: help where a defeat threatens, points for a rival where none does
] as const;

/** How likely a seat wins the election of a city, as the cubes lie now. */
const electionChance = (s: PkState, city: number, seat: number): number => {
  const mine = cubes(s, city, seat);
  const [a, b] = [alpha(s, city), beta(s, city)];
  if (a === seat || b === seat) {
    const rival = a === seat ? b : a;
    if (rival < 0) return 0.55 + 0.05 * Math.min(4, mine);
    const margin = mine - cubes(s, city, rival) + (a === seat ? 0.5 : -0.5);
    return 1 / (1 + Math.exp(-1.6 * margin));
  }
  if (a >= 0 && b >= 0) return 0;
  let strongest = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) strongest = Math.max(strongest, cubes(s, city, other) + (isCandidate(s, city, other) ? 1 : 0));
  return 0.6 / (1 + Math.exp(-0.9 * (mine - strongest)));
};

/** The attack's chance in one round, by column and by who brings a token from the round before: nobody, the attack, the defence. */
const ROUND: readonly (readonly [number, number, number])[] = COLUMNS.map((_, column) => [
  roundChance(column, 0, 0),
  roundChance(column, 1, 0),
  roundChance(column, 0, 1),
]);
/** How likely the attack wins a location with the strengths that lie there, round by round; 0 if nobody attacks. */
export const attackChance = (s: PkState, slot: number): number => {
  if (powersOn(s, slot, ATTACK) === 0) return 0;
  let attack = 0; // the chance that the attack won the round before
  let isFirst = true;
  for (const unit of locationAt(s, slot).rounds) {
    const [a, d] = [strengthAt(s, slot, ATTACK, unit, 0), strengthAt(s, slot, DEFEND, unit, 0)];
    if (a + d === 0) continue;
    const odds = ROUND[columnFor(a, d)] as readonly [number, number, number];
    const wins = isFirst ? odds[0] : attack * odds[1] + (1 - attack) * odds[2];
    attack = a === 0 ? 0 : d === 0 ? 1 : wins;
    isFirst = false;
  }
  return attack;
};

/** Strength still in the hands of these powers. */
const inHand = (s: PkState, powers: number): number => {
  let sum = 0;
  for (let power = 0; power < POWER_COUNT; power++)
    if (has(powers, power)) sum += strengthOf(hand(s, power, HOPLITE)) + strengthOf(hand(s, power, TRIREME));
  return sum;
};

export const writeTerms = (s: PkState, seat: number, out: number[]): void => {
  const score = scoreOf(s, seat);
  const points = score.cubes + score.locations + score.statues;
  const late = (s.turn - 1) / 2;
  let toCome = 0;
  let elections = 0;
  let loss = 0;
  let leads = false;
  for (let city = 0; city < CITY_COUNT; city++) {
    if (leader(s, city) >= 0) leads = true;
    if (leader(s, city) === seat) toCome += cityValue(s, city);
  }
  if (!leads) for (let city = 0; city < CITY_COUNT; city++) elections += electionChance(s, city, seat) * cityValue(s, city);

  let battles = 0;
  let permissions = 0;
  const me = playerOf(s, seat);
  for (let slot = s.battle; slot < SLOT_COUNT; slot++) {
    if ((s.slots[slot] as number) < 0) continue;
    const chance = attackChance(s, slot);
    const { vp } = locationAt(s, slot);
    if (main(s, slot, ATTACK) === me) battles += chance * vp;
    else if (main(s, slot, DEFEND) === me) battles += chance === 0 ? 1.5 : (1 - chance) * vp;
    const city = controllerOf(s, slot);
    const mine = statues(s, city, seat) + (controllingLeader(s, slot) === seat ? 1 : 0);
    loss += chance * mine;
    if ((s.grants[slot] as number) !== 0 && controllingLeader(s, slot) === seat) permissions += chance * mine - 0.3 * (1 - chance) * vp;
  }

  out[0] = points;
  out[1] = points * late;
  out[2] = toCome;
  out[3] = elections;
  out[4] = battles;
  out[5] = loss;
  out[6] = inHand(s, forces(s, seat));
  out[7] = holdsSpecial(s, seat) ? 1 : 0;
  const f = top(s);
  out[8] = f?.room === 'commit' && f.seat === seat ? s.asked + s.takeBacks : 0;
  out[9] = permissions;
};
