/**
 * Perikles as features: cubes, candidates, leaders and statues by city, points, and what elections and battles will probably bring (the
 * terms of terms.ts), each also as a lead over the best of the others.
 */
import { has, top } from '@stoa/engine';
import {
  ATTACK,
  alpha,
  beta,
  CITY_COUNT,
  controllerOf,
  cubes,
  DEFEND,
  forces,
  HOPLITE,
  hand,
  leader,
  locationAt,
  main,
  type PkState,
  POWER_COUNT,
  playerOf,
  SLOT_COUNT,
  statues,
  strengthOf,
  TRIREME,
} from '@stoa/perikles';
import { aheadOf, blocks, type Encoder, leadOf, on, roomNumbers, steps, thermometer } from '../net/features.ts';
import { lotOf } from './battle-lot.ts';
import { battleChances, TERMS, weighBattles, writeWeighed } from './terms.ts';
import { TRAINED_ROOMS } from './trained-rooms.ts';
import { WEIGHTS } from './weights.ts';

const MAX_SEATS = 5;
const TURNS = 3;
/** A game turn has two parts: before its elections, and from then on. The battles of the last turn are a part of their own. */
const STAGES = 2 * TURNS + 1;
const CUBES = [1, 2, 3, 4, 5, 7];
const LEADS = [-2, -1, 0, 1, 2, 3];
const STATUES = [1, 2, 3];
const TAKES = steps(2, 20, 2);
const SLOTS = steps(1, SLOT_COUNT, 1);
const POINTS = steps(2, 60, 2);
const MARGIN = steps(-24, 24, 1.5);
const SCORE_LEAD = steps(-3, 3, 0.15);
const FALLS = steps(1, 5, 0.4);
const BATTLES_OWN = [1, 2, 3, 4];
/** A battle that is this likely counts as won. */
const SAFE = 0.85;
const SURE = steps(1, 15, 2);
const SUPPLY = steps(1, 15, 2);
/** The special tiles of the training: tiles that were added later have no feature until the network is trained again. */
const TILES = 8;
const STRENGTH = [1, 3, 5, 7, 9, 12, 15, 20];
/** Thresholds of the terms, in the order of TERMS. */
const TERM_STEPS: readonly (readonly number[])[] = [
  steps(1, 12, 1), // cubes
  steps(3, 33, 3), // tiles
  steps(3, 33, 3), // statues
  steps(1, 21, 2), // toCome
  steps(1, 15, 1.5), // elections
  steps(1, 15, 1.5), // hopes
  steps(2, 24, 3), // arms
  steps(1, 20, 1.5), // battles
  steps(0.5, 10, 1), // battlesOpen
  steps(0.5, 6, 0.75), // defeats
  steps(0.5, 6, 0.75), // defeatsOpen
  steps(2, 30, 3), // hand
  [1], // special
  [-1, -0.5, 0.1, 0.5, 1], // permissions
  [1, 2, 4], // words
];

/** The share of all outcomes of the battles in which a seat wins the game (`battle-lot.ts`). */
const LOT = steps(0.05, 0.96, 0.05);
/** The battles a seat leads, as attacker or defender, by how likely it wins; each counts the points at stake. */
const FRONT_SIZE = 2 * 5;
const VALUES = [1, 4, 7, 11];
/** Strength that can still be sent, compared with the mean of the others. */
const HAND_LEAD = steps(-9, 9, 3);
/** Expected points compared with the second best of the others. */
const BEHIND = steps(-12, 12, 3);

const ROOM_NUMBER = roomNumbers(TRAINED_ROOMS);

