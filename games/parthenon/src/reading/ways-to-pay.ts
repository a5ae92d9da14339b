/**
 * Every way to pay for something with the cards that are there, PA-22.4 and PA-22.10, so that a screen can lay a whole payment down at once.
 * The table decides what is legal; `reading.test.ts` compares both.
 */
import { BASICS, CARDS, type CardId, RARES } from '../cards.ts';
import type { Begun, PaView } from '../view-types.ts';
import { kindOf, priceOf } from './bill.ts';
import { asked } from './event-question.ts';
import { countsOf, eventSaving, kindsFor, NO_SAVING, type Saving } from './paying.ts';
import { addedFor, islandData, type Price } from './prices.ts';
import { savingFor } from './saving.ts';

/** What is paid with cards one by one, exchanges abroad apart: those are laid down on the harbor. */
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

/** What a player parts with gladly comes first: own goods, then other basics, rare ones, gold, cards of the gods. */
export const worthOf = (card: CardId, produced: readonly string[]): number => {
  if (produced.includes(card)) return 2;
  if ((BASICS as readonly string[]).includes(card)) return 3;
  return (RARES as readonly string[]).includes(card) ? 6 : 8;
};

interface Search {
  readonly slots: readonly Slot[];
  readonly saving: Saving;
  readonly left: Left;
  readonly seen: Set<string>;
  readonly found: Map<string, { readonly cards: readonly CardId[]; readonly swaps: number }>;
}
const inOrder = (cards: readonly CardId[]): readonly CardId[] => cards.toSorted((a, b) => CARDS.indexOf(a) - CARDS.indexOf(b));

/** Lays cards for the slots from `i` on. `used`: by item, the kinds that its units have already. */
const lay = (search: Search, i: number, cards: readonly CardId[], used: readonly string[], swaps: number, drops: number): void => {
  const { slots, saving, left, seen, found } = search;
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
  const put = (card: CardId, swapped: number): void => {
    const mark = `${slot.group} ${card}`;
    if ((left[card] ?? 0) === 0 || (slot.group !== undefined && used.includes(mark))) return;
    left[card] = (left[card] ?? 0) - 1;
    lay(search, i + 1, [...cards, card], slot.group === undefined ? used : [...used, mark], swaps + swapped, drops);
    left[card] = (left[card] ?? 0) + 1;
  };
  for (const card of slot.kinds) put(card, 0);
  if (swaps === 0 && slot.kinds.every(kind => saving.asked.includes(kind)))
    for (const card of saving.paid) if (!slot.kinds.includes(card)) put(card, 1);
  if (drops < saving.drops && slot.kinds.every(kind => saving.dropped.includes(kind))) lay(search, i + 1, cards, used, swaps, drops + 1);
};

const waysOf = (price: Price, holding: readonly CardId[], produced: readonly string[], saving: Saving): readonly (readonly CardId[])[] => {
  const have = countsOf(holding);
  const search: Search = { slots: slotsOf(price, produced), saving, left: { ...have }, seen: new Set(), found: new Map() };
  lay(search, 0, [], [], 0, 0);
  // Of two equals the one of which more are there.
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

/** PA-5.8: the ways to pay the event that the reader has decided to pay; null: nothing is being paid, or some of it lies there already. */
export const waysToPayEvent = (view: PaView): readonly (readonly CardId[])[] | null => {
  const now = asked(view);
  const mine = view.me === null ? undefined : view.islands[view.me];
  if (now.do !== 'pay' || mine === undefined || (view.draft?.laid.length ?? 0) > 0) return null;
  return waysOf(now.cost, [...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard], producedBy(view), eventSaving(view));
};
