/**
 * Trade abroad without a screen: which fleet lies open, what its harbor takes and gives, what a touch of its cargo means.
 * `fleet-trade.tsx` draws it.
 */
import type { PaAction, PaView } from '@stoa/parthenon';
import type { CardId, FleetId } from '@stoa/parthenon/cards';
import { type Bargain, isBlockade, type Rate, ratesOf, soldAt } from '@stoa/parthenon/reading';
import { countsOf } from '../counts.ts';
import { fleetAbroad, type Plan, without } from '../plan.ts';

export interface Swap {
  readonly row: string;
  readonly get: CardId;
  readonly n: number;
  readonly steps: readonly PaAction[];
}
const size = (price: Bargain['give']): number => price.reduce((sum, item) => sum + item.n, 0);

/** The cards of the cargo one would lay down for a rate: of what there is most. */
export const layFor = ({ bargain, gives }: Rate, cargo: readonly CardId[]): readonly CardId[] => {
  const counts = countsOf(cargo);
  return gives
    .toSorted((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0))
    .flatMap(card => new Array<CardId>(counts[card] ?? 0).fill(card))
    .slice(0, size(bargain.give));
};

/** What the harbor gives for exactly these cards, with the steps that make it so. */
export const swapsFor = (view: PaView, fleet: FleetId, give: readonly CardId[], actions: readonly PaAction[]): readonly Swap[] =>
  ratesOf(view, fleet, actions).flatMap(({ row, bargain, gives, gets }) => {
    if (size(bargain.give) !== give.length || !give.every(kind => gives.includes(kind))) return [];
    const n = size(bargain.get);
    return gets
      .filter(get => !give.includes(get))
      .map(get => {
        const pays: PaAction[] = gives.length === 1 ? [] : give.map(kind => ({ do: 'pay', card: kind }));
        const takes: PaAction[] = gets.length === 1 ? [] : Array.from({ length: n }, () => ({ do: 'take', card: get }));
        const end: PaAction[] = gives.length === 1 && gets.length === 1 ? [] : [{ do: 'confirm' }];
        return { row, get, n, steps: [{ do: 'exchange', fleet, row }, ...pays, ...takes, ...end] };
      });
  });

/** What a card that is touched leaves laid down: the others with it where a rate takes them together, else it alone. Undefined: no rate takes it. */
export const laidWith = (rates: readonly Rate[], give: readonly CardId[], card: CardId): readonly CardId[] | undefined => {
  const fits = (laid: readonly CardId[]): boolean =>
    rates.some(({ bargain, gives }) => laid.length <= size(bargain.give) && laid.every(kind => gives.includes(kind)));
  return [[...give, card], [card]].find(fits);
};

/** The whole exchange that a rate means, where the cargo leaves nothing to choose: one kind to give, one card to get. */
export const onlySwap = (
  view: PaView,
  fleet: FleetId,
  rate: Rate,
  cargo: readonly CardId[],
  actions: readonly PaAction[],
): Swap | undefined => {
  const kinds = new Set(cargo.filter(card => rate.gives.includes(card)));
  if (kinds.size > 1) return undefined;
  const swaps = swapsFor(view, fleet, layFor(rate, cargo), actions).filter(({ row }) => row === rate.row);
  return swaps.length === 1 ? swaps[0] : undefined;
};

type Of<K extends PaAction['do']> = Extract<PaAction, { readonly do: K }>;
const isKind =
  <K extends PaAction['do']>(kind: K) =>
  (a: PaAction): a is Of<K> =>
    a.do === kind;

export type Fleet = PaView['islands'][number]['fleets'][number];
/** Why nothing can be exchanged. */
export type Shut = 'duty-unpaid' | 'duty-refused' | 'blocked' | 'harbor-shut' | 'nothing';

export interface TradeAbroad {
  /** This seat's fleets abroad. */
  readonly fleets: readonly Fleet[];
  /** The one that lies open. */
  readonly fleet: Fleet;
  /** Cards laid down that are still aboard, and the rest of the cargo. */
  readonly give: readonly CardId[];
  readonly rest: readonly CardId[];
  readonly cargo: readonly CardId[];
  readonly duties: readonly Of<'pay-duty'>[];
  readonly refuse: Of<'refuse-duty'> | undefined;
  readonly mayTrade: boolean;
  /** Undefined: nothing can be done at this moment, and that says nothing about the cargo. */
  readonly shut: Shut | undefined;
  readonly rates: readonly Rate[];
  readonly swaps: readonly Swap[];
  readonly sold: ReturnType<typeof soldAt>;
  readonly buy: Of<'buy'> | undefined;
  readonly takePlan: Of<'take-plan'> | undefined;
  readonly sellsPlans: boolean;
  readonly wonders: readonly Of<'pay-wonder'>[];
}

const shutBecause = (view: PaView, { land, duty }: Fleet, unpaid: boolean): Shut => {
  const harbor = view.harbors.find(h => h.land === land);
  if (unpaid) return 'duty-unpaid';
  if (duty === 'refused') return 'duty-refused';
  if (land !== null && isBlockade(view, land)) return 'blocked';
  return harbor?.isUp ? 'nothing' : 'harbor-shut';
};

/** Undefined while this seat does not trade, or pays for something it has begun. */
export const tradeAbroad = (
  view: PaView,
  me: number | undefined,
  all: readonly PaAction[],
  plan: Pick<Plan, 'give' | 'abroad'>,
): TradeAbroad | undefined => {
  if (view.room !== 'fleet-trade' || me === undefined || !view.acting.includes(me) || view.draft?.begun) return undefined;
  const fleet = fleetAbroad(view, me, all, plan.abroad);
  if (fleet === undefined) return undefined;
  const cargo = fleet.cargo ?? [];
  const counts = countsOf(cargo);
  const give = plan.give.filter((card, i) => plan.give.slice(0, i).filter(c => c === card).length < (counts[card] ?? 0));
  const actions = all.filter(a => 'fleet' in a && a.fleet === fleet.fleet);
  const refuse = actions.find(isKind('refuse-duty'));
  return {
    fleets: view.islands[me]?.fleets.filter(f => f.land !== null) ?? [],
    fleet,
    give,
    rest: give.reduce<readonly CardId[]>(without, cargo),
    cargo,
    duties: actions.filter(isKind('pay-duty')),
    refuse,
    mayTrade: actions.some(a => a.do === 'exchange'),
    shut: all.length === 0 ? undefined : shutBecause(view, fleet, refuse !== undefined),
    rates: ratesOf(view, fleet.fleet, actions),
    swaps: swapsFor(view, fleet.fleet, give, actions),
    sold: soldAt(view, fleet.land),
    buy: actions.find(isKind('buy')),
    takePlan: actions.find(isKind('take-plan')),
    sellsPlans: fleet.land === 'athens',
    wonders: actions.filter(isKind('pay-wonder')),
  };
};
