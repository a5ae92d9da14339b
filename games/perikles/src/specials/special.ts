/** The interface of a special tile, PK-17: one record, one file. A tile without its record does not compile (index.ts). */
import type { Illegal, Log, Seat } from '@stoa/engine';
import type { PkAction, Play } from '../actions.ts';
import type { PLAYED_IN, SpecialId } from '../box.ts';
import type { PkEvent } from '../events.ts';
import type { PkState } from '../state.ts';

export interface SpecialTile<T extends SpecialId> {
  /** When it is played, as in box.ts; the rooms of that moment use this record. */
  readonly when: (typeof PLAYED_IN)[T];
  /** Adds every legal play. The caller has checked the moment and the holder. */
  list(s: PkState, seat: Seat, out: PkAction[]): void;
  /** Why this play is refused. The caller has checked the moment and the holder. */
  cannot(s: PkState, seat: Seat, a: Play<T>): Illegal | undefined;
  /** The effect. The caller has marked the tile as used and logged the play. */
  play(s: PkState, seat: Seat, a: Play<T>, log?: Log<PkEvent>): void;
}

/** `cannot` of a tile that is always legal at its moment. */
export const ALWAYS = (): undefined => undefined;
