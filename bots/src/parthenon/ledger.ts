/**
 * What an island can still build, how far its goods go towards it, and what each good is worth to it: the ledger that evaluation, policy
 * and offers share. In: a state, a seat and its goods. Out: numbers in structures.
 */
import { bit, has, type Seat } from '@stoa/engine';
import { box, CARDS, type PaState } from '@stoa/parthenon';
import { type Bill, type Bills, billsOf, laid, lay, left, markWanted, putBack } from './bills.ts';
import { isKnown, type Ledger, newLedger, recall, recallValue, remember } from './cache.ts';

export { type Ledger, newLedger } from './cache.ts';

import {
  acropolisSize,
  BASICS,
  buildsLeft,
  COMPLETE,
  FIRST_TYPE,
  FLEET_COUNT,
  FLEET_TRADE,
  FLEETS_IN_ALL,
  GOLD,
  GOODS,
  harvestsLeft,
  KINDS,
  keepLimit,
  PAPYRUS,
  PLAN,
  plansOf,
  structuresOf,
  TYPES,
  VILLAGES,
  WORKSHOP,
  WORKSHOPS,
} from './island.ts';
import { TUNED } from './weights.ts';

/** A structure, and what it brings until the end. */
export const worthOf = (s: PaState, structure: number): number => {
  const harvests = harvestsLeft(s);
  if (structure < WORKSHOP) return 1 + TUNED.village * harvests;
  if (structure === WORKSHOP) return 1 + TUNED.workshop * harvests;
  return 1 + TUNED[TYPE_BONUS[structure - FIRST_TYPE]!]! * harvests;
};

/** What each acropolis type adds to being a structure. */
const TYPE_BONUS = ['fortress', 'shrine', 'harbor', 'market', 'academy', 'treasury'] as const;

/**
 * By how much the usual worth of the second plan is multiplied: it grows with every structure, because without that plan an island cannot
 * be complete.
 */
export const planNeed = (s: PaState, seat: Seat): number => 1 + TUNED.planNeed * Math.max(0, structuresOf(s, seat) - TUNED.planFrom);

/** How many unpaid projects count, the closest to payment first. */
const MANY_UNPAID = 5;

interface Project {
  bill: Bill;
  worth: number;
  missing: number;
  /** As in STRUCTURES, or −1. */
  structure: number;
}
const projects: Project[] = Array.from({ length: 24 }, () => ({
  bill: { masks: [], distinct: false },
  worth: 0,
  missing: 0,
  structure: -1,
}));
let listed = 0;
const addProject = (bill: Bill, worth: number, structure: number): void => {
  const missing = lay(bill);
  putBack(bill);
  let at = listed++;
  const fresh = projects[at]!;
  fresh.bill = bill;
  fresh.worth = worth;
  fresh.missing = missing;
  fresh.structure = structure;
  // Nearest first, then the most valuable.
  const key = missing - TUNED.eagerness * worth;
  while (at > 0) {
    const before = projects[at - 1]!;
    if (before.missing - TUNED.eagerness * before.worth <= key) break;
    projects[at] = before;
    at--;
  }
  projects[at] = fresh;
};
const ELSEWHERE = -1;

