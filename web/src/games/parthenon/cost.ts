/**
 * What something costs this island now and whether cards pay it: PA-22.4, with what events add and what events and philosophies save
 * (PA-22.10). For the eye only; the table decides what can be paid.
 */
import type { Seat } from '@stoa/engine';
import type { PaView } from '@stoa/parthenon';
import { BASICS, CARDS, type CardId, RARES } from '@stoa/parthenon/cards';
import { type Price, packOf } from '@stoa/parthenon/text';
import type { Counts } from './counts.ts';

export type Building = 'village' | 'workshop' | 'acropolis' | 'wonder';
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

/** What need not be paid as it is asked. */
export interface Saving {
  /** So many units of these kinds are given up. */
  readonly drops: number;
  readonly dropped: readonly CardId[];
  /** One unit of `asked` may be paid by a card of `paid`. */
  readonly asked: readonly CardId[];
  readonly paid: readonly CardId[];
  /** The cards that bring it: events and powers. */
  readonly by: readonly string[];
}
export const NO_SAVING: Saving = { drops: 0, dropped: [], asked: [], paid: [], by: [] };

/** `inBuild`: it is paid in the building phase, where powers help. */
export const savingFor = (view: PaView, me: Seat, kind: Building, inBuild = true): Saving => {
  const mine = view.islands[me];
  if (mine === undefined) return NO_SAVING;
  const pack = packOf(view);
  const cheaper = mine.discounts.flatMap(id =>
    (pack.events.find(event => event.id === id)?.effects ?? [])
      .flatMap(effect => [effect, ...(effect.do ?? [])])
      .flatMap(effect => {
        const less = effect.op === 'modifyCost' && effect.applies?.includes(kind) ? effect.remove?.[0] : undefined;
        return less === undefined ? [] : [{ id, less }];
      }),
  )[0];
  const powers = [
    ...pack.philosophies.filter(({ id }) => mine.philosophies.includes(id)),
    ...pack.wonders.filter(({ id }) => mine.wonders.some(w => w.wonder === id && w.stage === 'complete')),
  ];
  const other = powers
    .filter(({ id }) => inBuild && !mine.powersUsed.includes(id))
    .flatMap(({ id, effects }) => effects.flatMap(effect => (effect.op === 'substituteCost' ? [{ id, effect }] : [])))[0];
  if (cheaper === undefined && other === undefined) return NO_SAVING;
  return {
    drops: Number(cheaper?.less.n ?? 0),
    dropped: cheaper === undefined ? [] : kindsFor(cheaper.less.of, []),
    asked: other === undefined ? [] : kindsFor(other.effect.asked ?? '', []),
    paid: other === undefined ? [] : kindsFor(other.effect.paid ?? '', []),
    by: [...(cheaper === undefined ? [] : [cheaper.id]), ...(other === undefined ? [] : [other.id])],
  };
};

/** The events that make this kind of building dearer this season (PA-5.10), with what each adds. */
export const raisedBy = (view: PaView, kind: Building): readonly { readonly id: string; readonly added: Price }[] =>
  packOf(view)
    .events.filter(({ id }) => view.added.includes(id))
    .flatMap(({ id, effects }) => {
      const added = effects.flatMap(effect => (effect.op === 'modifyCost' && effect.applies?.includes(kind) ? (effect.add ?? []) : []));
      return added.length === 0 ? [] : [{ id, added }];
    });

/** For each item of the price how many units the holding does not pay; the narrowest are served first, then what is saved. */
export const missingOf = (have: Counts, price: Price, produced: readonly string[], saving: Saving = NO_SAVING): readonly number[] => {
  const left: Partial<Record<CardId, number>> = { ...have };
  const missing = price.map(() => 0);
  const order = price.map((item, i) => ({ item, i, kinds: kindsFor(item.of, produced) })).sort((a, b) => a.kinds.length - b.kinds.length);
  for (const { item, i, kinds } of order) {
    const used = new Set<CardId>();
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
  for (const { i, kinds } of order) {
    const less = kinds.every(kind => saving.dropped.includes(kind)) ? Math.min(drops, missing[i] ?? 0) : 0;
    drops -= less;
    missing[i] = (missing[i] ?? 0) - less;
    const spare = saving.paid.find(kind => (left[kind] ?? 0) > 0 && !kinds.includes(kind));
    if (swaps === 0 || missing[i] === 0 || spare === undefined || !kinds.every(kind => saving.asked.includes(kind))) continue;
    left[spare] = (left[spare] ?? 0) - 1;
    missing[i] -= 1;
    swaps -= 1;
  }
  return missing;
};

/** Each unit of the price by a card of its own. */
export const pays = (have: Counts, price: Price, produced: readonly string[], saving: Saving = NO_SAVING): boolean =>
  missingOf(have, price, produced, saving).every(n => n === 0);
