/** What a seat is shown, PK-20: the shape of a view. What goes into it is decided in view.ts. */
import type { Seat } from '@stoa/engine';
import type { RequestKind, Standing } from './actions.ts';
import type { CityId, ColumnId, LocationId, PowerId, SideId, SpecialId, TileId, UnitId } from './box.ts';
import type { Placement } from './events.ts';
import type { PkOptions } from './options.ts';
import type { PkScore } from './outcome.ts';

export interface UnitView {
  readonly counters: number;
  /** In rising order; null for viewers that may not know them. */
  readonly strengths: readonly number[] | null;
}
export interface ForceView {
  readonly power: PowerId;
  readonly box: 'main' | 'allied';
  readonly hoplites: UnitView;
  readonly triremes: UnitView;
}
export interface SideView {
  /** The main player; several seats for the Persian coalition, none if the side has no main player. */
  readonly main: readonly Seat[];
  readonly forces: readonly ForceView[];
}
interface PowerView {
  readonly power: PowerId;
  readonly players: readonly Seat[];
  readonly home: readonly [hoplites: readonly number[], triremes: readonly number[]];
  readonly dead: readonly [hoplites: readonly number[], triremes: readonly number[]];
  readonly hand: { readonly hoplites: UnitView; readonly triremes: UnitView };
}
interface RequestView {
  readonly asked: Seat;
  readonly power: PowerId;
  readonly location: LocationId;
  readonly kind: RequestKind;
}
export interface BattleView {
  readonly location: LocationId;
  readonly round: number;
  readonly unit: UnitId;
  readonly tokens: readonly [attack: number, defence: number];
  readonly attack: number;
  readonly defence: number;
  readonly column: ColumnId;
  readonly attackNeeds: number;
  readonly defenceNeeds: number;
  readonly doubled: readonly SpecialId[];
  /** The reader's sealed decision: null before it is made or if not asked. */
  readonly sealed: 'pass' | 'play' | SideId | null;
}

export interface PkView {
  readonly room: string;
  /** The seats the table waits for, as far as this seat may know. */
  readonly waiting: readonly Seat[];
  readonly seats: number;
  readonly turn: number;
  readonly start: Seat;
  readonly first: Seat | null;
  readonly options: PkOptions;
  readonly cities: readonly {
    readonly city: CityId;
    readonly cubes: readonly number[];
    readonly alpha: Seat | null;
    readonly beta: Seat | null;
    readonly leader: Seat | null;
    readonly statues: readonly number[];
    readonly defeats: number;
    readonly value: number;
  }[];
  readonly supply: readonly number[];
  readonly scores: readonly PkScore[];
  readonly display: readonly (TileId | null)[];
  readonly pile: number;
  readonly held: readonly (readonly TileId[])[];
  readonly discard: readonly TileId[];
  readonly locations: readonly {
    readonly slot: number;
    readonly location: LocationId;
    readonly attack: SideView;
    readonly defend: SideView;
  }[];
  readonly locationPile: number;
  readonly owned: readonly { readonly location: LocationId; readonly seats: readonly Seat[] }[];
  readonly setAside: readonly LocationId[];
  readonly special: {
    readonly mine: SpecialId | null;
    /** The reader's tile can be played now. */
    readonly playable: boolean;
    readonly unused: readonly Seat[];
    readonly used: readonly { readonly tile: SpecialId; readonly seat: Seat }[];
  };
  readonly powers: readonly PowerView[];
  /** The hoplite that Slave Revolt sent home; strength null for viewers that may not know it. */
  readonly revolt: { readonly strength: number | null } | null;
  readonly diplomacy: Readonly<Record<'hostile' | 'friendly' | 'hosted' | 'opposed', readonly (readonly [PowerId, PowerId])[]>>;
  readonly granted: readonly {
    readonly power: PowerId;
    readonly location: LocationId;
    readonly kind: RequestKind;
    readonly always: boolean;
  }[];
  readonly denied: readonly { readonly power: PowerId; readonly location: LocationId; readonly kind: RequestKind }[];
  /** The reader's standing answers other than "ask me". */
  readonly standing: readonly { readonly power: PowerId; readonly location: LocationId; readonly answer: Standing }[];
  readonly commit: {
    readonly seat: Seat;
    readonly baseLeft: number;
    readonly extra: { readonly power: PowerId; readonly city: CityId; readonly left: number } | null;
    readonly asked: number;
    readonly requests: readonly RequestView[];
    /** PK-17.3: where Slave Revolt is about to pick a hoplite; null otherwise. */
    readonly revoltAt: LocationId | 'hand' | null;
    /** Only for its player. */
    readonly draft: readonly Placement[];
    readonly pending: {
      readonly power: PowerId;
      readonly unit: UnitId;
      readonly location: LocationId;
      readonly side: SideId;
      readonly pay: CityId | 'none';
      /** PK-8.17: it can still be completed; if not, it can only be taken back. */
      readonly stands: boolean;
    } | null;
    /** Whether some counter can be sent now, from the base budget and from the extra one; only for its player. */
    readonly sends: { readonly base: boolean; readonly extra: boolean };
  } | null;
  readonly battle: BattleView | null;
}
