/**
 * What an island can still build, how far its goods go towards it, and what each good is worth to it: the ledger that
 * evaluation, habits and offers all read. In: a state and a seat. Out: numbers in structures.
 */
import { bit, count, has, type Seat } from '@stoa/engine';
import { ACROPOLIS, type Box, box, CARDS, FLEETS, type PaState } from '@stoa/parthenon';

export const KINDS = CARDS.length;
/** Basics come first, then the rares of workshops, papyrus, gold; aegis cards last. */
export const BASICS = 6;
export const PAPYRUS = CARDS.indexOf('papyrus');
export const GOLD = CARDS.indexOf('gold');
export const GOODS = GOLD + 1;
export const ARMY = CARDS.indexOf('army');
export const TYPES = ACROPOLIS.length;
export const FLEET_COUNT = FLEETS.length;
export const VILLAGES = 6;
const WORKSHOPS = 2;
const FLEETS_IN_ALL = 3;
export const WONDERS = 2;
/** Stages of a wonder as the state counts them. */
export const PLAN = 1;
export const PARTIAL = 2;
export const COMPLETE = 3;
/** Places of the season's script. */
export const PRODUCTION = 1;
export const FLEET_TRADE = 8;
export const BUILD = 10;
const SEASONS = 12;

/** A cost as masks of kinds, narrow ones first; `distinct`: the wide ones must differ. */
export interface Bill {
  readonly masks: readonly number[];
  readonly distinct: boolean;
}
interface Costs {
  readonly slots: readonly { readonly mask: number; readonly group: number }[];
}
const billOf = (cost: Costs): Bill => ({ masks: cost.slots.map(slot => slot.mask), distinct: cost.slots.some(slot => slot.group >= 0) });

interface Bills {
  readonly villages: readonly Bill[];
  readonly workshop: Bill;
  readonly acropolis: readonly Bill[];
  /** By wonder: plan, then partial construction. */
  readonly wonders: readonly (readonly [Bill, Bill])[];
  readonly fleets: readonly Bill[];
}
const known = new WeakMap<Box, readonly Bills[]>();
/** The bills of a pack, by island. */
const billsOf = (pack: Box): readonly Bills[] => {
  let found = known.get(pack);
  if (found === undefined) {
    found = pack.islands.map((island, i) => ({
      villages: island.villages.map(village => billOf(village.cost)),
      workshop: billOf(island.workshops[0]?.cost as Costs),
      acropolis: pack.acropolis.map(type => billOf(type.cost[i] as Costs)),
      wonders: pack.wonders.map(wonder => [billOf(wonder.stages[0].cost[i] as Costs), billOf(wonder.stages[1].cost[i] as Costs)] as const),
      fleets: pack.fleets.map(billOf),
    }));
    known.set(pack, found);
  }
  return found;
};

/** Cards that may be kept in secret at the end of a season. */
export const keepLimit = (s: PaState, seat: Seat): number => {
  const { acropolis, handLimit } = box(s);
  let limit = handLimit;
  for (let type = 0; type < TYPES; type++)
    if ((s.acropolis[seat * TYPES + type] as number) > 0) limit = Math.max(limit, acropolis[type]?.handLimit ?? 0);
  return limit;
};

/** Seasons after this one. */
export const seasonsLeft = (s: PaState): number => SEASONS - (4 * (s.year - 1) + s.season);
/** Harvests and building phases still to come. */
export const harvestsLeft = (s: PaState): number => seasonsLeft(s) + (s.step <= PRODUCTION ? 1 : 0);
export const buildsLeft = (s: PaState): number => seasonsLeft(s) + (s.step <= BUILD ? 1 : 0);

