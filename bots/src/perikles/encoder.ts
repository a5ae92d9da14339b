/**
 * Perikles as features: cubes, candidates, leaders and statues by city, points and what is likely to come of elections and battles
 * (the terms of terms.ts), each also as a lead over the best of the others.
 */
import { has, top } from '@stoa/engine';
import {
  alpha,
  beta,
  CITY_COUNT,
  cubes,
  forces,
  HOPLITE,
  hand,
  leader,
  type PkState,
  POWER_COUNT,
  SLOT_COUNT,
  SPECIALS,
  statues,
  strengthOf,
  TRIREME,
} from '@stoa/perikles';
import { blocks, type Encoder, on, steps, thermometer } from '../net/features.ts';
import { TERMS, weighBattles, writeWeighed } from './terms.ts';

const MAX_SEATS = 5;
const TURNS = 3;
const CUBES = [1, 2, 3, 4, 5, 7];
const LEADS = [-2, -1, 0, 1, 2, 3];
const STATUES = [1, 2, 3];
const TAKES = steps(2, 20, 2);
const SLOTS = steps(1, SLOT_COUNT, 1);
const POINTS = steps(2, 60, 2);
const MARGIN = steps(-24, 24, 1.5);
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

const ROOMS = [
  'start-player',
  'deal-specials',
  'draw-locations',
  'draw-influence',
  'extra-cube',
  'take-influence',
  'any-city',
  'candidate',
  'assassin',
  'after-tile',
  'alkibiades',
  'propose',
  'commit-forces',
  'choose-first',
  'recover',
  'commit',
  'ask',
  'slave-revolt',
  'battle-special',
  'dice',
  'casualty',
] as const;
const ROOM_NUMBER = new Map<string, number>(ROOMS.map((room, i) => [room, i]));

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
  lead: b.take(TURNS * MARGIN.length),
  hoped: b.take(POINTS.length),
  hopedLead: b.take(TURNS * MARGIN.length),
  tiles: b.take(5),
  special: b.take(SPECIALS.length),
  used: b.take(SPECIALS.length),
  hoplites: b.take(STRENGTH.length),
  triremes: b.take(STRENGTH.length),
  persian: b.take(1),
  acts: b.take(1),
  afterStart: b.take(MAX_SEATS),
};
const t = blocks();
const T = {
  seats: t.take(MAX_SEATS + 1),
  turn: t.take(TURNS),
  room: t.take(ROOMS.length),
  takes: t.take(10),
  slots: t.take(SLOT_COUNT),
  defeats: t.take(CITY_COUNT * 4),
  round: t.take(3),
  won: t.take(4),
  leads: t.take(1),
};

/** By seat: the terms, the points now and the points to hope for. */
const terms: number[][] = Array.from({ length: MAX_SEATS }, () => TERMS.map(() => 0));
const points: number[] = new Array<number>(MAX_SEATS).fill(0);
const hoped: number[] = new Array<number>(MAX_SEATS).fill(0);
const [CUBE_POINTS, TILE_POINTS, STATUE_POINTS, TO_COME, ELECTIONS, HOPES, BATTLES, DEFEATS] = [0, 1, 2, 3, 4, 5, 7, 9] as const;

const leadOf = (values: readonly number[], seats: number, seat: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat && (values[other] as number) > best) best = values[other] as number;
  return (values[seat] as number) - best;
};

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

export const periklesEncoder: Encoder<PkState> = {
  seatSize: b.size(),
  tableSize: t.size(),
  seats: s => s.seats,

  prepare(s) {
    weighBattles(s);
    for (let seat = 0; seat < s.seats; seat++) {
      const x = terms[seat] as number[];
      writeWeighed(s, seat, x, 0);
      const at = (i: number): number => x[i] as number;
      points[seat] = at(CUBE_POINTS) + at(TILE_POINTS) + at(STATUE_POINTS);
      hoped[seat] = (points[seat] as number) + at(TO_COME) + at(ELECTIONS) + at(HOPES) + at(BATTLES) - at(DEFEATS);
    }
  },

  seat(s, seat, out) {
    const turn = Math.min(TURNS, s.turn) - 1;
    writeCities(s, seat, out);
    const mine = terms[seat] as number[];
    for (let i = 0; i < TERMS.length; i++) thermometer(out, S.terms[i] as number, TERM_STEPS[i] as readonly number[], mine[i] as number);
    thermometer(out, S.points, POINTS, points[seat] as number);
    thermometer(out, S.lead + turn * MARGIN.length, MARGIN, leadOf(points, s.seats, seat));
    thermometer(out, S.hoped, POINTS, hoped[seat] as number);
    thermometer(out, S.hopedLead + turn * MARGIN.length, MARGIN, leadOf(hoped, s.seats, seat));
    let tiles = 0;
    for (let place = 0; place < 5; place++) if ((s.held[seat * 5 + place] as number) >= 0) tiles++;
    thermometer(out, S.tiles, [1, 2, 3, 4, 5], tiles);
    const special = s.special[seat] as number;
    if (special >= 0) on(out, S.special + special);
    for (let tile = 0; tile < SPECIALS.length; tile++) if (s.used[tile] === seat) on(out, S.used + tile);
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
  },

  table(s, out) {
    on(out, T.seats + s.seats);
    on(out, T.turn + Math.min(TURNS, s.turn) - 1);
    const room = ROOM_NUMBER.get(top(s)?.room ?? '');
    if (room !== undefined) on(out, T.room + room);
    thermometer(out, T.takes, TAKES, s.takes);
    let slots = 0;
    for (let slot = Math.max(0, s.battle); slot < SLOT_COUNT; slot++) if ((s.slots[slot] as number) >= 0) slots++;
    thermometer(out, T.slots, SLOTS, slots);
    for (let city = 0; city < CITY_COUNT; city++) thermometer(out, T.defeats + city * 4, [1, 2, 3, 4], s.defeats[city] as number);
    thermometer(out, T.round, [1, 2, 3], s.round);
    on(out, T.won + 1 + Math.max(-1, Math.min(2, s.won)));
    for (let city = 0; city < CITY_COUNT; city++)
      if (leader(s, city) >= 0) {
        on(out, T.leads);
        break;
      }
  },
};
