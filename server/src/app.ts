/** What every part of the server is handed: the store, the games, the tables in memory, the time. Made once by `serve`. */
import type { AnyGame } from '@stoa/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Addresses } from './addresses.ts';
import type { Bus } from './bus.ts';
import type { Buckets, KeyedBuckets, Limits, MakeBuckets } from './limits.ts';
import type { Mail } from './notices/mail.ts';
import type { Outgoing } from './notices/outgoing.ts';
import type { Push } from './notices/push.ts';
import type { EntryLog } from './store/entries.ts';
import type { Heart } from './store/heartbeat.ts';
import type { Store } from './store/open.ts';
import type { DueRow } from './store/schema.ts';
import type { TableCache } from './tables/live-table.ts';
import type { WorkerPools } from './workers/pools.ts';

export interface DueRunner {
  schedule(tableId: string, kind: DueRow['kind'], at: number): void;
  start(): void;
  /** Stops taking things up, waits for what is under way, gives up what was claimed. */
  stop(): Promise<void>;
}

export interface Sockets {
  /** Sign-out everywhere, deletion. */
  closeAccount(accountId: string): void;
  closeSession(sessionId: string): void;
  /** Takes no more messages, answers those it has, then closes. A client that comes back repeats what was not answered. */
  stop(): Promise<void>;
  /** Cuts every line at once. */
  end(): void;
  readonly size: number;
}

export interface App {
  /** One of several on a shared database. */
  readonly processId: string;
  /** People come by https: cookies say so. */
  readonly https: boolean;
  readonly buckets: MakeBuckets;
  readonly addresses: Addresses;
  /** Requests with the API tokens of one account. */
  readonly tokenPace: Buckets;
  /** Looking at what people upload. */
  readonly uploads: Buckets;
  /** What one address may add to the store: tables, packs that were not here before, moves and chat lines (by this process). */
  readonly quotas: { readonly tables: Buckets; readonly packs: Buckets; readonly writes: KeyedBuckets };
  /** The ways out. */
  readonly notices: { readonly out: Outgoing; readonly push: Push; readonly mail: Mail | undefined };
  readonly store: Store;
  readonly bus: Bus;
  readonly entries: EntryLog;
  readonly heart: Heart;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** Which rules these are, as far as built code can tell. */
  readonly rules: Promise<string | undefined>;
  readonly tables: TableCache;
  readonly due: DueRunner;
  readonly workers: WorkerPools;
  readonly sockets: Sockets;
  readonly limits: Limits;
  /** How fast an account may chat, over all tables and sockets. */
  readonly chatPace: Buckets;
  readonly log: FastifyBaseLogger;
  /** Milliseconds. Tests hand in their own clock. */
  now(): number;
}
