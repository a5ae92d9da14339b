/** What is known of the online table beside the game: people, chat, clocks, the connection. */
import type { ChatLine, ClockFace, TableInfo } from '@stoa/protocol';
import type { TableClient } from '../table/table-client.ts';
import type { ProblemCode } from './api.ts';
import type { LinkState } from './link.ts';

export interface Live {
  readonly table: TableInfo | null;
  readonly client: TableClient | null;
  readonly link: LinkState;
  readonly problem: ProblemCode | null;
  readonly chat: readonly ChatLine[];
  /** Seats whose lines the reader does not get: at this table, or anywhere. */
  readonly muted: readonly number[];
  readonly blocked: readonly number[];
  /** Chat lines that were here when the panel was last looked at. */
  readonly chatRead: number;
  readonly clocks: readonly ClockFace[];
  /** When the clocks were told, by this machine's own time. */
  readonly clocksAt: number;
  /** The reader must decide now. */
  readonly mine: boolean;
}

export const EMPTY: Live = {
  table: null,
  client: null,
  link: 'connecting',
  problem: null,
  chat: [],
  muted: [],
  blocked: [],
  chatRead: 0,
  clocks: [],
  clocksAt: 0,
  mine: false,
};
