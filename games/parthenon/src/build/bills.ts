/**
 * What things cost, PA-22.4: a code for each thing that can be paid for, its cost with what events and philosophies change about it
 * (PA-22.10), and the rates of rows abroad (PA-10.18). Read only.
 */

import { bit, has, type Seat } from '@stoa/engine';
import { BUY_ROW, SELL_ROW } from '../action-cache.ts';
import { CARD_COUNT, cardId, FIRST_ACROPOLIS, fleetId, STRUCTURES, VILLAGE_COUNT } from '../cards.ts';
import type { Rate } from '../pack/box.ts';
import type { Cost } from '../pack/cost.ts';
import { hasRules } from '../rules.ts';
import { box, type PaState, PLAN } from '../state.ts';
import { held } from '../table/holdings.ts';
import { fleetOf, islandOf, landOf, structureKind } from '../table/islands.ts';
import { freshPower } from '../table/powers.ts';
import type { Begun } from '../view-types.ts';
import { affords, type Changes, NO_CHANGES } from './pay.ts';

/** Codes of what is paid for: kind × SIZE + which. */
const SIZE = 1024;
export const BUILDING = 1;
export const STAGE = 2;
export const MAKING = 3;
const POWER = 4;
export const SERVICE = 5;
export const EXCHANGE = 6;
const ROWS = 64;
export const building = (structure: number): number => BUILDING * SIZE + structure;
/** `f` 3: from the hand. */
export const stageOf = (wonder: number, f: number): number => STAGE * SIZE + wonder * 4 + f;
export const making = (type: number): number => MAKING * SIZE + type;
export const powerUse = (power: number): number => POWER * SIZE + power;
export const serviceUse = (power: number): number => SERVICE * SIZE + power;
export const exchanging = (f: number, row: number): number => EXCHANGE * SIZE + f * ROWS + row;
export const FROM_HAND = 3;

export const kindOf = (code: number): number => Math.floor(code / SIZE);
export const whichOf = (code: number): number => code % SIZE;

export const WONDER_KIND = 3;
/** PA-22.10: what events and philosophies change about a cost; `kind` as in APPLIES. */
export const changesFor = (s: PaState, seat: Seat, kind: number, inBuild: boolean): Changes => {
  const substitute = inBuild ? freshPower(s, seat, 'costPaid') : -1;
  const discount = s.discounts[seat]!;
  if (s.costEvents === 0 && discount === 0 && substitute < 0) return NO_CHANGES;
  let { added, asked, paid, dropped, drops } = NO_CHANGES;
  const { events, powers } = box(s);
  for (let e = 0; s.costEvents >> e !== 0; e++)
    if (has(s.costEvents, e))
      for (const effect of events[e]?.effects ?? [])
        if (effect.op === 'add-cost' && has(effect.applies, kind)) added = both(added, effect.cost[islandOf(s, seat)]!);
  for (let e = 0; discount >> e !== 0; e++) {
    const step = has(discount, e) ? discountOf(s, e) : undefined;
    // The first that fits: `dropDiscount` removes the same one.
    if (drops === 0 && step !== undefined && has(step.applies, kind)) {
      dropped = step.what;
      drops = step.n;
    }
  }
  if (substitute >= 0) {
    asked = powers[substitute]?.costAsked ?? 0;
    paid = powers[substitute]?.costPaid ?? 0;
  }
  return added === NO_CHANGES.added && drops === 0 && paid === 0
    ? NO_CHANGES
    : { added, asked, paid, repeats: hasRules(s, 4), dropped, drops };
};
/** check-effects.ts refuses `distinct` in added costs, so the slots can simply be joined. */
const both = (a: Cost, b: Cost): Cost => (a.slots.length === 0 ? b : { ...b, slots: [...a.slots, ...b.slots] });
export const discountOf = (s: PaState, event: number) => {
  for (const effect of box(s).events[event]?.effects ?? [])
    if (effect.op === 'islands' || effect.op === 'named') for (const step of effect.steps) if (step.op === 'remove-cost') return step;
  return undefined;
};

/** A bill: the cost, what changes it, and the holding that pays. */
export interface Bill {
  readonly cost: Cost;
  readonly changes: Changes;
  readonly list: readonly number[];
  readonly at: number;
  readonly fleet: number;
}
export const isBuilding = (s: PaState): boolean => s.stack[s.stack.length - 1]?.room === 'build';

export const billOf = (s: PaState, seat: Seat, code: number): Bill => {
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

/** The action that began the payment under way. */
export const begunBy = (s: PaState, seat: Seat): Begun | null => {
  const code = s.draft[seat]!;
  if (code === 0) return null;
  const which = whichOf(code);
  const { wonders, powers } = box(s);
  switch (kindOf(code)) {
    case BUILDING:
      return { do: 'build', structure: STRUCTURES[which]! };
    case STAGE: {
      const f = which & 3;
      return { do: 'pay-wonder', wonder: wonders[which >> 2]?.id ?? '', fleet: f === FROM_HAND ? 'none' : fleetId(f) };
    }
    case MAKING:
      return { do: 'use', structure: STRUCTURES[FIRST_ACROPOLIS + which]! };
    case SERVICE:
      return { do: 'use-service', wonder: powers[which]?.id ?? '', pay: cardId(s.price[seat]!) };
    case EXCHANGE:
      return { do: 'exchange', fleet: fleetId(Math.floor(which / ROWS)), row: rowName(s, which % ROWS) };
    default:
      return { do: 'use-power', power: powers[which]?.id ?? '', good: 'none' };
  }
};

/** Is there a way to pay for it? */
export const payable = (s: PaState, seat: Seat, code: number): boolean => {
  const { cost, changes, list, at } = billOf(s, seat, code);
  return affords(list, at, cost, changes);
};
/** As `payable`, with `card` already paid to the owner of the wonder. */
export const payableBeside = (s: PaState, seat: Seat, code: number, card: number): boolean => {
  if (held(s, seat, card) === 0) return false;
  const { cost, changes, list, at } = billOf(s, seat, code);
  const rest = list.slice();
  rest[at * CARD_COUNT + card] = rest[at * CARD_COUNT + card]! - 1;
  return affords(rest, at, cost, changes);
};

/** PA-10.18: the good that has rates of its own where this fleet is, or −1. */
export const specialAt = (s: PaState, fleet: number): number => box(s).harbors[s.harbor[landOf(s, fleet)]!]?.special ?? -1;
/** The rate of a row for a fleet, without the good that has rates of its own (PA-10.18). */
export const rateAt = (s: PaState, fleet: number, row: number): Rate | undefined => {
  const { rates, harbors } = box(s);
  const land = landOf(s, fleet);
  const card = harbors[s.harbor[land]!];
  if (row >= rates.length) return (row === rates.length ? card?.sell : card?.buy) ?? undefined;
  const rate = rates[row]!;
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
export const rowName = (s: PaState, row: number): string => {
  const { rowIds } = box(s);
  return row < rowIds.length ? rowIds[row]! : row === rowIds.length ? SELL_ROW : BUY_ROW;
};
export const exchangeOf = (s: PaState, seat: Seat, code: number): { readonly fleet: number; readonly row: number; readonly rate: Rate } => {
  const which = whichOf(code);
  const fleet = fleetOf(seat, Math.floor(which / ROWS));
  const row = which % ROWS;
  return { fleet, row, rate: rateAt(s, fleet, row) as Rate };
};
