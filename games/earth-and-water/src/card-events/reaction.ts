/** The event half of a card that is played in a window (EW-16). Each is one record in the file of its card. */
import type { CardOf, ReactionId, SideOf } from '../cards.ts';
import type { WindowId } from '../events.ts';
import type { City } from '../map.ts';
import type { EwLog } from '../room.ts';
import type { EwState } from '../state.ts';

/** How the window's room continues: it starts a land battle, or goes on after the losses of a naval round. */
export type BattleToGoOn = 'land-battle' | 'naval-losses';

/** Card and side are those of `HALVES`: others do not compile. */
export interface Reaction<E extends ReactionId = ReactionId> {
  readonly card: CardOf<E>;
  readonly side: SideOf<E>;
  readonly windows: readonly WindowId[];
  /** Whether it could be played now in one of its windows, judging by the public facts that are special to this card (EW-16.2). */
  open(s: EwState): boolean;
  /** Carries out the event; the card has left the hand. `at`: the city or port of the window. Returns how the battle continues, if it does. */
  play(s: EwState, at: City, log: EwLog): BattleToGoOn | undefined;
}
