/** Parthenon as features: structures, goods, fleets and wonders by island, with the lead over the best of the others. */
import { count, has, top } from '@stoa/engine';
import { ACROPOLIS, CARDS, ISLANDS, LANDS, type PaState } from '@stoa/parthenon';
import { aheadOf, blocks, type Encoder, type FeatureList, leadOf, on, roomNumbers, steps, thermometer } from '../net/features.ts';
import { takeOpen, takeWants, writeOpen, writeWants } from './encoder-wants.ts';
import { type Forecast, forecast, HORIZON } from './forecast.ts';
import {
  ARMY,
  BASICS as BASIC_COUNT,
  BUILD,
  FLEET_COUNT,
  GOLD,
  holdings,
  KINDS,
  PAPYRUS,
  structuresOf,
  TYPES,
  VILLAGES,
} from './island.ts';
import { newLedger, reckon } from './ledger.ts';
import { TERMS, type Term, weighCounts, writeCounts } from './terms.ts';
import { TRAINED_ROOMS } from './trained-rooms.ts';

const MAX_SEATS = 6;
const YEARS = 3;
const SEASONS = 4;
const STEPS = 14;
/** A lead says more towards the end: two years, the seasons of the third, and the time after the last building. */
const STAGES = YEARS - 1 + SEASONS + 1;
const PHILOSOPHIES = 6;
const STRUCTURES = steps(1, 16, 1);
const HALVES = steps(0.5, 16, 0.5);
const MARGIN = steps(-6, 6, 0.5);
const SCORE_LEAD = steps(-4, 4, 0.2);
/** Structures that stand or can be paid, towards the 16 of a complete island. */
const NEAR = [8, 10, 11, 12, 13, 14, 15, 16];
const SEASONS_IN_ALL = YEARS * SEASONS;
/** Structures that an island will have, by forecast.ts. */
const FORECAST = steps(4, 16, 0.5);
const FORECAST_LEAD = steps(-3, 3, 0.5);
const COMPLETES_LEAD = steps(-3, 3, 1);
/** Structures that the goods at hand pay for. */
const READY = steps(1, 6, 1);
const READY_LEAD = steps(-4, 4, 1);
const MISSING = steps(1, 12, 1);
/** The rate at which a forecast changes spare goods: without losses and with them. */
const [EASY, CAREFUL] = [0.7, 0.3];
const CARD_STEPS = [1, 2, 3, 4, 6];
/** Thresholds of the counts, in the order of TERMS. */
const COUNT_STEPS: readonly (readonly number[])[] = TERMS.map(term => {
  switch (term) {
    case 'goods':
    case 'future':
      return steps(0.25, 6, 0.25);
    case 'basics':
    case 'rares':
    case 'gold':
      return steps(1, 12, 1);
    default:
      return steps(1, 8, 1);
  }
});
const at = (term: Term): number => TERMS.indexOf(term);
const [GOODS, FUTURE] = [at('goods'), at('future')];
const [WONDERS_AT, STAGES_AT, PLANS_AT, PHILOSOPHIES_AT, FLEETS_AT] = [
  at('wonders'),
  at('stages'),
  at('plans'),
  at('philosophies'),
  at('fleets'),
];

const ROOM_NUMBER = roomNumbers(TRAINED_ROOMS);

