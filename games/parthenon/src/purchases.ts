/**
 * Payments in steps, PA-21.5: what a seat is paying for is a private draft; cards are laid out one by one, then confirmed.
 * In: a code of the thing paid for. Out: the cards leave hand or cargo openly (PA-12.2), the thing is there, an event says so.
 */
import { bit, has, type Illegal, type Log, NOT_NOW, type Seat } from '@stoa/engine';
import type { PaAction } from './actions.ts';
import {
  ACROPOLIS_COUNT,
  CARD_COUNT,
  type CardId,
  cardId,
  cardIndex,
  FIRST_ACROPOLIS,
  FLEETS,
  type FleetId,
  STRUCTURES,
  type StructureId,
  VILLAGE_COUNT,
} from './cards.ts';
import type { PaEvent } from './events.ts';
import { BUY_ROW, CONFIRM, PAY, SELL_ROW, TAKE } from './interned.ts';
import type { Rate } from './pack/box.ts';
import type { Cost } from './pack/cost.ts';
import { affords, type Changes, completes, NO_CHANGES, settles, USED_DROP, USED_SUBSTITUTE } from './pay.ts';
import { isAnyAdoptable } from './philosophies.ts';
import { refusal, refuse } from './refusals.ts';
import {
  aboard,
  box,
  COMPLETE,
  fleetOf,
  freshPower,
  gain,
  held,
  islandOf,
  landOf,
  type PaState,
  PLAN,
  sawIn,
  sawOut,
  sellerOf,
  spend,
  structureKind,
  usePower,
} from './state.ts';

/** Codes of what is paid for: kind × SIZE + which. */
const SIZE = 1024;
const BUILDING = 1;
const STAGE = 2;
const MAKING = 3;
const POWER = 4;
const SERVICE = 5;
const EXCHANGE = 6;
const ROWS = 64;
export const building = (structure: number): number => BUILDING * SIZE + structure;
/** `f` 3: from the hand. */
export const stageOf = (wonder: number, f: number): number => STAGE * SIZE + wonder * 4 + f;
export const making = (type: number): number => MAKING * SIZE + type;
export const powerUse = (power: number): number => POWER * SIZE + power;
export const serviceUse = (power: number): number => SERVICE * SIZE + power;
export const exchanging = (f: number, row: number): number => EXCHANGE * SIZE + f * ROWS + row;
export const FROM_HAND = 3;

const kindOf = (code: number): number => Math.floor(code / SIZE);
const whichOf = (code: number): number => code % SIZE;

const WONDER_KIND = 3;
/** PA-22.10: what events and philosophies change about a cost; `kind` as in APPLIES. */
export const changesFor = (s: PaState, seat: Seat, kind: number, inBuild: boolean): Changes => {
  const substitute = inBuild ? freshPower(s, seat, 'costPaid') : -1;
  const discount = s.discounts[seat] as number;
  if (s.added === 0 && discount === 0 && substitute < 0) return NO_CHANGES;
  let { added, asked, paid, dropped, drops } = NO_CHANGES;
  const { events, powers } = box(s);
  for (let e = 0; s.added >> e !== 0; e++)
    if (has(s.added, e))
      for (const effect of events[e]?.effects ?? [])
        if (effect.op === 'add-cost' && has(effect.applies, kind)) added = both(added, effect.cost[islandOf(s, seat)] as Cost);
  for (let e = 0; discount >> e !== 0; e++) {
    const step = has(discount, e) ? discountOf(s, e) : undefined;
    // The first that fits, as `dropDiscount` takes it away.
    if (drops === 0 && step !== undefined && has(step.applies, kind)) {
      dropped = step.what;
      drops = step.n;
    }
  }
  if (substitute >= 0) {
    asked = powers[substitute]?.costAsked ?? 0;
    paid = powers[substitute]?.costPaid ?? 0;
  }
  return added === NO_CHANGES.added && drops === 0 && paid === 0 ? NO_CHANGES : { added, asked, paid, dropped, drops };
};
/** Added units are never of different kinds by rule (check-effects.ts), so slots can simply be joined. */
const both = (a: Cost, b: Cost): Cost => (a.slots.length === 0 ? b : { ...b, slots: [...a.slots, ...b.slots] });
const discountOf = (s: PaState, event: number) => {
  for (const effect of box(s).events[event]?.effects ?? [])
    if (effect.op === 'islands' || effect.op === 'named') for (const step of effect.steps) if (step.op === 'remove-cost') return step;
  return undefined;
};

