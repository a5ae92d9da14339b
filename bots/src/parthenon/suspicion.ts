/**
 * What an island of Parthenon sees of the goods in other hands and on fleets at sea: what the villages and workshops of their owner make, what its plans and
 * next buildings lack, how much left its hand in public. In: a table. Out: groups for the learnt suspicion.
 */
import { has, type Seat } from '@stoa/engine';
import { box, hasLaidOpenly, isUnknownCargo, LANDS, type PaState, sureInHand } from '@stoa/parthenon';
import { blocks, on } from '../net/features.ts';
import { type Answer, NO_CLASS, newGroup, type Part, type Suspicion } from '../suspicion.ts';
import { type Bill, billsOf } from './bills.ts';
import { COMPLETE, FLEET_COUNT, FLEET_TRADE, GOODS, KINDS, PLAN, VILLAGES, WORKSHOPS } from './island.ts';

const SEASONS = 12;
const ISLANDS = 6;
const MOST_HELD = 9;
const MADE = 4;
const LISTS = 3;

/** Parts of a season between which hands change: events, trade, voyage, at sea, building, its end. */
const STAGE_OF: readonly number[] = [0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5, 5];
const STAGES = 6;
/** Which cards are lacked by plans, or by what can be built next: by one bill, by two or more. */
const LACKED = 2;

const h = blocks();
const H = {
  stage: h.take(STAGES),
  season: h.take(SEASONS),
  island: h.take(ISLANDS),
  size: h.take(STAGES * (MOST_HELD + 1)),
  gone: h.take(4),
};
const hc = blocks();
const HC = {
  /** By stage, by whether the hand can be the harvest, by how many of the kind the harvest brings. */
  made: hc.take(2 * STAGES * MADE),
  plans: hc.take(STAGES * LACKED),
  next: hc.take(STAGES * LACKED),
};
const HANDS: Part = { name: 'hands', kinds: GOODS, seen: h.size(), lists: LISTS, classes: hc.size(), endless: true };

const c = blocks();
const C = {
  land: c.take(2 * (LANDS.length + 1)),
  season: c.take(SEASONS),
  size: c.take(MOST_HELD + 1),
  fleet: c.take(FLEET_COUNT),
  island: c.take(ISLANDS),
};
const cc = blocks();
const CC = {
  /** Before and while fleets trade, by how many of the kind the harvest brings. */
  made: cc.take(2 * MADE),
  /** Paid at this land for a plan, or lacked by one. */
  plans: cc.take(2 * LACKED),
  next: cc.take(LACKED),
};
const CARGO: Part = { name: 'cargo', kinds: GOODS, seen: c.size(), lists: LISTS, classes: cc.size(), endless: true };

const hand = newGroup(HANDS);
const cargo = newGroup(CARGO);
hand.pool.fill(1);
cargo.pool.fill(1);
const there = new Int32Array(GOODS);
const upTo = (most: number, n: number): number => (n < most ? n : most);

/** By kind: what the next harvest of the island brings, and how many units its plans, and what it can build next, ask for. */
const made = new Int32Array(KINDS);
const planned = new Int32Array(KINDS);
const next = new Int32Array(KINDS);
let harvest = 0;

const addBill = ({ masks }: Bill, to: Int32Array): void => {
  for (const mask of masks) {
    // Only a unit that asks for one kind says something about that kind.
    if ((mask & (mask - 1)) !== 0) continue;
    const kind = 31 - Math.clz32(mask);
    to[kind] = to[kind]! + 1;
  }
};
const addMade = (kind: number, n: number): void => {
  made[kind] = made[kind]! + n;
  harvest += n;
};
const lookAtIsland = (s: PaState, seat: Seat): void => {
  made.fill(0);
  planned.fill(0);
  next.fill(0);
  harvest = 0;
  const of = s.islandOf[seat]!;
  const island = box(s).islands[of]!;
  const bills = billsOf(box(s), 0)[of]!;
  const villages = s.villages[seat]!;
  for (let v = 0; v < VILLAGES; v++) {
    if (has(villages & ~s.blocked[seat]!, v)) addMade(island.villages[v]?.good ?? 0, 1);
    if (!has(villages, v)) addBill(bills.villages[v]!, next);
  }
  addMade(island.rare, s.workshops[seat]!);
  if (s.workshops[seat]! < WORKSHOPS) addBill(bills.workshop, next);
  for (let w = 0; w < s.wonderOwner.length; w++) {
    const stage = s.wonderStage[w]!;
    if (s.wonderOwner[w] !== seat || stage === COMPLETE) continue;
    const [plan, partial] = bills.wonders[w]!;
    if (stage === PLAN) addBill(plan, planned);
    addBill(partial, planned);
  }
};
const lackedClass = (first: number, n: number): number => (n === 0 ? NO_CLASS : first + upTo(LACKED, n) - 1);

