/** What the one live table is made of, and what can be done with it. */
import type { Action, GameEvent, Illegal, Seat } from '@stoa/engine';
import type { Stopped } from '../games/types.ts';
import type { CommitMode } from './commit-mode.ts';
import type { Preview, Refusal, SeatMessage, TableClient } from './table-client.ts';

export interface LiveTable {
  readonly client: TableClient | null;
  readonly status: 'none' | 'loading' | 'ready' | 'missing' | 'failed' | 'elsewhere';
  /** undefined: a spectator. */
  readonly viewer: Seat | undefined;
  readonly message: SeatMessage | null;
  readonly log: readonly GameEvent[];
  /** The events of the last update, for motion and the live region. */
  readonly news: readonly GameEvent[];
  /** How long the log was when this viewer last decided. */
  readonly decidedAt: number;
  /** What happened while the viewer was away, as a stretch of the log; null once it is read or skipped. */
  readonly missed: { readonly from: number; readonly to: number } | null;
  readonly handOver: Seat | null;
  readonly held: boolean;
  readonly draft: readonly Action[];
  /** The table after the first `previewOf` drafted steps, while a move is being gathered. */
  readonly preview: Preview | null;
  readonly previewOf: number;
  /** The table is being asked what could follow. */
  readonly looking: boolean;
  readonly refusal: { readonly illegal?: Illegal; readonly refused: Refusal['refused']; readonly bar?: Refusal['bar'] } | null;
  /** Great events that have not been passed yet, oldest first. What comes meanwhile is shown afterwards. */
  readonly stops: readonly Stopped[];
  /** The decision that stands has been sent and is not answered: neither by a reply nor by the next position. */
  readonly sending: boolean;
  /** How long the log was when the last answer was sent. */
  readonly sentAt: number;
}

interface Verbs {
  sit(client: Promise<TableClient | null>): () => void;
  choose(action: Action, mode: CommitMode): Promise<void>;
  /** Another answer to the last drafted step. */
  replace(action: Action): void;
  keepDraft(n: number): Promise<void>;
  confirm(): Promise<void>;
  /** All or nothing, without a draft. */
  send(actions: readonly Action[]): Promise<void>;
  undo(): Promise<void>;
  concede(): Promise<void>;
  askWhy(action: Action, after?: number | readonly Action[]): Promise<void>;
  clearRefusal(): void;
  skipRecap(): void;
  takeSeat(seat: Seat): void;
  /** Which of these new events wait for a touch. */
  /** Null: there is no screen that could say what waits. */
  watchStops(stopsIn: StopsIn | null): void;
  /** The first stop is passed, or all of them up to one that sums them up; then what came meanwhile is shown. */
  passStop(all?: boolean): void;
}

/** The stops of a log from an entry on. */
export type StopsIn = (log: readonly GameEvent[], since: number, viewer: Seat | undefined) => readonly Stopped[];

export type TableStore = LiveTable & Verbs;

export const EMPTY: LiveTable = {
  client: null,
  status: 'none',
  viewer: 0,
  message: null,
  log: [],
  news: [],
  decidedAt: 0,
  missed: null,
  handOver: null,
  held: false,
  draft: [],
  preview: null,
  previewOf: 0,
  looking: false,
  refusal: null,
  stops: [],
  sending: false,
  sentAt: 0,
};

export const NO_DRAFT = { draft: [], preview: null, previewOf: 0, looking: false } as const;

/** Something is chosen and nothing more is needed. */
export const isComplete = ({
  draft,
  preview,
  previewOf,
  looking,
}: Pick<LiveTable, 'draft' | 'preview' | 'previewOf' | 'looking'>): boolean =>
  draft.length > 0 && !looking && (preview === null || draft.length > previewOf);

/** How the parts of the store read and change it. */
export interface StoreAccess {
  readonly get: () => TableStore;
  readonly set: (change: Partial<LiveTable> | ((now: TableStore) => Partial<LiveTable>)) => void;
}
