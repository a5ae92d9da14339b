/** A game that is over, as its panels are told of it. */
import type { GameEvent, Outcome, Seat } from '@stoa/engine';
import type { AnyText, GameScreen } from '../../games/types.ts';
import type { TableInfo } from '../table-client.ts';

export interface Ended {
  readonly outcome: Outcome;
  readonly info: TableInfo;
  readonly me: Seat | undefined;
  readonly text: AnyText;
  readonly screen: GameScreen;
  readonly log: readonly GameEvent[];
  readonly view: unknown;
  /** The record of an online table. */
  readonly readRecord: ((table: string) => Promise<string>) | undefined;
}
