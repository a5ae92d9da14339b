/** PA-9.7: with what the reader can answer the hazard that hits: a Gift aboard, a wonder's power (PA-14.7), or nothing. */
import type { PaView } from '../view-types.ts';
import { kindsFor } from './paying.ts';
import { packOf, serviceOf } from './prices.ts';

export const hazardAnswer = (view: PaView): 'gift' | 'power' | 'none' => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  if (mine === undefined) return 'none';
  const hit = mine.fleets.filter(f => view.hazard.hit.some(h => h.seat === mine.seat && h.fleet === f.fleet));
  if (hit.some(f => f.cargo?.includes('gift'))) return 'gift';
  const replaces = packOf(view).wonders.some(({ id, effects, service }) => {
    if (!effects.some(e => e.op === 'replaceHazard') || mine.powersUsed.includes(id)) return false;
    const owner = view.islands.find(i => i.wonders.some(w => w.wonder === id && w.stage === 'complete'))?.seat;
    if (owner === undefined || hit.length === 0) return false;
    if (owner === mine.seat) return true;
    const price = serviceOf(view, id)?.price[0]?.of;
    if (price === undefined) return false;
    const from = [...(mine.hand ?? []), ...(service?.payFrom === 'cargoOrHand' ? hit.flatMap(f => f.cargo ?? []) : [])];
    return from.some(card => kindsFor(price, []).includes(card));
  });
  return replaces ? 'power' : 'none';
};