const b = blocks();
const S = {
  counts: COUNT_STEPS.map(list => b.take(list.length)),
  structures: b.take(STRUCTURES.length),
  lead: b.take(STAGES * MARGIN.length),
  hoped: b.take(2 * STRUCTURES.length),
  hopedLead: b.take(STAGES * MARGIN.length),
  scoreLead: b.take(STAGES * SCORE_LEAD.length),
  ahead: b.take(STAGES * MAX_SEATS),
  aheadBuilt: b.take(STAGES * MAX_SEATS),
  aheadHoped: b.take(STAGES * MAX_SEATS),
  standing: b.take(2 * SEASONS_IN_ALL * MAX_SEATS),
  standingPaid: b.take(2 * SEASONS_IN_ALL * MAX_SEATS),
  tieBreak: b.take(STAGES * MAX_SEATS),
  nearGoal: b.take(SEASONS_IN_ALL * NEAR.length),
  reserved: b.take(CARD_STEPS.length),
  villages: b.take(VILLAGES),
  acropolis: b.take(2 * ACROPOLIS.length),
  philosophies: b.take(PHILOSOPHIES),
  cards: b.take(CARDS.length * CARD_STEPS.length),
  island: b.take(ISLANDS.length),
  bound: b.take(LANDS.length),
  rank: b.take(MAX_SEATS),
  done: b.take(1),
  // The prior knows only the features above (`prior.ts`).
  forecast: b.take(FORECAST.length),
  forecastLead: b.take(SEASONS_IN_ALL * FORECAST_LEAD.length),
  aheadForecast: b.take(2 * SEASONS_IN_ALL * MAX_SEATS),
  aheadCareful: b.take(STAGES * MAX_SEATS),
  completes: b.take(HORIZON + 1),
  completesLead: b.take(COMPLETES_LEAD.length),
  ready: b.take(READY.length),
  readyLead: b.take(STAGES * READY_LEAD.length),
  final: b.take(2 * SEASONS_IN_ALL * MAX_SEATS),
  missing: b.take(MISSING.length),
  archon: b.take(STAGES),
  atSea: b.take(CARD_STEPS.length),
};
const WANTS = takeWants(b);
const t = blocks();
const T = {
  seats: t.take(MAX_SEATS + 1),
  season: t.take(SEASONS_IN_ALL),
  step: t.take(STEPS),
  moment: t.take(YEARS * STEPS),
  script: t.take(SEASONS_IN_ALL * STEPS),
  room: t.take(ROOM_NUMBER.size),
  /** All seats search deeply; the prior knows only the features above (`prior.ts`). */
  deep: t.take(1),
};
const OPEN = takeOpen(t);

const counts: number[][] = Array.from({ length: MAX_SEATS }, () => TERMS.map(() => 0));
const built: number[] = new Array<number>(MAX_SEATS).fill(0);
const hoped: number[] = new Array<number>(MAX_SEATS).fill(0);
/**
 * Structures and tie-breakers as one number (PA-18.4, PA-18.5): as things stand, and with what the goods can pay; the tie-breakers alone.
 */
const standing: number[] = new Array<number>(MAX_SEATS).fill(0);
const standingPaid: number[] = new Array<number>(MAX_SEATS).fill(0);
const tieBreaks: number[] = new Array<number>(MAX_SEATS).fill(0);
/** The tie-breakers in their order, as terms; each counts up to its cap. Aegis cards and the last two, which compare hands, are left out. */
const TIE_BREAKERS: readonly (readonly [term: Term, most: number])[] = [
  ['wonders', 2],
  ['stages', 2],
  ['plans', 2],
  ['acropolis', 6],
  ['workshops', 2],
  ['philosophies', 6],
  ['fleets', 2],
  ['gold', 6],
];
const TIE_PLACES = TIE_BREAKERS.map(([term, most]) => [TERMS.indexOf(term), most] as const);
const TIE_SIZE = TIE_BREAKERS.reduce((size, [, most]) => size * (most + 1), 1);
const tieBreakOf = (x: readonly number[]): number => {
  let key = 0;
  for (const [at, most] of TIE_PLACES) key = key * (most + 1) + within(x[at]!, most);
  return key;
};
/** The evaluation of the bots' mind. */
const scores: number[] = new Array<number>(MAX_SEATS).fill(0);
const weighed: number[] = TERMS.map(() => 0);
const hold: number[] = new Array<number>(KINDS).fill(0);

