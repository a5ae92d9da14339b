/**
 * The product in one call: opens the store, listens, sees to due things; `close` stops taking work, finishes what it has taken, and
 * lets go of the store.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@stoa/engine';
import { pino } from 'pino';
import { makeApp } from './app.ts';
import { botPool } from './bots/pool.ts';
import { noBus, postgresBus } from './bus.ts';
import { dueRunner } from './due.ts';
import { GAMES } from './games.ts';
import type { House } from './house.ts';
import { buckets, type Limits, USUAL_LIMITS } from './limits.ts';
import { socketDoor } from './sockets.ts';
import { releaseDue } from './store/due.ts';
import { entryLog } from './store/entries.ts';
import { beat, noteOutage } from './store/heartbeat.ts';
import { openStore } from './store/open.ts';
import { makeHosts } from './tables/hosts.ts';
import { refresh, refreshLine } from './tables/refresh.ts';

export interface ServeOptions {
  /** 0: any free port. */
  readonly port: number;
  /** Default: this machine only; behind a proxy or in a container say '0.0.0.0'. */
  readonly host?: string;
  /** The folder of the embedded store; not used when `database` is given. */
  readonly data: string;
  /** A PostgreSQL URL. */
  readonly database?: string | undefined;
  readonly publicUrl?: string | undefined;
  readonly trustProxy?: boolean;
  /** The folder of the built site (with its index.html). */
  readonly web?: string | undefined;
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly limits?: Partial<Limits>;
  /** Other games than the usual ones, without bots: for tests. */
  readonly games?: ReadonlyMap<string, AnyGame>;
  /** Milliseconds; tests hand in their own clock. */
  readonly now?: () => number;
}

export interface Served {
  readonly url: string;
  /** A consistent copy of the embedded store while it serves. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

const BEAT = 5_000;
const IDLE = 5 * 60_000;

export const serve = async (options: ServeOptions): Promise<Served> => {
  const now = options.now ?? Date.now;
  const log = pino({ level: options.logLevel ?? 'info' });
  const store = await openStore(options.database === undefined ? { folder: options.data } : { url: options.database });
  const limits: Limits = { ...USUAL_LIMITS, ...options.limits };
  const door = socketDoor(() => house);
  const bus = options.database === undefined ? noBus : postgresBus(options.database);
  const house: House = {
    store,
    bus,
    entries: entryLog(store.db, bus.changed),
    games: options.games ?? GAMES,
    hosts: makeHosts(() => house),
    due: dueRunner(() => house),
    bots: botPool(),
    sockets: door,
    limits,
    chatPace: buckets(limits.linesPerTenSeconds, limits.linesPerTenSeconds / 10_000, 60_000),
    log,
    now,
  };
  const inVain = (error: unknown): void => log.error({ reason: (error as Error).message }, 'refreshing a table failed');
  await bus.listen({
    onChanged: id => void refresh(house, id).catch(inVain),
    onSaid: (id, n) => void refreshLine(house, id, n).catch(inVain),
    onGap: () => {
      for (const id of house.hosts.ids()) void refresh(house, id).catch(inVain);
    },
  });
  // On a shared database another process may be alive: only a gap of several beats is an outage.
  await noteOutage(store.db, now(), store.engine === 'sqlite' ? 0 : 3 * BEAT);
  // The embedded store has one process: whatever is still claimed was claimed by one that is gone.
  if (store.engine === 'sqlite') await releaseDue(store.db);

  let stopping = false;
  const web = options.web !== undefined && existsSync(join(options.web, 'index.html')) ? options.web : undefined;
  const app = await makeApp(house, door, {
    log,
    trustProxy: options.trustProxy ?? false,
    publicUrl: options.publicUrl === undefined ? undefined : new URL(options.publicUrl),
    web,
    ready: () => !stopping,
  });
  let url: string;
  try {
    url = await app.fastify.listen({ port: options.port, host: options.host ?? '127.0.0.1' });
  } catch (error) {
    await house.bots.close();
    await bus.close();
    await store.close();
    throw error;
  }
  house.due.start();
  const timers = [
    setInterval(() => beat(store.db, now()).catch(error => log.error({ reason: (error as Error).message }, 'heartbeat failed')), BEAT),
    setInterval(() => house.hosts.sweep(now() - IDLE), IDLE / 5),
  ];

  const stop = async (): Promise<void> => {
    stopping = true;
    for (const timer of timers) clearInterval(timer);
    await house.due.stop();
    // Whatever was taken gets its answer before its connection closes.
    await Promise.all([door.stop(), app.settled()]);
    await app.fastify.close();
    await house.entries.settled();
    await house.bots.close();
    await beat(store.db, now());
    await bus.close();
    await store.close();
  };
  let closing: Promise<void> | undefined;
  return {
    url,
    backup: file => store.backup(file),
    close: () => {
      closing ??= stop();
      return closing;
    },
  };
};
