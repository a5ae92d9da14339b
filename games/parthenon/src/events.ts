/** What happened, for log, animation and sound. Every change of an island's cards is named by one of these (PA-9.13, PA-12.2). */
import type { Seat } from '@stoa/engine';
import type { PromiseKind } from './actions.ts';
import type { CardId, FleetId, IslandId, LandId, StructureId } from './cards.ts';
import type { PaRuleId } from './rulebook.ts';
import type { Wish } from './state.ts';

export type Cards = readonly CardId[];
/** Cards for those who may see them, otherwise how many. */
export type HiddenCards = Cards | number;
export type OfferEnd = 'declined' | 'withdrawn' | 'lapsed' | 'countered' | 'expired';
export type PaEnding = 'complete' | 'structures' | 'tie-break' | 'archon';

export type PaEvent =
  | { readonly e: 'island-drawn'; readonly island: IslandId }
  | { readonly e: 'island-dealt'; readonly seat: Seat; readonly island: IslandId }
  | { readonly e: 'archon-chosen'; readonly seat: Seat; readonly how: 'drawn' | 'elected' }
  | { readonly e: 'plan-drawn'; readonly seat: Seat; readonly wonder: string; readonly paid: Cards }
  | { readonly e: 'season-began'; readonly year: number; readonly season: number }
  | { readonly e: 'event-revealed'; readonly event: string }
  | { readonly e: 'event-begun'; readonly event: string }
  | { readonly e: 'target-named'; readonly seat: Seat; readonly event: string }
  | { readonly e: 'target-declined'; readonly seat: Seat; readonly power: string }
  /** `by`: what keeps the island safe; absent in logs of older versions. */
  | { readonly e: 'spared'; readonly seat: Seat; readonly event: string; readonly by?: CardId | 'wonder' }
  | { readonly e: 'gained'; readonly seat: Seat; readonly cards: Cards; readonly rule: PaRuleId }
  | { readonly e: 'paid'; readonly seat: Seat; readonly cards: Cards; readonly rule: PaRuleId }
  | { readonly e: 'lost'; readonly seat: Seat; readonly cards: Cards; readonly rule: PaRuleId }
  | { readonly e: 'villages-blocked'; readonly seat: Seat; readonly villages: readonly number[] }
  | { readonly e: 'fleet-grounded'; readonly seat: Seat; readonly fleet: FleetId }
  | { readonly e: 'acropolis-shut'; readonly seat: Seat }
  | { readonly e: 'season-effect'; readonly event: string; readonly seat: Seat | null }
  | { readonly e: 'produced'; readonly seat: Seat; readonly cards: HiddenCards }
  | { readonly e: 'wish-set'; readonly seat: Seat; readonly wish: Wish }
  | { readonly e: 'order-placed'; readonly seat: Seat; readonly place: number }
  | { readonly e: 'promised'; readonly seat: Seat; readonly to: Seat; readonly what: PromiseKind }
  | { readonly e: 'donated'; readonly seat: Seat; readonly to: Seat; readonly cards: HiddenCards }
  | { readonly e: 'power-used'; readonly seat: Seat; readonly power: string }
  | { readonly e: 'service-bought'; readonly seat: Seat; readonly to: Seat; readonly wonder: string; readonly card: CardId }
  | {
      readonly e: 'offer-made';
      readonly offer: number;
      readonly seat: Seat;
      readonly to: Seat | null;
      readonly give: Cards;
      readonly want: Cards;
    }
  | { readonly e: 'offer-closed'; readonly offer: number; readonly seat: Seat; readonly to: Seat | null; readonly how: OfferEnd }
  | {
      readonly e: 'traded';
      readonly seat: Seat;
      readonly to: Seat;
      readonly give: HiddenCards;
      readonly want: HiddenCards;
      readonly open: boolean;
    }
  | { readonly e: 'looked'; readonly seat: Seat; readonly land: LandId; readonly harbor: string | null }
  | { readonly e: 'sailed'; readonly seat: Seat; readonly fleet: FleetId; readonly land: LandId; readonly cards: HiddenCards }
  | {
      readonly e: 'hazard-drawn';
      readonly hazard: string;
      readonly region: number;
      readonly seat: Seat | null;
      readonly fleet: FleetId | null;
    }
  | { readonly e: 'hazard-redrawn'; readonly hazard: string }
  | {
      readonly e: 'declared';
      readonly what: 'commodities' | 'rare' | 'gold';
      readonly numbers: readonly { readonly seat: Seat; readonly fleet: FleetId; readonly n: number }[];
    }
  | { readonly e: 'fleet-hit'; readonly seat: Seat; readonly fleet: FleetId; readonly hazard: string }
  | { readonly e: 'fleet-warded'; readonly seat: Seat; readonly fleet: FleetId; readonly by: CardId | 'wonder' }
  | { readonly e: 'gift-used'; readonly seat: Seat; readonly fleet: FleetId }
  | { readonly e: 'card-kept'; readonly seat: Seat; readonly fleet: FleetId; readonly card: CardId }
  | { readonly e: 'turned-back'; readonly seat: Seat; readonly fleet: FleetId }
  | { readonly e: 'diverted'; readonly seat: Seat; readonly fleet: FleetId; readonly land: LandId }
  | { readonly e: 'harbor-voted'; readonly seat: Seat; readonly land: LandId; readonly reveal: boolean }
  | { readonly e: 'harbor-revealed'; readonly land: LandId; readonly harbor: string }
  | { readonly e: 'harbor-closed'; readonly land: LandId }
  | { readonly e: 'duty-refused'; readonly seat: Seat; readonly fleet: FleetId }
  | {
      readonly e: 'exchanged';
      readonly seat: Seat;
      readonly fleet: FleetId;
      readonly row: string;
      readonly paid: Cards;
      readonly got: Cards;
    }
  | { readonly e: 'bought'; readonly seat: Seat; readonly fleet: FleetId; readonly paid: Cards; readonly got: Cards }
  | { readonly e: 'returned'; readonly seat: Seat; readonly cards: HiddenCards }
  | { readonly e: 'built'; readonly seat: Seat; readonly structure: StructureId; readonly paid: Cards }
  | { readonly e: 'fleet-bought'; readonly seat: Seat; readonly fleet: FleetId; readonly paid: Cards }
  | { readonly e: 'made'; readonly seat: Seat; readonly by: string; readonly paid: Cards; readonly got: CardId }
  | {
      readonly e: 'wonder-paid';
      readonly seat: Seat;
      readonly wonder: string;
      readonly stage: 'partial' | 'complete';
      readonly paid: Cards;
    }
  | { readonly e: 'philosophy-taken'; readonly seat: Seat; readonly philosophy: string; readonly paid: Cards }
  | { readonly e: 'philosophy-missed'; readonly seat: Seat; readonly philosophy: string }
  | { readonly e: 'discarded'; readonly seat: Seat; readonly cards: Cards; readonly rule: PaRuleId }
  | { readonly e: 'kept-open'; readonly seat: Seat; readonly cards: Cards }
  | { readonly e: 'voted'; readonly seat: Seat; readonly target: Seat; readonly weight: number }
  | { readonly e: 'year-ended'; readonly year: number }
  | { readonly e: 'tie-break'; readonly step: number; readonly numbers: readonly { readonly seat: Seat; readonly n: number }[] }
  | { readonly e: 'game-won'; readonly seat: Seat; readonly ending: PaEnding };
