/** Requests to the worker and its answers. Every request carries a number that the answer repeats; updates carry none. */
import type { Action, GameEvent, Illegal, Seat, TableHeader } from '@stoa/engine';
import type { Pace } from '../settings.ts';
import type { Level, Levels, Mode, Preview, ReplayFrame, Reply, SeatKind, TableInfo, Update, Verdict } from '../table/table-client.ts';

export interface NewTable {
  readonly game: string;
  readonly mode: Mode;
  readonly seats: readonly SeatKind[];
  readonly level: Level;
  readonly levels?: Levels | undefined;
  readonly options: unknown;
  /** Against bots: any: back past dice and draws too; the record says so. */
  readonly takeBack: 'bars' | 'any';
  /** Played on from a position of another game; null: from the beginning. */
  readonly from: Fork | null;
}

/** Where another game is played on: a position that one seat cannot tell from the one it sat before. */
export type Fork = Pick<TableHeader, 'rules' | 'options' | 'position'>;

export interface Elsewhere {
  readonly game: string;
  readonly state: unknown;
  readonly seat: Seat;
  readonly draft: readonly Action[];
}

/** A game of this browser, or a record as text. */
export type KeptOrRecord = { readonly id: string } | { readonly record: string };

export interface Requests {
  /** Fetches the rules, so that a table can begin at once. */
  warm: { in: { readonly game: string }; out: null };
  begin: { in: NewTable; out: TableInfo };
  /** Sets the lesson of a game at a step; asked again, it goes to another. */
  lesson: { in: { readonly game: string; readonly step: number }; out: TableInfo };
  resume: { in: { readonly id: string }; out: TableInfo | null };
  play: { in: { readonly seat: Seat; readonly decision: number | null; readonly actions: readonly Action[] }; out: Reply };
  undo: { in: { readonly seat: Seat }; out: Reply };
  concede: { in: { readonly seat: Seat }; out: Reply };
  why: { in: { readonly seat: Seat; readonly draft: readonly Action[]; readonly action: Action }; out: Illegal | null };
  preview: { in: { readonly seat: Seat; readonly draft: readonly Action[] }; out: Preview | null };
  /** For a table that is elsewhere: `state` is one the seat cannot tell from the true one. */
  previewOf: { in: Elsewhere; out: Preview | null };
  whyAfter: { in: Elsewhere & { readonly action: Action }; out: Illegal | null };
  look: { in: { readonly seat: Seat }; out: null };
  pace: { in: { readonly pace: Pace }; out: null };
  next: { in: null; out: null };
  skip: { in: null; out: null };
  export: { in: { readonly id: string }; out: string | null };
  replay: {
    in: KeptOrRecord;
    out: (TableInfo & { readonly total: number; readonly over: boolean }) | null;
  };
  /** Everything that happened, by the position it led to. */
  story: { in: { readonly seat: Seat | 'all' }; out: readonly { readonly n: number; readonly events: readonly GameEvent[] }[] };
  frame: { in: { readonly n: number; readonly seat: Seat | 'all' }; out: ReplayFrame };
  fork: { in: { readonly n: number; readonly seat: Seat }; out: Fork };
  verify: { in: { readonly record: string }; out: Verdict | null };
}
export type RequestName = keyof Requests;

export type WorkerRequest = {
  [K in RequestName]: { readonly call: number; readonly name: K; readonly body: Requests[K]['in'] };
}[RequestName];
export type WorkerAnswer =
  | { readonly call: number; readonly body: unknown }
  | { readonly call: number; readonly failed: string }
  | { readonly update: Update }
  /** Another tab plays this table on; nothing more comes. */
  | { readonly elsewhere: true };