/** What these goods are worth to the seat. `hold` is not changed. */
export const reckon = (s: PaState, seat: Seat, hold: readonly number[], out: Ledger): void => {
  if (isSettled(s, seat) && isKnown(s, seat, hold)) {
    recall(out);
    return;
  }
  workOut(s, seat, hold, out);
  if (isSettled(s, seat)) remember(out);
};
/** The same, of it only the value. */
export const goodsWorth = (s: PaState, seat: Seat, hold: readonly number[]): number => {
  if (isSettled(s, seat) && isKnown(s, seat, hold)) return recallValue();
  workOut(s, seat, hold, scratch);
  if (isSettled(s, seat)) remember(scratch);
  return scratch.value;
};
const scratch = newLedger();
const isSettled = (s: PaState, seat: Seat): boolean => s.islandOf[seat]! >= 0;
/** What a calculation leaves once the projects are paid: builds to come, projects not paid, cards that can still be kept. */
const tally = { builds: 0, unpaid: 0, keeps: 0 };
const workOut = (s: PaState, seat: Seat, hold: readonly number[], out: Ledger): void => {
  const island = s.islandOf[seat]!;
  out.value = 0;
  out.ready = 0;
  out.missing = 0;
  for (let card = 0; card < KINDS; card++) {
    left[card] = hold[card]!;
    out.want[card] = 0;
  }
  if (island < 0) return;
  const builds = buildsLeft(s);
  listed = 0;
  if (builds > 0) listProjects(s, seat, billsOf(box(s), s.costEvents)[island]!, builds);
  tally.builds = builds;
  tally.unpaid = 0;
  // Only a small number of the cards that no building takes this season can be kept (PA-15).
  let kinds = 0;
  for (let card = 0; card < GOODS; card++) if (hold[card]! > 0) kinds++;
  tally.keeps = Math.max(keepLimit(s, seat), kinds);
  layProjects(s, seat, out);
  out.value += poolWorth(s, seat, out);
  for (let card = 0; card < KINDS; card++) {
    out.spare[card] = left[card]!;
    const loose = card >= GOODS ? 0.1 : Math.max(0.01, out.penny * UNITS[card]!);
    if (out.want[card]! < loose) out.want[card] = loose;
  }
  // A want is by unit; papyrus is one card that stands for several units, and is bought with gold.
  out.want[PAPYRUS] = TUNED.papyrus * out.want[PAPYRUS]!;
  if (builds > 1) out.want[GOLD] = Math.max(out.want[GOLD]!, 0.4 * out.want[PAPYRUS]!);
};
/** What the island can still build, into `projects`. */
const listProjects = (s: PaState, seat: Seat, bills: Bills, builds: number): void => {
  const harvests = harvestsLeft(s);
  for (let v = 0; v < VILLAGES; v++) if (!has(s.villages[seat]!, v)) addProject(bills.villages[v]!, worthOf(s, v), v);
  for (let n = s.workshops[seat]!; n < WORKSHOPS; n++) addProject(bills.workshop, worthOf(s, WORKSHOP), WORKSHOP);
  addAcropolis(s, seat, bills);
  const { wonders } = box(s);
  for (let w = 0; w < s.wonderOwner.length; w++) {
    const stage = s.wonderStage[w]!;
    if (s.wonderOwner[w] !== seat || stage === COMPLETE) continue;
    const due = wonders[w]?.stages[stage === PLAN ? 0 : 1];
    addProject(
      bills.wonders[w]?.[stage === PLAN ? 0 : 1] as Bill,
      (stage === PLAN ? TUNED.plan : TUNED.partial) * (due?.land === -1 ? 1 : TUNED.abroad),
      ELSEWHERE,
    );
  }
  const fleets = s.fleets[seat]!;
  if (fleets < FLEETS_IN_ALL && harvests > 2)
    addProject(bills.fleets[fleets]!, (fleets === 1 ? TUNED.fleetB : TUNED.fleetC) * harvests, ELSEWHERE);
  const plans = plansOf(s, seat);
  if (plans === 1 && builds > 1) addProject(GOLD_BILL, TUNED.secondPlan * planNeed(s, seat), ELSEWHERE);
};
/** Pays the projects in their order as far as the goods go; `tally`, `price` and `gap` keep what is not paid. */
const layProjects = (s: PaState, seat: Seat, out: Ledger): void => {
  const part = TUNED.part * (tally.builds > 1 ? 1 : s.step < FLEET_TRADE ? 0.65 : s.step === FLEET_TRADE ? 0.5 : 0);
  let room = TYPES - acropolisSize(s, seat);
  for (let i = 0; i < listed; i++) {
    const project = projects[i]!;
    if (project.structure >= FIRST_TYPE && room-- <= 0) continue;
    const { unpaid } = tally;
    const total = project.bill.masks.length;
    const missing = lay(project.bill);
    if (missing === 0) {
      out.value += TUNED.full * project.worth;
      if (project.structure >= 0) out.ready |= bit(project.structure);
      continue;
    }
    if (unpaid >= MANY_UNPAID) {
      putBack(project.bill);
      continue;
    }
    const share = (total - missing) / total;
    let credit = part * TUNED.nearness ** unpaid * project.worth * share * share;
    price[unpaid] = missingPrice(project.bill);
    if (tally.keeps <= 0) {
      credit = 0;
      putBack(project.bill);
    } else tally.keeps -= total - missing;
    out.value += credit;
    out.missing += missing;
    gap[unpaid] = part > 0 ? TUNED.full * project.worth - credit : 0;
    markWanted(project.bill, (gap[unpaid]! / price[unpaid]!) * (missing === 1 ? 1 : 0.7), out.want);
    tally.unpaid++;
  }
};
const price = new Array<number>(8).fill(0);
const gap = new Array<number>(8).fill(0);
/** What goods are worth abroad, in basics. */
const UNITS: readonly number[] = CARDS.map((_, card) => (card < BASICS ? 1 : card === PAPYRUS ? 3 : 2));
const missingPrice = (bill: Bill): number => {
  let sum = 0;
  for (let i = 0; i < bill.masks.length; i++) {
    if (laid[i]! >= 0) continue;
    const mask = bill.masks[i]!;
    sum += (mask & 63) !== 0 ? 1 : mask === bit(PAPYRUS) ? 4 : 2;
  }
  return sum;
};
const aboard = (s: PaState, seat: Seat, card: number): number => {
  let n = 0;
  for (let f = 0; f < FLEET_COUNT; f++) n += s.cargo[(seat * FLEET_COUNT + f) * KINDS + card]!;
  return n;
};
/** Fleets that may sail this season. */
const freeFleets = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let f = 0; f < s.fleets[seat]!; f++) if (!has(s.grounded, seat * FLEET_COUNT + f)) n++;
  return n;
};
/** Goods without a plan are changed abroad, at par and at some risk, into what the next projects lack. */
const poolWorth = (s: PaState, seat: Seat, out: Ledger): number => {
  const { builds, unpaid, keeps } = tally;
  const isSailing = s.step <= FLEET_TRADE;
  const swap = builds === 0 ? 0 : isSailing ? TUNED.swap : builds > 1 ? TUNED.swapLater : 0;
  let pool = 0;
  let cards = 0;
  const most = isSailing ? box(s).capacity * freeFleets(s, seat) : Math.max(0, keeps);
  // The most valuable first.
  for (let card = GOODS - 1; card >= 0; card--) {
    const there = s.step === FLEET_TRADE ? aboard(s, seat, card) : KINDS;
    const n = Math.min(left[card]!, there, most - cards);
    if (n <= 0) continue;
    cards += n;
    pool += n * UNITS[card]!;
  }
  let worth = 0;
  let penny = 0.02;
  for (let i = 0; i < unpaid; i++) {
    const use = Math.min(pool, price[i]!);
    const rate = (swap * gap[i]! * TUNED.nearness ** i) / price[i]!;
    worth += use * rate;
    pool -= use;
    if (pool <= 0 || i === unpaid - 1) penny = pool > 0 ? 0.02 : rate;
    if (pool <= 0) break;
  }
  out.penny = builds === 0 ? 0.005 : penny;
  return worth + 0.02 * Math.min(4, pool);
};
const GOLD_BILL: Bill = { masks: [bit(GOLD)], distinct: false };

/** Types not yet built, and one second copy where the island may have it. */
const addAcropolis = (s: PaState, seat: Seat, bills: Bills): void => {
  if (acropolisSize(s, seat) >= TYPES) return;
  let alternatives = box(s).islands[s.islandOf[seat]!]?.alternatives ?? 0;
  for (let type = 0; type < TYPES; type++) if (s.acropolis[seat * TYPES + type]! > 1) alternatives = 0;
  for (let type = 0; type < TYPES; type++) {
    const copies = s.acropolis[seat * TYPES + type]!;
    if (copies === 0 || (copies === 1 && has(alternatives, type)))
      addProject(bills.acropolis[type]!, worthOf(s, FIRST_TYPE + type) - 0.1 * copies, FIRST_TYPE + type);
  }
};
