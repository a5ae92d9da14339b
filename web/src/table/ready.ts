/** A table that is here, and what is open over it. */
import type { BoardProps } from '../games/types.ts';
import type { LogLine } from './log.tsx';
import type { TableSlots } from './page-slots.ts';
import type { TableStore } from './store.ts';
import type { SeatMessage, TableInfo } from './table-client.ts';
import type { Words } from './use-words.ts';

export type Dialogs = 'help' | 'cards' | { readonly rules: readonly string[] } | null;

/** Everything of a table that is here: the client, its words, its latest message. */
export interface Ready {
  readonly table: TableStore;
  readonly info: TableInfo;
  readonly message: SeatMessage;
  readonly words: Words;
  readonly slots: TableSlots;
  readonly inWords: boolean;
  readonly lines: readonly LogLine[];
}

/** What every part of the page is told. */
export interface PartProps {
  readonly ready: Ready;
  readonly props: BoardProps;
}