export const acropolisSize = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let type = 0; type < TYPES; type++) n += s.acropolis[seat * TYPES + type] as number;
  return n;
};
export const structuresOf = (s: PaState, seat: Seat): number => {
  let n = count(s.villages[seat] as number) + (s.workshops[seat] as number) + acropolisSize(s, seat);
  for (let w = 0; w < s.wonderOwner.length; w++) if (s.wonderOwner[w] === seat && s.wonderStage[w] === COMPLETE) n++;
  return n;
};
export const plansOf = (s: PaState, seat: Seat): number => {
  let n = 0;
  for (let w = 0; w < s.wonderOwner.length; w++) if (s.wonderOwner[w] === seat) n++;
  return n;
};

/** What can be built at home, by one number each as in STRUCTURES: villages, workshop, acropolis types. */
const WORKSHOP = VILLAGES;
export const FIRST_TYPE = VILLAGES + 1;
/** A structure, and what it brings until the end. */
export const worthOf = (s: PaState, structure: number): number => {
  const harvests = harvestsLeft(s);
  if (structure < WORKSHOP) return 1 + 0.07 * harvests;
  if (structure === WORKSHOP) return 1 + 0.2 * harvests;
  return 1 + (TYPE_BONUS[structure - FIRST_TYPE] as number) * harvests;
};
/** What an acropolis structure is good for beside being one, per season: Army, Gift, Warship, gold, philosophy, cards kept. */
const TYPE_BONUS: readonly number[] = [0.03, 0.01, 0.01, 0.02, 0.02, 0.03];

export interface Ledger {
  /** By kind: cards no plan speaks for. */
  readonly spare: number[];
  /** By kind: what one more would add, in structures. */
  readonly want: number[];
  /** What all goods together are worth, in structures. */
  value: number;
  /** Structures that can be paid for without hurting a better plan, as bits. */
  ready: number;
  /** Cards still missing for the plans at hand. */
  missing: number;
  /** What one basic more is worth when it has no plan of its own. */
  penny: number;
}
export const newLedger = (): Ledger => ({
  spare: new Array<number>(KINDS).fill(0),
  want: new Array<number>(KINDS).fill(0),
  value: 0,
  ready: 0,
  missing: 0,
  penny: 0,
});

/** Goods at home and aboard. */
export const holdings = (s: PaState, seat: Seat, out: number[]): void => {
  for (let card = 0; card < KINDS; card++) {
    let n = s.hand[seat * KINDS + card] as number;
    for (let f = 0; f < FLEET_COUNT; f++) n += s.cargo[(seat * FLEET_COUNT + f) * KINDS + card] as number;
    out[card] = n;
  }
};

/** How much of an unpaid project counts, by its place among those closest to being paid. */
const NEARNESS: readonly number[] = [1, 0.75, 0.55, 0.4, 0.25];

const left = new Array<number>(KINDS).fill(0);
/** What was laid out for each unit of a bill, or −1 where it is missing. */
const laid = new Array<number>(16).fill(-1);
/** Lays out a bill from `left`; returns how many cards are missing. */
const lay = (bill: Bill): number => {
  let missing = 0;
  let different = 0;
  for (let i = 0; i < bill.masks.length; i++) {
    const mask = bill.distinct ? (bill.masks[i] as number) & ~different : (bill.masks[i] as number);
    let best = -1;
    let most = -1;
    for (let card = 0; card < GOODS; card++) {
      if ((mask & (1 << card)) === 0 || (left[card] as number) === 0) continue;
      const n = card === PAPYRUS ? 0 : (left[card] as number);
      if (n <= most) continue;
      most = n;
      best = card;
    }
    laid[i] = best;
    if (best < 0) missing++;
    else {
      different |= 1 << best;
      left[best] = (left[best] as number) - 1;
    }
  }
  return missing;
};
const putBack = (bill: Bill): void => {
  for (let i = 0; i < bill.masks.length; i++) {
    const card = laid[i] as number;
    if (card >= 0) left[card] = (left[card] as number) + 1;
  }
};
const markWanted = (bill: Bill, gain: number, want: number[]): void => {
  for (let i = 0; i < bill.masks.length; i++) {
    if ((laid[i] as number) >= 0) continue;
    const mask = bill.masks[i] as number;
    for (let card = 0; card < GOODS; card++) if ((mask & (1 << card)) !== 0 && (want[card] as number) < gain) want[card] = gain;
  }
};

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
/** How many missing cards a structure's worth makes up for. */
const EAGERNESS = 0.4;
const addProject = (bill: Bill, worth: number, structure: number): void => {
  const missing = lay(bill);
  putBack(bill);
  let at = listed++;
  const fresh = projects[at] as Project;
  fresh.bill = bill;
  fresh.worth = worth;
  fresh.missing = missing;
  fresh.structure = structure;
  // Nearest first, then the dearest.
  const key = missing - EAGERNESS * worth;
  while (at > 0) {
    const before = projects[at - 1] as Project;
    if (before.missing - EAGERNESS * before.worth <= key) break;
    projects[at] = before;
    at--;
  }
  projects[at] = fresh;
};
const ELSEWHERE = -1;