const b = blocks();
const S = {
  cubes: b.take(CITY_COUNT * CUBES.length),
  cubeLead: b.take(CITY_COUNT * LEADS.length),
  alpha: b.take(CITY_COUNT),
  beta: b.take(CITY_COUNT),
  leader: b.take(CITY_COUNT),
  statues: b.take(CITY_COUNT * STATUES.length),
  terms: TERM_STEPS.map(list => b.take(list.length)),
  points: b.take(POINTS.length),
  lead: b.take(STAGES * MARGIN.length),
  hoped: b.take(POINTS.length),
  hopedLead: b.take(STAGES * MARGIN.length),
  scoreLead: b.take(STAGES * SCORE_LEAD.length),
  ahead: b.take(STAGES * MAX_SEATS),
  aheadHoped: b.take(STAGES * MAX_SEATS),
  attacks: b.take(BATTLES_OWN.length),
  defences: b.take(BATTLES_OWN.length),
  sure: b.take(SURE.length),
  swing: b.take(SURE.length),
  supply: b.take(SUPPLY.length),
  tiles: b.take(5),
  special: b.take(TILES),
  used: b.take(TILES),
  hoplites: b.take(STRENGTH.length),
  triremes: b.take(STRENGTH.length),
  persian: b.take(1),
  acts: b.take(1),
  afterStart: b.take(MAX_SEATS),
  // The prior knows only the features above (`prior.ts`).
  lot: b.take(STAGES * LOT.length),
  aheadSure: b.take(STAGES * MAX_SEATS),
  fronts: b.take(FRONT_SIZE * VALUES.length),
  inHand: b.take(STAGES * HAND_LEAD.length),
  leadBest: b.take(STAGES * BEHIND.length),
};
const t = blocks();
const T = {
  seats: t.take(MAX_SEATS + 1),
  turn: t.take(TURNS),
  room: t.take(ROOM_NUMBER.size),
  takes: t.take(10),
  slots: t.take(SLOT_COUNT),
  defeats: t.take(CITY_COUNT * 4),
  falls: t.take(CITY_COUNT * FALLS.length),
  round: t.take(3),
  won: t.take(4),
  leads: t.take(1),
  /** All seats search deeply; the prior knows only the features above (`prior.ts`). */
  deep: t.take(1),
};

/** By seat: the terms, the points now and the expected points. */
const terms: number[][] = Array.from({ length: MAX_SEATS }, () => TERMS.map(() => 0));
const points: number[] = new Array<number>(MAX_SEATS).fill(0);
const hoped: number[] = new Array<number>(MAX_SEATS).fill(0);
/** The evaluation of the bots' mind. */
const scores: number[] = new Array<number>(MAX_SEATS).fill(0);
const WEIGHTS_BY_TURN = Array.from({ length: TURNS }, (_, turn) => TERMS.map(term => WEIGHTS[term][turn]!));
const [CUBE_POINTS, TILE_POINTS, STATUE_POINTS, TO_COME, ELECTIONS, HOPES, BATTLES, DEFEATS] = [0, 1, 2, 3, 4, 5, 7, 9] as const;

/** Cubes, candidates, leader and statues of one seat, city by city. */
const writeCities = (s: PkState, seat: number, out: Parameters<typeof on>[0]): void => {
  for (let city = 0; city < CITY_COUNT; city++) {
    const mine = cubes(s, city, seat);
    let best = 0;
    for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, cubes(s, city, other));
    thermometer(out, S.cubes + city * CUBES.length, CUBES, mine);
    if (mine > 0) thermometer(out, S.cubeLead + city * LEADS.length, LEADS, mine - best);
    if (alpha(s, city) === seat) on(out, S.alpha + city);
    if (beta(s, city) === seat) on(out, S.beta + city);
    if (leader(s, city) === seat) on(out, S.leader + city);
    thermometer(out, S.statues + city * STATUES.length, STATUES, statues(s, city, seat));
  }
};

const stageOf = (s: PkState): number => {
  if (s.turn >= TURNS && s.battle > 0) return STAGES - 1;
  return 2 * (Math.min(TURNS, s.turn) - 1) + (battleChances() === undefined ? 0 : 1);
};

