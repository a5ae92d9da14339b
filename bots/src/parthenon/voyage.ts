/** Where a fleet should go and what it should carry. In: the plan as it stands. Out: a land, the next card to load. */
import { has, type Rng, type Seat } from '@stoa/engine';
import { box, LANDS, type PaState } from '@stoa/parthenon';
import { ARMY, BASICS, buildsLeft, COMPLETE, FLEET_COUNT, GOLD, GOODS, KINDS, PAPYRUS, PLAN, plansOf, WONDERS } from './island.ts';
import { type Ledger, planNeed } from './ledger.ts';
import { TUNED } from './weights.ts';

export const FOREIGN = 1;

/** The first fleet that may sail and has no land yet, or −1. */
export const openFleet = (s: PaState, seat: Seat): number => {
  for (let f = 0; f < s.fleets[seat]!; f++) {
    const fleet = seat * FLEET_COUNT + f;
    if (!has(s.grounded, fleet) && s.goal[fleet]! < 0) return f;
  }
  return -1;
};

/** How likely trade is at a land, as far as this seat knows: 0 under a blockade. */
export const openness = (s: PaState, seat: Seat, land: number): number => {
  const card = s.harbor[land]!;
  if (card < 0 || !(has(s.harborUp, land) || has(s.harborSeen[land]!, seat))) return 0.8;
  const harbor = box(s).harbors[card];
  return harbor?.noTrade === true ? 0 : harbor?.duty === 0 ? 1 : 0.7;
};
/** Does this seat know that a fleet pays to trade there? */
const isDutyKnown = (s: PaState, seat: Seat, land: number): boolean =>
  (has(s.harborUp, land) || has(s.harborSeen[land]!, seat)) && (box(s).harbors[s.harbor[land]!]?.duty ?? 0) !== 0;
/** Is a fleet of this seat already bound for the land? */
const isBound = (s: PaState, seat: Seat, land: number): boolean => {
  for (let f = 0; f < FLEET_COUNT; f++) if (s.goal[seat * FLEET_COUNT + f] === land) return true;
  return false;
};
/** Cards of a kind not yet laid on a fleet. */
export const looseCards = (s: PaState, seat: Seat, card: number): number => {
  let n = s.hand[seat * KINDS + card]!;
  for (let f = 0; f < FLEET_COUNT; f++) {
    const at = (seat * FLEET_COUNT + f) * KINDS + card;
    n += s.cargo[at]! - s.load[at]!;
  }
  return n;
};
/** Wonders of the seat whose next stage is paid at this land. */
const stageAt = (s: PaState, seat: Seat, land: number): number => {
  const { wonders } = box(s);
  for (let w = 0; w < s.wonderOwner.length; w++) {
    const stage = s.wonderStage[w]!;
    if (s.wonderOwner[w] === seat && stage !== COMPLETE && wonders[w]?.stages[stage === PLAN ? 0 : 1].land === land) return w;
  }
  return -1;
};
/** Units of the stage's bill that the seat has in hand or aboard this plan. */
const canPayStage = (s: PaState, seat: Seat, f: number, wonder: number): boolean => {
  const stage = box(s).wonders[wonder]?.stages[s.wonderStage[wonder] === PLAN ? 0 : 1];
  for (let card = 0; card < GOODS; card++) used[card] = 0;
  for (const slot of stage?.cost[s.islandOf[seat]!]?.slots ?? []) {
    let found = -1;
    for (let card = 0; card < GOODS; card++) {
      const n = looseCards(s, seat, card) + s.load[(seat * FLEET_COUNT + f) * KINDS + card]!;
      if (has(slot.mask, card) && n > used[card]!) found = card;
    }
    if (found < 0) return false;
    used[found] = used[found]! + 1;
  }
  return true;
};
const used = new Array<number>(KINDS).fill(0);

/** Cards that may go to sea without harm to what can be built at home. */
const cheapCards = (s: PaState, seat: Seat, l: Ledger): number => {
  let n = 0;
  for (let card = 0; card < GOODS; card++) n += Math.min(l.spare[card]!, looseCards(s, seat, card));
  return n;
};
const loaded = (s: PaState, seat: Seat, f: number): number => {
  let n = 0;
  for (let card = 0; card < KINDS; card++) n += s.load[(seat * FLEET_COUNT + f) * KINDS + card]!;
  return n;
};

