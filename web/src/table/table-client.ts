/**
 * What a table and a screen say to each other. The worker and the server speak the same per-seat messages.
 * `TableClient` is all the screens know.
 */
import type { Action, GameEvent, Illegal, Message, Outcome, Refused, Seat, UndoBarrier } from '@stoa/engine';
import type { PlanStep, StoredPlan } from '@stoa/protocol';
import type { LessonMark } from '../lesson/types.ts';

export type SeatKind = 'human' | 'bot';
export type Mode = 'solo' | 'hot-seat';
export const LEVELS = ['novice', 'citizen', 'strategos', 'archon'] as const;
export type Level = (typeof LEVELS)[number];

export type Levels = readonly (Level | null)[];
/** How well the bot of a seat plays. */
export const levelOf = ({ level, levels }: { readonly level: Level; readonly levels?: Levels | undefined }, seat: Seat): Level =>
  levels?.[seat] ?? level;

/** What stays the same while a table lives. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly mode: Mode | 'online' | 'lesson';
  readonly seats: readonly SeatKind[];
  /** Of the bots. */
  readonly level: Level;
  /** By seat, where they differ; null: a person, or the usual level. */
  readonly levels?: Levels;
  readonly commitment: string | null;
  /** Dice and draws may be taken back at this table; its record is marked. */
  readonly takesBack?: boolean;
  /** The table's own data pack, here once and whole; messages say only its name. Absent or null: the usual one. */
  readonly pack?: unknown;
}

export type SeatMessage = Message<Action, GameEvent, unknown>;

/** The table as a seat would find it after a draft, were it confirmed now. */
export interface Preview {
  readonly view: unknown;
  readonly actions: readonly Action[];
  readonly room: string;
}

export interface Refusal {
  readonly refused: Refused['refused'];
  readonly illegal?: Illegal;
  readonly bar?: UndoBarrier;
}
export type Reply = { readonly ok: true } | Refusal;

export interface Update {
  /** undefined: a spectator. */
  readonly viewer: Seat | undefined;
  readonly message: SeatMessage;
  /** Hot-seat: the seat that must decide next is not the one at the screen. */
  readonly handOver: Seat | null;
  /** A bot's step is held back until the screen asks for it. */
  readonly held: boolean;
  /** How much of the log was read at an earlier visit. */
  readonly readTo?: number;
  readonly lesson?: LessonMark;
}

/** What one viewer has been told so far: the latest update, and the log of them all. */
export interface Session {
  readonly latest: Update;
  readonly log: readonly GameEvent[];
}

/** Keeps what a seat plans for rooms that are not open yet, and plays it when they are. */
export interface PlanKeeper {
  kept(): StoredPlan;
  listen(onChange: () => void): () => void;
  /** Instead of what was kept. False: that could not be; `kept` says what stands. */
  file(steps: readonly PlanStep[]): Promise<boolean>;
}

export interface TableClient {
  readonly info: TableInfo;
  /** Where others are waited for while one is away; absent at tables of this device. */
  readonly plans?: PlanKeeper;
  /** The session so far, and every later one. */
  listen(onSession: (session: Session) => void): () => void;
  /** Another tab of this browser plays the table on; absent where every page follows the same table. */
  whenElsewhere?(listener: () => void): void;
  play(seat: Seat, decision: number | null, actions: readonly Action[]): Promise<Reply>;
  undo(seat: Seat): Promise<Reply>;
  concede(seat: Seat): Promise<Reply>;
  why(seat: Seat, draft: readonly Action[], action: Action): Promise<Illegal | null>;
  preview(seat: Seat, draft: readonly Action[]): Promise<Preview | null>;
  lookAs(seat: Seat): void;
  pace(pace: 'step' | 'normal' | 'fast' | 'skip'): void;
  /** Lets a held bot step happen. */
  next(): void;
  /** No pause until one of the people here must decide. */
  skip(): void;
  close(): void;
}

/** One position of a replay. */
export interface ReplayFrame {
  readonly n: number;
  readonly total: number;
  readonly view: unknown;
  readonly events: readonly GameEvent[];
  readonly outcome: Outcome | null;
  readonly seatsToMove: readonly number[];
}

/** Each seat's chance to win at a position of a finished game. */
export interface CurvePoint {
  readonly n: number;
  readonly chances: readonly number[];
}
/** A step of a game in which a seat gained much: from one position to the next without dice or cards in between. */
export interface Swing {
  readonly from: number;
  readonly n: number;
  readonly seat: Seat;
  readonly gain: number;
  readonly events: readonly GameEvent[];
}
export interface GameCurve {
  readonly points: readonly CurvePoint[];
  /** The greatest, in the order of the game. */
  readonly swings: readonly Swing[];
  /** What happened on the way to each position. */
  readonly story: readonly { readonly n: number; readonly events: readonly GameEvent[] }[];
}

export interface Verdict {
  readonly ok: boolean;
  readonly entries: number;
  readonly firstBad: number | null;
  readonly draws: 'verified' | 'sealed' | 'failed';
}
