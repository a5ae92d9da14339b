/** How many fleets the reader has abroad if all are empty and none can take a free plan, so that only "done" is left; otherwise 0. */
import type { PaView } from '../view-types.ts';
import { planPrice } from './prices.ts';

const awayOf = (view: PaView) => (view.me === null ? [] : (view.islands[view.me]?.fleets.filter(f => f.land !== null) ?? []));
/** How many fleets the reader has abroad. */
export const abroadOf = (view: PaView): number => awayOf(view).length;
/** PA-10: without cards there is no exchange and no purchase; a plan may cost nothing where the harbor is open. */
export const emptyHolds = (view: PaView): number => {
  const abroad = awayOf(view);
  // PA-19.1: where plans are given out there is no card in the first year of the Delian League.
  const isOpen = view.options.delianLeague && view.year === 1;
  const isFree = (land: string | null): boolean =>
    planPrice(view, land, view.me)?.length === 0 && (isOpen || view.harbors.some(h => h.land === land && h.isUp));
  return abroad.every(f => f.cargo?.length === 0 && !isFree(f.land)) ? abroad.length : 0;
};