/** A bill: the cost, what changes it, and the holding that pays. */
interface Bill {
  readonly cost: Cost;
  readonly changes: Changes;
  readonly list: readonly number[];
  readonly at: number;
  readonly fleet: number;
}
const isBuilding = (s: PaState): boolean => s.stack[s.stack.length - 1]?.room === 'build';

const billOf = (s: PaState, seat: Seat, code: number): Bill => {
  const which = whichOf(code);
  const island = islandOf(s, seat);
  const { acropolis, wonders, powers } = box(s);
  const fromHand = (cost: Cost, changes: Changes): Bill => ({ cost, changes, list: s.hand, at: seat, fleet: -1 });
  switch (kindOf(code)) {
    case BUILDING:
      return fromHand(structureCost(s, seat, which), changesFor(s, seat, structureKind(which), isBuilding(s)));
    case STAGE: {
      const wonder = which >> 2;
      const cost = wonders[wonder]?.stages[s.wonderStage[wonder] === PLAN ? 0 : 1].cost[island] as Cost;
      const changes = changesFor(s, seat, WONDER_KIND, isBuilding(s));
      const f = which & 3;
      return f === FROM_HAND ? fromHand(cost, changes) : { cost, changes, list: s.cargo, at: fleetOf(seat, f), fleet: fleetOf(seat, f) };
    }
    case MAKING:
      return fromHand(acropolis[which]?.swap?.give[island] as Cost, NO_CHANGES);
    default:
      return fromHand(powers[which]?.swap?.give[island] as Cost, NO_CHANGES);
  }
};

export const structureCost = (s: PaState, seat: Seat, structure: number): Cost => {
  const { islands, acropolis } = box(s);
  const island = islands[islandOf(s, seat)];
  if (structure < VILLAGE_COUNT) return island?.villages[structure]?.cost as Cost;
  if (structure < FIRST_ACROPOLIS) return island?.workshops[s.workshops[seat] === 0 ? 0 : 1]?.cost as Cost;
  return acropolis[structure - FIRST_ACROPOLIS]?.cost[islandOf(s, seat)] as Cost;
};

/** A service is paid first, so its card cannot pay the exchange as well. */
const withoutPrice = (s: PaState, seat: Seat, list: readonly number[], at: number): readonly number[] => {
  const price = s.price[seat] as number;
  if (price < 0) return list;
  const rest = list.slice();
  rest[at * CARD_COUNT + price] = (rest[at * CARD_COUNT + price] as number) - 1;
  return rest;
};

/** Is there a way to pay for it? */
export const payable = (s: PaState, seat: Seat, code: number): boolean => {
  const { cost, changes, list, at } = billOf(s, seat, code);
  return affords(list, at, cost, changes);
};
/** As `payable`, after `card` went to the owner of the wonder. */
export const payableBeside = (s: PaState, seat: Seat, code: number, card: number): boolean => {
  if (held(s, seat, card) === 0) return false;
  const { cost, changes, list, at } = billOf(s, seat, code);
  const rest = list.slice();
  rest[at * CARD_COUNT + card] = (rest[at * CARD_COUNT + card] as number) - 1;
  return affords(rest, at, cost, changes);
};