const outlook: Forecast = { structures: 0, wonders: 0, acropolis: 0, workshops: 0, completes: 0 };
const outlooks: number[] = new Array<number>(MAX_SEATS).fill(0);
const outlookRanks: number[] = new Array<number>(MAX_SEATS).fill(0);
const careful: number[] = new Array<number>(MAX_SEATS).fill(0);
const completes: number[] = new Array<number>(MAX_SEATS).fill(0);
const ledger = newLedger();
const payable: number[] = new Array<number>(MAX_SEATS).fill(0);
const ready: number[] = new Array<number>(MAX_SEATS).fill(0);
const missing: number[] = new Array<number>(MAX_SEATS).fill(0);
/** By seat: structures that can be paid, as bits. */
const payableBits: number[] = new Array<number>(MAX_SEATS).fill(0);
/** Structures and all tie-breakers as the end would compare them now; the hands and the Archon come last. */
const finals: number[] = new Array<number>(MAX_SEATS).fill(0);
const AEGIS_MOST = 12;
const HAND_MOST = 6;
const finalOf = (s: PaState, seat: number, x: readonly number[]): number => {
  let key = built[seat]!;
  for (const [at, most] of TIE_PLACES.slice(0, -1)) key = key * (most + 1) + within(x[at]!, most);
  key = key * (AEGIS_MOST + 1) + within(hold[ARMY]! + hold[ARMY + 1]! + hold[ARMY + 2]!, AEGIS_MOST);
  let rares = 0;
  let basics = 0;
  for (let card = 0; card < GOLD; card++)
    if (card < BASIC_COUNT) basics += hold[card]!;
    else if (card <= PAPYRUS) rares += hold[card]!;
  for (const n of [hold[GOLD]!, rares, basics]) key = key * (HAND_MOST + 1) + within(n, HAND_MOST);
  return 2 * key + (s.archon === seat ? 1 : 0);
};
/** Structures and tie-breakers at the end by the forecast; those that it does not compute stay as they are. */
const outlookRank = (x: readonly number[]): number => {
  let key = Math.floor(outlook.structures);
  const finished = outlook.wonders - x[WONDERS_AT]!;
  const parts: readonly (readonly [n: number, most: number])[] = [
    [outlook.wonders, 2],
    [x[STAGES_AT]! - finished, 2],
    [x[PLANS_AT]!, 2],
    [outlook.acropolis, 6],
    [outlook.workshops, 2],
    [x[PHILOSOPHIES_AT]!, 6],
    [x[FLEETS_AT]!, 2],
  ];
  for (const [n, most] of parts) key = key * (most + 1) + within(n, most);
  return key;
};
/** What the forecast and the goods at hand say of a seat. */
const lookAhead = (s: PaState, seat: number, x: readonly number[]): void => {
  forecast(s, seat, CAREFUL, outlook);
  careful[seat] = outlook.structures;
  forecast(s, seat, EASY, outlook);
  outlooks[seat] = outlook.structures;
  outlookRanks[seat] = outlookRank(x);
  completes[seat] = outlook.completes;
  holdings(s, seat, hold);
  reckon(s, seat, hold, ledger);
  payable[seat] = count(ledger.ready);
  payableBits[seat] = ledger.ready;
  ready[seat] = built[seat]! + payable[seat]!;
  missing[seat] = ledger.missing;
  finals[seat] = finalOf(s, seat, x);
};

const within = (x: number, most: number): number => Math.max(0, Math.min(most, x));

/** Seasons before this one; years and seasons are counted from 1. */
const seasonOf = (s: PaState): number => within(SEASONS * (s.year - 1) + s.season - 1, SEASONS_IN_ALL - 1);

const stageOf = (s: PaState): number =>
  s.year < YEARS ? within(s.year - 1, YEARS - 2) : YEARS - 2 + s.season + (s.season >= SEASONS && s.step > BUILD ? 1 : 0);

/** What is likely to be built, and who wins if it is. */
const writeAhead = (s: PaState, seat: number, out: FeatureList): void => {
  const stage = stageOf(s);
  const season = seasonOf(s);
  const half = 2 * season + (s.step > BUILD ? 1 : 0);
  thermometer(out, S.forecast, FORECAST, outlooks[seat]!);
  thermometer(out, S.forecastLead + season * FORECAST_LEAD.length, FORECAST_LEAD, leadOf(outlooks, s.seats, seat));
  on(out, S.aheadForecast + half * MAX_SEATS + aheadOf(outlookRanks, s.seats, seat));
  on(out, S.aheadCareful + stage * MAX_SEATS + aheadOf(careful, s.seats, seat));
  on(out, S.completes + completes[seat]!);
  let first = HORIZON;
  for (let other = 0; other < s.seats; other++) if (other !== seat) first = Math.min(first, completes[other]!);
  thermometer(out, S.completesLead, COMPLETES_LEAD, first - completes[seat]!);
  thermometer(out, S.ready, READY, payable[seat]!);
  thermometer(out, S.readyLead + stage * READY_LEAD.length, READY_LEAD, leadOf(ready, s.seats, seat));
  on(out, S.final + half * MAX_SEATS + aheadOf(finals, s.seats, seat));
  thermometer(out, S.missing, MISSING, missing[seat]!);
  if (s.archon === seat) on(out, S.archon + stage);
  let aboard = 0;
  for (let f = 0; f < FLEET_COUNT; f++)
    for (let card = 0; card <= GOLD; card++) aboard += s.cargo[(seat * FLEET_COUNT + f) * KINDS + card]!;
  thermometer(out, S.atSea, CARD_STEPS, aboard);
};

