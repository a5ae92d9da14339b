/**
 * What a table is made of: a header and an append-only list of entries. Entries are the truth; states, events, views and
 * messages are derived from them. Nothing here names a person.
 */
import type { Action, Rng, Seat } from './contract.ts';

/** Who sits in a seat. Every seat counts as human until an entry says otherwise. */
export type Occupant = 'human' | 'bot' | 'empty';

/** fair: keyed by a committed secret · seeded: the fast generator (simulations) · asked: the caller plays CHANCE itself */
export type ChanceMode = 'fair' | 'seeded' | 'asked';

/** Everything that is fixed before the first entry. Names, notes and chat live outside. */
export interface TableHeader<O = unknown> {
  readonly format: 'stoa-record/1';
  /** The table's id; part of what every draw is keyed by. */
  readonly table: string;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  /** As `parseOptions` returned them; a data pack is one of the options. */
  readonly options: O;
  /** The beginning in the game's notation, where it is not the ordinary setup. */
  readonly position: string | null;
  readonly chance: ChanceMode;
  /** SHA-256 of the secret, published before draw 0; null unless `chance` is fair. */
  readonly commitment: string | null;
  /** What each seat added to the secret, in hex, frozen before draw 0. */
  readonly entropies: readonly (string | null)[];
  /** Random seating is draw 0: `seating[i]` is the seat of the i-th who sat down. */
  readonly seating: readonly number[] | null;
  /** any: a solo table where the player may take back past dice and secrets; the record says so. */
  readonly takeBack: 'bars' | 'any';
}

interface Numbered {
  /** 1, 2, 3 … without gaps; the header is number 0. */
  readonly seq: number;
  /** Milliseconds, handed in by the caller; 0 in simulations. */
  readonly at: number;
}
export interface ActionEntry<A> extends Numbered {
  readonly kind: 'action';
  readonly by: Seat;
  readonly action: A;
}
export interface ChanceEntry<A> extends Numbered {
  readonly kind: 'chance';
  /** The number of the draw among the live ones: 1, 2, 3 …; seating is draw 0. */
  readonly draw: number;
  readonly action: A;
}
export interface UndoEntry extends Numbered {
  readonly kind: 'undo';
  readonly by: Seat;
  /** The seq of the action that is taken back; with `takeBack: 'any'` everything live after it goes too. */
  readonly takesBack: number;
}
export interface SeatEntry extends Numbered {
  readonly kind: 'seat';
  readonly seat: Seat;
  readonly now: Occupant;
}
export interface ClockEntry extends Numbered {
  readonly kind: 'clock';
  readonly seat: Seat;
  /** A word of the caller: 'out', 'paused' … */
  readonly what: string;
}
export interface EndEntry extends Numbered {
  readonly kind: 'end';
  readonly by: Seat | null;
  readonly reason: 'conceded' | 'agreed' | 'void';
}
/** Later draws come from another secret: the store was restored from a copy, and players may have seen draws of the old secret. */
export interface EpochEntry extends Numbered {
  readonly kind: 'epoch';
  /** SHA-256 of the new secret. */
  readonly commitment: string;
}
export type Entry<A = Action> = ActionEntry<A> | ChanceEntry<A> | UndoEntry | SeatEntry | ClockEntry | EndEntry | EpochEntry;

/** The generator of each draw by its number: `fair/` keys it by the secret, simulations by a seed. */
export interface Draws {
  rng(draw: number): Rng;
}

/** The most entries that a table holds; its record holds all of them. */
export const MAX_ENTRIES = 20_000;
export const MAX_CLOCK_WORD = 64;
