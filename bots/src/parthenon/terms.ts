/**
 * What a position of Parthenon is worth to a seat, in named terms. Each is a count, times the structures that one of it brings by the end
 * of the game (value.ts, from self-play), times how much a lead decides by then. A beginner counts fewer of them.
 */
import { count, type Seat } from '@stoa/engine';
import type { PaState } from '@stoa/parthenon';
import {
  ARMY,
  acropolisSize,
  BASICS,
  BUILD,
  buildsLeft,
  COMPLETE,
  GOAL,
  GOLD,
  harvestsLeft,
  holdings,
  KINDS,
  PAPYRUS,
  PARTIAL,
  PRODUCTION,
  seasonsLeft,
  structuresOf,
  TYPES,
  VILLAGES,
} from './island.ts';
import { goodsWorth } from './ledger.ts';
import { TERMS } from './term-names.ts';
import { DECIDES, SPENDING, SPENT } from './value.ts';

export { TERMS, type Term } from './term-names.ts';

/** What the missing structures cost, in basics: a village, a workshop, the acropolis, a wonder with the way to its plan. */
const COSTS = { village: 2.5, workshop: 7, acropolis: 5, wonder: 7.5 } as const;
const TREASURY = TYPES - 1;
/** Being complete wins at the end of the season, whatever the others have. */
const CROWN = 4;
/** The first tie-breaker, after the last harvest. */
const TIE = 0.12;

const hold = new Array<number>(KINDS).fill(0);

/** Structures that the harvests to come will pay for: many at first, fewer the more is built. */
const future = (s: PaState, missing: number, need: number, income: number): number => {
  if (missing <= 0) return 0;
  const comes = income * Math.min(harvestsLeft(s), buildsLeft(s)) * 0.5;
  return missing * (1 - Math.exp(-comes / Math.max(4, need)));
};

/** The counts themselves, in the order of TERMS. */
export const writeCounts = (s: PaState, seat: Seat, out: number[]): void => {
  holdings(s, seat, hold);
  const goods = goodsWorth(s, seat, hold);
  let complete = 0;
  let partial = 0;
  let plans = 0;
  for (let w = 0; w < s.wonderOwner.length; w++) {
    if (s.wonderOwner[w] !== seat) continue;
    const stage = s.wonderStage[w]!;
    if (stage === COMPLETE) complete++;
    else if (stage === PARTIAL) partial++;
    else plans++;
  }
  let basics = 0;
  for (let card = 0; card < BASICS; card++) basics += hold[card]!;
  let rares = 0;
  for (let card = BASICS; card < PAPYRUS; card++) rares += hold[card]!;
  const villages = count(s.villages[seat]!);
  const workshops = s.workshops[seat]!;
  const acropolis = acropolisSize(s, seat);
  const armies = Math.min(villages, hold[ARMY]!);
  const need =
    COSTS.village * (VILLAGES - villages) +
    COSTS.workshop * (2 - workshops) +
    COSTS.acropolis * (6 - acropolis) +
    COSTS.wonder * (2 - complete - 0.5 * partial) -
    3 * goods;
  out[0] = villages;
  out[1] = workshops;
  out[2] = acropolis;
  out[3] = complete;
  out[4] = partial;
  out[5] = plans;
  out[6] = goods;
  out[7] = Math.min(basics, 12);
  out[8] = Math.min(rares, 6);
  out[9] = Math.min(hold[GOLD]!, 6);
  out[10] = Math.min(hold[PAPYRUS]!, 2);
  out[11] = armies;
  out[12] = hold[ARMY]! - armies + hold[ARMY + 1]! + hold[ARMY + 2]!;
  out[13] = s.fleets[seat]! - 1;
  out[14] = count(s.philosophies[seat]!);
  out[15] = s.acropolis[seat * TYPES + TREASURY]!;
  out[16] = future(s, GOAL - villages - workshops - acropolis - complete - goods, need, villages + 1.8 * workshops + armies);
  out[17] = s.archon === seat ? 1 : 0;
};

/** Two moments of a season have values of their own: with goods still to spend, and with all spent. */
export const isSpending = (s: PaState): boolean => s.step > PRODUCTION && s.step <= BUILD;
/** How much of the game is left, from 1 down to 0. */
export const timeLeft = (s: PaState): number => seasonsToCome(s) / SEASONS;
const seasonsToCome = (s: PaState): number => (isSpending(s) ? buildsLeft(s) : harvestsLeft(s));
const SEASONS = 12;
/** What one of each count is worth, by the number of seasons to come. */
const worthsIn = (table: typeof SPENDING, seasons: number): readonly number[] => {
  const time = seasons / SEASONS;
  return TERMS.map(term => {
    const [a, b, c] = table[term];
    return a + time * (b + time * c);
  });
};
const bySeasons = (table: typeof SPENDING): readonly (readonly number[])[] =>
  Array.from({ length: SEASONS + 1 }, (_, seasons) => worthsIn(table, seasons));
const WORTHS_SPENDING = bySeasons(SPENDING);
const WORTHS_SPENT = bySeasons(SPENT);

/** A lead decides more when less time is left to make it up. */
const decides = (time: number): number => 1 / (DECIDES[0] + DECIDES[1] * time);

export const writeTerms = (s: PaState, seat: Seat, out: number[]): void => {
  writeCounts(s, seat, out);
  weighCounts(s, seat, out);
};
/** From the counts to the terms, in place. */
export const weighCounts = (s: PaState, seat: Seat, out: number[]): void => {
  const time = timeLeft(s);
  const sharp = decides(time);
  const isComplete = structuresOf(s, seat) >= GOAL && s.step >= BUILD;
  if (time === 0) {
    for (let i = 0; i < TERMS.length; i++) out[i] = i < 4 ? out[i]! * sharp : 0;
    out[3] = out[3]! * (1 + TIE) + (isComplete ? CROWN * sharp : 0);
    return;
  }
  const worths = (isSpending(s) ? WORTHS_SPENDING : WORTHS_SPENT)[seasonsToCome(s)]!;
  for (let i = 0; i < TERMS.length; i++) out[i] = out[i]! * worths[i]! * sharp;
  if (isComplete) out[3] = out[3]! + CROWN * sharp;
};

/** What a beginner counts: what stands, what can be built next, ships. */
export const PLAIN_TERMS = ['structures', 'goods', 'fleets'] as const;
export const writePlain = (s: PaState, seat: Seat, out: number[]): void => {
  holdings(s, seat, hold);
  const goods = goodsWorth(s, seat, hold);
  const sharp = 1 / (0.55 + 0.17 * seasonsLeft(s));
  out[0] = structuresOf(s, seat) * sharp;
  out[1] = goods * sharp;
  out[2] = (s.fleets[seat]! - 1) * 0.025 * harvestsLeft(s) * sharp;
};
