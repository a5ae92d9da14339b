/**
 * Every way to pay for something with the cards that are there, PA-22.4 and PA-22.10, so that a screen can lay a whole payment down at once.
 * The table decides what is legal; `reading.test.ts` compares both.
 */
import { isOneOf } from '@stoa/engine';
import { BASICS, CARDS, type CardId, RARES } from '../cards.ts';
import type { Begun, PaView } from '../view-types.ts';
import { kindOf, priceOf } from './bill.ts';
import { asked } from './event-question.ts';
import { countsOf, eventSaving, kindsFor, NO_SAVING, type Saving } from './paying.ts';
import { addedFor, islandData, type Price } from './prices.ts';
import { savingFor } from './saving.ts';

/** Actions that are paid card by card, without exchanges abroad: those have their own payment at the harbor. */
export type Paid = Exclude<Begun, { readonly do: 'exchange' }>;
const PAID: ReadonlySet<string> = new Set<Paid['do']>(['build', 'pay-wonder', 'use', 'use-power', 'use-service']);
export const isPaid = (action: { readonly do: string }): action is Paid => PAID.has(action.do);

/** More ways than this are not listed. */
const MOST_WAYS = 100;

type Left = Partial<Record<CardId, number>>;
interface Slot {
  readonly kinds: readonly CardId[];
  /** The item whose units must differ; undefined: none. */
  readonly group: number | undefined;
}
const slotsOf = (price: Price, produced: readonly string[]): readonly Slot[] =>
  price
    .flatMap(({ n, of, distinct }, i) =>
      Array.from({ length: n }, (): Slot => ({ kinds: kindsFor(of, produced), group: distinct === true && n > 1 ? i : undefined })),
    )
    .sort((a, b) => a.kinds.length - b.kinds.length);

/** What a card counts in a payment, least first: own goods, other basics, rares, then gold and aegis cards. */
export const worthOf = (card: CardId, produced: readonly string[]): number => {
  if (produced.includes(card)) return 2;
  if (isOneOf(BASICS, card)) return 3;
  return isOneOf(RARES, card) ? 6 : 8;
};

interface Search {
  readonly slots: readonly Slot[];
  readonly saving: Saving;
  readonly left: Left;
  readonly seen: Set<string>;
  readonly found: Map<string, { readonly cards: readonly CardId[]; readonly swaps: number }>;
}
const inOrder = (cards: readonly CardId[]): readonly CardId[] => cards.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

/** What is laid down for the first `i` slots. */
interface Laid {
  readonly i: number;
  readonly cards: readonly CardId[];
  /** Pairs of item and kind that are already used. */
  readonly used: readonly string[];
  readonly swaps: number;
  readonly drops: number;
}
const NOTHING_LAID: Laid = { i: 0, cards: [], used: [], swaps: 0, drops: 0 };

/** Lays a card for the next slot, then fills the remaining slots. */
const put = (search: Search, laid: Laid, slot: Slot, card: CardId, isSwap: boolean): void => {
  const { left } = search;
  const mark = `${slot.group} ${card}`;
  const isUsed = slot.group !== undefined && laid.used.includes(mark);
  if ((left[card] ?? 0) === 0 || (isUsed && !isSwap)) return;
  left[card] = (left[card] ?? 0) - 1;
  lay(search, {
    i: laid.i + 1,
    cards: [...laid.cards, card],
    used: slot.group === undefined ? laid.used : [...laid.used, mark],
    swaps: laid.swaps + (isSwap ? 1 : 0),
    drops: laid.drops,
  });
  left[card] = (left[card] ?? 0) + 1;
};

