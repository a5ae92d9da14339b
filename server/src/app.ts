/** The app, which every part of the server receives: the store, the games, the tables in memory, the time. Made once by `buildApp`. */
import type { AnyGame } from '@stoa/engine';
import type { FastifyBaseLogger } from 'fastify';
import type { Addresses } from './addresses.ts';
import type { Bus } from './bus.ts';
import type { Databases } from './databases/databases.ts';
import type { Buckets, KeyedBuckets, Limits, MakeBuckets } from './limits.ts';
import type { Mail } from './notices/mail.ts';
import type { Outgoing } from './notices/outgoing.ts';
import type { Push } from './notices/push.ts';
import type { DueRow } from './store/schema.ts';
import type { Store } from './store/store.ts';
import type { TableCache } from './tables/live-table.ts';
import type { WorkerPools } from './workers/pools.ts';

export interface DueRunner {
  schedule(tableId: string, kind: DueRow['kind'], at: number): void;
  start(): void;
  /** Starts nothing more, waits for running work, releases the claims. */
  stop(): Promise<void>;
}

export interface Sockets {
  /** For signing out everywhere and for deletion. */
  closeAccount(accountId: string): void;
  closeSession(sessionId: string): void;
  /** Accepts no more messages, answers those it has, then closes. A client that reconnects repeats what was not answered. */
  stop(): Promise<void>;
  /** Cuts every connection at once. */
  end(): void;
  readonly size: number;
}

export interface App {
  /** Identifies this process among several on a shared database. */
  readonly processId: string;
  /** People use https: cookies are set accordingly. */
  readonly https: boolean;
  readonly buckets: MakeBuckets;
  readonly addresses: Addresses;
  /** The rate limit of requests with the API tokens of one account. */
  readonly tokenPace: Buckets;
  /** The rate limit of uploads to check. */
  readonly uploads: Buckets;
  /** What one address may add to the store: tables, new packs, moves and chat lines (counted by this process). */
  readonly quotas: { readonly tables: Buckets; readonly packs: Buckets; readonly writes: KeyedBuckets };
  /** The ways to deliver notices. */
  readonly notices: { readonly out: Outgoing; readonly push: Push; readonly mail: Mail | undefined };
  /** The database of the accounts. Rows of a table are where `databases` says. */
  readonly store: Store;
  readonly databases: Databases;
  readonly bus: Bus;
  readonly games: ReadonlyMap<string, AnyGame>;
  /** A hash of the rules (`tables/rules-mark.ts`); undefined where sources run. */
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
