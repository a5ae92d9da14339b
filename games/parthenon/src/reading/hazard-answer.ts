/** PA-9.7: with what the reader can answer the hazard that hits: a Gift aboard, a wonder's power (PA-14.7), or nothing. */
import { FLEETS, type FleetId } from '../cards.ts';
import type { EffectJson } from '../pack/types.ts';
import type { PaView } from '../view-types.ts';
import { offeredPower } from './offered-power.ts';
import { cardsPay } from './paying.ts';
import { packOf } from './prices.ts';

export const hazardAnswer = (view: PaView): 'gift' | 'power' | 'none' => {
  const mine = view.me === null ? undefined : view.islands[view.me];
  const hit = mine?.fleets.filter(f => view.hazard.hit.some(h => h.seat === mine.seat && h.fleet === f.fleet)) ?? [];
  if (hit.some(f => f.cargo?.includes('gift'))) return 'gift';
  const power = hit.length === 0 ? undefined : offeredPower(view, 'replaceHazard');
  if (power === undefined) return 'none';
  const fromCargo = packOf(view).wonders.find(w => w.id === power.id)?.service?.payFrom === 'cargoOrHand';
  return power.canPay || (fromCargo && hit.some(f => cardsPay(view, f.cargo ?? [], power.price))) ? 'power' : 'none';
};

/** The reader's fleets that are hit and do not use a Gift. */
export const fleetsHit = (view: PaView): readonly FleetId[] =>
  view.hazard.hit.flatMap(({ seat, fleet }) =>
    seat === view.me && ((view.draft?.marked ?? 0) & (1 << FLEETS.indexOf(fleet))) === 0 ? [fleet] : [],
  );
/** What the card on the table does to the fleets it hits. */
export const hazardSteps = (view: PaView): readonly EffectJson[] =>
  packOf(view).hazards.find(({ id }) => id === view.hazard.hazard)?.do ?? [];