/** The battles this seat leads: how many, the points it will probably get, and how far luck can move them. */
const writeBattles = (s: PkState, seat: number, out: Parameters<typeof on>[0]): void => {
  const chances = battleChances();
  if (chances === undefined) return;
  const me = playerOf(s, seat);
  let [attacks, defences, sure, swing] = [0, 0, 0, 0];
  for (let slot = Math.max(0, s.battle); slot < SLOT_COUNT; slot++) {
    if (s.slots[slot]! < 0) continue;
    const isAttack = main(s, slot, ATTACK) === me;
    if (!isAttack && main(s, slot, DEFEND) !== me) continue;
    const won = isAttack ? chances[slot]! : 1 - chances[slot]!;
    const { vp } = locationAt(s, slot);
    if (isAttack) attacks++;
    else defences++;
    if (won > SAFE) sure += vp;
    swing += 4 * won * (1 - won) * vp;
  }
  thermometer(out, S.attacks, BATTLES_OWN, attacks);
  thermometer(out, S.defences, BATTLES_OWN, defences);
  thermometer(out, S.sure, SURE, sure);
  thermometer(out, S.swing, SURE, swing);
};

/** By side and chance: the points at stake in the battles that a seat leads. */
const fronts: number[] = new Array<number>(FRONT_SIZE).fill(0);
const writeFronts = (s: PkState, seat: number, out: Parameters<typeof on>[0]): void => {
  const chances = battleChances();
  if (chances === undefined) return;
  fronts.fill(0);
  const me = playerOf(s, seat);
  for (let slot = Math.max(0, s.battle); slot < SLOT_COUNT; slot++) {
    if (s.slots[slot]! < 0) continue;
    const side = main(s, slot, ATTACK) === me ? 0 : main(s, slot, DEFEND) === me ? 1 : -1;
    if (side < 0) continue;
    const won = side === 0 ? chances[slot]! : 1 - chances[slot]!;
    const i = 5 * side + Math.min(4, Math.floor(5 * won));
    fronts[i] = fronts[i]! + locationAt(s, slot).vp;
  }
  for (let i = 0; i < FRONT_SIZE; i++) thermometer(out, S.fronts + i * VALUES.length, VALUES, fronts[i]!);
};
/** Points without those of the battles to come. */
const base: number[] = new Array<number>(MAX_SEATS).fill(0);
const lots: number[] = new Array<number>(MAX_SEATS).fill(0);
const sure: number[] = new Array<number>(MAX_SEATS).fill(0);
const HAND = TERMS.indexOf('hand');
/** Who wins the game by the outcome of the battles, and what can still be sent. */
const writeAhead = (s: PkState, seat: number, out: Parameters<typeof on>[0]): void => {
  const stage = stageOf(s);
  writeFronts(s, seat, out);
  thermometer(out, S.lot + stage * LOT.length, LOT, lots[seat]!);
  on(out, S.aheadSure + stage * MAX_SEATS + aheadOf(sure, s.seats, seat));
  let others = 0;
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    others += terms[other]![HAND]!;
    const x = hoped[other]!;
    if (x > best) [best, second] = [x, best];
    else if (x > second) second = x;
  }
  thermometer(out, S.inHand + stage * HAND_LEAD.length, HAND_LEAD, terms[seat]![HAND]! - others / (s.seats - 1));
  thermometer(out, S.leadBest + stage * BEHIND.length, BEHIND, hoped[seat]! - second);
};

const falls: number[] = new Array<number>(CITY_COUNT).fill(0);
/** The defeats of every city: now, and with those that its battles will probably bring. The fall of Athens or Sparta ends the game. */
const writeDefeats = (s: PkState, out: Parameters<typeof on>[0]): void => {
  for (let city = 0; city < CITY_COUNT; city++) falls[city] = s.defeats[city]!;
  const chances = battleChances();
  if (chances !== undefined)
    for (let slot = s.battle; slot < SLOT_COUNT; slot++) {
      if (s.slots[slot]! < 0) continue;
      const city = controllerOf(s, slot);
      if (city >= 0 && city < CITY_COUNT) falls[city] = falls[city]! + chances[slot]!;
    }
  for (let city = 0; city < CITY_COUNT; city++) {
    thermometer(out, T.defeats + city * 4, [1, 2, 3, 4], s.defeats[city]!);
    thermometer(out, T.falls + city * FALLS.length, FALLS, falls[city]!);
  }
};

