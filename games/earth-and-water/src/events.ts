/** What can happen, for log, animation and sound. `rule` is given where a reason matters. `seen` in seen.ts removes hidden fields. */
import type { CardId } from './cards.ts';
import type { CityId, FigureId, Side } from './map.ts';
import type { EwRuleId } from './rulebook.ts';

export const ENDINGS = ['key-cities', 'points', 'death-of-the-king'] as const;
export type EwEnding = (typeof ENDINGS)[number];

export const WINDOWS = ['tribute', 'naval-movement', 'persia-attacks', 'greece-attacks', 'fleet-lost', 'annihilated'] as const;
/** W1 to W6, in this order. */
export type WindowId = (typeof WINDOWS)[number];

/** [Persia, Greece] */
export type BySide<T> = readonly [persia: T, greece: T];

export type EwEvent =
  | { readonly e: 'campaign-began'; readonly campaign: number }
  // Preparation
  | { readonly e: 'preparation-began'; readonly side: Side; readonly talents: number; readonly rule: EwRuleId }
  | { readonly e: 'cards-bought'; readonly side: Side; readonly n: number; readonly talents: number }
  /** `card` is null for all but the side that draws. */
  | { readonly e: 'card-drawn'; readonly side: Side; readonly card: CardId | null }
  | { readonly e: 'pile-reshuffled'; readonly cards: number; readonly rule: EwRuleId }
  | { readonly e: 'army-raised'; readonly side: Side; readonly city: CityId; readonly talents: number }
  | { readonly e: 'fleet-raised'; readonly side: Side; readonly port: CityId; readonly talents: number }
  | { readonly e: 'bridge-built'; readonly talents: number }
  | { readonly e: 'preparation-ended'; readonly side: Side; readonly unspent: number }
  // The death of the king
  | { readonly e: 'king-died'; readonly king: FigureId; readonly context: 'preparation' | 'pacification'; readonly rule: EwRuleId }
  /** EW-19.8: `cards` is null for all but Persia when the king dies in Preparation. */
  | {
      readonly e: 'hand-discarded';
      readonly side: Side;
      readonly n: number;
      readonly cards: readonly CardId[] | null;
      readonly rule: EwRuleId;
    }
  // Operations
  | { readonly e: 'operations-began' }
  | { readonly e: 'event-played'; readonly side: Side; readonly card: CardId }
  | { readonly e: 'move-played'; readonly side: Side; readonly card: CardId; readonly over: 'land' | 'sea' }
  | { readonly e: 'reaction-played'; readonly side: Side; readonly card: CardId; readonly window: WindowId }
  | { readonly e: 'declined'; readonly side: Side; readonly window: WindowId }
  | { readonly e: 'passed'; readonly side: Side; readonly automatic: boolean }
  | { readonly e: 'armies-moved'; readonly side: Side; readonly from: CityId; readonly to: CityId; readonly armies: number }
  | {
      readonly e: 'fleets-sailed';
      readonly side: Side;
      readonly from: CityId;
      readonly to: CityId;
      readonly fleets: number;
      readonly armies: number;
    }
  | { readonly e: 'armies-landed'; readonly side: Side; readonly city: CityId; readonly armies: number }
  | { readonly e: 'movement-left-out'; readonly side: Side; readonly rule: EwRuleId }
  // Battles
  | {
      readonly e: 'battle-began';
      readonly battle: 'land' | 'naval';
      readonly at: CityId;
      readonly attacker: Side;
      readonly pieces: BySide<number>;
    }
  | {
      readonly e: 'battle-round';
      readonly battle: 'land' | 'naval';
      readonly at: CityId;
      readonly round: number;
      /** Raw dice. */
      readonly dice: BySide<readonly number[]>;
      /** The most that a die counts; 6 means no cap. */
      readonly caps: BySide<number>;
      readonly results: BySide<number>;
      readonly losses: BySide<number>;
      /** EW-10.3: embarked armies lost with their fleet. */
      readonly drowned: BySide<number>;
      /** Armies or fleets left in the battle. */
      readonly left: BySide<number>;
    }
  | {
      readonly e: 'retreated';
      readonly side: Side;
      readonly battle: 'land' | 'naval';
      readonly from: CityId;
      readonly to: CityId;
      readonly way: 'road' | 'sea';
      readonly armies: number;
      readonly fleets: number;
    }
  | { readonly e: 'fought-on'; readonly side: Side; readonly at: CityId }
  | { readonly e: 'battle-ended'; readonly battle: 'land' | 'naval'; readonly at: CityId; readonly left: BySide<number> }
  | { readonly e: 'immortals-returned'; readonly city: CityId; readonly armies: number }
  | { readonly e: 'bridge-destroyed' }
  | { readonly e: 'bridge-kept' }
  // Pieces, cards and points moved by an event or by Supply
  | { readonly e: 'figure-filled'; readonly figure: FigureId; readonly from: CityId | 'reserve'; readonly rule: EwRuleId }
  | { readonly e: 'armies-placed'; readonly side: Side; readonly city: CityId; readonly armies: number; readonly rule: EwRuleId }
  | { readonly e: 'armies-lost'; readonly side: Side; readonly city: CityId; readonly armies: number; readonly rule: EwRuleId }
  | { readonly e: 'armies-drowned'; readonly side: Side; readonly port: CityId; readonly armies: number; readonly rule: EwRuleId }
  | { readonly e: 'fleet-placed'; readonly side: Side; readonly port: CityId; readonly rule: EwRuleId }
  | { readonly e: 'fleet-lost'; readonly side: Side; readonly port: CityId; readonly rule: EwRuleId }
  | { readonly e: 'cards-discarded'; readonly side: Side; readonly cards: readonly CardId[]; readonly rule: EwRuleId }
  /** EW-19.7: `cards` is null for spectators. */
  | { readonly e: 'hand-shown'; readonly cards: readonly CardId[] | null; readonly rule: EwRuleId }
  | { readonly e: 'peace-rolled'; readonly dice: BySide<number>; readonly success: boolean }
  | { readonly e: 'carneia-began' }
  | { readonly e: 'acropolis-burnt' }
  | { readonly e: 'point-scored'; readonly side: Side; readonly vp: number; readonly rule: EwRuleId }
  // Supply, Scoring, end
  | { readonly e: 'supply-began' }
  | { readonly e: 'cards-kept'; readonly side: Side; readonly n: number }
  | { readonly e: 'capacity-checked'; readonly side: Side; readonly armies: number; readonly capacity: number; readonly excess: number }
  | { readonly e: 'campaign-scored'; readonly campaign: number; readonly counts: BySide<number>; readonly vp: number }
  | { readonly e: 'campaign-ended'; readonly campaign: number; readonly rule: EwRuleId }
  | { readonly e: 'game-ended'; readonly winner: Side | null; readonly reason: EwEnding; readonly vp: number; readonly rule: EwRuleId };
