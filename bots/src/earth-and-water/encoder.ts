/** Earth & Water as features: pieces by city, hands, points, and the battle under way. Persia and Greece have features of their own. */
import { ADJACENT, armies, CITIES, controlled, type EwState, FOOD, fleets, KEY_CITIES, other, type Side } from '@stoa/earth-and-water';
import { count, has, top } from '@stoa/engine';
import { blocks, type Encoder, on, roomNumbers, steps, thermometer } from '../net/features.ts';
import { earthWaterMind } from './mind.ts';
import { TRAINED_ROOMS } from './trained-rooms.ts';

const CITY_COUNT = CITIES.length;
/** The cards of the training: cards that were added later have no feature until the network is trained again. */
const CARDS = 16;
const FIGURES = 6;
const CAMPAIGNS = 5;
const POINTS = 6;
const ARMIES = [1, 2, 3, 4, 5, 6, 8, 10];
const FLEETS = [1, 2, 3, 4];
const MANY = steps(1, 16, 1);
const MARGIN = steps(-6, 6, 1);
const HAND = steps(1, 8, 1);
const LEAD = steps(-3, 3, 0.1);

const ROOM_NUMBER = roomNumbers(TRAINED_ROOMS);

const b = blocks();
const S = {
  army: b.take(CITY_COUNT * ARMIES.length),
  fleet: b.take(CITY_COUNT * FLEETS.length),
  control: b.take(CITY_COUNT),
  controlCount: b.take(12),
  armyCount: b.take(MANY.length),
  fleetCount: b.take(6),
  armyReserve: b.take(MANY.length),
  fleetReserve: b.take(6),
  food: b.take(MARGIN.length),
  attacked: b.take(CITY_COUNT),
  keys: b.take(4),
  hand: b.take(CARDS),
  handCount: b.take(HAND.length),
  known: b.take(CARDS),
  lead: b.take(CAMPAIGNS * MARGIN.length),
};
const SIDE_SIZE = b.size();

const t = blocks();
const T = {
  room: t.take(ROOM_NUMBER.size),
  campaign: t.take(CAMPAIGNS),
  points: t.take(2 * POINTS + 1),
  pointsByCampaign: t.take(CAMPAIGNS * (2 * POINTS + 1)),
  figures: t.take(FIGURES),
  facts: t.take(8),
  discard: t.take(CARDS),
  talents: t.take(12),
  excess: t.take(8),
  to: t.take(CITY_COUNT),
  battleSide: t.take(2),
  bySea: t.take(2),
  persians: t.take(ARMIES.length),
  greeks: t.take(ARMIES.length),
  embarked: t.take(3),
  greekDice: t.take(4),
  lead: t.take(LEAD.length),
  /** Whether both sides search deeply. The prior knows only the features above (`prior.ts`). */
  deep: t.take(1),
};
const TABLE_SIZE = t.size();

/** The evaluation of the bots' mind, by side. */
const WEIGHTS = Object.values(earthWaterMind.evaluation.weights);
const scores: number[] = [0, 0];

/** Armies, fleets and control of one side, city by city. */
const writeCities = (s: EwState, side: Side, first: number, out: Parameters<typeof on>[0]): void => {
  const mine = controlled(s, side);
  const theirs = controlled(s, other(side));
  const roads = ADJACENT[s.bridge ? 1 : 0]!;
  let armyCount = 0;
  let fleetCount = 0;
  let food = 0;
  for (let city = 0; city < CITY_COUNT; city++) {
    const a = armies(s, side, city);
    const f = fleets(s, side, city);
    armyCount += a;
    fleetCount += f;
    thermometer(out, first + S.army + city * ARMIES.length, ARMIES, a);
    thermometer(out, first + S.fleet + city * FLEETS.length, FLEETS, f);
    if (!has(mine, city)) continue;
    food += FOOD[city]!;
    on(out, first + S.control + city);
    if ((roads[city]! & theirs) !== 0) on(out, first + S.attacked + city);
  }
  thermometer(out, first + S.controlCount, MANY.slice(0, 12), count(mine));
  thermometer(out, first + S.armyCount, MANY, armyCount);
  thermometer(out, first + S.fleetCount, MANY.slice(0, 6), fleetCount);
  thermometer(out, first + S.food, MARGIN, food - armyCount);
  const keys = count(mine & KEY_CITIES[side]) + count(mine & KEY_CITIES[other(side)]);
  thermometer(out, first + S.keys, MANY.slice(0, 4), keys);
};

export const earthWaterEncoder: Encoder<EwState> = {
  rooms: TRAINED_ROOMS,
  seatSize: 2 * SIDE_SIZE,
  tableSize: TABLE_SIZE,
  deep: T.deep,
  seats: () => 2,
  prepare: s => earthWaterMind.evaluation.scores?.(s, WEIGHTS, scores),

  seat(s, seat, out) {
    const side = seat as Side;
    const first = side * SIDE_SIZE;
    writeCities(s, side, first, out);
    thermometer(out, first + S.armyReserve, MANY, s.reserve[2 * side]!);
    thermometer(out, first + S.fleetReserve, MANY.slice(0, 6), s.reserve[2 * side + 1]!);
    const hand = s.hands[side]!;
    thermometer(out, first + S.handCount, HAND, count(hand));
    const known = s.knows[1 - side]! & hand;
    for (let card = 1; card <= CARDS; card++) {
      if (has(hand, card)) on(out, first + S.hand + card - 1);
      if (has(known, card)) on(out, first + S.known + card - 1);
    }
    const lead = side === 0 ? s.vp : -s.vp;
    thermometer(out, first + S.lead + (Math.min(CAMPAIGNS, s.campaign) - 1) * MARGIN.length, MARGIN, lead);
  },

  table(s, out) {
    const room = ROOM_NUMBER.get(top(s)?.room ?? '');
    if (room !== undefined) on(out, T.room + room);
    thermometer(out, T.lead, LEAD, scores[0]! - scores[1]!);
    const campaign = Math.min(CAMPAIGNS, s.campaign) - 1;
    const points = Math.max(-POINTS, Math.min(POINTS, s.vp)) + POINTS;
    on(out, T.campaign + campaign);
    on(out, T.points + points);
    on(out, T.pointsByCampaign + campaign * (2 * POINTS + 1) + points);
    for (let figure = 0; figure < FIGURES; figure++) if (has(s.figures, figure)) on(out, T.figures + figure);
    const facts = [s.turn === 0, s.turn === 1, s.bridge, s.carneia, s.acropolis, s.cut, s.passes > 0, s.op.cavalry];
    for (const [i, holds] of facts.entries()) if (holds) on(out, T.facts + i);
    for (const card of s.discard) if (card <= CARDS) on(out, T.discard + card - 1);
    thermometer(out, T.talents, MANY.slice(0, 12), s.talents);
    thermometer(out, T.excess, MANY.slice(0, 8), s.excess);
    const { op } = s;
    if (op.kind === '') return;
    on(out, T.to + op.to);
    on(out, T.battleSide + op.side);
    on(out, T.bySea + (op.bySea ? 1 : 0));
    thermometer(out, T.persians, ARMIES, armies(s, 0, op.to));
    thermometer(out, T.greeks, ARMIES, armies(s, 1, op.to));
    thermometer(out, T.embarked, MANY.slice(0, 3), op.embarked);
    thermometer(out, T.greekDice, MANY.slice(0, 4), op.greekDice);
  },
};
