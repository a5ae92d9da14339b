/** The sixteen plots of an island without a screen: what stands on each, what a touch does, what it would cost. */
import type { MonumentId, PlotId } from '@stoa/art/parthenon-island';
import type { PaAction, PaView } from '@stoa/parthenon';
import { ACROPOLIS } from '@stoa/parthenon/cards';
import { addedFor, type Price, priceNow, stageDue } from '@stoa/parthenon/reading';
import { villageOf } from './village.ts';

export interface PlotView {
  readonly id: PlotId;
  readonly stands: 'built' | 'begun' | 'no';
  /** Which wonder rises here; of a card that the built-in pack has not, nothing is drawn. */
  readonly wonder: MonumentId | undefined;
  readonly action: PaAction | undefined;
  /** What a touch of a shut plot asks about. */
  readonly meant: PaAction;
  readonly price: Price;
  /** A village that workers make yield more: how many times. */
  readonly times: number;
  /** An event keeps the village from yielding this season. */
  readonly isBlocked: boolean;
}

const VILLAGES = [1, 2, 3, 4, 5, 6] as const;
const PAIR = [1, 2] as const;

export const plotsOf = (view: PaView, me: number, actions: readonly PaAction[]): readonly PlotView[] => {
  const mine = view.islands[me];
  if (mine === undefined) return [];
  const builds = (structure: string): PaAction | undefined => actions.find(a => a.do === 'build' && a.structure === structure);
  const plain = { wonder: undefined, times: 1, isBlocked: false } as const;
  return [
    ...VILLAGES.map((n): PlotView => {
      const { built, action, meant, more, says } = villageOf(view, mine, actions, n);
      const price = priceNow(view, me, `village-${n}`);
      return {
        ...plain,
        id: `village-${n}`,
        stands: built ? 'built' : 'no',
        action,
        meant,
        price,
        times: 1 + more,
        isBlocked: says === 'blocked',
      };
    }),
    ...PAIR.map(
      (n): PlotView => ({
        ...plain,
        id: `workshop-${n}`,
        stands: mine.workshops >= n ? 'built' : 'no',
        action: mine.workshops === n - 1 ? builds('workshop') : undefined,
        meant: { do: 'build', structure: 'workshop' },
        price: priceNow(view, me, 'workshop'),
      }),
    ),
    ...ACROPOLIS.map((structure): PlotView => {
      const built = mine.acropolis.some(a => a.structure === structure);
      // A second one of a kind is built from its tile.
      return {
        ...plain,
        id: structure,
        stands: built ? 'built' : 'no',
        action: built ? undefined : builds(structure),
        meant: { do: 'build', structure },
        price: priceNow(view, me, structure),
      };
    }),
    ...mine.wonders.slice(0, 2).map(({ wonder, stage }, i): PlotView => {
      const due = stage === 'complete' ? undefined : stageDue(view, wonder, stage);
      return {
        ...plain,
        id: `wonder-${i === 0 ? 1 : 2}`,
        stands: stage === 'complete' ? 'built' : stage === 'partial' ? 'begun' : 'no',
        wonder: wonder as MonumentId,
        action: actions.find(a => a.do === 'pay-wonder' && a.wonder === wonder),
        meant: { do: 'pay-wonder', wonder, fleet: 'none' },
        price: due === undefined ? [] : [...due.price, ...addedFor(view, 'wonder')],
      };
    }),
  ];
};
