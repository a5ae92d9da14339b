/**
 * Can these cards pay that cost, PA-22.4, with what changes it (PA-22.10: added units, a substituted card, dropped cards)?
 * In: a holding as a block of a flat list, a cost. Out: yes or no; `settles` also says which changes were needed.
 */
import { CARD_COUNT } from '../cards.ts';
import { type Cost, FREE, type Slot } from '../pack/cost.ts';

/** What may be different about one payment. */
export interface Changes {
  readonly added: Cost;
  /** A unit within `asked` may be paid by one of `paid`. */
  readonly asked: number;
  readonly paid: number;
  /** Up to `drops` units within `dropped` need not be paid. */
  readonly dropped: number;
  readonly drops: number;
}
export const NO_CHANGES: Changes = { added: FREE, asked: 0, paid: 0, dropped: 0, drops: 0 };

/** Used by a payment: nothing, a substitution, dropped cards. */
export const USED_SUBSTITUTE = 1;
export const USED_DROP = 2;

interface Matching {
  readonly slots: readonly Slot[];
  readonly have: number[];
  readonly must: number[];
  readonly groups: number[];
  readonly changes: Changes;
}

const match = (m: Matching, i: number, owed: number, swaps: number, drops: number): boolean => {
  const slot = m.slots[i];
  if (slot === undefined) return owed === 0;
  if (owed > m.slots.length - i) return false;
  const different = slot.group < 0 ? 0 : (m.groups[slot.group] ?? 0);
  const tryKinds = (kinds: number, swapsLeft: number): boolean => {
    for (let card = 0; card < CARD_COUNT; card++) {
      if ((kinds & (1 << card)) === 0 || m.have[card] === 0) continue;
      const isOwed = (m.must[card] as number) > 0;
      m.have[card] = (m.have[card] as number) - 1;
      if (isOwed) m.must[card] = (m.must[card] as number) - 1;
      if (slot.group >= 0) m.groups[slot.group] = different | (1 << card);
      const fits = match(m, i + 1, owed - (isOwed ? 1 : 0), swapsLeft, drops);
      m.have[card] = (m.have[card] as number) + 1;
      if (isOwed) m.must[card] = (m.must[card] as number) + 1;
      if (slot.group >= 0) m.groups[slot.group] = different;
      if (fits) return true;
    }
    return false;
  };
  if (tryKinds(slot.mask & ~different, swaps)) return true;
  if (swaps > 0 && (slot.mask & ~m.changes.asked) === 0 && tryKinds(m.changes.paid & ~slot.mask, swaps - 1)) return true;
  return drops > 0 && (slot.mask & ~m.changes.dropped) === 0 && match(m, i + 1, owed, swaps, drops - 1);
};

const block = (list: readonly number[], at: number): number[] => list.slice(at * CARD_COUNT, (at + 1) * CARD_COUNT);
const slotsOf = (cost: Cost, changes: Changes): readonly Slot[] =>
  changes.added.slots.length === 0 ? cost.slots : [...cost.slots, ...changes.added.slots];
const NOTHING: readonly number[] = new Array<number>(CARD_COUNT).fill(0);

/** Does the block hold enough? */
export const affords = (list: readonly number[], at: number, cost: Cost, changes: Changes): boolean => {
  if (changes === NO_CHANGES && cost.plain) {
    for (let i = 0; i < cost.needs.length; i += 2) {
      const mask = cost.needs[i] as number;
      let left = cost.needs[i + 1] as number;
      for (let card = 0; left > 0 && card < CARD_COUNT; card++)
        if ((mask & (1 << card)) !== 0) left -= list[at * CARD_COUNT + card] as number;
      if (left > 0) return false;
    }
    for (let i = 0; i < cost.kinds.length; i += 2) {
      const mask = cost.kinds[i] as number;
      let left = cost.kinds[i + 1] as number;
      for (let card = 0; card < CARD_COUNT; card++) if ((mask & (1 << card)) !== 0 && (list[at * CARD_COUNT + card] as number) > 0) left--;
      if (left > 0) return false;
    }
    return true;
  }
  const m: Matching = { slots: slotsOf(cost, changes), have: block(list, at), must: NOTHING.slice(), groups: [], changes };
  return match(m, 0, 0, changes.paid === 0 ? 0 : 1, changes.drops);
};

/** Can what is laid out be completed from the block to pay the cost? */
export const completes = (list: readonly number[], at: number, laid: readonly number[], cost: Cost, changes: Changes): boolean => {
  let owed = 0;
  for (let card = 0; card < CARD_COUNT; card++) owed += laid[card] as number;
  const m: Matching = { slots: slotsOf(cost, changes), have: block(list, at), must: laid.slice(), groups: [], changes };
  return match(m, 0, owed, changes.paid === 0 ? 0 : 1, changes.drops);
};

/** Does what is laid out pay the cost exactly? −1: no; otherwise the changes that were needed, the fewest possible. */
export const settles = (laid: readonly number[], cost: Cost, changes: Changes): number => {
  let owed = 0;
  for (let card = 0; card < CARD_COUNT; card++) owed += laid[card] as number;
  const slots = slotsOf(cost, changes);
  for (let drops = 0; drops <= changes.drops; drops++)
    for (let swaps = 0; swaps <= (changes.paid === 0 ? 0 : 1); swaps++)
      if (match({ slots, have: laid.slice(), must: laid.slice(), groups: [], changes }, 0, owed, swaps, drops))
        return (swaps > 0 ? USED_SUBSTITUTE : 0) | (drops > 0 ? USED_DROP : 0);
  return -1;
};
