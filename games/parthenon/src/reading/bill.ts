/** PA-21.5: what the reader is paying for, card by card: the whole price, what is still to be laid down, and what is still to be taken for it. */
import type { StructureId } from '../cards.ts';
import type { Begun, PaView } from '../view-types.ts';
import { countsOf, missingOf, NO_SAVING } from './paying.ts';
import { addedFor, bargainOf, fleetRow, islandData, type Price, powerBargain, priceNow, stageDue } from './prices.ts';
import { type Building, savingFor } from './saving.ts';

export interface Bill {
  readonly begun: Begun;
  readonly price: Price;
  /** Not laid down yet. */
  readonly left: Price;
  /** What is taken for it and not chosen yet: trade abroad. */
  readonly toTake: Price;
}
const NOTHING: Price = [];
export const kindOf = (structure: StructureId): Building =>
  structure === 'workshop' ? 'workshop' : structure.startsWith('village-') ? 'village' : 'acropolis';

export const priceOf = (view: PaView, begun: Begun): Price => {
  switch (begun.do) {
    case 'build':
      return priceNow(view, view.me, begun.structure);
    case 'pay-wonder': {
      const stage = view.me === null ? undefined : view.islands[view.me]?.wonders.find(w => w.wonder === begun.wonder)?.stage;
      const due = stage === undefined || stage === 'complete' ? undefined : stageDue(view, begun.wonder, stage);
      return [...(due?.price ?? NOTHING), ...addedFor(view, 'wonder')];
    }
    case 'use':
      return bargainOf(view, begun.structure)?.give ?? NOTHING;
    case 'use-power':
      return powerBargain(view, begun.power)?.give ?? NOTHING;
    case 'use-service':
      return powerBargain(view, begun.wonder)?.give ?? NOTHING;
    case 'exchange':
      return fleetRow(view, begun.fleet, begun.row)?.give ?? NOTHING;
  }
};
const units = (price: Price): number => price.reduce((sum, { n }) => sum + n, 0);

export const billFor = (view: PaView): Bill | undefined => {
  const { draft, me } = view;
  if (draft === null || me === null || draft.begun === null) return undefined;
  const { begun, laid, taken } = draft;
  const price = priceOf(view, begun);
  const kind = begun.do === 'build' ? kindOf(begun.structure) : begun.do === 'pay-wonder' ? 'wonder' : null;
  const saving = kind === null ? NO_SAVING : savingFor(view, me, kind, view.room === 'build');
  const missing = missingOf(countsOf(laid), price, islandData(view, me)?.basics ?? [], saving);
  const gets = begun.do === 'exchange' ? (fleetRow(view, begun.fleet, begun.row)?.get ?? NOTHING) : NOTHING;
  const rest = units(gets) - taken.length;
  return {
    begun,
    price,
    left: price.flatMap((item, i) => ((missing[i] ?? 0) > 0 ? [{ ...item, n: missing[i] ?? 0 }] : [])),
    // The `get` of a rate has one item.
    toTake: rest <= 0 ? NOTHING : gets.slice(0, 1).map(item => ({ ...item, n: rest })),
  };
};
