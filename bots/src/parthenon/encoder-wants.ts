/**
 * Features that name cards: which wonders an island plans and what they still lack, what can be paid, what comes with the next harvest,
 * what is aboard; for the table, the open harbors and events. In: a state. Out: active features. Leaves out cards beyond the built-in
 * pack's.
 */
import { count, has, type Seat } from '@stoa/engine';
import { box, LANDS, type PaState } from '@stoa/parthenon';
import { type blocks, type FeatureList, on, steps, thermometer } from '../net/features.ts';
import { billsOf, lay, left } from './bills.ts';
import { COMPLETE, FLEET_COUNT, GOODS, KINDS, PLAN, VILLAGES } from './island.ts';

type Blocks = ReturnType<typeof blocks>;

const SEASONS_IN_ALL = 12;
/** Cards of the built-in pack. */
const WONDERS = 12;
const HARBORS = 15;
const EVENTS = 18;
const WONDER_STAGES = 3;
const STRUCTURES = 17;
/** As in the ledger's `ready`. */
const READY = 16;
/** Cards that an unfinished wonder still lacks. */
const GAP = steps(1, 8, 1);
const HARVEST = [1, 2, 3];
const ABOARD = [1, 2];
const BLOCKED = [1, 2, 4];

export interface WantBlocks {
  readonly wonders: number;
  readonly gaps: number;
  readonly ready: number;
  readonly harvest: number;
  readonly aboard: number;
  readonly blocked: number;
  readonly builtIn: number;
}
export const takeWants = (b: Blocks): WantBlocks => ({
  wonders: b.take(WONDERS * WONDER_STAGES),
  gaps: b.take(2 * GAP.length),
  ready: b.take(READY),
  harvest: b.take(GOODS * HARVEST.length),
  aboard: b.take(GOODS * ABOARD.length),
  blocked: b.take(BLOCKED.length),
  builtIn: b.take(SEASONS_IN_ALL * STRUCTURES),
});

/** What a seat holds, what it can pay, how much it has built, in which season. */
export interface Standing {
  readonly hold: readonly number[];
  readonly ready: number;
  readonly built: number;
  readonly season: number;
}

/** Cards that the unfinished wonders of a seat lack, from the wonder closest to completion on. */
const gapsOf = (s: PaState, seat: Seat, hold: readonly number[]): number[] => {
  const bills = billsOf(box(s), 0)[s.islandOf[seat]!];
  const gaps: number[] = [];
  if (bills === undefined) return gaps;
  for (let w = 0; w < s.wonderOwner.length; w++) {
    const stage = s.wonderStage[w]!;
    if (s.wonderOwner[w] !== seat || stage === COMPLETE) continue;
    for (let card = 0; card < KINDS; card++) left[card] = hold[card]!;
    const [plan, partial] = bills.wonders[w]!;
    gaps.push((stage === PLAN ? lay(plan) : 0) + lay(partial));
  }
  return gaps.sort((x, y) => x - y);
};

const harvested: number[] = new Array<number>(KINDS).fill(0);
const writeHarvest = (s: PaState, seat: Seat, out: FeatureList, first: number): void => {
  const island = box(s).islands[s.islandOf[seat]!];
  if (island === undefined) return;
  harvested.fill(0);
  const working = s.villages[seat]! & ~s.blocked[seat]!;
  for (let v = 0; v < VILLAGES; v++) if (has(working, v)) harvested[island.villages[v]?.good ?? 0]!++;
  harvested[island.rare]! += s.workshops[seat]!;
  for (let card = 0; card < GOODS; card++) thermometer(out, first + card * HARVEST.length, HARVEST, harvested[card]!);
};

export const writeWants = (s: PaState, seat: Seat, { hold, ready, built, season }: Standing, out: FeatureList, at: WantBlocks): void => {
  for (let w = 0; w < Math.min(WONDERS, s.wonderOwner.length); w++)
    if (s.wonderOwner[w] === seat) on(out, at.wonders + w * WONDER_STAGES + s.wonderStage[w]! - PLAN);
  const gaps = gapsOf(s, seat, hold);
  for (let i = 0; i < Math.min(2, gaps.length); i++) thermometer(out, at.gaps + i * GAP.length, GAP, 1 + gaps[i]!);
  for (let i = 0; i < READY; i++) if (has(ready, i)) on(out, at.ready + i);
  writeHarvest(s, seat, out, at.harvest);
  for (let card = 0; card < GOODS; card++) {
    let aboard = 0;
    for (let f = 0; f < FLEET_COUNT; f++) aboard += s.cargo[(seat * FLEET_COUNT + f) * KINDS + card]!;
    thermometer(out, at.aboard + card * ABOARD.length, ABOARD, aboard);
  }
  thermometer(out, at.blocked, BLOCKED, count(s.blocked[seat]!));
  on(out, at.builtIn + season * STRUCTURES + Math.min(STRUCTURES - 1, built));
};

export interface OpenBlocks {
  readonly harbors: number;
  readonly events: number;
  readonly costs: number;
}
export const takeOpen = (t: Blocks): OpenBlocks => ({
  harbors: t.take(LANDS.length * HARBORS),
  events: t.take(EVENTS),
  costs: t.take(EVENTS),
});
export const writeOpen = (s: PaState, out: FeatureList, at: OpenBlocks): void => {
  for (let land = 0; land < LANDS.length; land++) {
    const harbor = s.harbor[land]!;
    if (has(s.harborUp, land) && harbor >= 0 && harbor < HARBORS) on(out, at.harbors + land * HARBORS + harbor);
  }
  for (let place = 0; place < s.yearEvents.length; place++) {
    const event = s.yearEvents[place]!;
    if (event >= 0 && event < EVENTS && !has(s.eventsDone, place)) on(out, at.events + event);
  }
  for (let event = 0; event < EVENTS; event++) if (has(s.costEvents, event)) on(out, at.costs + event);
};
