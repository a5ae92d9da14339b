/**
 * Costs as lists of kinds, and how far some goods go towards one. In: a pack, the goods in `left`. Out: which cards pay which unit
 * (`laid`), how many are missing.
 */
import { has, lowest } from '@stoa/engine';
import type { Box } from '@stoa/parthenon';
import { GOODS, KINDS, PAPYRUS } from './island.ts';

/** A cost as masks of kinds, narrow masks first; `distinct`: the cards for wide masks must differ. */
export interface Bill {
  readonly masks: readonly number[];
  readonly distinct: boolean;
}
interface Costs {
  readonly slots: readonly { readonly mask: number; readonly group: number }[];
}
const billOf = (cost: Costs): Bill => ({ masks: cost.slots.map(slot => slot.mask), distinct: cost.slots.some(slot => slot.group >= 0) });

export interface Bills {
  readonly villages: readonly Bill[];
  readonly workshop: Bill;
  readonly acropolis: readonly Bill[];
  /** By wonder: plan, then partial construction. */
  readonly wonders: readonly (readonly [Bill, Bill])[];
  readonly fleets: readonly Bill[];
}
const VILLAGE_KIND = 0;
const WORKSHOP_KIND = 1;
/** What the events in `added` add to a cost of this kind. */
const addition = (pack: Box, island: number, added: number, kind: number): number[] => {
  const masks: number[] = [];
  for (let e = 0; added >> e !== 0; e++) {
    if (!has(added, e)) continue;
    for (const effect of pack.events[e]?.effects ?? [])
      if (effect.op === 'add-cost' && has(effect.applies, kind)) for (const slot of effect.cost[island]?.slots ?? []) masks.push(slot.mask);
  }
  return masks;
};
const withMore = (bill: Bill, masks: readonly number[]): Bill =>
  masks.length === 0 ? bill : { ...bill, masks: [...bill.masks, ...masks] };

const known = new WeakMap<Box, Map<number, readonly Bills[]>>();
/** The bills of a pack, by island, while the events in `added` make buildings dearer. */
export const billsOf = (pack: Box, added: number): readonly Bills[] => {
  let here = known.get(pack);
  if (here === undefined) {
    here = new Map();
    known.set(pack, here);
  }
  let found = here.get(added);
  if (found === undefined) {
    found = pack.islands.map((island, i) => ({
      villages: island.villages.map(village => withMore(billOf(village.cost), addition(pack, i, added, VILLAGE_KIND))),
      workshop: withMore(billOf(island.workshops[0]?.cost as Costs), addition(pack, i, added, WORKSHOP_KIND)),
      acropolis: pack.acropolis.map(type => billOf(type.cost[i]!)),
      wonders: pack.wonders.map(wonder => [billOf(wonder.stages[0].cost[i]!), billOf(wonder.stages[1].cost[i]!)] as const),
      fleets: pack.fleets.map(billOf),
    }));
    here.set(added, found);
  }
  return found;
};

const ALL_GOODS = (1 << GOODS) - 1;
/** The goods that pay bills. */
export const left = new Array<number>(KINDS).fill(0);
/** The card laid out for each unit of a bill, or −1 if it is missing. */
export const laid = new Array<number>(16).fill(-1);
/** The card that pays a unit of these kinds: papyrus last, otherwise the most plentiful; −1 if there is none. */
const payer = (mask: number): number => {
  let best = -1;
  let most = -1;
  // In rising order; most units name a single kind.
  for (let rest = mask & ALL_GOODS; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    if (left[card]! === 0) continue;
    const n = card === PAPYRUS ? 0 : left[card]!;
    if (n <= most) continue;
    most = n;
    best = card;
  }
  return best;
};
/** Lays out a bill from `left`; returns how many cards are missing. */
export const lay = (bill: Bill): number => {
  let missing = 0;
  let different = 0;
  for (let i = 0; i < bill.masks.length; i++) {
    const best = payer(bill.distinct ? bill.masks[i]! & ~different : bill.masks[i]!);
    laid[i] = best;
    if (best < 0) missing++;
    else {
      different |= 1 << best;
      left[best] = left[best]! - 1;
    }
  }
  return missing;
};
/**
 * What the missing cards of a bill cost, by `price` of a unit's kinds, if that is below `limit`; otherwise some sum from `limit` up to the
 * true one. Leaves `left` as it was.
 */
export const costOfMissing = (bill: Bill, price: (mask: number) => number, limit: number): number => {
  const { masks, distinct } = bill;
  let sum = 0;
  let different = 0;
  let at = 0;
  for (; at < masks.length && sum < limit; at++) {
    const mask = masks[at]!;
    const best = payer(distinct ? mask & ~different : mask);
    laid[at] = best;
    if (best < 0) sum += price(mask);
    else {
      different |= 1 << best;
      left[best] = left[best]! - 1;
    }
  }
  while (at > 0) {
    const card = laid[--at]!;
    if (card >= 0) left[card] = left[card]! + 1;
  }
  return sum;
};
export const putBack = (bill: Bill): void => {
  for (let i = 0; i < bill.masks.length; i++) {
    const card = laid[i]!;
    if (card >= 0) left[card] = left[card]! + 1;
  }
};
export const markWanted = (bill: Bill, gain: number, want: number[]): void => {
  for (let i = 0; i < bill.masks.length; i++) {
    if (laid[i]! >= 0) continue;
    const mask = bill.masks[i]!;
    for (let card = 0; card < GOODS; card++) if ((mask & (1 << card)) !== 0 && want[card]! < gain) want[card] = gain;
  }
};
