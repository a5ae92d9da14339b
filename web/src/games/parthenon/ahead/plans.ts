/**
 * Planning ahead: what one would do in phases that are not open yet, as choices on the screen, and as the steps the table keeps and plays by
 * itself when their rooms ask. What a step rests on is the table's business.
 */
import type { PaAction } from '@stoa/parthenon';
import { type CardId, FLEETS, type FleetId, LANDS, type LandId } from '@stoa/parthenon/cards';
import type { PlanStep } from '@stoa/protocol';

export const PLANNED = ['trade', 'voyage', 'harbor', 'discard'] as const;
export type Planned = (typeof PLANNED)[number];

export interface SeasonPlan {
  /** Ready at once, unless another seat has made me an offer. */
  readonly trade: boolean;
  readonly voyage: Readonly<Partial<Record<FleetId, { readonly land: LandId; readonly cards: readonly CardId[] }>>>;
  readonly harbor: 'reveal' | 'pass' | null;
  readonly discard: 'b' | readonly CardId[] | null;
}

/** The room in which each is due. */
export const ROOM_OF = {
  trade: 'trade-open',
  voyage: 'voyage-plan',
  harbor: 'harbor-vote',
  discard: 'discard',
} as const satisfies Readonly<Record<Planned, string>>;
export const plannedFor = (room: string): Planned | undefined => PLANNED.find(what => ROOM_OF[what] === room);

const step = (what: Planned, actions: readonly PaAction[], take: PlanStep['take'] = 'all'): PlanStep[] =>
  actions.length === 0 ? [] : [{ room: ROOM_OF[what], actions: [...actions], take }];

/** Ships leave with something aboard: a fleet that is still empty is no voyage yet. */
const voyage = (fleets: SeasonPlan['voyage']): readonly PaAction[] => {
  const sailing = FLEETS.flatMap(fleet => {
    const sails = fleets[fleet];
    return sails === undefined || sails.cards.length === 0 ? [] : [{ fleet, ...sails }];
  });
  if (sailing.length === 0) return [];
  return [
    ...sailing.flatMap(({ fleet, cards }) => cards.map((card): PaAction => ({ do: 'load', fleet, card }))),
    ...sailing.map(({ fleet, land }): PaAction => ({ do: 'sail', fleet, land })),
    { do: 'confirm' },
  ];
};
const discard = (keep: SeasonPlan['discard']): readonly PaAction[] => {
  if (keep === null) return [];
  return keep === 'b' ? [{ do: 'option-b' }] : [...keep.map((card): PaAction => ({ do: 'keep', card })), { do: 'option-a' }];
};

export const stepsFor = ({ trade, voyage: fleets, harbor, discard: keep }: SeasonPlan): readonly PlanStep[] => [
  ...step('trade', trade ? [{ do: 'ready' }] : []),
  ...step('voyage', voyage(fleets)),
  // Harbors are voted on one after another, and which is not known before.
  ...step(
    'harbor',
    harbor === null ? [] : LANDS.map((land): PaAction => ({ do: harbor === 'reveal' ? 'reveal' : 'pass-harbor', land })),
    'first',
  ),
  ...step('discard', discard(keep)),
];

/** The choices that steps stand for. */
export const aheadOf = (steps: readonly PlanStep[]): SeasonPlan => {
  const actionsOf = (what: Planned): readonly PaAction[] => (steps.find(({ room }) => room === ROOM_OF[what])?.actions ?? []) as PaAction[];
  const sails = actionsOf('voyage');
  const cardsOn = (fleet: FleetId): CardId[] => sails.flatMap(a => (a.do === 'load' && a.fleet === fleet ? a.card : []));
  const [vote] = actionsOf('harbor');
  const kept = actionsOf('discard');
  return {
    trade: actionsOf('trade').length > 0,
    voyage: Object.fromEntries(sails.flatMap(a => (a.do === 'sail' ? [[a.fleet, { land: a.land, cards: cardsOn(a.fleet) }]] : []))),
    harbor: vote === undefined ? null : vote.do === 'reveal' ? 'reveal' : 'pass',
    discard: kept.length === 0 ? null : kept[0]?.do === 'option-b' ? 'b' : kept.flatMap(a => (a.do === 'keep' ? a.card : [])),
  };
};