export const periklesEncoder: Encoder<PkState> = {
  rooms: TRAINED_ROOMS,
  seatSize: b.size(),
  tableSize: t.size(),
  deep: T.deep,
  seats: s => s.seats,

  prepare(s) {
    weighBattles(s);
    const weights = WEIGHTS_BY_TURN[Math.min(TURNS, s.turn) - 1]!;
    for (let seat = 0; seat < s.seats; seat++) {
      const x = terms[seat]!;
      writeWeighed(s, seat, x, 0);
      const at = (i: number): number => x[i]!;
      points[seat] = at(CUBE_POINTS) + at(TILE_POINTS) + at(STATUE_POINTS);
      hoped[seat] = points[seat]! + at(TO_COME) + at(ELECTIONS) + at(HOPES) + at(BATTLES) - at(DEFEATS);
      let score = 0;
      for (let i = 0; i < TERMS.length; i++) score += weights[i]! * at(i);
      scores[seat] = score;
      sure[seat] = points[seat]! + at(TO_COME);
      base[seat] = sure[seat]! + at(ELECTIONS) + at(HOPES);
    }
    lotOf(s, base, battleChances(), lots);
  },

  seat(s, seat, out) {
    const stage = stageOf(s);
    writeCities(s, seat, out);
    writeBattles(s, seat, out);
    const mine = terms[seat]!;
    for (let i = 0; i < TERMS.length; i++) thermometer(out, S.terms[i]!, TERM_STEPS[i]!, mine[i]!);
    thermometer(out, S.points, POINTS, points[seat]!);
    thermometer(out, S.lead + stage * MARGIN.length, MARGIN, leadOf(points, s.seats, seat));
    thermometer(out, S.hoped, POINTS, hoped[seat]!);
    thermometer(out, S.hopedLead + stage * MARGIN.length, MARGIN, leadOf(hoped, s.seats, seat));
    thermometer(out, S.scoreLead + stage * SCORE_LEAD.length, SCORE_LEAD, leadOf(scores, s.seats, seat));
    on(out, S.ahead + stage * MAX_SEATS + aheadOf(scores, s.seats, seat));
    on(out, S.aheadHoped + stage * MAX_SEATS + aheadOf(hoped, s.seats, seat));
    thermometer(out, S.supply, SUPPLY, s.supply[seat]!);
    let tiles = 0;
    for (let place = 0; place < 5; place++) if (s.held[seat * 5 + place]! >= 0) tiles++;
    thermometer(out, S.tiles, [1, 2, 3, 4, 5], tiles);
    const special = s.special[seat]!;
    if (special >= 0 && special < TILES) on(out, S.special + special);
    for (let tile = 0; tile < TILES; tile++) if (s.used[tile] === seat) on(out, S.used + tile);
    let hoplites = 0;
    let triremes = 0;
    for (let power = 0; power < POWER_COUNT; power++)
      if (has(forces(s, seat), power)) {
        hoplites += strengthOf(hand(s, power, HOPLITE));
        triremes += strengthOf(hand(s, power, TRIREME));
      }
    thermometer(out, S.hoplites, STRENGTH, hoplites);
    thermometer(out, S.triremes, STRENGTH, triremes);
    if (has(forces(s, seat), POWER_COUNT - 1)) on(out, S.persian);
    const frame = top(s);
    if (frame !== undefined && 'seat' in frame && frame.seat === seat) on(out, S.acts);
    on(out, S.afterStart + ((seat - s.start + s.seats) % s.seats));
    writeAhead(s, seat, out);
  },

  table(s, out) {
    on(out, T.seats + s.seats);
    on(out, T.turn + Math.min(TURNS, s.turn) - 1);
    const room = ROOM_NUMBER.get(top(s)?.room ?? '');
    if (room !== undefined) on(out, T.room + room);
    thermometer(out, T.takes, TAKES, s.takes);
    let slots = 0;
    for (let slot = Math.max(0, s.battle); slot < SLOT_COUNT; slot++) if (s.slots[slot]! >= 0) slots++;
    thermometer(out, T.slots, SLOTS, slots);
    writeDefeats(s, out);
    thermometer(out, T.round, [1, 2, 3], s.round);
    on(out, T.won + 1 + Math.max(-1, Math.min(2, s.won)));
    for (let city = 0; city < CITY_COUNT; city++)
      if (leader(s, city) >= 0) {
        on(out, T.leads);
        break;
      }
  },
};
