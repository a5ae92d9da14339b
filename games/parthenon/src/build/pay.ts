/**
 * Can these cards pay that cost, PA-22.4, with what changes it (PA-22.10: added units, a substituted card, dropped cards)?
 * In: a holding as a block of a flat list, a cost. Out: yes or no; `settles` also says which changes were needed.
 */
import { lowest } from '@stoa/engine';
import { CARD_COUNT } from '../cards.ts';
import { type Cost, FREE, type Slot } from '../pack/cost.ts';

/** What may be different about one payment. */
export interface Changes {
  readonly added: Cost;
  /** A unit within `asked` may be paid by one of `paid`. */
  readonly asked: number;
  readonly paid: number;
  /** It may be of a kind that another unit has used up where kinds must differ. */
  readonly repeats: boolean;
  /** Up to `drops` units within `dropped` need not be paid. */
  readonly dropped: number;
  readonly drops: number;
}
export const NO_CHANGES: Changes = { added: FREE, asked: 0, paid: 0, repeats: false, dropped: 0, drops: 0 };

/** Flags of the changes that a payment used: a substitution, dropped cards. */
export const USED_SUBSTITUTE = 1;
export const USED_DROP = 2;

/** A search for cards that pay the slots from `i` on. `owed`: cards laid out that no slot has taken yet; the rest may be used up. */
interface Matching {
  readonly slots: readonly Slot[];
  readonly have: number[];
  readonly must: number[];
  readonly groups: number[];
  readonly changes: Changes;
  owed: number;
  swaps: number;
  drops: number;
}

const match = (m: Matching, i: number): boolean => {
  const slot = m.slots[i];
  if (slot === undefined) return m.owed === 0;
  if (m.owed > m.slots.length - i) return false;
  const different = slot.group < 0 ? 0 : (m.groups[slot.group] ?? 0);
  if (tryKinds(m, i, slot, slot.mask & ~different)) return true;
  if (m.swaps > 0 && (slot.mask & ~m.changes.asked) === 0) {
    m.swaps--;
    const fits = tryKinds(m, i, slot, m.changes.paid & ~(m.changes.repeats ? slot.mask & ~different : slot.mask));
    m.swaps++;
    if (fits) return true;
  }
  if (m.drops === 0 || (slot.mask & ~m.changes.dropped) !== 0) return false;
  m.drops--;
  const fits = match(m, i + 1);
  m.drops++;
  return fits;
};
const tryKinds = (m: Matching, i: number, slot: Slot, kinds: number): boolean => {
  const { have, must, groups } = m;
  const different = slot.group < 0 ? 0 : (groups[slot.group] ?? 0);
  for (let left = kinds; left !== 0; left &= left - 1) {
    const card = lowest(left);
    if (have[card] === 0) continue;
    const owed = must[card]! > 0 ? 1 : 0;
    have[card] = have[card]! - 1;
    must[card] = must[card]! - owed;
    m.owed -= owed;
    if (slot.group >= 0) groups[slot.group] = different | (1 << card);
    const fits = match(m, i + 1);
    have[card] = have[card]! + 1;
    must[card] = must[card]! + owed;
    m.owed += owed;
    if (slot.group >= 0) groups[slot.group] = different;
    if (fits) return true;
  }
  return false;
};

const block = (list: readonly number[], at: number): number[] => list.slice(at * CARD_COUNT, (at + 1) * CARD_COUNT);
const slotsOf = (cost: Cost, changes: Changes): readonly Slot[] =>
  changes.added.slots.length === 0 ? cost.slots : [...cost.slots, ...changes.added.slots];
const NOTHING: readonly number[] = new Array<number>(CARD_COUNT).fill(0);
const swapsOf = (changes: Changes): number => (changes.paid === 0 ? 0 : 1);

/** Does the block hold enough? */
export const affords = (list: readonly number[], at: number, cost: Cost, changes: Changes): boolean => {
  if (changes === NO_CHANGES && cost.plain) return affordsPlain(list, at * CARD_COUNT, cost);
  let cards = changes.drops;
  for (let i = at * CARD_COUNT; i < (at + 1) * CARD_COUNT; i++) cards += list[i]!;
  if (cards < cost.slots.length + changes.added.slots.length) return false;
  const [have, must] = [block(list, at), NOTHING.slice()];
  return match(
    { slots: slotsOf(cost, changes), have, must, groups: [], changes, owed: 0, swaps: swapsOf(changes), drops: changes.drops },
    0,
  );
};
const affordsPlain = (list: readonly number[], from: number, { needs, kinds }: Cost): boolean => {
  for (let i = 0; i < needs.length; i += 2) {
    let left = needs[i + 1]!;
    for (let mask = needs[i]!; left > 0 && mask !== 0; mask &= mask - 1) left -= list[from + lowest(mask)]!;
    if (left > 0) return false;
  }
  for (let i = 0; i < kinds.length; i += 2) {
    let left = kinds[i + 1]!;
    for (let mask = kinds[i]!; mask !== 0; mask &= mask - 1) if (list[from + lowest(mask)]! > 0) left--;
    if (left > 0) return false;
  }
  return true;
};

/** Can what is laid out be completed from the block to pay the cost? */
export const completes = (list: readonly number[], at: number, laid: readonly number[], cost: Cost, changes: Changes): boolean => {
  let owed = 0;
  for (let card = 0; card < CARD_COUNT; card++) {
    const n = laid[card]!;
    if (n > list[at * CARD_COUNT + card]!) return false;
    owed += n;
  }
  const [have, must] = [block(list, at), laid.slice()];
  return match({ slots: slotsOf(cost, changes), have, must, groups: [], changes, owed, swaps: swapsOf(changes), drops: changes.drops }, 0);
};

/** Does what is laid out pay the cost exactly? −1: no; otherwise the changes that were needed, the fewest possible. */
export const settles = (laid: readonly number[], cost: Cost, changes: Changes): number => {
  let owed = 0;
  for (let card = 0; card < CARD_COUNT; card++) owed += laid[card]!;
  const slots = slotsOf(cost, changes);
  for (let drops = 0; drops <= changes.drops; drops++)
    for (let swaps = 0; swaps <= swapsOf(changes); swaps++)
      if (match({ slots, have: laid.slice(), must: laid.slice(), groups: [], changes, owed, swaps, drops }, 0))
        return (swaps > 0 ? USED_SUBSTITUTE : 0) | (drops > 0 ? USED_DROP : 0);
  return -1;
};
