/** Where missing cards could come from: PA-3.2, by the pack in force and what this seat knows. */
import type { Seat } from '@stoa/engine';
import { type CardId, LANDS, type LandId } from '../cards.ts';
import type { PaView } from '../view-types.ts';
import { kindsFor } from './paying.ts';
import { type Bargain, islandData, packOf, ratesAt, rowAt, soldAt, villageGood } from './prices.ts';

export interface Sources {
  /** How many of them the island's own villages and workshops yield in a season. */
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
    const shut = harbor?.effects.some(e => e.op === 'noTrade') ?? false;
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
