/** The event half of a card that is played in a window (EW-16). One record in the card's own file says all about it. */
import type { CardOf, ReactionId, SideOf } from '../cards.ts';
import type { WindowId } from '../events.ts';
import type { City } from '../map.ts';
import type { EwLog } from '../room.ts';
import type { EwState } from '../state.ts';

/** A land battle that begins, or a naval one whose losses are taken. The window's room carries it out. */
export type BattleToGoOn = 'land-battle' | 'naval-losses';

/** Card and side are those of `HALVES`: others do not compile. */
export interface Reaction<E extends ReactionId = ReactionId> {
  readonly card: CardOf<E>;
  readonly side: SideOf<E>;
  readonly windows: readonly WindowId[];
  /** Whether it could be played now in one of its windows, by public grounds beyond those that all reactions share (EW-16.2). */
  open(s: EwState): boolean;
  /** The card has left the hand: its event. `at`: the city or port of the window. It answers which battle goes on, if one does. */
  play(s: EwState, at: City, log: EwLog): BattleToGoOn | undefined;
}