export const parthenonEncoder: Encoder<PaState> = {
  rooms: TRAINED_ROOMS,
  seatSize: b.size(),
  tableSize: t.size(),
  deep: T.deep,
  seats: s => s.seats,

  prepare(s) {
    for (let seat = 0; seat < s.seats; seat++) {
      const x = counts[seat]!;
      writeCounts(s, seat, x);
      built[seat] = structuresOf(s, seat);
      hoped[seat] = built[seat]! + x[GOODS]! + x[FUTURE]!;
      tieBreaks[seat] = tieBreakOf(x);
      standing[seat] = built[seat]! * TIE_SIZE + tieBreaks[seat]!;
      standingPaid[seat] = (built[seat]! + Math.floor(x[GOODS]!)) * TIE_SIZE + tieBreaks[seat]!;
      for (let i = 0; i < TERMS.length; i++) weighed[i] = x[i]!;
      weighCounts(s, seat, weighed);
      scores[seat] = weighed.reduce((sum, term) => sum + term, 0);
      lookAhead(s, seat, x);
    }
  },

  seat(s, seat, out) {
    const stage = stageOf(s);
    const mine = counts[seat]!;
    for (let i = 0; i < TERMS.length; i++) thermometer(out, S.counts[i]!, COUNT_STEPS[i]!, mine[i]!);
    thermometer(out, S.structures, STRUCTURES, built[seat]!);
    thermometer(out, S.lead + stage * MARGIN.length, MARGIN, leadOf(built, s.seats, seat));
    thermometer(out, S.hoped, HALVES, hoped[seat]!);
    thermometer(out, S.hopedLead + stage * MARGIN.length, MARGIN, leadOf(hoped, s.seats, seat));
    thermometer(out, S.scoreLead + stage * SCORE_LEAD.length, SCORE_LEAD, leadOf(scores, s.seats, seat));
    on(out, S.ahead + stage * MAX_SEATS + aheadOf(scores, s.seats, seat));
    on(out, S.aheadBuilt + stage * MAX_SEATS + aheadOf(built, s.seats, seat));
    on(out, S.aheadHoped + stage * MAX_SEATS + aheadOf(hoped, s.seats, seat));
    const season = seasonOf(s);
    const half = 2 * season + (s.step > BUILD ? 1 : 0);
    on(out, S.standing + half * MAX_SEATS + aheadOf(standing, s.seats, seat));
    on(out, S.standingPaid + half * MAX_SEATS + aheadOf(standingPaid, s.seats, seat));
    on(out, S.tieBreak + stage * MAX_SEATS + aheadOf(tieBreaks, s.seats, seat));
    thermometer(out, S.nearGoal + season * NEAR.length, NEAR, built[seat]! + mine[GOODS]!);
    let reserved = 0;
    for (let card = 0; card < KINDS; card++) reserved += s.reserved[seat * KINDS + card]!;
    thermometer(out, S.reserved, CARD_STEPS, reserved);
    for (let village = 0; village < VILLAGES; village++) if (has(s.villages[seat]!, village)) on(out, S.villages + village);
    for (let type = 0; type < TYPES; type++) thermometer(out, S.acropolis + 2 * type, [1, 2], s.acropolis[seat * TYPES + type]!);
    for (let p = 0; p < PHILOSOPHIES; p++) if (has(s.philosophies[seat]!, p)) on(out, S.philosophies + p);
    holdings(s, seat, hold);
    for (let card = 0; card < KINDS; card++) thermometer(out, S.cards + card * CARD_STEPS.length, CARD_STEPS, hold[card]!);
    const island = s.islandOf[seat]!;
    if (island >= 0) on(out, S.island + island);
    let lands = 0;
    for (let f = 0; f < FLEET_COUNT; f++) {
      const land = s.at[seat * FLEET_COUNT + f]!;
      if (land >= 0) lands |= 1 << land;
    }
    for (let land = 0; land < LANDS.length; land++) if (has(lands, land)) on(out, S.bound + land);
    on(out, S.rank + within(s.rank[seat]!, MAX_SEATS - 1));
    if (has(s.done, seat)) on(out, S.done);
    writeAhead(s, seat, out);
    writeWants(s, seat, { hold, ready: payableBits[seat]!, built: built[seat]!, season }, out, WANTS);
  },

  table(s, out) {
    const year = within(s.year - 1, YEARS - 1);
    const step = within(s.step, STEPS - 1);
    on(out, T.seats + s.seats);
    on(out, T.season + seasonOf(s));
    on(out, T.script + seasonOf(s) * STEPS + step);
    on(out, T.step + step);
    on(out, T.moment + year * STEPS + step);
    const room = ROOM_NUMBER.get(top(s)?.room ?? '');
    if (room !== undefined) on(out, T.room + room);
    writeOpen(s, out, OPEN);
  },
};