const lay = (search: Search, laid: Laid): void => {
  const { slots, saving, seen, found } = search;
  const { i, cards, used, swaps, drops } = laid;
  const key = inOrder(cards).join(' ');
  const state = `${i} ${key} ${used.join(' ')} ${swaps} ${drops}`;
  if (seen.has(state) || found.size >= MOST_WAYS) return;
  seen.add(state);
  const slot = slots[i];
  if (slot === undefined) {
    const before = found.get(key);
    if (before === undefined || before.swaps > swaps) found.set(key, { cards: inOrder(cards), swaps });
    return;
  }
  for (const card of slot.kinds) put(search, laid, slot, card, false);
  if (swaps === 0 && slot.kinds.every(kind => saving.asked.includes(kind)))
    for (const card of saving.paid) {
      const isTaken = saving.repeats && used.includes(`${slot.group} ${card}`);
      if (isTaken || !slot.kinds.includes(card)) put(search, laid, slot, card, true);
    }
  if (drops < saving.drops && slot.kinds.every(kind => saving.dropped.includes(kind))) lay(search, { ...laid, i: i + 1, drops: drops + 1 });
};

const waysOf = (price: Price, holding: readonly CardId[], produced: readonly string[], saving: Saving): readonly (readonly CardId[])[] => {
  const have = countsOf(holding);
  const search: Search = { slots: slotsOf(price, produced), saving, left: { ...have }, seen: new Set(), found: new Map() };
  lay(search, NOTHING_LAID);
  // Of two cards of equal worth, the one that the holding has more of is cheaper.
  const cost = (cards: readonly CardId[]): number =>
    cards.reduce((sum, card) => sum + worthOf(card, produced) + 1 / (1 + (have[card] ?? 0)), 0);
  return [...search.found.values()].sort((a, b) => a.swaps - b.swaps || cost(a.cards) - cost(b.cards)).map(({ cards }) => cards);
};

const holdingFor = (view: PaView, action: Paid): readonly CardId[] => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  if (mine === undefined) return [];
  if (action.do === 'pay-wonder' && action.fleet !== 'none') return mine.fleets.find(f => f.fleet === action.fleet)?.cargo ?? [];
  const home = [...(mine.hand ?? []), ...mine.aegis];
  // PA-14.7: the price of the service is paid first.
  if (action.do !== 'use-service' || !home.includes(action.pay)) return home;
  return home.toSpliced(home.indexOf(action.pay), 1);
};
const buildingOf = (action: Paid) => (action.do === 'build' ? kindOf(action.structure) : action.do === 'pay-wonder' ? 'wonder' : null);
const savingOf = (view: PaView, action: Paid): Saving => {
  const kind = buildingOf(action);
  return kind === null || view.me === null ? NO_SAVING : savingFor(view, view.me, kind, view.room === 'build');
};
const producedBy = (view: PaView): readonly string[] => islandData(view, view.me)?.basics ?? [];

/** PA-21.4: nothing is asked, because every unit names its card and nothing changes the price. */
const isPaidAtOnce = (view: PaView, action: Paid): boolean => {
  const kind = buildingOf(action);
  return (
    priceOf(view, action).every(({ of }) => kindsFor(of, producedBy(view)).length === 1) &&
    savingOf(view, action) === NO_SAVING &&
    (kind === null || addedFor(view, kind).length === 0)
  );
};

/** The ways to pay for what this action begins, the one that costs least first; null: the action alone pays it. */
export const waysToPay = (view: PaView, action: Paid): readonly (readonly CardId[])[] | null =>
  isPaidAtOnce(view, action) ? null : waysOf(priceOf(view, action), holdingFor(view, action), producedBy(view), savingOf(view, action));

/** PA-5.8: the ways to pay the event that the reader has decided to pay; null: nothing is being paid, or some cards are laid down already. */
export const waysToPayEvent = (view: PaView): readonly (readonly CardId[])[] | null => {
  const now = asked(view);
  const mine = view.me === null ? undefined : view.islands[view.me];
  if (now.do !== 'pay' || mine === undefined || (view.draft?.laid.length ?? 0) > 0) return null;
  return waysOf(now.cost, [...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard], producedBy(view), eventSaving(view));
};
