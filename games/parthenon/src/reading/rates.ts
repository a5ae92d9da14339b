/** PA-10.18: the rows that a fleet can use in its harbor, and which cards each takes and gives. A good with rates of its own is in no other row. */
import type { PaAction } from '../actions.ts';
import type { CardId, FleetId, LandId } from '../cards.ts';
import type { PaView } from '../view-types.ts';
import { kindsFor } from './paying.ts';
import { type Bargain, islandData, packOf, rowAt } from './prices.ts';

export interface Rate {
  readonly row: string;
  readonly bargain: Bargain;
  readonly gives: readonly CardId[];
  readonly gets: readonly CardId[];
}

/** The cards that a row in this land means by a word of its price. `isOwn`: it is a row of the harbor card itself. */
export const kindsInRow = (view: PaView, land: LandId | null, of: string, isOwn: boolean): readonly CardId[] => {
  const harbor = view.harbors.find(h => h.land === land)?.harbor;
  const own = packOf(view).harborStatus.find(h => h.id === harbor)?.commodity;
  const produced = islandData(view, view.me)?.basics ?? [];
  return kindsFor(of, produced).filter(kind => (of === 'otherBasic' ? kind !== own : isOwn || kind !== own));
};

/** The rows among the reader's actions, for one fleet. */
export const ratesOf = (view: PaView, fleet: FleetId, actions: readonly PaAction[]): readonly Rate[] => {
  const land = (view.me === null ? undefined : view.islands[view.me])?.fleets.find(f => f.fleet === fleet)?.land ?? null;
  return actions.flatMap(a => {
    const bargain = a.do === 'exchange' && a.fleet === fleet ? rowAt(view, land, a.row) : undefined;
    if (a.do !== 'exchange' || bargain === undefined) return [];
    const isOwn = a.row === 'sell' || a.row === 'buy';
    const kinds = (price: Bargain['give']): readonly CardId[] => kindsInRow(view, land, price[0]?.of ?? '', isOwn);
    return [{ row: a.row, bargain, gives: kinds(bargain.give), gets: kinds(bargain.get) }];
  });
};
