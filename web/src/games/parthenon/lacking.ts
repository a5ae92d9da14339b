/**
 * What is missing for a price and where it could come from: PA-3.2, by the pack in force and what this seat knows. For the eye
 * only; the table decides what can be paid.
 */
import type { Seat } from '@stoa/engine';
import type { PaView } from '@stoa/parthenon';
import { BASICS, CARDS, type CardId, LANDS, type LandId, RARES } from '@stoa/parthenon/cards';
import { type Bargain, islandData, type Price, packOf, ratesAt, rowAt, soldAt, villageGood } from '@stoa/parthenon/text';
import type { Counts } from './market/possible.ts';

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

/** For each item of the price how many units the holding does not pay; the narrowest are served first. */
export const missingOf = (have: Counts, price: Price, produced: readonly string[]): readonly number[] => {
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
  return missing;
};

export interface Sources {
  /** How many of them one's own villages and workshops yield in a season. */
  readonly own: number;
  readonly makers: readonly Seat[];
  /** Lands where it can be had, with what is given for it. */
  readonly lands: readonly { readonly land: LandId; readonly rate: Bargain; readonly special: boolean; readonly shut: boolean }[];
}

const yields = (view: PaView, seat: Seat, kinds: readonly CardId[]): number => {
  const island = view.islands[seat];
  if (island === undefined) return 0;
  const villages = island.villages.filter(n => kinds.includes(villageGood(view, seat, n) as CardId)).length;
  return villages + (kinds.includes(islandData(view, seat)?.rare as CardId) ? island.workshops : 0);
};
/** What the harbor card of a land says of trade, as far as this seat knows it. */
const knownHarbor = (view: PaView, land: LandId) => {
  const id = view.harbors.find(h => h.land === land)?.harbor;
  return id === null || id === undefined ? undefined : packOf(view).harborStatus.find(h => h.id === id);
};

export const sourcesOf = (view: PaView, me: Seat, of: string): Sources => {
  const produced = islandData(view, me)?.basics ?? [];
  const kinds = kindsFor(of, produced);
  const lands = LANDS.flatMap(land => {
    const harbor = knownHarbor(view, land);
    const shut = harbor?.kind === 'blockade';
    const own = harbor?.commodity;
    const sold = soldAt(view, land);
    if (sold !== undefined && kinds.length === 1 && sold.card === kinds[0])
      return [{ land, rate: { give: sold.price, get: [{ n: 1, of: sold.card }] }, special: true, shut }];
    if (own !== undefined && kinds.length === 1 && kinds[0] === own) {
      const rate = rowAt(view, land, 'buy');
      return rate === undefined ? [] : [{ land, rate, special: true, shut }];
    }
    const rate = ratesAt(view, land).find(r => kindsFor(r.get[0]?.of ?? '', produced).some(card => kinds.includes(card)));
    return rate === undefined ? [] : [{ land, rate, special: false, shut }];
  });
  return {
    own: yields(view, me, kinds),
    makers: view.islands.map(i => i.seat).filter(seat => seat !== me && yields(view, seat, kinds) > 0),
    lands,
  };
};