const reserved = (s: PaState, seat: Seat): number[] => s.reserved.slice(seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
const sum = (list: readonly number[], block: number): number => {
  let n = 0;
  for (let i = block * CARD_COUNT; i < (block + 1) * CARD_COUNT; i++) n += list[i] as number;
  return n;
};
const add = (list: number[], block: number, card: number, n: number): void => {
  list[block * CARD_COUNT + card] = (list[block * CARD_COUNT + card] as number) + n;
};
const single = (mask: number): number => ((mask & (mask - 1)) === 0 ? 31 - Math.clz32(mask) : -1);

/** The rate of a row for a fleet, without the good that has rates of its own (PA-10.18). */
export const rateAt = (s: PaState, fleet: number, row: number): Rate | undefined => {
  const { rates, harbors } = box(s);
  const land = landOf(s, fleet);
  const card = harbors[s.harbor[land] as number];
  if (row >= rates.length) return (row === rates.length ? card?.sell : card?.buy) ?? undefined;
  const rate = rates[row] as Rate;
  if (card === undefined || card.special < 0) return rate;
  const others = ~bit(card.special);
  return (rate.giveMask & others) === rate.giveMask && (rate.getMask & others) === rate.getMask
    ? rate
    : { ...rate, giveMask: rate.giveMask & others, getMask: rate.getMask & others };
};
export const rowIndex = (s: PaState, row: string): number => {
  const { rowIds } = box(s);
  return row === SELL_ROW ? rowIds.length : row === BUY_ROW ? rowIds.length + 1 : rowIds.indexOf(row);
};
const rowName = (s: PaState, row: number): string => {
  const { rowIds } = box(s);
  return row < rowIds.length ? (rowIds[row] as string) : row === rowIds.length ? SELL_ROW : BUY_ROW;
};
const exchangeOf = (s: PaState, seat: Seat, code: number): { readonly fleet: number; readonly row: number; readonly rate: Rate } => {
  const which = whichOf(code);
  const fleet = fleetOf(seat, Math.floor(which / ROWS));
  const row = which % ROWS;
  return { fleet, row, rate: rateAt(s, fleet, row) as Rate };
};

/** Begins a payment. Where no unit leaves a choice it is over at once (PA-21.4). */
export const begin = (s: PaState, seat: Seat, code: number, log?: Log<PaEvent>): void => {
  s.draft[seat] = code;
  if (kindOf(code) === EXCHANGE) {
    const { rate } = exchangeOf(s, seat, code);
    const [give, get] = [single(rate.giveMask), single(rate.getMask)];
    if (give >= 0) add(s.reserved, seat, give, rate.give);
    if (get >= 0) add(s.taken, seat, get, rate.get);
    if (give >= 0 && get >= 0) finish(s, seat, log);
    return;
  }
  const { cost, changes } = billOf(s, seat, code);
  if (!cost.fixed || changes !== NO_CHANGES) return;
  for (const slot of cost.slots) add(s.reserved, seat, single(slot.mask), 1);
  finish(s, seat, log);
};

const NOTHING_BEGUN = refusal('PA-21.5', 'nothing-begun');
const INCOMPLETE = refusal('PA-21.5', 'incomplete');
const FINISH_FIRST = refusal('PA-21.5', 'finish-first');

/** May this card be laid out next? */
const cannotLay = (s: PaState, seat: Seat, card: number): boolean => {
  const code = s.draft[seat] as number;
  if (kindOf(code) === EXCHANGE) {
    const { fleet, rate } = exchangeOf(s, seat, code);
    const laid = s.reserved[seat * CARD_COUNT + card] as number;
    return sum(s.reserved, seat) >= rate.give || (rate.giveMask & bit(card)) === 0 || aboard(s, fleet, card) <= laid;
  }
  const { cost, changes, list, at } = billOf(s, seat, code);
  const rest = withoutPrice(s, seat, list, at);
  const laid = reserved(s, seat);
  laid[card] = (laid[card] as number) + 1;
  if ((laid[card] as number) > (rest[at * CARD_COUNT + card] as number)) return true;
  return !completes(rest, at, laid, cost, changes);
};
const cannotTake = (s: PaState, seat: Seat, card: number): boolean => {
  const code = s.draft[seat] as number;
  if (kindOf(code) !== EXCHANGE) return true;
  const { rate } = exchangeOf(s, seat, code);
  return sum(s.reserved, seat) < rate.give || sum(s.taken, seat) >= rate.get || (rate.getMask & bit(card)) === 0;
};
const cannotConfirm = (s: PaState, seat: Seat): boolean => {
  const code = s.draft[seat] as number;
  if (kindOf(code) === EXCHANGE) {
    const { rate } = exchangeOf(s, seat, code);
    return sum(s.reserved, seat) < rate.give || sum(s.taken, seat) < rate.get;
  }
  const { cost, changes } = billOf(s, seat, code);
  return settles(reserved(s, seat), cost, changes) < 0;
};

/** The steps of a payment under way: the seat is offered nothing else until it is confirmed or undone. */
export const draftActions = (s: PaState, seat: Seat, out: PaAction[]): void => {
  for (let card = 0; card < CARD_COUNT; card++) if (!cannotLay(s, seat, card)) out.push(PAY[card] as PaAction);
  for (let card = 0; card < CARD_COUNT; card++) if (!cannotTake(s, seat, card)) out.push(TAKE[card] as PaAction);
  if (!cannotConfirm(s, seat)) out.push(CONFIRM);
};
export const draftWhy = (s: PaState, seat: Seat, a: PaAction): Illegal | undefined => {
  const isStep = a.do === 'pay' || a.do === 'take' || a.do === 'confirm';
  if (s.draft[seat] === 0) return isStep ? NOTHING_BEGUN : NOT_NOW;
  if (a.do === 'pay')
    return cannotLay(s, seat, cardIndex.get(a.card) as number) ? refuse('PA-22.4', 'not-fitting', { card: a.card }) : undefined;
  if (a.do === 'take')
    return cannotTake(s, seat, cardIndex.get(a.card) as number) ? refuse('PA-10.9', 'not-fitting', { card: a.card }) : undefined;
  if (a.do === 'confirm') return cannotConfirm(s, seat) ? INCOMPLETE : undefined;
  return FINISH_FIRST;
};
export const draftApply = (s: PaState, seat: Seat, a: PaAction, log?: Log<PaEvent>): boolean => {
  if (a.do === 'pay') add(s.reserved, seat, cardIndex.get(a.card) as number, 1);
  else if (a.do === 'take') add(s.taken, seat, cardIndex.get(a.card) as number, 1);
  else if (a.do === 'confirm') finish(s, seat, log);
  else return false;
  return true;
};

/** The cards of a block by name, for an event. */
export const cardsIn = (list: readonly number[], block: number): CardId[] => {
  const cards: CardId[] = [];
  for (let card = 0; card < CARD_COUNT; card++)
    for (let n = list[block * CARD_COUNT + card] as number; n > 0; n--) cards.push(cardId(card));
  return cards;
};

/** What is laid out goes to the bank, seen by all. */
const payOut = (s: PaState, seat: Seat, fleet: number): void => {
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = s.reserved[seat * CARD_COUNT + card] as number;
    if (n === 0) continue;
    if (fleet < 0) spend(s, seat, card, n);
    else add(s.cargo, fleet, card, -n);
    sawOut(s, seat, card, n);
  }
};
const endDraft = (s: PaState, seat: Seat): void => {
  s.draft[seat] = 0;
  s.price[seat] = -1;
  s.reserved.fill(0, seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
  s.taken.fill(0, seat * CARD_COUNT, (seat + 1) * CARD_COUNT);
};

/** PA-14.7: the price goes from the payer to the owner's hand. */
export const payService = (s: PaState, seat: Seat, power: number, card: number, log?: Log<PaEvent>): void => {
  spend(s, seat, card, 1);
  passOn(s, seat, power, card, log);
};
/** The same for a card already taken from a fleet. */
export const passOn = (s: PaState, seat: Seat, power: number, card: number, log?: Log<PaEvent>): void => {
  const owner = sellerOf(s, power);
  gain(s, owner, card, 1);
  sawOut(s, seat, card, 1);
  sawIn(s, owner, card, 1);
  usePower(s, seat, power);
  log?.({ e: 'service-bought', seat, to: owner, wonder: box(s).powers[power]?.id ?? '', card: cardId(card) });
};

const finish = (s: PaState, seat: Seat, log?: Log<PaEvent>): void => {
  const code = s.draft[seat] as number;
  const which = whichOf(code);
  const paid = log === undefined ? [] : cardsIn(s.reserved, seat);
  if (kindOf(code) === EXCHANGE) {
    finishExchange(s, seat, code, paid, log);
    return;
  }
  const { cost, changes, fleet } = billOf(s, seat, code);
  const used = changes === NO_CHANGES ? 0 : settles(reserved(s, seat), cost, changes);
  payOut(s, seat, fleet);
  if ((used & USED_SUBSTITUTE) !== 0) usePower(s, seat, freshPower(s, seat, 'costPaid'));
  if ((used & USED_DROP) !== 0) dropDiscount(s, seat, kindOf(code) === BUILDING ? structureKind(which) : WONDER_KIND);
  switch (kindOf(code)) {
    case BUILDING:
      raise(s, seat, which);
      log?.({ e: 'built', seat, structure: STRUCTURES[which] as StructureId, paid });
      break;
    case STAGE:
      advanceWonder(s, seat, which >> 2, paid, log);
      break;
    case MAKING: {
      const got = box(s).acropolis[which]?.swap?.get as number;
      s.uses[seat * ACROPOLIS_COUNT + which] = (s.uses[seat * ACROPOLIS_COUNT + which] as number) + 1;
      make(s, seat, got, STRUCTURES[FIRST_ACROPOLIS + which] as string, paid, log);
      break;
    }
    default: {
      const power = box(s).powers[which];
      if (kindOf(code) === SERVICE) payService(s, seat, which, s.price[seat] as number, log);
      else usePower(s, seat, which);
      make(s, seat, power?.swap?.get as number, power?.id ?? '', paid, log);
    }
  }
  endDraft(s, seat);
};
const make = (s: PaState, seat: Seat, card: number, by: string, paid: CardId[], log?: Log<PaEvent>): void => {
  gain(s, seat, card, 1);
  sawIn(s, seat, card, 1);
  log?.({ e: 'made', seat, by, paid, got: cardId(card) });
};
const dropDiscount = (s: PaState, seat: Seat, kind: number): void => {
  const discount = s.discounts[seat] as number;
  for (let e = 0; discount >> e !== 0; e++)
    if (has(discount, e) && has(discountOf(s, e)?.applies ?? 0, kind)) {
      s.discounts[seat] = discount & ~bit(e);
      return;
    }
};

/** PA-12.1: the structure stands; an Academy brings its philosophy. */
const raise = (s: PaState, seat: Seat, structure: number): void => {
  if (structure < VILLAGE_COUNT) s.villages[seat] = (s.villages[seat] as number) | bit(structure);
  else if (structure < FIRST_ACROPOLIS) s.workshops[seat] = (s.workshops[seat] as number) + 1;
  else {
    const type = structure - FIRST_ACROPOLIS;
    s.acropolis[seat * ACROPOLIS_COUNT + type] = (s.acropolis[seat * ACROPOLIS_COUNT + type] as number) + 1;
    s.freePicks[seat] = (s.freePicks[seat] as number) + (box(s).acropolis[type]?.freePhilosophies ?? 0);
  }
};
/** PA-14.3, PA-14.5: the next stage stands at once. */
const advanceWonder = (s: PaState, seat: Seat, wonder: number, paid: CardId[], log?: Log<PaEvent>): void => {
  const stage = (s.wonderStage[wonder] as number) + 1;
  s.wonderStage[wonder] = stage;
  const { wonders, powers, philosophies } = box(s);
  if (stage === COMPLETE && !(isBuilding(s) && !isAnyAdoptable(s, seat)))
    s.freeAdoptions[seat] = (s.freeAdoptions[seat] as number) + (powers[philosophies.length + wonder]?.freeAdoptions ?? 0);
  log?.({ e: 'wonder-paid', seat, wonder: wonders[wonder]?.id ?? '', stage: stage === COMPLETE ? 'complete' : 'partial', paid });
};

const finishExchange = (s: PaState, seat: Seat, code: number, paid: CardId[], log?: Log<PaEvent>): void => {
  const { fleet, row } = exchangeOf(s, seat, code);
  const got = log === undefined ? [] : cardsIn(s.taken, seat);
  payOut(s, seat, fleet);
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = s.taken[seat * CARD_COUNT + card] as number;
    if (n === 0) continue;
    add(s.cargo, fleet, card, n);
    sawIn(s, seat, card, n);
  }
  s.exchanges[fleet] = (s.exchanges[fleet] as number) + 1;
  const { lands, foreignFrom, rates } = box(s);
  if (row >= foreignFrom && row < rates.length && lands[landOf(s, fleet)]?.region === 0) usePower(s, seat, freshPower(s, seat, 'upgrades'));
  log?.({ e: 'exchanged', seat, fleet: FLEETS[fleet % 3] as FleetId, row: rowName(s, row), paid, got });
  endDraft(s, seat);
};

/** Pays a cost without a choice at once, from the hand or from a fleet. */
export const payFixed = (s: PaState, seat: Seat, cost: Cost, fleet: number): CardId[] => {
  const cards: CardId[] = [];
  for (const slot of cost.slots) {
    const card = single(slot.mask);
    if (fleet < 0) spend(s, seat, card, 1);
    else add(s.cargo, fleet, card, -1);
    sawOut(s, seat, card, 1);
    cards.push(cardId(card));
  }
  return cards;
};
