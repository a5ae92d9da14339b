/**
 * Every frame there is, typed by room. What a room needs to know beyond the table itself is in `at` of its frame: which card is carried
 * out, on whom, how far. Frames are readonly: the next step is another frame. All have the same two fields, so that the engine reads
 * frames of one shape.
 */
import { CARD_COUNT } from './cards.ts';

export const ROOM_NAMES = [
  'draw-islands',
  'deal-islands',
  'draw-archon',
  'deal-plans',
  'season',
  'event-reveal',
  'events',
  'event-target',
  'event-decline',
  'event-decide',
  'event-loss',
  'event-name',
  'production',
  'order-set',
  'trade-start',
  'trade-open',
  'voyage-start',
  'voyage-plan',
  'hazard-draw',
  'hazard-redraw',
  'hazard-pick',
  'hazard-respond',
  'hazard-loss',
  'hazard-choose',
  'hazard-keep',
  'hazard-divert',
  'harbor-draw',
  'harbor-vote',
  'fleet-trade',
  'plan-draw',
  'return',
  'build',
  'dispute',
  'discard',
  'vote',
  'archon-tie',
  'tie-pick',
] as const;
export type PaRoomName = (typeof ROOM_NAMES)[number];

/** An event that is carried out: its place in the year, the effect, the islands that are named and that declined, as bits. */
export interface EventAt {
  readonly place: number;
  readonly effect: number;
  readonly named: number;
  readonly declined: number;
}
/** Answers are in: the n-th island from the Archon, its step from 1 on (0: it has not paid yet), how much the step still takes. */
export interface EventStepAt extends EventAt {
  readonly position: number;
  readonly stage: number;
  readonly toLose: number;
}

/**
 * A hazard card to be drawn: the region, the draws left in it, whether it was drawn again (1), the fleet that it replaces a hazard for
 * or −1; fleets that still get such a card, and those of them with no Gift left to unload, as bits.
 */
export interface HazardDrawAt {
  readonly region: number;
  readonly draws: number;
  readonly redrawn: number;
  readonly victim: number;
  readonly waitingGifts: number;
  readonly answered: number;
}
export interface HazardAt extends HazardDrawAt {
  readonly hazard: number;
}
/** The fleets that the card names or hits, as bits. */
export interface HazardHitAt extends HazardAt {
  readonly hitFleets: number;
}
/** The n-th fleet in the Archon's order, the step of the card, how many cards it still takes, and by kind those it took already. */
export interface HazardStepAt extends HazardHitAt {
  readonly position: number;
  readonly stage: number;
  readonly toLose: number;
  readonly lost: readonly number[];
}

/** What the frames of these rooms carry; all others carry null. */
interface Facts {
  readonly 'event-target': EventAt;
  /** `seat`: the island that may pass the naming on. */
  readonly 'event-decline': EventAt & { readonly seat: number };
  readonly 'event-decide': EventAt;
  readonly 'event-loss': EventStepAt;
  readonly 'event-name': EventStepAt;
  readonly 'hazard-draw': HazardDrawAt;
  readonly 'hazard-redraw': HazardAt;
  readonly 'hazard-pick': HazardHitAt;
  readonly 'hazard-respond': HazardHitAt;
  readonly 'hazard-loss': HazardStepAt;
  readonly 'hazard-choose': HazardStepAt;
  readonly 'hazard-keep': HazardStepAt;
  readonly 'hazard-divert': HazardStepAt;
  /** `lookers`: the seats that look at the card of this land, as bits. */
  readonly 'harbor-draw': { readonly land: number; readonly lookers: number };
  /** The fleet that takes a plan. */
  readonly 'plan-draw': { readonly fleet: number };
  readonly dispute: { readonly philosophy: number };
}
export type PlainRoomName = Exclude<PaRoomName, keyof Facts>;
/** For each room of `R` its own frame. */
export type FrameOf<R extends PaRoomName> = R extends keyof Facts
  ? { readonly room: R; readonly at: Facts[R] }
  : { readonly room: R; readonly at: null };
export type PaFrame = { readonly [R in PaRoomName]: FrameOf<R> }[PaRoomName];

export const NOTHING_LOST: readonly number[] = new Array<number>(CARD_COUNT).fill(0);
const event: EventAt = { place: -1, effect: 0, named: 0, declined: 0 };
const eventStep: EventStepAt = { ...event, position: 0, stage: 0, toLose: 0 };
const draw: HazardDrawAt = { region: 0, draws: 0, redrawn: 0, victim: -1, waitingGifts: 0, answered: 0 };
const hit: HazardHitAt = { ...draw, hazard: -1, hitFleets: 0 };
const hazardStep: HazardStepAt = { ...hit, position: 0, stage: 0, toLose: 0, lost: NOTHING_LOST };
const FACTS: Facts = {
  'event-target': event,
  'event-decline': { ...event, seat: -1 },
  'event-decide': event,
  'event-loss': eventStep,
  'event-name': eventStep,
  'hazard-draw': draw,
  'hazard-redraw': { ...draw, hazard: -1 },
  'hazard-pick': hit,
  'hazard-respond': hit,
  'hazard-loss': hazardStep,
  'hazard-choose': hazardStep,
  'hazard-keep': hazardStep,
  'hazard-divert': hazardStep,
  'harbor-draw': { land: -1, lookers: 0 },
  'plan-draw': { fleet: -1 },
  dispute: { philosophy: -1 },
};
const factsOf = (room: PaRoomName): object | null => (Object.hasOwn(FACTS, room) ? FACTS[room as keyof Facts] : null);
/** One frame for each room, with the values of facts that a position in notation leaves out. */
export const FRAMES = Object.fromEntries(ROOM_NAMES.map(room => [room, { room, at: factsOf(room) }])) as {
  readonly [R in PaRoomName]: FrameOf<R>;
};

/** The event that is being carried out, by the frame on top. */
export const eventIn = (f: PaFrame | undefined): EventAt | undefined => {
  switch (f?.room) {
    case 'event-target':
    case 'event-decline':
    case 'event-decide':
    case 'event-loss':
    case 'event-name':
      return f.at;
    default:
      return undefined;
  }
};
/** The step of a hazard that is being carried out, by the frame on top. */
export const hazardStepIn = (f: PaFrame | undefined): HazardStepAt | undefined => {
  switch (f?.room) {
    case 'hazard-loss':
    case 'hazard-choose':
    case 'hazard-keep':
    case 'hazard-divert':
      return f.at;
    default:
      return undefined;
  }
};
/** The facts of phase 5 that the frame on top has. */
export const hazardIn = (f: PaFrame | undefined): (HazardDrawAt & Partial<HazardStepAt>) | undefined => {
  switch (f?.room) {
    case 'hazard-draw':
    case 'hazard-redraw':
    case 'hazard-pick':
    case 'hazard-respond':
      return f.at;
    default:
      return hazardStepIn(f);
  }
};
