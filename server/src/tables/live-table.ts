/**
 * A table in memory: its rows, the engine's table once the game has begun, and who is listening. Everything that changes it goes
 * through `exclusively`, one at a time. Memory is a cache of the store: it may be dropped and loaded again at any moment.
 */
import type { AnyTable, Seat } from '@stoa/engine';
import type { IntentReply } from '@stoa/protocol';
import type { Told } from '@stoa/protocol/changes';
import type { TableDatabase } from '../databases/table-database.ts';
import type { Plan } from '../store/plans.ts';
import type { DueRow, OutageRow, SeatRow, TableRow } from '../store/schema.ts';
import type { ClockState } from './clocks.ts';
import type { Settings } from './settings.ts';

/** How a position is told: whole, as its difference from the last one, or that without what is as usual. */
export type Form = 'whole' | 'change' | 'short-change';

/** One socket attached to one table. */
export interface Listener {
  readonly accountId: string;
  send(text: string): void;
  /** Has lost access to the table: nothing more is sent. */
  end(): void;
  /** The viewer it was last sent a position as, and the cursor. */
  viewer: Seat | undefined;
  cursor: number;
  readonly takes: Form;
}

/** The position that a viewer was told last. */
export interface Published {
  readonly cursor: number;
  /** Goes on with the viewer: what it was told at `cursor` only until it is told the next. */
  readonly told: Told;
  /** The fingerprint of the position at `cursor`. */
  readonly print: number;
  /** The change from the position that the viewer was told before it, as JSON, where that was known. */
  readonly change: string | undefined;
}

/** The accounts that belong to a table, and the seats of those who sit there. Found once for a list of seats: every message asks for them. */
interface People {
  readonly of: readonly SeatRow[];
  readonly hostId: string | null;
  readonly seats: ReadonlyMap<string, Seat | undefined>;
}

export interface LiveTable {
  readonly id: string;
  /** Where its rows are. */
  readonly database: TableDatabase;
  row: TableRow;
  readonly settings: Settings;
  /** Replaced as a whole, never changed in place. */
  seats: SeatRow[];
  /** Who belongs to the table, as far as it was asked for (`standingOf`). */
  people?: People;
  /** What seats have planned ahead: secret to all but their own. */
  plans: readonly Plan[];
  /** Undefined while the table waits for players. */
  table: AnyTable | undefined;
  clocks: ClockState | undefined;
  readonly outages: readonly OutageRow[];
  /** The answers that intents got, by `account:intent`. Accepted ones are also in the store. */
  readonly answers: Map<string, IntentReply>;
  /** What the due table holds for this table, as far as we know. */
  due: Map<DueRow['kind'], number>;
  readonly listeners: Set<Listener>;
  /** What the next change starts from, for each viewer with a listener that takes changes. */
  published: Map<Seat | undefined, Published>;
  /** The last chat line that listeners here were told; undefined before the first listener. */
  lastLine: number | undefined;
  /** When each account was last heard of. */
  readonly heard: Map<string, number>;
  readonly loadedAt: number;
  /** How far the store's snapshot goes. */
  snapshotSeq: number;
  usedAt: number;
  /** Set when memory can no longer be trusted: the next user loads the table afresh. */
  dropped: boolean;
  /** Runs `work` after all earlier work is done. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

/** The tables in memory. */
export interface TableCache {
  /** Refuses with `unknown` if there is no such table. */
  open(id: string): Promise<LiveTable>;
  /** In memory, on its way there, or listened to. */
  isHere(id: string): boolean;
  /** In memory now, or undefined. */
  peek(id: string): LiveTable | undefined;
  /** Forgets what memory holds; the next load takes over its listeners. */
  drop(live: LiveTable): void;
  /** Drops what has been idle since before `since`. */
  sweep(since: number): Promise<void>;
  /** In memory, or listened to. */
  ids(): readonly string[];
}

/** A queue: work runs in order, and a failure does not affect the next. */
export const oneAtATime = (): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let last: Promise<unknown> = Promise.resolve();
  let unfinished = 0;
  const finish = (): void => {
    unfinished--;
  };
  return work => {
    // With nothing before it the work begins at once: a move need not wait for a promise.
    const mine = unfinished === 0 ? work() : last.then(work);
    unfinished++;
    last = mine.then(finish, finish);
    return mine;
  };
};

/** Stored as what a seat adds to the dice while its player has not said it; the game waits for that. */
export const STILL_TO_COME = '';

/** No seat is empty, and none has yet to say what it adds to the dice. */
export const isFull = ({ seats }: LiveTable): boolean => seats.every(seat => seat.kind !== 'empty' && seat.entropy !== STILL_TO_COME);

/** Identifies an intent in the whole store: clients choose the ids of intents, so the account is part of it. */
export const intentKey = (accountId: string, intentId: string): string => `${accountId}:${intentId}`;

const peopleOf = (live: LiveTable): People => {
  const { seats: of, people } = live;
  const hostId = live.row.host_id;
  if (people?.of === of && people.hostId === hostId) return people;
  const seats = new Map<string, Seat | undefined>();
  if (hostId !== null) seats.set(hostId, undefined);
  for (const { account_id, left_id } of of) for (const id of [account_id, left_id]) if (id !== null) seats.set(id, undefined);
  // The first of several seats counts.
  for (const { seat, kind, account_id } of of.toReversed()) if (kind === 'human' && account_id !== null) seats.set(account_id, seat);
  live.people = { of, hostId, seats };
  return live.people;
};

export const seatOf = (live: LiveTable, accountId: string): Seat | undefined => peopleOf(live).seats.get(accountId);

/** Sits here, sat here until a bot took the seat, or made the table. All others see the same of it. */
export const belongs = (live: LiveTable, accountId: string): boolean => peopleOf(live).seats.has(accountId);

/** Knows of the table: sits there, made it, is asked to play again there; or it is open to all, or waits for people to sit down. */
export const maySee = (live: LiveTable, accountId: string): boolean =>
  live.settings.watch === 'anyone' || belongs(live, accountId) || (live.settings.visibility === 'open' && live.row.state === 'waiting');

/** May look at the game. */
export const mayWatch = (live: LiveTable, accountId: string): boolean => live.settings.watch === 'anyone' || belongs(live, accountId);
