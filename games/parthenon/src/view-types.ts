/** What a seat is sent, PA-20.1: the shape of a view. A field of the state stays secret until it is named here and in view.ts. */

import type { Seat } from '@stoa/engine';
import type { PaActionOf, PromiseKind } from './actions.ts';
import type { AcropolisId, CardId, FleetId, IslandId, LandId } from './cards.ts';
import type { PaRoomName } from './frames.ts';
import type { Wish } from './state.ts';
import type { ShownTrade } from './trade/offers.ts';

export interface FleetView {
  readonly fleet: FleetId;
  readonly land: LandId | null;
  readonly sailed: boolean;
  readonly grounded: boolean;
  /** How many cards; null for a fleet of others that did not leave port. */
  readonly size: number | null;
  readonly cargo: readonly CardId[] | null;
  readonly duty: 'paid' | 'refused' | null;
  readonly exchanges: number;
}
export interface IslandView {
  readonly seat: Seat;
  readonly island: IslandId | null;
  readonly handSize: number;
  readonly hand: readonly CardId[] | null;
  readonly aegis: readonly CardId[];
  readonly aegisAboard: readonly CardId[];
  readonly fleets: readonly FleetView[];
  readonly villages: readonly number[];
  readonly blocked: readonly number[];
  readonly workshops: number;
  readonly acropolis: readonly { readonly structure: AcropolisId; readonly copies: number; readonly uses: number }[];
  readonly isShut: boolean;
  readonly wonders: readonly { readonly wonder: string; readonly stage: 'plan' | 'partial' | 'complete' }[];
  readonly philosophies: readonly string[];
  readonly powersUsed: readonly string[];
  readonly freePicks: number;
  readonly freeAdoptions: number;
  /** PA-13.2: what its next philosophy of others costs, in gold. */
  readonly adoptionPrice: number;
  readonly asksFor: string | null;
  readonly discounts: readonly string[];
  readonly settlers: number;
  readonly wish: Wish;
  readonly structures: number;
  /** What the table saw come from and go to the bank. */
  readonly seenIn: readonly number[];
  readonly seenOut: readonly number[];
  /** Cards lost to events so far. */
  readonly eventLosses: number;
  /** Cards that left the hand since the harvest, in phase 3: paid or traded. */
  readonly leftHand: number;
}
export interface OfferView {
  readonly offer: number;
  readonly seat: Seat;
  readonly to: Seat | null;
  readonly give: readonly CardId[];
  readonly want: readonly CardId[];
}
/** What may be paid card by card, as the action that began it. */
export type Begun = PaActionOf<'build' | 'use' | 'pay-wonder' | 'use-power' | 'use-service' | 'exchange'>;
/** The seat's own unfinished decision. */
export interface DraftView {
  /** PA-21.5: what the cards laid down are for. */
  readonly begun: Begun | null;
  readonly laid: readonly CardId[];
  readonly taken: readonly CardId[];
  readonly price: CardId | null;
  readonly answer: number;
  readonly marked: number;
  readonly armies: readonly number[];
  readonly boosted: readonly number[];
  readonly substituted: number;
  readonly load: readonly (readonly CardId[])[];
  readonly goals: readonly (LandId | null)[];
  readonly voted: number;
  readonly reveals: number;
  readonly offersMade: number;
  readonly changes: number;
  readonly promisesMade: number;
  readonly decided: boolean;
}
export interface HazardView {
  readonly hazard: string | null;
  readonly region: number;
  readonly drawsLeft: number;
  readonly victim: { readonly seat: Seat; readonly fleet: FleetId } | null;
  readonly hit: readonly { readonly seat: Seat; readonly fleet: FleetId }[];
  readonly inTurn: number;
  readonly left: number;
  readonly lost: readonly CardId[];
  readonly waiting: number;
  readonly answered: number;
  readonly redrawn: boolean;
  readonly declared: readonly number[];
  /** What the last card of this season announced and did: by class and fleet; by fleet −1 nothing, 0 hit, 1 warded by a wonder, 2 + card. */
  readonly announced: readonly number[];
  readonly struck: readonly number[];
}
export interface PaView {
  /** The rules number that the table began with. */
  readonly rules: number;
  readonly seats: number;
  readonly options: {
    readonly beginner: boolean;
    readonly delianLeague: boolean;
    readonly tournament: boolean;
    readonly openTrades: boolean;
  };
  /** The name of the table's own data pack (pack/name.ts); the table's options have the pack. null: the built-in one. */
  readonly pack: string | null;
  readonly me: Seat | null;
  readonly year: number;
  readonly season: number;
  readonly phase: number;
  readonly room: PaRoomName | '';
  /** Who is asked now; in sealed rooms all seats that were asked. */
  readonly acting: readonly Seat[];
  readonly archon: Seat;
  readonly islandsLeft: readonly IslandId[];
  readonly islands: readonly IslandView[];
  readonly row: readonly { readonly event: string | null; readonly isDone: boolean }[];
  readonly eventsLeft: number;
  readonly event: {
    readonly event: string;
    readonly effect: number;
    readonly named: readonly Seat[];
    readonly declined: readonly Seat[];
    readonly naming: Seat | null;
    readonly position: number;
    readonly stage: number;
    readonly left: number;
    readonly answers: readonly number[] | null;
    readonly laid: readonly (readonly CardId[])[] | null;
    readonly marked: readonly number[] | null;
  } | null;
  readonly added: readonly string[];
  readonly redraws: readonly number[];
  readonly extraDraws: readonly number[];
  readonly ranks: readonly number[];
  readonly turn: number;
  /** Something was done in the phase that all see: wishes no longer change its order. */
  readonly begun: boolean;
  /** In open rooms: who is done, ready or has passed. */
  readonly done: number;
  readonly asked: number;
  readonly harbors: readonly {
    readonly land: LandId;
    readonly isUp: boolean;
    readonly harbor: string | null;
    readonly seenBy: readonly Seat[];
  }[];
  readonly harborDiscard: readonly number[];
  readonly looking: LandId | null;
  readonly harborVotes: readonly { readonly voted: number; readonly reveals: number }[] | null;
  readonly hazard: HazardView;
  readonly hazardDeck: readonly number[];
  readonly hazardDiscard: readonly number[];
  readonly planFor: Seat | null;
  readonly disputed: string | null;
  readonly wonderPile: number;
  readonly votes: readonly number[];
  readonly offers: readonly OfferView[];
  readonly offersToAll: readonly number[];
  /** Option `openTrades`: the trades of this phase. */
  readonly trades: readonly ShownTrade[];
  readonly promises: readonly { readonly seat: Seat; readonly to: Seat; readonly what: PromiseKind }[];
  readonly promisesMade: readonly number[];
  readonly changes: readonly number[];
  readonly draft: DraftView | null;
  readonly tied: readonly Seat[];
  readonly winner: Seat | null;
}
