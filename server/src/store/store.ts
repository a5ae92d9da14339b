/** What a store is, on either engine. */
import type { Kysely, LogEvent } from 'kysely';
import type { EntryRow, Schema } from './schema.ts';
import type { Trouble } from './trouble.ts';

export interface Store {
  readonly db: Kysely<Schema>;
  readonly engine: 'sqlite' | 'postgres';
  /** The embedded store writes entries by one prepared statement, in the transaction that is open on its one connection. */
  readonly insertEntries: ((rows: readonly EntryRow[]) => void) | undefined;
  /** The embedded store: entries alone, in a transaction of their own without a query builder. Most moves write nothing else. */
  readonly appendEntries: ((rows: readonly EntryRow[]) => Promise<void>) | undefined;
  readonly trouble: Trouble;
  /** A heartbeat is stored. */
  noteBeat(at: number): Promise<void>;
  /** A consistent copy of the embedded store, made while it serves. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Sees every failed query. A heartbeat written on a disk with room ends the trouble. */
export const listenFor =
  (trouble: Trouble, isRoomy: () => boolean) =>
  (event: LogEvent): void => {
    if (event.level === 'error') trouble.note(event.error);
    else if (trouble.reason !== undefined && /^(insert|update).*heartbeats/i.test(event.query.sql) && isRoomy()) trouble.clear();
  };
