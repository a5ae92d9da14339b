/**
 * What can happen, for log, animation and sound. `eyes` names the seats that may see a strength or a tile; for all others
 * `seen` removes it (PK-20).
 */
import type { Reply, RequestKind, SpaceId, Standing } from './actions.ts';
import type { CityId, ColumnId, LocationId, PowerId, SideId, SpecialId, TileId, UnitId } from './box.ts';
import type { PkRuleId } from './rulebook.ts';

const ENDINGS = ['three-turns', 'athens-falls', 'sparta-falls'] as const;
export type PkEnding = (typeof ENDINGS)[number];

/** A counter on a location; strength null for seats that may not see it. */
export interface Placement {
  readonly power: PowerId;
  readonly unit: UnitId;
  readonly location: LocationId;
  readonly side: SideId;
  readonly box: 'main' | 'allied';
  readonly strength: number | null;
}
export interface Revealed {
  readonly power: PowerId;
  readonly side: SideId;
  readonly strengths: readonly number[];
}
/** Who owns or leads a side: seats; several for the Persian coalition. */
type Seats = readonly number[];

export type PkEvent =
  | { readonly e: 'start-player'; readonly seat: number; readonly rule: PkRuleId }
  | { readonly e: 'special-dealt'; readonly seat: number; readonly tile: SpecialId | null }
  | { readonly e: 'location-drawn'; readonly location: LocationId; readonly slot: number }
  | { readonly e: 'influence-drawn'; readonly tile: TileId; readonly slot: number }
  | { readonly e: 'turn-begun'; readonly turn: number; readonly seat: number }
  | { readonly e: 'cubes-placed'; readonly seat: number; readonly city: CityId; readonly cubes: number; readonly rule: PkRuleId }
  | { readonly e: 'tile-taken'; readonly seat: number; readonly tile: TileId; readonly slot: number }
  | { readonly e: 'symbol-skipped'; readonly seat: number; readonly tile: TileId; readonly rule: PkRuleId }
  | { readonly e: 'proposed'; readonly seat: number; readonly city: CityId; readonly owner: number; readonly space: SpaceId }
  | { readonly e: 'assassinated'; readonly seat: number; readonly city: CityId; readonly owner: number; readonly space: SpaceId }
  | { readonly e: 'special-played'; readonly seat: number; readonly tile: SpecialId; readonly side: SideId | null; readonly rule: PkRuleId }
  | { readonly e: 'plague-struck'; readonly seat: number; readonly city: CityId; readonly cubes: number }
  | { readonly e: 'cube-moved'; readonly seat: number; readonly owner: number; readonly from: CityId; readonly to: CityId }
  | { readonly e: 'passed-over'; readonly seat: number; readonly rule: PkRuleId }
  | {
      readonly e: 'elected';
      readonly seat: number;
      readonly city: CityId;
      /** The other candidate, null without one; what the winner had in the main area, and what winning costs. */
      readonly rival: number | null;
      readonly own: number;
      readonly cubes: number;
      readonly rule: PkRuleId;
    }
  | { readonly e: 'no-leader'; readonly city: CityId; readonly rule: PkRuleId }
  | { readonly e: 'persians'; readonly seats: Seats; readonly rule: PkRuleId }
  | { readonly e: 'first-player'; readonly seat: number; readonly rule: PkRuleId }
  | { readonly e: 'recovered'; readonly seat: number; readonly city: CityId; readonly unit: UnitId; readonly strength: number }
  | { readonly e: 'commit-begun'; readonly seat: number; readonly tile: TileId }
  | { readonly e: 'drafted'; readonly seat: number; readonly placement: Placement }
  | { readonly e: 'taken-back'; readonly seat: number }
  | { readonly e: 'placed'; readonly seat: number; readonly placement: Placement; readonly eyes: Seats }
  | { readonly e: 'cube-paid'; readonly seat: number; readonly city: CityId; readonly rule: PkRuleId }
  | { readonly e: 'commit-ended'; readonly seat: number; readonly counters: number }
  | {
      readonly e: 'asked';
      readonly seat: number;
      readonly of: number;
      readonly power: PowerId;
      readonly location: LocationId;
      readonly kind: RequestKind;
    }
  | {
      readonly e: 'answered';
      readonly seat: number;
      readonly asker: number;
      readonly power: PowerId;
      readonly location: LocationId;
      readonly kind: RequestKind;
      readonly reply: Reply;
    }
  | { readonly e: 'requests-withdrawn'; readonly seat: number; readonly requests: number }
  | {
      readonly e: 'standing-set';
      readonly seat: number;
      readonly power: PowerId;
      readonly location: LocationId;
      readonly answer: Standing;
      readonly was: Standing;
    }
  | { readonly e: 'revoked'; readonly seat: number; readonly power: PowerId; readonly location: LocationId; readonly kind: RequestKind }
  | {
      readonly e: 'revolted';
      readonly seat: number;
      readonly location: LocationId | 'hand';
      readonly strength: number | null;
      readonly eyes: Seats;
    }
  | { readonly e: 'not-attacked'; readonly location: LocationId; readonly rule: PkRuleId }
  | { readonly e: 'battle-begun'; readonly location: LocationId }
  | { readonly e: 'round-void'; readonly location: LocationId; readonly unit: UnitId; readonly rule: PkRuleId }
  | { readonly e: 'round-free'; readonly location: LocationId; readonly unit: UnitId; readonly side: SideId; readonly rule: PkRuleId }
  | { readonly e: 'revealed'; readonly location: LocationId; readonly unit: UnitId; readonly forces: readonly Revealed[] }
  | { readonly e: 'special-sealed'; readonly seat: number }
  | {
      readonly e: 'column';
      readonly location: LocationId;
      readonly attack: number;
      readonly defence: number;
      readonly column: ColumnId;
      readonly attackNeeds: number;
      readonly defenceNeeds: number;
      readonly tokens: readonly [number, number];
    }
  | {
      readonly e: 'rolled';
      readonly attack: readonly [number, number];
      readonly defence: readonly [number, number];
      readonly tokens: readonly [number, number];
    }
  | { readonly e: 'round-won'; readonly location: LocationId; readonly unit: UnitId; readonly side: SideId; readonly rule: PkRuleId }
  | {
      readonly e: 'casualty';
      readonly power: PowerId;
      readonly unit: UnitId;
      readonly strength: number;
      readonly dead: boolean;
      readonly rule: PkRuleId;
    }
  | {
      readonly e: 'tile-won';
      readonly location: LocationId;
      readonly seats: Seats;
      readonly side: SideId;
      readonly vp: number;
      readonly rule: PkRuleId;
    }
  | { readonly e: 'set-aside'; readonly location: LocationId; readonly rule: PkRuleId }
  | { readonly e: 'defeat'; readonly city: CityId; readonly defeats: number; readonly value: number; readonly rule: PkRuleId }
  | { readonly e: 'statue'; readonly seat: number; readonly city: CityId; readonly rule: PkRuleId }
  | { readonly e: 'ended'; readonly reason: PkEnding; readonly winners: Seats; readonly rule: PkRuleId };
