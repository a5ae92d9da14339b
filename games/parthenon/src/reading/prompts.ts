/** What a prompt can say, independent of language: every code with the fields of its sentence. */
import type { Prompt, Saying, Seat } from '@stoa/engine';
import type { PaAction } from '../actions.ts';
import type { CardId, FleetId, LandId, StructureId } from '../cards.ts';
import type { PaRoomName } from '../frames.ts';
import type { EffectJson } from '../pack/types.ts';
import type { Begun } from '../view-types.ts';
import type { Price } from './prices.ts';

type None = Readonly<Record<string, never>>;
interface OfEvent {
  readonly event: string;
}
interface OfHazard {
  readonly hazard: string;
}
interface Hit extends OfHazard {
  readonly fleets: readonly FleetId[];
  readonly steps: readonly EffectJson[];
}
interface Sold {
  readonly price: Price;
  readonly seller: Seat;
}
interface Laid {
  readonly cards: readonly CardId[];
}
/** Whom a prompt speaks of: one of them may be the reader. */
interface Reader {
  readonly me: Seat | null;
}
export interface Struck extends OfEvent, Reader {
  readonly seat: Seat;
  /** How many islands come after this one. */
  readonly more: number;
}
interface Disputed extends Reader {
  readonly askers: readonly Seat[];
  readonly philosophy: string;
}

/** What is being paid for. `good`: what the structure yields; `instead`: the types of which it excludes one. */
export interface PaidFor {
  readonly begun: Begun;
  readonly good: CardId | undefined;
  readonly instead: readonly StructureId[];
  readonly isFirstStage: boolean;
}

/** Parts of a sentence: what an event asks of an island. */
export interface PromptParts {
  readonly 'pay-or': { readonly options: readonly Price[]; readonly or: readonly EffectJson[] };
  /** `options`: what is lacking for each way to pay. */
  readonly 'lacks-so': { readonly options: readonly Price[]; readonly or: readonly EffectJson[] };
  readonly suffers: { readonly steps: readonly EffectJson[] };
  readonly 'decline-free': None;
  readonly 'decline-paid': Sold;
  readonly 'decline-lacking': Sold;
  readonly 'villages-chosen': None;
  readonly 'pays-laid': Laid;
  readonly 'takes-laid': Laid;
  readonly 'loses-laid': Laid;
  readonly 'may-pay': { readonly cost: Price; readonly gets: readonly EffectJson[] };
  readonly 'may-lacking': { readonly cost: Price; readonly gets: readonly EffectJson[]; readonly lacking: Price };
  readonly 'choose-payment': { readonly cost: Price };
  readonly 'choose-taken': { readonly price: Price };
  readonly 'choose-loss': { readonly steps: readonly EffectJson[] };
  readonly answered: None;
}
export type PromptPart = Saying<PromptParts>;

/** Rooms where no seat decides. */
export type DrawRoom =
  | 'draw-islands'
  | 'deal-islands'
  | 'draw-archon'
  | 'deal-plans'
  | 'season'
  | 'event-reveal'
  | 'event-loss'
  | 'hazard-draw'
  | 'hazard-loss'
  | 'harbor-draw'
  | 'plan-draw'
  | 'archon-tie';
export type AskRoom = Exclude<PaRoomName, DrawRoom>;
/** Fields of the prompts for readers who do not decide. */
export interface Waiting extends OfEvent, OfHazard {
  readonly acting: readonly Seat[];
  /** The fleet in turn. */
  readonly seat: Seat;
  readonly fleet: FleetId;
}

/** Prompts to the reader who decides. */
interface AskedCodes {
  readonly events: None;
  /** `nth` of `all` islands to name. */
  readonly 'event-target': OfEvent & { readonly steps: readonly EffectJson[]; readonly nth: number; readonly all: number };
  readonly 'event-decline': OfEvent & { readonly what: PromptPart; readonly ask: PromptPart };
  readonly 'event-decide': OfEvent & { readonly what: PromptPart };
  readonly 'name-village': Struck;
  readonly 'name-fleet': Struck;
  readonly 'name-struck': Struck;
  readonly production: None;
  readonly 'order-set': None;
  readonly 'trade-start': None;
  readonly 'trade-open': None;
  readonly 'offers-wait': { readonly offers: number };
  readonly 'look-nothing': None;
  readonly 'look-free': { readonly power: string };
  readonly 'look-paid': Sold & { readonly power: string };
  readonly 'look-lacking': Sold;
  readonly 'voyage-plan': None;
  readonly 'hazard-redraw': OfHazard & { readonly times: number };
  readonly 'hazard-pick': OfHazard;
  readonly 'hit-gift': Hit;
  readonly 'hit-power': Hit;
  readonly 'hit-none': Hit;
  readonly 'gift-laid': OfHazard;
  readonly 'hazard-choose': OfHazard & { readonly fleet: FleetId; readonly left: number };
  readonly 'hazard-keep': { readonly fleet: FleetId; readonly lost: readonly CardId[]; readonly power: string };
  readonly 'hazard-divert': Reader & { readonly seat: Seat; readonly fleet: FleetId };
  /** In a sealed room: no other seat may know yet that the reader has answered. */
  readonly 'have-answered': None;
  readonly 'harbor-seen': { readonly land: LandId; readonly harbor: string };
  readonly 'harbors-seen': { readonly lands: readonly LandId[] };
  readonly 'holds-empty': { readonly ships: number };
  readonly 'duty-asked': { readonly land: LandId };
  readonly 'duty-unpayable': None;
  readonly 'trade-barred': None;
  readonly 'fleet-trade': None;
  readonly return: None;
  readonly 'pay-begin': PaidFor & { readonly price: Price };
  readonly 'pay-rest': PaidFor & { readonly laid: readonly CardId[]; readonly left: Price };
  readonly 'pay-take': PaidFor & { readonly laid: readonly CardId[]; readonly toTake: Price };
  readonly 'pay-confirm': PaidFor & { readonly laid: readonly CardId[]; readonly taken: readonly CardId[] };
  /** `more`: the reader may build on meanwhile. */
  readonly 'asked-for': { readonly philosophy: string; readonly more: boolean };
  readonly 'free-pick': None;
  readonly 'free-adoption': None;
  readonly build: None;
  readonly 'dispute-new': Disputed;
  readonly 'dispute-copies': Disputed;
  readonly discard: None;
  readonly 'discard-rash': None;
  readonly vote: None;
  readonly 'tie-pick': None;
}
export type PromptCodes = AskedCodes & { readonly [R in DrawRoom | 'over']: None } & { readonly [R in AskRoom as `others:${R}`]: Waiting };
export type PaPrompt = Prompt<PromptCodes, PaAction>;
