/** PA-10.2: the harbors that the reader votes on, and whether other seats vote there too. */
import type { LandId } from '../cards.ts';
import type { PaView } from '../view-types.ts';
import { packOf } from './prices.ts';

/** The face-down lands where the reader has a fleet and has not answered. */
export const harborsAsked = (view: PaView): readonly LandId[] => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  const voted = view.draft?.voted ?? 0;
  return view.harbors.flatMap(({ land, isUp }, i) =>
    !isUp && (voted & (1 << i)) === 0 && mine?.fleets.some(f => f.land === land) ? [land] : [],
  );
};
/** No fleet may trade there. */
export const isBlockade = (view: PaView, land: LandId): boolean => {
  const harbor = view.harbors.find(h => h.land === land)?.harbor;
  return (
    packOf(view)
      .harborStatus.find(h => h.id === harbor)
      ?.effects.some(effect => effect.op === 'noTrade') === true
  );
};
/** No other seat has a fleet there: the reader alone decides. */
export const isAlone = (view: PaView, land: LandId): boolean =>
  !view.islands.some(i => i.seat !== view.me && i.fleets.some(f => f.land === land));
