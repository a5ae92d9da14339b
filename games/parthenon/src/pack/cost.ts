/** Costs and selectors, PA-22.4 and PA-22.5, resolved for one island into bits of card kinds. */
import { bit, count } from '@stoa/engine';
import { AEGIS_MASK, BASIC_MASK, CARD_MASK, COMMODITY_MASK, cardIndex, GOLD_MASK, RARE_MASK, WORKSHOP_RARE_MASK } from '../cards.ts';
import type { CostJson } from './types.ts';

/** `produced`: the goods of the island; `own`: the commodity that the card itself names. */
export interface Scope {
  readonly produced: number;
  readonly own: number;
}

/** The kinds a selector means; 0 for a word that is none. */
export const maskOf = (of: string, { produced, own }: Scope): number => {
  const card = cardIndex.get(of);
  if (card !== undefined) return bit(card);
  switch (of) {
    case 'anyBasic':
      return BASIC_MASK;
    case 'producedBasic':
      return produced;
    case 'nonProducedBasic':
      return BASIC_MASK & ~produced;
    case 'otherBasic':
      return BASIC_MASK & ~own;
    case 'anyRare':
      return RARE_MASK;
    case 'anyWorkshopRare':
      return WORKSHOP_RARE_MASK;
    case 'rareOrGold':
      return RARE_MASK | GOLD_MASK;
    case 'anyCommodity':
      return COMMODITY_MASK;
    case 'anyAegis':
      return AEGIS_MASK;
    case 'anyCard':
      return CARD_MASK;
    default:
      return 0;
  }
};

/** One unit of a cost: what may pay it, and the group whose units must differ (−1: none). */
export interface Slot {
  readonly mask: number;
  readonly group: number;
}
/** `needs`: pairs of mask and number that decide "affordable" when `plain`; otherwise the slots must be matched. */
export interface Cost {
  readonly slots: readonly Slot[];
  readonly needs: readonly number[];
  readonly kinds: readonly number[];
  readonly plain: boolean;
  /** Nothing to choose: every unit names its card. */
  readonly fixed: boolean;
}

export const costOf = (items: readonly CostJson[], scope: Scope): Cost => {
  const slots: Slot[] = [];
  const needs: number[] = [];
  const kinds: number[] = [];
  let plain = true;
  items.forEach((item, i) => {
    const mask = maskOf(item.of, scope);
    const distinct = item.distinct === true && item.n > 1;
    for (let n = 0; n < item.n; n++) slots.push({ mask, group: distinct ? i : -1 });
    if (distinct) {
      kinds.push(mask, item.n);
      if (items.some((other, j) => j !== i && (maskOf(other.of, scope) & mask) !== 0)) plain = false;
    }
  });
  slots.sort((a, b) => count(a.mask) - count(b.mask));
  for (const slot of slots) {
    const inside = slots.filter(other => (other.mask & ~slot.mask) === 0).length;
    if (!needs.some((mask, j) => j % 2 === 0 && mask === slot.mask)) needs.push(slot.mask, inside);
    if (slots.some(other => (other.mask & slot.mask) !== 0 && (other.mask & ~slot.mask) !== 0 && (slot.mask & ~other.mask) !== 0))
      plain = false;
  }
  return { slots, needs, kinds, plain, fixed: slots.every(slot => count(slot.mask) === 1) };
};

export const FREE: Cost = { slots: [], needs: [], kinds: [], plain: true, fixed: true };