/** Basics that buy one gold in a land nearby (PA-10.11). */
export const GOLD_IN_BASICS = 4;
/** How promising a land looks for this fleet; 0: not worth the voyage. */
export const promise = (s: PaState, seat: Seat, f: number, land: number, l: Ledger): number => {
  const open = openness(s, seat, land);
  if (open === 0) return 0;
  const pack = box(s);
  const cards = cheapCards(s, seat, l) + loaded(s, seat, f);
  let score = 0;
  const wonder = stageAt(s, seat, land);
  if (wonder >= 0 && !isBound(s, seat, land) && canPayStage(s, seat, f, wonder)) score += TUNED.stageAt;
  const plans = plansOf(s, seat);
  if ((pack.lands[land]?.plans.length ?? 0) > 0 && plans < WONDERS && !isBound(s, seat, land) && buildsLeft(s) > 1) {
    const hasGold = looseCards(s, seat, GOLD) + s.load[(seat * FLEET_COUNT + f) * KINDS + GOLD]! > 0;
    if (plans === 0) score += TUNED.firstPlan;
    else if (hasGold) score += TUNED.nextPlan * planNeed(s, seat);
    else if (cards >= GOLD_IN_BASICS) score += TUNED.nextPlan * TUNED.goldThere * planNeed(s, seat);
  }
  if (cards > 0 && l.missing > 0) {
    const isForeign = pack.lands[land]?.region === FOREIGN;
    score += Math.min(cards, isForeign ? 4 : 6) * (isForeign ? TUNED.far : TUNED.near);
    if (pack.lands[land]?.sells === PAPYRUS && l.want[PAPYRUS]! > 0.25) score += 0.3;
  }
  return score * open;
};
/** The most promising land, or −1 to stay at home. Among equal ones season and seat decide. */
export const targetOf = (s: PaState, seat: Seat, f: number, l: Ledger, _rng: Rng): number => {
  let best = -1;
  let most = TUNED.worthSailing;
  for (let i = 0; i < LANDS.length; i++) {
    const land = (i + seat + s.season) % LANDS.length;
    const score = promise(s, seat, f, land, l);
    if (score > most + 1e-9) {
      most = score;
      best = land;
    }
  }
  return best;
};

/** The next card for a fleet bound for this land, or −1 when it is loaded. */
export const nextLoad = (s: PaState, seat: Seat, f: number, land: number, l: Ledger): number => {
  const fleet = seat * FLEET_COUNT + f;
  const pack = box(s);
  const size = loaded(s, seat, f);
  if (size >= pack.capacity) return -1;
  const aboard = (card: number): number => s.load[fleet * KINDS + card]!;
  const wonder = stageAt(s, seat, land);
  if (wonder >= 0 && canPayStage(s, seat, f, wonder)) {
    const card = missingAboard(s, seat, fleet, wonder);
    if (card >= 0) return card;
  }
  const plans = plansOf(s, seat);
  if ((pack.lands[land]?.plans.length ?? 0) > 0 && plans === 1 && aboard(GOLD) === 0 && looseCards(s, seat, GOLD) > 0) return GOLD;
  const isForeign = pack.lands[land]?.region === FOREIGN;
  const isForPapyrus = pack.lands[land]?.sells === PAPYRUS && l.want[PAPYRUS]! > 0.25;
  if (isForPapyrus && aboard(GOLD) < 2 && looseCards(s, seat, GOLD) > 0) return GOLD;
  const goods = size - aboard(ARMY) - aboard(ARMY + 1) - aboard(ARMY + 2);
  const isToll = goods === 1 && isDutyKnown(s, seat, land);
  if (goods < (isForeign && !isForPapyrus ? TUNED.cargo : GOLD_IN_BASICS) && (l.missing > 0 || size === 0 || isToll)) {
    const card = cheapestCard(s, seat, l);
    if (card >= 0) return card;
  }
  if (size === 0) {
    // A fleet needs a card, no matter which, to leave port.
    for (let card = ARMY; card < KINDS; card++) if (looseCards(s, seat, card) > 0) return card;
    for (let card = 0; card < BASICS; card++) if (looseCards(s, seat, card) > 0) return card;
    for (let card = BASICS; card < GOODS; card++) if (looseCards(s, seat, card) > 0) return card;
    return -1;
  }
  if (goods > 2) for (let card = KINDS - 1; card >= ARMY; card--) if (aboard(card) === 0 && looseCards(s, seat, card) > 0) return card;
  return -1;
};
/** The most plentiful spare card; rares and gold after basics. */
const cheapestCard = (s: PaState, seat: Seat, l: Ledger): number => {
  let best = -1;
  let most = 0;
  for (let card = 0; card < GOODS; card++) {
    const n = Math.min(l.spare[card]!, looseCards(s, seat, card));
    const score = n <= 0 ? 0 : card < BASICS ? 10 + n : card < PAPYRUS ? 5 + n : card === GOLD ? 2 : 1;
    if (score > most) {
      most = score;
      best = card;
    }
  }
  return best;
};
/** A card of the stage's bill that is not aboard yet. */
const missingAboard = (s: PaState, seat: Seat, fleet: number, wonder: number): number => {
  const stage = box(s).wonders[wonder]?.stages[s.wonderStage[wonder] === PLAN ? 0 : 1];
  for (let card = 0; card < GOODS; card++) used[card] = s.load[fleet * KINDS + card]!;
  for (const slot of stage?.cost[s.islandOf[seat]!]?.slots ?? []) {
    let found = -1;
    for (let card = 0; card < GOODS; card++) if (has(slot.mask, card) && used[card]! > 0) found = card;
    if (found >= 0) {
      used[found] = used[found]! - 1;
      continue;
    }
    for (let card = 0; card < GOODS; card++) if (has(slot.mask, card) && looseCards(s, seat, card) > 0) return card;
  }
  return -1;
};
