/**
 * What an island will have built if it plays on alone: harvests come in, spare goods are changed at a rate, the cheapest structures are
 * paid first, and what cannot be kept is lost. In: a state, a seat, a rate. Out: numbers that the network reads; no bot plays by them.
 */
import { count, has, type Seat } from '@stoa/engine';
import { box, type PaState } from '@stoa/parthenon';
import { type Bill, type Bills, billsOf, costOfMissing, lay, left, putBack } from './bills.ts';
import {
  ARMY,
  acropolisSize,
  buildsLeft,
  COMPLETE,
  FIRST_TYPE,
  FLEET_TRADE,
  GOAL,
  GOODS,
  holdings,
  KINDS,
  keepLimit,
  PAPYRUS,
  PLAN,
  PRODUCTION,
  structuresOf,
  TYPES,
  VILLAGES,
  WONDERS,
  WORKSHOP,
  WORKSHOPS,
} from './island.ts';

/** The most building phases that a forecast looks through. */
export const HORIZON = 5;

export interface Forecast {
  /** Structures at the end of the forecast, with the paid part of the next one. */
  structures: number;
  /** Wonders among them that are complete. */
  wonders: number;
  acropolis: number;
  workshops: number;
  /** Building phases until the island is complete; HORIZON where it is not. */
  completes: number;
}

const BASIC_MASK = 63;
/** A wonder whose plan is still in the pile: any eight basics. */
const UNPLANNED: Bill = { masks: new Array<number>(8).fill(BASIC_MASK), distinct: false };

const wholes = new WeakMap<Bills, readonly Bill[]>();
/** By wonder: both stages as one bill. */
const wholeOf = (bills: Bills): readonly Bill[] => {
  let found = wholes.get(bills);
  if (found === undefined) {
    found = bills.wonders.map(([plan, partial]) => ({
      masks: [...plan.masks, ...partial.masks],
      distinct: plan.distinct || partial.distinct,
    }));
    wholes.set(bills, found);
  }
  return found;
};

/** What is still to be built, as bills; `kinds` has a number as in `island.ts`, or WONDER. */
const WONDER = 100;
const items: Bill[] = [];
const kinds: number[] = [];
const add = (bill: Bill, kind: number): void => {
  items.push(bill);
  kinds.push(kind);
};
const listItems = (s: PaState, seat: Seat, bills: Bills): void => {
  items.length = 0;
  kinds.length = 0;
  for (let v = 0; v < VILLAGES; v++) if (!has(s.villages[seat]!, v)) add(bills.villages[v]!, v);
  for (let n = s.workshops[seat]!; n < WORKSHOPS; n++) add(bills.workshop, WORKSHOP);
  const alternatives = box(s).islands[s.islandOf[seat]!]?.alternatives ?? 0;
  let isTwice = false;
  for (let type = 0; type < TYPES; type++) if (s.acropolis[seat * TYPES + type]! > 1) isTwice = true;
  for (let type = 0; type < TYPES; type++) {
    const copies = s.acropolis[seat * TYPES + type]!;
    if (copies === 0 || (copies === 1 && !isTwice && has(alternatives, type))) add(bills.acropolis[type]!, FIRST_TYPE + type);
  }
  let plans = 0;
  for (let w = 0; w < s.wonderOwner.length; w++) {
    if (s.wonderOwner[w] !== seat) continue;
    plans++;
    const stage = s.wonderStage[w]!;
    if (stage !== COMPLETE) add((stage === PLAN ? wholeOf(bills)[w] : bills.wonders[w]?.[1]) as Bill, WONDER);
  }
  for (; plans < WONDERS; plans++) add(UNPLANNED, WONDER);
};

/** What a missing card of these kinds costs abroad, in basics. */
const priceAbroad = (mask: number): number => ((mask & BASIC_MASK) !== 0 ? 1 : mask === 1 << PAPYRUS ? 4 : 2);
const unitsOf = (card: number): number => (card < PAPYRUS && (BASIC_MASK & (1 << card)) !== 0 ? 1 : 2);
const spareUnits = (): number => {
  let sum = 0;
  for (let card = 0; card < GOODS; card++) sum += left[card]! * unitsOf(card);
  return sum;
};
/** Takes one of the most plentiful cards. */
const takeMost = (): number => {
  let most = 0;
  for (let card = 1; card < GOODS; card++) if (left[card]! > left[most]!) most = card;
  if (left[most]! === 0) return 0;
  left[most] = left[most]! - 1;
  return unitsOf(most);
};

/** What the forecast has built so far. */
const now = { villages: 0, workshops: 0, room: 0, structures: 0, wonders: 0, part: 0 };

