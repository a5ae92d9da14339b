/**
 * Whether cards pay a price: PA-22.4, with what is saved (PA-22.10). For sentences and for the board, so that no reader is offered a
 * payment that cannot be made; the table decides what is legal.
 */
import { BASICS, CARDS, type CardId, RARES } from '../cards.ts';
import type { PaView } from '../view-types.ts';
import { islandData, type Price, packOf } from './prices.ts';

type Counts = Readonly<Partial<Record<CardId, number>>>;
const COMMODITIES: readonly CardId[] = [...BASICS, ...RARES, 'gold'];
const AEGIS: readonly CardId[] = ['army', 'warship', 'gift'];

/** The cards a word of a price means for an island that produces these goods. */
export const kindsFor = (of: string, produced: readonly string[]): readonly CardId[] => {
  switch (of) {
    case 'anyBasic':
    case 'otherBasic':
      return BASICS;
    case 'producedBasic':
      return BASICS.filter(card => produced.includes(card));
    case 'nonProducedBasic':
      return BASICS.filter(card => !produced.includes(card));
    case 'anyRare':
      return RARES;
    case 'anyWorkshopRare':
      return RARES.filter(card => card !== 'papyrus');
    case 'rareOrGold':
      return [...RARES, 'gold'];
    case 'anyCommodity':
      return COMMODITIES;
    case 'anyAegis':
      return AEGIS;
    case 'anyCard':
      return CARDS;
    default:
      return CARDS.filter(card => card === of);
  }
};

/** What makes a payment smaller or different from the price. */
export interface Saving {
  /** How many units of these kinds need not be paid. */
  readonly drops: number;
  readonly dropped: readonly CardId[];
  /** One unit of `asked` may be paid by a card of `paid`. */
  readonly asked: readonly CardId[];
  readonly paid: readonly CardId[];
  /** It may be of a kind that another unit has used up where kinds must differ. */
  readonly repeats: boolean;
  /** The ids of the events and powers that allow it. */
  readonly by: readonly string[];
}
export const NO_SAVING: Saving = { drops: 0, dropped: [], asked: [], paid: [], repeats: false, by: [] };

/** How many units of each item the holding cannot pay. Items with the fewest kinds take their cards first; then `saving` applies. */
export const missingOf = (have: Counts, price: Price, produced: readonly string[], saving: Saving = NO_SAVING): readonly number[] => {
  const left: Partial<Record<CardId, number>> = { ...have };
  const missing = price.map(() => 0);
  const order = price
    .map((item, i) => ({ item, i, kinds: kindsFor(item.of, produced), used: new Set<CardId>() }))
    .sort((a, b) => a.kinds.length - b.kinds.length);
  for (const { item, i, kinds, used } of order) {
    for (let n = 0; n < item.n; n++) {
      const card = kinds
        .filter(kind => (left[kind] ?? 0) > 0 && !(item.distinct === true && used.has(kind)))
        .sort((a, b) => (left[b] ?? 0) - (left[a] ?? 0))[0];
      if (card === undefined) missing[i] = (missing[i] ?? 0) + 1;
      else {
        left[card] = (left[card] ?? 0) - 1;
        used.add(card);
      }
    }
  }
  let { drops } = saving;
  let swaps = saving.paid.length > 0 ? 1 : 0;
  for (const { item, i, kinds, used } of order) {
    const isTaken = (kind: CardId): boolean => saving.repeats && item.distinct === true && used.has(kind);
    const less = kinds.every(kind => saving.dropped.includes(kind)) ? Math.min(drops, missing[i] ?? 0) : 0;
    drops -= less;
    missing[i] = (missing[i] ?? 0) - less;
    const spare = saving.paid.find(kind => (left[kind] ?? 0) > 0 && (!kinds.includes(kind) || isTaken(kind)));
    if (swaps === 0 || missing[i] === 0 || spare === undefined || !kinds.every(kind => saving.asked.includes(kind))) continue;
    left[spare] = (left[spare] ?? 0) - 1;
    missing[i] -= 1;
    swaps -= 1;
  }
  return missing;
};

/** True if the holding pays every unit of the price, each with one card. */
export const pays = (have: Counts, price: Price, produced: readonly string[], saving: Saving = NO_SAVING): boolean =>
  missingOf(have, price, produced, saving).every(n => n === 0);

export const countsOf = (cards: readonly CardId[]): Counts => {
  const counts: Partial<Record<CardId, number>> = {};
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  return counts;
};
/** The effects of the reader's philosophies and complete wonders, without those used this season. */
export const freshEffects = (view: PaView) => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  const pack = packOf(view);
  const isFresh = (id: string): boolean => !mine?.powersUsed.includes(id);
  return [
    ...pack.philosophies.filter(({ id }) => mine?.philosophies.includes(id) && isFresh(id)),
    ...pack.wonders.filter(({ id }) => mine?.wonders.some(w => w.wonder === id && w.stage === 'complete') && isFresh(id)),
  ].flatMap(card => card.effects);
};
/** True if these cards pay the price, for the reader's island. */
export const cardsPay = (view: PaView, cards: readonly CardId[], price: Price): boolean =>
  pays(countsOf(cards), price, islandData(view, view.me)?.basics ?? []);
/** True if the reader holds all of these; aegis cards count wherever they are kept. */
export const holdsAll = (view: PaView, cards: readonly CardId[]): boolean => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  const have = countsOf([...(mine?.hand ?? []), ...(mine?.aegis ?? []), ...(mine?.aegisAboard ?? [])]);
  const asked = countsOf(cards);
  return cards.every(card => (have[card] ?? 0) >= (asked[card] ?? 0));
};
/** PA-22.10 `reduceLoss`: one commodity of an event's price need not be paid. */
export const eventSaving = (view: PaView): Saving =>
  freshEffects(view).some(e => e.op === 'reduceLoss') ? { ...NO_SAVING, drops: 1, dropped: COMMODITIES } : NO_SAVING;
/** PA-5.9: what the reader lacks to pay an event; empty: nothing. Aegis cards count wherever they are kept. */
export const shortOf = (view: PaView, price: Price): Price => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  if (mine === undefined) return [];
  const have = countsOf([...(mine.hand ?? []), ...mine.aegis, ...mine.aegisAboard]);
  const missing = missingOf(have, price, islandData(view, view.me)?.basics ?? [], eventSaving(view));
  return price.flatMap((item, i) => ((missing[i] ?? 0) > 0 ? [{ ...item, n: missing[i] ?? 0 }] : []));
};
