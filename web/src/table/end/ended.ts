/** A game that is over, as its panels are told of it. */
import type { GameEvent, Outcome, Seat } from '@stoa/engine';
import type { GameScreen } from '../../games/types.ts';
import type { NamedText } from '../name-people.ts';
import type { SeatKind, TableInfo } from '../table-client.ts';

export interface Ended {
  readonly outcome: Outcome;
  readonly info: TableInfo;
  /** Who sat there, online too. */
  readonly seats: readonly SeatKind[];
  /** The reader's seat; on one screen it belongs to no reader. */
  readonly own: Seat | undefined;
  readonly text: NamedText;
  readonly screen: GameScreen;
  readonly log: readonly GameEvent[];
  readonly view: unknown;
  /** The record of an online table. */
  readonly readRecord: ((table: string) => Promise<string>) | undefined;
}

export const isDraw = ({ places }: Outcome): boolean => places.every(place => place === places[0]);
