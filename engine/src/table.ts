/**
 * The table as its callers see it: intents in, entries and per-seat messages out. `driver.ts` makes it.
 * Callers propose, write the entries, adopt, publish, in this order, so that no viewer sees what is not stored.
 */
import type { Action, Actor, Game, GameEvent, Illegal, Outcome, Seat } from './contract.ts';
import type { Entry, Occupant, TableHeader } from './entries.ts';
import type { UndoBarrier } from './undo.ts';
import type { CursorHistory, Sight } from './viewers.ts';

/** What a caller wants of the table. Its actions have passed `parseAction`. */
export type Intent<A> =
  /** Runs the chance before the first decision (deals); makes no entries when there is none. */
  | { readonly do: 'begin' }
  | {
      readonly do: 'play';
      /** CHANCE only where the header says `chance: 'asked'`. */
      readonly seat: Actor;
      /** 1 to 16, all or nothing. */
      readonly actions: readonly A[];
      /** The decision this answers; stale if that decision is gone. Absent or null: not checked. */
      readonly decision?: number | null;
      /**
       * Normally a list may not continue past dice or past what its seat would learn: a later refusal would leave
       * the seat with that knowledge. True allows it, for callers that see everything.
       */
      readonly allowReveals?: boolean;
    }
  /** `learners`: the seats that must not have learnt anything hidden; absent: all seats. Bots forget what is taken back. */
  | { readonly do: 'undo'; readonly seat: Seat; readonly learners?: readonly Seat[] }
  /** Ends a game of two; at a larger table the seat passes to a bot. */
  | { readonly do: 'concede'; readonly seat: Seat }
  /** All players agreed (the caller asked them): a shared result. */
  | { readonly do: 'agree-end' }
  /** The operator calls the game off: no result. */
  | { readonly do: 'void' }
  | { readonly do: 'seat'; readonly seat: Seat; readonly now: Occupant }
  | { readonly do: 'clock'; readonly seat: Seat; readonly what: string };

export interface Refused {
  /** sealed: dice are needed and this table was opened without draws · unknown: no such seat */
  readonly refused: 'illegal' | 'not-your-turn' | 'over' | 'barrier' | 'stale' | 'too-large' | 'unknown' | 'sealed';
  /** The rule and the reason, for `illegal`, `not-your-turn` and `over`. */
  readonly illegal?: Illegal;
  /** For `barrier`. */
  readonly bar?: UndoBarrier;
  /** Which action of the list, from 0. */
  readonly index?: number;
}

/** A checked step that is not in effect yet: write `entries`, then `adopt`. Valid only at the seq it was made for. */
export interface Proposal<A, E, S = unknown> {
  readonly refused?: undefined;
  /** The state after adoption, read-only. What a caller stores with the entries (result, who is due) depends on it. */
  readonly state: S;
  /** The table's seq when this was made. */
  readonly from: number;
  readonly entries: readonly Entry<A>[];
  /** Unfiltered, in order: for the referee and the engine protocol, never for a seat. */
  readonly events: readonly E[];
}

/** What a message says beside the viewer's sight: what happened since an earlier cursor. */
export interface News<E> {
  readonly cursor: number;
  /** The viewer keeps the first `keep` events of its log and appends `events`; an undo makes `keep` smaller than the log. */
  readonly keep: number;
  readonly events: readonly E[];
  readonly undo: boolean;
}

/** The news for a client whose log is as long as it was at the earlier cursor. */
export interface NewsSince<E> extends News<E> {
  /** `keep` is the length of that log: nothing in it was taken back. */
  readonly keepsAll: boolean;
}

/** Everything one seat or a spectator gets. `cursor`, `decision` and `keep` count per viewer and reveal nothing about others. */
export interface Message<A, E, V> extends News<E>, Sight<A, V> {}

export interface Table<S, A extends Action, E extends GameEvent, V, O> {
  readonly game: Game<S, A, E, V, O>;
  readonly header: TableHeader<O>;
  /** The number of the last entry; 0 at the beginning. */
  readonly seq: number;
  readonly entries: readonly Entry<A>[];
  /** Read-only. */
  readonly state: S;
  readonly chairs: readonly Occupant[];
  /** The game's, or that of an `end` entry. In a void game every place is 0. */
  readonly outcome: Outcome | undefined;

  /** Pure: checks, advances a clone (the action, then chance until someone must decide), changes nothing here. */
  propose(intent: Intent<A>, at: number): Proposal<A, E> | Refused;
  /** Puts a proposal of this table into effect. Throws if the table has changed since. */
  adopt(proposal: Proposal<A, E>): void;
  /** Applies an entry that another process wrote or that was read from the store; throws if it does not fold. */
  take(entry: Entry<A>): void;
  /** Which barrier an undo of this seat would meet now. */
  undoBar(seat: Seat): UndoBarrier | undefined;
  /**
   * A number per seat that identifies the decision it owes; null if it owes none. It changes only when that decision is
   * gone: by an entry of its own, when it is asked again, in another room. Not when others act at the same time.
   */
  decision(seat: Seat): number | null;
  /** The cursor moves only when something this viewer may see has changed. undefined is a spectator. */
  cursor(viewer: Seat | undefined): number;
  /** Where the cursors moved up to now. Stored with the entries, it makes opening a long game fast (`openTable`). */
  cursorHistory(): CursorHistory;
  /** What the viewer sees now. Computed once per cursor, on demand. */
  shown(viewer: Seat | undefined): { readonly cursor: number; readonly sight: Sight<A, V> };
  /** The same as JSON, also made once per cursor. */
  shownText(viewer: Seat | undefined): string;
  /** The present message with exactly what was missed since `cursor`; 0 (or a cursor that never existed) gets the whole log. */
  since(viewer: Seat | undefined, cursor: number): Message<A, E, V>;
  /** The same without what the viewer sees now. */
  newsSince(viewer: Seat | undefined, cursor: number): NewsSince<E>;
}

/** Any table, for code that knows no game. */
export type AnyTable = Table<unknown, Action, GameEvent, unknown, unknown>;

export const isRefused = (x: { readonly refused?: unknown }): x is Refused => x.refused !== undefined;