/** The item that needs least bought abroad, then the fewest cards; −1 if nothing is left. `price` says what is missing. */
let price = 0;
/** By item: what was missing at the last look since the harvest. Goods only become fewer, so it cannot have become less. */
const atLeast: number[] = [];
const cheapest = (): number => {
  let best = -1;
  price = 0;
  for (let i = 0; i < items.length; i++) {
    const kind = kinds[i]!;
    if (kind < 0 || (kind >= FIRST_TYPE && kind < WONDER && now.room <= 0)) continue;
    const bill = items[i]!;
    if (best >= 0 && atLeast[i]! >= price) continue;
    // Among equals fewer cards come first. An item that already costs as much as the best one is not counted to the end.
    const cards = 0.01 * bill.masks.length;
    const missing = costOfMissing(bill, priceAbroad, best < 0 ? Number.POSITIVE_INFINITY : price - cards) + cards;
    atLeast[i] = missing;
    if (best >= 0 && missing >= price) continue;
    best = i;
    price = missing;
  }
  if (best >= 0) price = Math.floor(price);
  return best;
};
const build = (i: number): void => {
  const kind = kinds[i]!;
  kinds[i] = -1;
  now.structures++;
  if (kind < WORKSHOP) now.villages |= 1 << kind;
  else if (kind === WORKSHOP) now.workshops++;
  else if (kind === WONDER) now.wonders++;
  else now.room--;
};
const buildAll = (rate: number): void => {
  for (let i = 0; i < items.length; i++) atLeast[i] = 0;
  for (;;) {
    const i = cheapest();
    now.part = 0;
    if (i < 0) return;
    lay(items[i]!);
    if (price > 0) {
      const spare = spareUnits() * rate;
      if (spare < price) {
        now.part = (items[i]!.masks.length - price + spare) / items[i]!.masks.length;
        putBack(items[i]!);
        return;
      }
      for (let due = price / rate; due > 0; ) due -= takeMost() || due;
    }
    build(i);
  }
};
const harvest = (s: PaState, seat: Seat, armies: number): void => {
  const island = box(s).islands[s.islandOf[seat]!];
  if (island === undefined) return;
  let helped = armies;
  for (let v = 0; v < VILLAGES; v++) {
    if (!has(now.villages, v)) continue;
    const good = island.villages[v]?.good ?? 0;
    left[good] = left[good]! + (helped-- > 0 ? 2 : 1);
  }
  left[island.rare] = left[island.rare]! + now.workshops;
};
const discard = (limit: number): void => {
  let cards = 0;
  let different = 0;
  for (let card = 0; card < GOODS; card++) {
    cards += left[card]!;
    if (left[card]! > 0) different++;
  }
  for (const most = Math.max(limit, different); cards > most; cards--) takeMost();
};

const hold = new Array<number>(KINDS).fill(0);
/** `rate`: what spare goods bring when they are changed, of 1. */
export const forecast = (s: PaState, seat: Seat, rate: number, out: Forecast): void => {
  const island = s.islandOf[seat]!;
  out.structures = structuresOf(s, seat);
  out.acropolis = acropolisSize(s, seat);
  out.workshops = s.workshops[seat]!;
  out.wonders = 0;
  out.completes = out.structures >= GOAL ? 0 : HORIZON;
  if (island < 0) return;
  for (let w = 0; w < s.wonderOwner.length; w++) if (s.wonderOwner[w] === seat && s.wonderStage[w] === COMPLETE) out.wonders++;
  holdings(s, seat, hold);
  for (let card = 0; card < KINDS; card++) left[card] = hold[card]!;
  listItems(s, seat, billsOf(box(s), 0)[island]!);
  now.villages = s.villages[seat]!;
  now.workshops = s.workshops[seat]!;
  now.room = TYPES - out.acropolis;
  now.structures = out.structures;
  now.wonders = out.wonders;
  now.part = 0;
  const armies = Math.min(count(now.villages), hold[ARMY]!);
  const builds = Math.min(HORIZON, buildsLeft(s));
  const limit = keepLimit(s, seat);
  const isThisSeason = buildsLeft(s) > 0 && s.step <= FLEET_TRADE;
  for (let k = 0; k < builds; k++) {
    if (k > 0 || s.step <= PRODUCTION) harvest(s, seat, armies);
    // After the last exchange of a season the goods stay as they are.
    buildAll(k > 0 || isThisSeason ? rate : 0);
    if (now.structures >= GOAL && out.completes === HORIZON) out.completes = k;
    discard(limit);
  }
  out.structures = now.structures + 0.9 * now.part;
  out.wonders = now.wonders;
  out.acropolis = TYPES - now.room;
  out.workshops = now.workshops;
};