const seasonOf = (s: PaState): number => upTo(SEASONS, 4 * (s.year - 1) + s.season) - 1;

const askHand = (s: PaState, seat: Seat, answer: Answer): void => {
  const { seen, classes, sure } = hand;
  const first = seat * KINDS;
  const isBound = hasLaidOpenly(s, seat);
  let size = 0;
  let free = 0;
  for (let kind = 0; kind < GOODS; kind++) {
    there[kind] = s.hand[first + kind]!;
    size += there[kind]!;
  }
  if (size === 0) return;
  free = size;
  for (let kind = 0; kind < GOODS; kind++) {
    sure[kind] = Math.min(sureInHand(s, seat, kind, isBound), free);
    free -= sure[kind]!;
  }
  if (free === 0) return;
  const stage = STAGE_OF[s.step]!;
  seen.n = 0;
  on(seen, H.stage + stage);
  on(seen, H.season + seasonOf(s));
  on(seen, H.island + s.islandOf[seat]!);
  on(seen, H.size + stage * (MOST_HELD + 1) + upTo(MOST_HELD, size));
  on(seen, H.gone + upTo(3, s.leftHand[seat]!));
  const isHarvest = size >= harvest && s.leftHand[seat] === 0 ? STAGES * MADE : 0;
  for (let kind = 0; kind < GOODS; kind++) {
    classes[kind] = HC.made + isHarvest + stage * MADE + upTo(MADE - 1, made[kind]!);
    classes[GOODS + kind] = lackedClass(HC.plans + stage * LACKED, planned[kind]!);
    classes[2 * GOODS + kind] = lackedClass(HC.next + stage * LACKED, next[kind]!);
  }
  answer(hand, there, seat);
  for (let kind = 0; kind < GOODS; kind++) s.hand[first + kind] = there[kind]!;
};

/** Is a stage of a plan of this seat paid at this land? */
const paysAt = (s: PaState, seat: Seat, land: number): boolean => {
  const { wonders } = box(s);
  for (let w = 0; w < s.wonderOwner.length; w++) {
    const stage = s.wonderStage[w]!;
    if (s.wonderOwner[w] === seat && stage !== COMPLETE && land >= 0 && wonders[w]?.stages[stage === PLAN ? 0 : 1].land === land)
      return true;
  }
  return false;
};
const askCargo = (s: PaState, fleet: number, answer: Answer): void => {
  const { seen, classes } = cargo;
  const first = fleet * KINDS;
  let size = 0;
  for (let kind = 0; kind < GOODS; kind++) {
    there[kind] = s.cargo[first + kind]!;
    size += there[kind]!;
  }
  if (size === 0) return;
  const seat = Math.floor(fleet / FLEET_COUNT);
  const land = s.at[fleet]!;
  const trades = s.step >= FLEET_TRADE ? 1 : 0;
  seen.n = 0;
  on(seen, C.land + trades * (LANDS.length + 1) + land + 1);
  on(seen, C.season + seasonOf(s));
  on(seen, C.size + upTo(MOST_HELD, size));
  on(seen, C.fleet + (fleet % FLEET_COUNT));
  on(seen, C.island + s.islandOf[seat]!);
  const plans = CC.plans + (paysAt(s, seat, land) ? LACKED : 0);
  for (let kind = 0; kind < GOODS; kind++) {
    classes[kind] = CC.made + trades * MADE + upTo(MADE - 1, made[kind]!);
    classes[GOODS + kind] = lackedClass(plans, planned[kind]!);
    classes[2 * GOODS + kind] = lackedClass(CC.next, next[kind]!);
  }
  answer(cargo, there, seat);
  for (let kind = 0; kind < GOODS; kind++) s.cargo[first + kind] = there[kind]!;
};

export const parthenonSuspicion: Suspicion<PaState> = {
  parts: [HANDS, CARGO],
  ask(s, seat, answer) {
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || s.islandOf[other]! < 0) continue;
      lookAtIsland(s, other);
      if (!has(s.shown, other)) askHand(s, other, answer);
      for (let f = 0; f < s.fleets[other]!; f++)
        if (isUnknownCargo(s, other * FLEET_COUNT + f)) askCargo(s, other * FLEET_COUNT + f, answer);
    }
  },
};