/** What these goods are worth to the seat. `hold` is not changed. */
export const reckon = (s: PaState, seat: Seat, hold: readonly number[], out: Ledger): void => {
  const pack = box(s);
  const island = s.islandOf[seat] as number;
  out.value = 0;
  out.ready = 0;
  out.missing = 0;
  for (let card = 0; card < KINDS; card++) {
    left[card] = hold[card] as number;
    out.want[card] = 0;
  }
  if (island < 0) return;
  const bills = billsOf(pack)[island] as Bills;
  const builds = buildsLeft(s);
  const harvests = harvestsLeft(s);
  listed = 0;
  if (builds > 0) {
    for (let v = 0; v < VILLAGES; v++) if (!has(s.villages[seat] as number, v)) addProject(bills.villages[v] as Bill, worthOf(s, v), v);
    for (let n = s.workshops[seat] as number; n < WORKSHOPS; n++) addProject(bills.workshop, worthOf(s, WORKSHOP), WORKSHOP);
    addAcropolis(s, seat, bills);
    for (let w = 0; w < s.wonderOwner.length; w++) {
      const stage = s.wonderStage[w] as number;
      if (s.wonderOwner[w] !== seat || stage === COMPLETE) continue;
      const due = pack.wonders[w]?.stages[stage === PLAN ? 0 : 1];
      addProject(
        bills.wonders[w]?.[stage === PLAN ? 0 : 1] as Bill,
        (stage === PLAN ? 0.55 : 0.6) * (due?.land === -1 ? 1 : 0.85),
        ELSEWHERE,
      );
    }
    const fleets = s.fleets[seat] as number;
    if (fleets < FLEETS_IN_ALL && harvests > 2) addProject(bills.fleets[fleets] as Bill, (fleets === 1 ? 0.2 : 0.1) * harvests, ELSEWHERE);
    const plans = plansOf(s, seat);
    if (plans === 1 && builds > 1) addProject(GOLD_BILL, 0.3, ELSEWHERE);
  }
  const part = builds > 1 ? 0.7 : s.step < FLEET_TRADE ? 0.45 : s.step === FLEET_TRADE ? 0.35 : 0;
  let room = TYPES - acropolisSize(s, seat);
  let unpaid = 0;
  // What no building takes this season can be kept only in small numbers (PA-15).
  let kinds = 0;
  for (let card = 0; card < GOODS; card++) if ((hold[card] as number) > 0) kinds++;
  let keeps = Math.max(keepLimit(s, seat), kinds);
  for (let i = 0; i < listed; i++) {
    const project = projects[i] as Project;
    if (project.structure >= FIRST_TYPE && room-- <= 0) continue;
    const total = project.bill.masks.length;
    const missing = lay(project.bill);
    if (missing === 0) {
      out.value += FULL * project.worth;
      if (project.structure >= 0) out.ready |= bit(project.structure);
      continue;
    }
    if (unpaid >= NEARNESS.length) {
      putBack(project.bill);
      continue;
    }
    const share = (total - missing) / total;
    let credit = part * (NEARNESS[unpaid] as number) * project.worth * share * share;
    price[unpaid] = missingPrice(project.bill);
    if (keeps <= 0) {
      credit = 0;
      putBack(project.bill);
    } else keeps -= total - missing;
    out.value += credit;
    out.missing += missing;
    gap[unpaid] = part > 0 ? FULL * project.worth - credit : 0;
    markWanted(project.bill, ((gap[unpaid] as number) / (price[unpaid] as number)) * (missing === 1 ? 1 : 0.7), out.want);
    unpaid++;
  }
  out.value += poolWorth(s, seat, unpaid, keeps, builds, out);
  for (let card = 0; card < KINDS; card++) {
    out.spare[card] = left[card] as number;
    const loose = card >= GOODS ? 0.1 : Math.max(0.01, out.penny * (UNITS[card] as number));
    if ((out.want[card] as number) < loose) out.want[card] = loose;
  }
  // Papyrus is bought with gold.
  if (builds > 1) out.want[GOLD] = Math.max(out.want[GOLD] as number, 0.4 * (out.want[PAPYRUS] as number));
};
/** A building that can be paid for is as good as built, nearly. */
const FULL = 0.85;
const price = new Array<number>(8).fill(0);
const gap = new Array<number>(8).fill(0);
/** What goods are worth abroad, in basics. */
const UNITS: readonly number[] = CARDS.map((_, card) => (card < BASICS ? 1 : card === PAPYRUS ? 3 : 2));
const missingPrice = (bill: Bill): number => {
  let sum = 0;
  for (let i = 0; i < bill.masks.length; i++) {
    if ((laid[i] as number) >= 0) continue;
    const mask = bill.masks[i] as number;
    sum += (mask & 63) !== 0 ? 1 : mask === bit(PAPYRUS) ? 4 : 2;
  }
  return sum;
};
const aboard = (s: PaState, seat: Seat, card: number): number => {
  let n = 0;
  for (let f = 0; f < FLEET_COUNT; f++) n += s.cargo[(seat * FLEET_COUNT + f) * KINDS + card] as number;
  return n;
};
/** Goods without a plan are changed abroad, at par and at some risk, into what the next projects lack. */
const poolWorth = (s: PaState, seat: Seat, unpaid: number, keeps: number, builds: number, out: Ledger): number => {
  const isSailing = s.step <= FLEET_TRADE;
  const swap = builds === 0 ? 0 : isSailing ? 0.2 : builds > 1 ? 0.15 : 0;
  let pool = 0;
  let cards = 0;
  const most = isSailing ? box(s).capacity * (s.fleets[seat] as number) : Math.max(0, keeps);
  // The dearest first.
  for (let card = GOODS - 1; card >= 0; card--) {
    const there = s.step === FLEET_TRADE ? aboard(s, seat, card) : KINDS;
    const n = Math.min(left[card] as number, there, most - cards);
    if (n <= 0) continue;
    cards += n;
    pool += n * (UNITS[card] as number);
  }
  let worth = 0;
  let penny = 0.02;
  for (let i = 0; i < unpaid; i++) {
    const use = Math.min(pool, price[i] as number);
    const rate = (swap * (gap[i] as number) * (NEARNESS[i] as number)) / (price[i] as number);
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
  let alternatives = box(s).islands[s.islandOf[seat] as number]?.alternatives ?? 0;
  for (let type = 0; type < TYPES; type++) if ((s.acropolis[seat * TYPES + type] as number) > 1) alternatives = 0;
  for (let type = 0; type < TYPES; type++) {
    const copies = s.acropolis[seat * TYPES + type] as number;
    if (copies === 0 || (copies === 1 && has(alternatives, type)))
      addProject(bills.acropolis[type] as Bill, worthOf(s, FIRST_TYPE + type) - 0.1 * copies, FIRST_TYPE + type);
  }
};
