/** Puts the app together: store, hints, tables, limits. `serve` adds HTTP and sockets; the operator's verbs run without them. */
import type { AnyGame } from '@stoa/engine';
import type { FastifyBaseLogger } from 'fastify';
import { lastAddresses } from './addresses.ts';
import type { App } from './app.ts';
import { noBus, postgresBus } from './bus.ts';
import { databaseAddresses } from './databases/address.ts';
import { openDatabases } from './databases/open.ts';
import { dueRunner } from './due.ts';
import { GAMES } from './games.ts';
import { newId } from './ids.ts';
import { type Limits, makeBuckets, ownBuckets, USUAL_LIMITS } from './limits.ts';
import type { Mail } from './notices/mail.ts';
import { outgoing } from './notices/outgoing.ts';
import { pusher } from './notices/push.ts';
import { type SocketDoor, socketDoor } from './sockets.ts';
import { rulesMark } from './tables/rules-mark.ts';
import { makeTableCache } from './tables/table-cache.ts';
import { workerPools } from './workers/pools.ts';

export interface AppOptions {
  /** The folder of the embedded store; not used when `database` is given. */
  readonly data: string;
  /** A PostgreSQL URL; several, with commas between them, where tables are spread over databases (databases/address.ts). */
  readonly database?: string | undefined;
  /** A Redis URL: hints and counters of several processes go by it. Only with `database`. */
  readonly redis?: string | undefined;
  /** Where people reach the site. */
  readonly publicUrl?: string | undefined;
  /** A mail server, smtp:// or smtps://; without it no e-mail. */
  readonly smtp?: string | undefined;
  /** Who the mails are from; default: noreply at the site's name. */
  readonly mailFrom?: string | undefined;
  /** Notices may go to this machine, without TLS: for tests. */
  readonly allowLoopback?: boolean;
  readonly limits?: Partial<Limits>;
  /** Other games than the usual ones, without bots: for tests. */
  readonly games?: ReadonlyMap<string, AnyGame>;
  /** Milliseconds; tests hand in their own clock. */
  readonly now?: () => number;
}

const HOUR = 3_600_000;

export interface BuiltApp {
  readonly app: App;
  readonly door: SocketDoor;
  /** Closes the store. All requests must have been answered. */
  close(): Promise<void>;
}

/** How processes send hints and share counters. Redis is loaded only where it is configured: most servers need none. */
const connect = async ({ redis: redisUrl }: AppOptions, database: string | undefined) => {
  if (database === undefined) return { bus: noBus, counters: undefined, disconnect: () => undefined };
  if (redisUrl === undefined) return { bus: postgresBus(database), counters: undefined, disconnect: () => undefined };
  const { connectRedis, countInRedis, redisBus } = await import('./redis.ts');
  const redis = connectRedis(redisUrl);
  return { bus: redisBus(redis), counters: countInRedis(redis), disconnect: () => redis.disconnect() };
};

const mailFor = async ({ smtp, mailFrom }: AppOptions, site: string): Promise<Mail | undefined> => {
  if (smtp === undefined) return undefined;
  const { mailer } = await import('./notices/mail.ts');
  return mailer({ smtp, from: mailFrom ?? `Stoa <noreply@${new URL(site).hostname}>`, site });
};

export const buildApp = async (options: AppOptions, log: FastifyBaseLogger): Promise<BuiltApp> => {
  const addresses = options.database === undefined ? [] : databaseAddresses(options.database);
  const limits: Limits = { ...USUAL_LIMITS, ...options.limits };
  const now = options.now ?? Date.now;
  const door = socketDoor(() => app);
  const { bus, counters, disconnect } = await connect(options, addresses[0]?.url);
  const databases = await openDatabases({ folder: options.data, checkpointRows: limits.checkpointRows }, addresses, {
    log,
    now,
    lateAfter: limits.lateAfter,
    announce: bus.changed,
  });
  const { store } = databases.home;
  const buckets = makeBuckets(counters);
  const site = new URL(options.publicUrl ?? 'http://localhost').href.replace(/\/$/, '');
  const out = outgoing(options.allowLoopback ?? false);
  const mail = await mailFor(options, site);
  const app: App = {
    processId: newId(),
    addresses: lastAddresses(),
    buckets,
    https: site.startsWith('https://'),
    tokenPace: buckets('tokens', limits.requestsPerMinute, 60_000),
    uploads: buckets('uploads', limits.uploadsPerMinute, 60_000),
    quotas: {
      tables: buckets('tables', limits.tablesPerHour, HOUR),
      packs: buckets('packs', limits.packsPerDay, 24 * HOUR),
      writes: ownBuckets(limits.writesPerHour, limits.writesPerHour / HOUR, HOUR),
    },
    notices: { out, push: await pusher(store.db, out, site), mail },
    store,
    databases,
    bus,
    games: options.games ?? GAMES,
    rules: rulesMark(),
    tables: makeTableCache(() => app),
    due: dueRunner(() => app),
    workers: workerPools(limits),
    sockets: door,
    limits,
    chatPace: buckets('chat', limits.linesPerTenSeconds, 10_000),
    log,
    now,
  };
  const close = async (): Promise<void> => {
    for (const { entries } of databases.all) await entries.settled();
    await app.workers.close();
    mail?.close();
    await bus.close();
    disconnect();
    for (const database of databases.all) await database.store.close();
  };
  return { app, door, close };
};
