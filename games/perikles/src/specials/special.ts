/** What a special tile is to the rooms, PK-17: one record, one file. A tile without its record does not compile (index.ts). */
import type { Illegal, Log, Seat } from '@stoa/engine';
import type { PkAction, Play } from '../actions.ts';
import type { PLAYED_IN, SpecialId } from '../box.ts';
import type { PkEvent } from '../events.ts';
import type { PkState } from '../state.ts';

export interface SpecialTile<T extends SpecialId> {
  /** As the box says it; the rooms of that moment ask this record. */
  readonly when: (typeof PLAYED_IN)[T];
  /** Its moment is there and the seat holds it: every play that is legal now. */
  list(s: PkState, seat: Seat, out: PkAction[]): void;
  /** Why this play is refused, at its moment and by its holder. */
  cannot(s: PkState, seat: Seat, a: Play<T>): Illegal | undefined;
  /** What it does. It is used up and told already. */
  play(s: PkState, seat: Seat, a: Play<T>, log?: Log<PkEvent>): void;
}

/** For a tile that can be played whenever its moment is there. */
export const ALWAYS = (): undefined => undefined;
