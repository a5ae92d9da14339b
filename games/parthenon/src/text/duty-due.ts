/** PA-10.7: the first land where a fleet of the reader has neither paid nor refused the duty of an open harbor; null: none is due. */
import type { LandId } from '../cards.ts';
import type { PaView } from '../view-types.ts';
import { packOf } from './prices.ts';

export const dutyDue = (view: PaView): LandId | null => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  const pack = packOf(view);
  const complete = (id: string): boolean => mine?.wonders.some(w => w.wonder === id && w.stage === 'complete') ?? false;
  const powers = [...pack.philosophies.filter(p => mine?.philosophies.includes(p.id)), ...pack.wonders.filter(w => complete(w.id))];
  /** PA-22.10 `ignoreHarbor`. */
  const ignores = (kind: string): boolean => powers.some(p => p.effects.some(e => e.op === 'ignoreHarbor' && e.kinds?.includes(kind)));
  const asks = (land: LandId | null): boolean => {
    const harbor = view.harbors.find(h => h.land === land && h.isUp)?.harbor;
    const card = pack.harborStatus.find(h => h.id === harbor);
    return card !== undefined && !ignores(card.kind) && card.effects.some(e => e.op === 'entryFee');
  };
  return mine?.fleets.find(f => f.land !== null && f.duty === null && asks(f.land))?.land ?? null;
};
